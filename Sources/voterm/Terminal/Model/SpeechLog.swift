import AXEngine

/// What was done and what was heard, line by line.
struct SpeechLog: Hashable, Sendable {
  /// A line.
  struct Entry: Hashable, Sendable {
    /// What the line is.
    enum Kind: Hashable, Sendable {
      /// What the person did.
      case step
      case speech
      /// A hint, or that there are actions; after a pause.
      case hint
      case sound
      /// Another screen, a new value, nothing at all.
      case note
      /// Something went wrong.
      case fault
    }

    var kind: Kind
    var text: String
  }

  /// More than this is forgotten from the front.
  static let limit = 2000
  /// Characters of an entry; nobody scrolls through more of a single one.
  static let longest = 20_000

  private(set) var entries: [Entry] = []

  mutating func add(_ kind: Entry.Kind, _ text: String) {
    entries.append(Entry(kind: kind, text: TextWidth.beginning(of: text, characters: Self.longest)))
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit / 2) }
  }

  /// What was being said when something cut it off; a hint of which only the beginning was heard is none.
  mutating func cutOff() {
    guard let last = entries.lastIndex(where: { $0.kind == .speech || $0.kind == .hint }) else { return }
    let mark = " " + WalkRecord.Mark.cutOff.rawValue
    if !entries[last].text.hasSuffix(mark) { entries[last].text += mark }
  }
}
