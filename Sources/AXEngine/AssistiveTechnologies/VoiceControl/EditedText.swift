/// The text that is edited, as Voice Control finds its way in it.
struct EditedText {
  let scene: Scene
  let characters: [Character]
  /// The insertion point, in characters.
  let point: Int
  /// What is selected.
  let selection: Range<Int>?
  private let element: ElementIndex?

  /// nil where nothing is edited.
  init?(_ scene: Scene) {
    guard let field = scene.state.firstResponder, let node = scene.views.node(field) else { return nil }
    self.scene = scene
    let reader = Reader(mock: scene.mock, state: scene.state, views: scene.views)
    characters = Array(reader.text(reader.property(ViewKey.value, of: node), at: node) ?? "")
    point = min(max(scene.state.insertionPoint, 0), characters.count)
    let whole = 0..<characters.count
    selection = scene.state.selection.map { $0.clamped(to: whole) }
    element = scene.tree.element(field)
  }

  /// The whole text.
  var whole: Range<Int> { 0..<characters.count }

  /// Where the text is worked on: what is selected, else the insertion point.
  var place: Range<Int> { selection ?? point..<point }

  /// Its lines as they are set.
  var lines: [Range<Int>] { element.map { scene.lines(of: characters, in: $0) } ?? [whole] }

  /// What stands somewhere.
  subscript(range: Range<Int>) -> String { String(characters[range.clamped(to: whole)]) }

  /// Where a phrase stands: nearest before the insertion point, else first behind it; nil where it does not.
  func find(_ phrase: SpokenPhrase, from start: Int = 0) -> Range<Int>? {
    let found = SpokenWords(String(characters)).occurrences(of: phrase.words).filter {
      $0.lowerBound >= start
    }
    return found.last { $0.upperBound <= point } ?? found.first
  }

  /// The units that a text is cut into.
  private func all(_ unit: TextUnit) -> [Range<Int>] {
    switch unit {
    case .character: return characters.indices.map { $0..<$0 + 1 }
    case .word: return SpokenWords.split(characters).map(\.range)
    case .sentence: return ReadingPoint.sentences(of: characters)
    case .paragraph: return ReadingPoint.paragraphs(of: characters)
    case .line: return lines
    }
  }

  /// The unit around the insertion point, else the one before it.
  func unit(_ unit: TextUnit) -> Range<Int>? {
    let all = all(unit)
    return all.first { $0.contains(point) } ?? all.last { $0.upperBound <= point } ?? all.first
  }

  /// So many units behind or before a stretch; fewer where the text ends, nil where none is.
  func units(_ count: Int, _ unit: TextUnit, forward: Bool, from place: Range<Int>) -> Range<Int>? {
    let all = all(unit)
    let found =
      forward
      ? all.filter { $0.lowerBound >= place.upperBound }.prefix(count)
      : all.filter { $0.upperBound <= place.lowerBound }.suffix(count)
    guard let first = found.first, let last = found.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// Where moving by units leads: behind the unit forward, before it backward; within one to its own edge.
  func place(moved count: Int, _ unit: TextUnit, forward: Bool) -> Int {
    let edges =
      forward
      ? all(unit).map(\.upperBound).filter { $0 > point } : all(unit).map(\.lowerBound).filter { $0 < point }
    guard !edges.isEmpty else { return forward ? characters.count : 0 }
    return forward ? edges[min(count, edges.count) - 1] : edges[max(0, edges.count - count)]
  }

  /// The place a line above or below, in the same column.
  func place(inLineAbove isAbove: Bool) -> Int {
    let lines = lines
    guard let here = lines.lastIndex(where: { $0.lowerBound <= point }) else { return point }
    let there = isAbove ? here - 1 : here + 1
    guard lines.indices.contains(there) else { return isAbove ? 0 : characters.count }
    return min(lines[there].lowerBound + point - lines[here].lowerBound, lines[there].upperBound)
  }
}

extension VoiceLetterCase {
  /// A text in this case.
  func applied(to text: String) -> String {
    switch self {
    case .lowercase: return text.lowercased()
    case .uppercase: return text.uppercased()
    case .capitalized:
      var isInWord = false
      return text.reduce(into: "") { result, character in
        result += isInWord || !character.isLetter ? String(character) : character.uppercased()
        isInWord = character.isLetter || character.isNumber || isInWord && character == "'"
      }
    }
  }
}
