/// What is done to the text that is being edited.
extension App {
  /// Characters typed at the insertion point, in the place of what is selected.
  mutating func insert(_ text: String, _ turn: inout Turn) -> Bool {
    guard !text.isEmpty, replace(with: text, &turn) else { return false }
    turn.pending.append(.event(.text(.inserted(text))))
    return true
  }

  /// Deletes what is selected, else the character before the insertion point.
  mutating func deleteBackward(_ turn: inout Turn) -> Bool {
    guard let (_, _, text) = editedText() else { return false }
    let place = min(state.insertionPoint, text.count)
    let range = state.selection ?? max(0, place - 1)..<place
    guard !range.isEmpty else { return false }
    let deleted = String(Array(text)[range.clamped(to: 0..<text.count)])
    state.selectionAnchor = range.lowerBound
    state.insertionPoint = range.upperBound
    guard replace(with: "", &turn) else { return false }
    turn.pending.append(.event(.text(.deleted(deleted))))
    return true
  }

  /// Moves the insertion point as far as there is text; nothing is selected any more.
  mutating func moveInsertionPoint(to place: Int, _ turn: inout Turn) -> Bool {
    guard let (_, _, text) = editedText() else { return false }
    let old = state.insertionPoint
    let selection = state.selection
    state.insertionPoint = min(max(place, 0), text.count)
    state.selectionAnchor = nil
    if selection != nil { turn.pending.append(.event(.text(.selected(from: selection, to: nil)))) }
    if state.insertionPoint != old {
      turn.pending.append(.event(.text(.moved(from: old, to: state.insertionPoint))))
    }
    return true
  }

  /// Selects from a place that stays to one that moves.
  mutating func select(from anchor: Int, to place: Int, _ turn: inout Turn) -> Bool {
    guard let (_, _, text) = editedText() else { return false }
    let old = state.selection
    state.selectionAnchor = min(max(anchor, 0), text.count)
    state.insertionPoint = min(max(place, 0), text.count)
    if state.selection == nil { state.selectionAnchor = nil }
    if state.selection != old {
      turn.pending.append(.event(.text(.selected(from: old, to: state.selection))))
    }
    return true
  }

  /// Does what the edit menu offers; false where it does not offer it.
  mutating func edit(_ operation: TextOperation, _ turn: inout Turn) -> Bool {
    guard let (node, _, text) = editedText() else { return false }
    let isSecure = mock.views[Int(views.nodes[Int(node)].view)].type == .secureField
    guard TextOperation.available(in: state, text: text, isSecure: isSecure).contains(operation) else {
      return false
    }
    switch operation {
    case .select:
      let characters = Array(text)
      let word = Self.word(at: state.insertionPoint, in: characters)
      return select(from: word.lowerBound, to: word.upperBound, &turn)
    case .selectAll:
      return select(from: 0, to: text.count, &turn)
    case .copy, .cut:
      guard let selection = state.selection else { return false }
      state.pasteboard = String(Array(text)[selection.clamped(to: 0..<text.count)])
      let event: TextEvent = operation == .copy ? .copied(state.pasteboard) : .cut(state.pasteboard)
      if operation == .cut, !replace(with: "", &turn) { return false }
      turn.pending.append(.event(.text(event)))
      return true
    case .paste:
      guard replace(with: state.pasteboard, &turn) else { return false }
      turn.pending.append(.event(.text(.pasted(state.pasteboard))))
      return true
    }
  }

  /// Takes the last change of the text back, or makes again what was taken back.
  mutating func undo(isRedo: Bool, _ turn: inout Turn) -> Bool {
    guard let (node, binding, text) = editedText() else { return false }
    let now = snapshot(of: text)
    let other = isRedo ? state.textHistory.redo(now) : state.textHistory.undo(now)
    guard let other else { return false }
    write(.text(other.text), to: binding, at: node, &turn)
    state.insertionPoint = other.insertionPoint
    state.selectionAnchor = other.selectionAnchor
    let (old, new) = (Array(text), Array(other.text))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (gone, come) = (old[start..<old.count - end], new[start..<new.count - end])
    if !gone.isEmpty { turn.pending.append(.event(.text(.deleted(String(gone))))) }
    if !come.isEmpty { turn.pending.append(.event(.text(.inserted(String(come))))) }
    return true
  }

  private func snapshot(of text: String) -> TextSnapshot {
    TextSnapshot(
      text: text, insertionPoint: state.insertionPoint, selectionAnchor: state.selectionAnchor)
  }

  /// The word around a place in a text, else the one before it.
  static func word(at place: Int, in text: [Character]) -> Range<Int> {
    var end = min(max(place, 0), text.count)
    while end > 0, end == text.count || text[end].isWhitespace, text[end - 1].isWhitespace { end -= 1 }
    var start = end
    while start > 0, !text[start - 1].isWhitespace { start -= 1 }
    while end < text.count, !text[end].isWhitespace { end += 1 }
    return start..<end
  }

  /// Puts a text in the place of what is selected, or at the insertion point.
  private mutating func replace(with new: String, _ turn: inout Turn) -> Bool {
    guard let (node, binding, old) = editedText() else { return false }
    var characters = Array(old)
    let place = min(max(state.insertionPoint, 0), characters.count)
    let range = (state.selection ?? place..<place).clamped(to: 0..<characters.count)
    characters.replaceSubrange(range, with: new)
    guard characters.count <= 1 << 20 else { return false }
    state.textHistory.remember(snapshot(of: old))
    write(.text(String(characters)), to: binding, at: node, &turn)
    state.insertionPoint = range.lowerBound + new.count
    state.selectionAnchor = nil
    return true
  }

  /// Return: `onSubmit`, and editing ends; in a text editor it is a new line.
  mutating func submit(_ turn: inout Turn) -> Bool {
    guard let field = state.firstResponder, let node = views.node(field) else { return false }
    let view = mock.views[Int(views.nodes[Int(node)].view)]
    if view.type == .textEditor, !view.properties.has(.onSubmit) { return insert("\n", &turn) }
    if let steps = view.properties.steps(.onSubmit) { run(steps, "onSubmit", context(at: node), &turn) }
    if view.type != .textEditor, state.firstResponder == field { _ = endEditing(&turn) }
    return true
  }

  func text(of node: NodeIndex) -> String? {
    let target = views.nodes[Int(node)]
    return evaluation.value(of: mock.views[Int(target.view)], scope: target.scope)?.description
  }

  private func editedText() -> (node: NodeIndex, binding: Binding, text: String)? {
    guard let field = state.firstResponder, let node = views.node(field),
      let binding = mock.views[Int(views.nodes[Int(node)].view)].properties.binding(.value)
    else { return nil }
    return (node, binding, text(of: node) ?? "")
  }
}
