/// A wording of a command: words, of which some may be left out or chosen, and slots.
///
/// Written as it is shown: `Select previous|next [<count>] <unit>`. Square brackets hold what may be left out, bars
/// part words of which one is said, and the slots are `<item>` (a spoken name, or a number of an overlay), `<phrase>`,
/// `<app>`, `<count>` and `<unit>`.
struct VoiceWording: Sendable {
  /// As it is shown.
  let text: String
  /// One for each way of leaving something out.
  let forms: [Form]

  /// Without anything left to choose.
  struct Form: Sendable {
    var parts: [Part]

    /// Whether a part takes any words.
    var hasFreeSlot: Bool { parts.contains(.phrase) }
  }

  enum Part: Hashable, Sendable {
    /// A word, and how it is written.
    case word(String, shown: String)
    /// One of some words.
    case choice([String])
    /// One or more words.
    case phrase
    case count
    case unit
  }

  /// What filled the slots of a wording, in the order in which they were said.
  struct Slots: Hashable, Sendable {
    var phrases: [SpokenPhrase] = []
    var counts: [Int] = []
    /// The words chosen between bars.
    var choices: [String] = []
    var units: [TextUnit] = []
    /// The command in Apple's words, slots filled.
    var command = ""

    /// The word chosen between bars.
    func isChosen(_ word: String) -> Bool { choices.contains(word) }
    /// How often; once where nothing is said.
    var count: Int { counts.first ?? 1 }
  }

  /// The numbers that a command takes.
  static let countRange = 1...999

  init(_ text: String) {
    self.text = text
    forms = Self.expand(text).map { Form(parts: $0.map(Self.part)) }
  }

  /// All ways of leaving out what stands in brackets, the longest first.
  private static func expand(_ text: String) -> [[Substring]] {
    guard let open = text.firstIndex(of: "[") else { return [text.split(separator: " ")] }
    var depth = 0
    var close = open
    for place in text[open...].indices {
      if text[place] == "[" { depth += 1 }
      if text[place] == "]" { depth -= 1 }
      if depth == 0 {
        close = place
        break
      }
    }
    let before = text[..<open]
    let inside = text[text.index(after: open)..<close]
    let after = text[text.index(after: close)...]
    return expand(String(before + inside + after)) + expand(String(before + after))
  }

  private static func part(_ word: Substring) -> Part {
    switch word {
    case "<item>", "<phrase>", "<app>", "<n>": return .phrase
    case "<count>": return .count
    case "<unit>": return .unit
    default: break
    }
    if word.contains("|") { return .choice(word.split(separator: "|").map { folded(String($0)) }) }
    return .word(folded(String(word)), shown: String(word))
  }

  private static func folded(_ word: String) -> String { SpokenWords(word).texts.joined() }

  /// What was said, as this wording; nil where it is another one. `isFixed` asks for forms without free slots, or for
  /// those with one.
  func match(_ said: SpokenWords, isFixed: Bool) -> Slots? {
    for form in forms where form.hasFreeSlot != isFixed {
      var slots = Slots()
      if Self.match(form.parts[...], said, from: 0, &slots) { return slots }
    }
    return nil
  }

  private static func match(
    _ parts: ArraySlice<Part>, _ said: SpokenWords, from place: Int, _ slots: inout Slots
  ) -> Bool {
    guard let part = parts.first else { return place == said.words.count }
    guard place < said.words.count else { return false }
    let word = said.words[place].text
    let before = slots
    switch part {
    case .word(let wanted, let shown):
      guard word == wanted else { return false }
      slots.add(shown)
    case .choice(let words):
      guard words.contains(word) else { return false }
      slots.choices.append(word)
      slots.add(word)
    case .count:
      guard let number = Int(word), countRange.contains(number) else { return false }
      slots.counts.append(number)
      slots.add(word)
    case .unit:
      guard let unit = TextUnit(spoken: word) else { return false }
      slots.units.append(unit)
      slots.add(word)
    case .phrase:
      // The shortest that lets the rest match.
      for end in place + 1...said.words.count {
        slots = before
        let phrase = SpokenPhrase(said, place..<end)
        slots.phrases.append(phrase)
        slots.add(phrase.text)
        if match(parts.dropFirst(), said, from: end, &slots) { return true }
      }
      slots = before
      return false
    }
    if match(parts.dropFirst(), said, from: place + 1, &slots) { return true }
    slots = before
    return false
  }
}

extension VoiceWording.Slots {
  mutating func add(_ word: String) {
    command += command.isEmpty ? word.prefix(1).uppercased() + word.dropFirst() : " " + word
  }
}

extension TextUnit {
  /// The unit that a word of a command names, one or several.
  init?(spoken word: String) {
    switch word {
    case "character", "characters", "letter", "letters": self = .character
    case "word", "words": self = .word
    case "sentence", "sentences": self = .sentence
    case "paragraph", "paragraphs": self = .paragraph
    case "line", "lines": self = .line
    default: return nil
    }
  }
}
