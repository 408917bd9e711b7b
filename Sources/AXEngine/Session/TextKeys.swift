/// What the keys of a hardware keyboard do in a text that is edited.
struct TextKeys {
  private let scene: Scene
  private let text: [Character]
  private let point: Int
  private let isMultiline: Bool

  /// nil where nothing is edited.
  init?(_ scene: Scene) {
    guard let field = scene.state.firstResponder, let node = scene.views.node(field) else { return nil }
    self.scene = scene
    let reader = Reader(mock: scene.mock, state: scene.state, views: scene.views)
    text = Array(reader.text(reader.property(ViewKey.value, of: node), at: node) ?? "")
    point = min(scene.state.insertionPoint, text.count)
    isMultiline = scene.mock.views[Int(scene.views.nodes[Int(node)].view)].type == .textEditor
  }

  /// The request for a key; nil where it means nothing in a text.
  func request(for key: KeyPress) -> AppRequest? {
    let modifiers = key.modifiers
    if modifiers == .command, case .character(let letter) = key.key { return shortcut(letter) }
    guard modifiers.isSubset(of: [.shift, .option, .command]) else { return nil }
    if modifiers == [.command, .shift], key.key == .character("z") || key.key == .character("Z") {
      return .redoText
    }
    if modifiers.isEmpty, let selection = scene.state.selection {
      // Without Shift the selection is given up at the end one goes to.
      if key.key == .left { return .moveInsertionPoint(selection.lowerBound) }
      if key.key == .right { return .moveInsertionPoint(selection.upperBound) }
    }
    if let place = place(for: key.key, modifiers.subtracting(.shift)) {
      guard modifiers.contains(.shift) else { return place == point ? nil : .moveInsertionPoint(place) }
      return .selectText(from: scene.state.selectionAnchor ?? point, to: place)
    }
    guard modifiers.isSubset(of: .shift) else { return nil }
    switch key.key {
    case .character(let character): return .insertText(String(character))
    case .space: return .insertText(" ")
    case .tab: return .insertText("\t")
    case .return: return .submit
    case .delete: return .deleteBackward
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .escape, .function, .both,
      .control, .command:
      return nil
    }
  }

  private func shortcut(_ letter: Character) -> AppRequest? {
    switch letter {
    case "a", "A": .editText(.selectAll)
    case "x", "X": .editText(.cut)
    case "c", "C": .editText(.copy)
    case "v", "V": .editText(.paste)
    case "z", "Z": .undoText
    default: nil
    }
  }

  /// Where a key takes the insertion point; nil for a key that does not move it.
  private func place(for key: KeyPress.Key, _ modifiers: KeyPress.Modifiers) -> Int? {
    switch (key, modifiers) {
    case (.left, []): max(0, point - 1)
    case (.right, []): min(text.count, point + 1)
    case (.left, .option): ReadingPoint.word(forward: false, from: point..<point, in: text)?.lowerBound ?? 0
    case (.right, .option):
      ReadingPoint.word(forward: true, from: point..<point, in: text)?.upperBound ?? text.count
    case (.left, .command): lineStart(point)
    case (.right, .command): lineEnd(point)
    case (.up, []): isMultiline ? line(before: point) : 0
    case (.down, []): isMultiline ? line(after: point) : text.count
    case (.up, .command), (.home, []), (.pageUp, []): 0
    case (.down, .command), (.end, []), (.pageDown, []): text.count
    default: nil
    }
  }

  private func lineStart(_ place: Int) -> Int {
    text[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  private func lineEnd(_ place: Int) -> Int { text[place...].firstIndex(where: \.isNewline) ?? text.count }

  /// The same column in the line before; the start of the text where there is none.
  private func line(before place: Int) -> Int {
    let start = lineStart(place)
    guard start > 0 else { return 0 }
    let before = lineStart(start - 1)
    return min(before + place - start, start - 1)
  }

  /// The same column in the line after; the end of the text where there is none.
  private func line(after place: Int) -> Int {
    let end = lineEnd(place)
    guard end < text.count else { return text.count }
    return min(end + 1 + place - lineStart(place), lineEnd(end + 1))
  }
}
