/// One line of text being typed, with the places a person may go in it.
struct LineEditor: Hashable, Sendable {
  private(set) var text = ""
  /// Characters before the insertion point.
  private(set) var place = 0
  private var history: [String] = []
  private var recalled: Int?

  /// The text before the insertion point.
  var head: String { String(text.prefix(place)) }

  /// Takes a key; says whether it was one for editing.
  mutating func take(_ stroke: KeyStroke) -> Bool {
    switch (stroke.key, stroke.modifiers) {
    case (.character(let character), []), (.character(let character), .shift): insert(String(character))
    case (.backspace, _): delete(place - 1)
    case (.delete, _): delete(place)
    case (.left, _): place = max(0, place - 1)
    case (.right, _): place = min(text.count, place + 1)
    case (.home, _): place = 0
    case (.end, _), (.character("e"), .control): place = text.count
    case (.character("u"), .control): set("")
    case (.up, _): recall(-1)
    case (.down, _): recall(1)
    default: return false
    }
    return true
  }

  /// Puts text at the insertion point; breaks become blanks.
  mutating func insert(_ more: String) {
    let line = String(more.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let at = text.index(text.startIndex, offsetBy: place)
    text.insert(contentsOf: line, at: at)
    place = min(text.count, place + line.count)
  }

  /// Replaces everything.
  mutating func set(_ text: String) {
    self.text = text
    place = text.count
  }

  /// Takes the line away and remembers it.
  mutating func finish() -> String {
    let line = text
    if !line.isEmpty, history.last != line { history.append(line) }
    recalled = nil
    set("")
    return line
  }

  /// Empties the line.
  mutating func cancel() {
    recalled = nil
    set("")
  }

  private mutating func delete(_ at: Int) {
    guard at >= 0, at < text.count else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: at))
    place = at
  }

  private mutating func recall(_ step: Int) {
    guard !history.isEmpty else { return }
    let next = (recalled ?? history.count) + step
    if next >= history.count {
      recalled = nil
      set("")
    } else if next >= 0 {
      recalled = next
      set(history[next])
    }
  }
}
