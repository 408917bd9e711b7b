/// How words are compared that were nearly said: without accents, and with a letter or two amiss.
enum NearWords {
  /// How many letters of a word may be amiss: none of a number or of a word of two letters.
  static func slips(in word: String) -> Int {
    let count = word.utf8.count
    return count <= 2 || word.contains(where: \.isNumber) ? 0 : max(1, (count + 1) / 3)
  }

  /// How many letters of two words differ; nil where that is more than may be amiss in what was said.
  static func difference(of said: String, from wanted: String) -> Int? {
    if said == wanted { return 0 }
    let most = slips(in: said)
    guard most > 0, abs(said.utf8.count - wanted.utf8.count) <= most else { return nil }
    let distance = Suggestion.distance(Array(said.utf8), Array(wanted.utf8), limit: most + 1)
    return distance <= most && distance < max(said.utf8.count, wanted.utf8.count) ? distance : nil
  }

  /// A word in small letters without accents: "zoe" for Zoë.
  static func plain(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word.lowercased() }
    var plain = String.UnicodeScalarView()
    for scalar in word.lowercased().unicodeScalars where scalar.properties.generalCategory != .nonspacingMark
    {
      plain.append(base(of: scalar))
    }
    return String(plain)
  }

  /// The letter below an accent, by its name: LATIN SMALL LETTER E WITH DIAERESIS.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard !scalar.isASCII, let name = scalar.properties.name, name.hasPrefix("LATIN SMALL LETTER ") else {
      return scalar
    }
    let words = name.split(separator: " ")
    guard words.count > 5, words[3].utf8.count == 1, words[4] == "WITH" else { return scalar }
    return words[3].lowercased().unicodeScalars.first ?? scalar
  }
}

/// Names, to find those that are nearly what was said.
struct NearNames: Sendable {
  private struct Entry: Sendable {
    var name: String
    /// Of the name as it is, and of its plain words: what is nothing alike is passed over.
    var letters: Letters
    var plainLetters: Letters
    var words: [String]
  }

  private let entries: [Entry]

  init(_ names: [String]) {
    entries = names.map { name in
      let words = SpokenWords(name).texts.map(NearWords.plain)
      return Entry(
        name: name, letters: Letters(name), plainLetters: Letters(words.joined(separator: " ")), words: words)
    }
  }

  /// The name that was probably meant: what is nearest as a whole, else what has words nearest to those that were said;
  /// of equally near ones the first.
  func closest(to phrase: SpokenPhrase) -> String? {
    let said = phrase.text.lowercased()
    let letters = Letters(said)
    let alike = entries.lazy.filter { $0.letters.areLike(letters, count: said.utf8.count) }
    return Suggestion.closest(to: said, among: alike.map(\.name))
      ?? closest(to: phrase.words.map(NearWords.plain))
  }

  private func closest(to said: [String]) -> String? {
    guard !said.isEmpty, said.count <= 8 else { return nil }
    let letters = Letters(said.joined(separator: " "))
    let most = said.reduce(0) { $0 + NearWords.slips(in: $1) }
    var best: (name: String, difference: Int)?
    for entry in entries
    where said.count <= entry.words.count && letters.lacks(entry.plainLetters, atMost: most) {
      for start in 0...entry.words.count - said.count {
        guard let difference = Self.difference(of: said, from: entry.words[start..<start + said.count]) else {
          continue
        }
        if difference < best?.difference ?? Int.max { best = (entry.name, difference) }
      }
    }
    return best?.name
  }

  private static func difference(of said: [String], from words: ArraySlice<String>) -> Int? {
    var sum = 0
    for (word, wanted) in zip(said, words) {
      guard let difference = NearWords.difference(of: word, from: wanted) else { return nil }
      sum += difference
    }
    return sum
  }
}

/// Commands that were nearly said.
extension VoiceCommandTable {
  /// What is wrong with words that are no command.
  enum Near: Hashable, Sendable {
    /// They are nearly this one.
    case command(String)
    /// They are one whose number is too large or none; it goes from 1 to this.
    case beyond(Int)
  }

  /// The command that was probably meant, that with the fewest letters amiss; of several the one above. nil where none is
  /// near.
  static func nearest(_ said: SpokenWords, hasText: Bool) -> Near? {
    let words = said.texts.map(NearWords.plain)
    var best: (near: Near, difference: Int)?
    for row in rows where hasText || !row.family.isAboutText {
      for form in row.forms {
        guard let found = form.near(said, words), found.difference < best?.difference ?? Int.max,
          let command = row.make(found.slots)
        else { continue }
        best = (
          found.isBeyond ? .beyond(command.largestNumber) : .command(found.slots.command), found.difference
        )
      }
    }
    return best?.near
  }
}

extension VoiceWording {
  /// A wording that was nearly said.
  struct Nearness {
    /// What fills its slots; a number that is beyond them is the largest one.
    var slots = Slots()
    /// How many letters are amiss.
    var difference = 0
    /// Whether a number is too large or none.
    var isBeyond = false
  }

  /// How near what was said comes to this wording; `words` are its words without accents. nil where it is another one.
  func near(_ said: SpokenWords, _ words: [String]) -> Nearness? {
    forms.lazy.compactMap { form in
      var nearness = Nearness()
      return Self.near(form.parts[...], said, words, from: 0, &nearness) ? nearness : nil
    }.min { $0.difference < $1.difference }
  }

  private static func near(
    _ parts: ArraySlice<Part>, _ said: SpokenWords, _ words: [String], from place: Int,
    _ nearness: inout Nearness
  ) -> Bool {
    guard let part = parts.first else { return place == words.count }
    guard place < words.count else { return false }
    let before = nearness
    switch part {
    case .word(let wanted, let shown):
      guard let difference = NearWords.difference(of: words[place], from: wanted) else { return false }
      nearness.difference += difference
      nearness.slots.add(shown)
    case .choice(let choices):
      let near = choices.compactMap { choice in
        NearWords.difference(of: words[place], from: choice).map { (choice: choice, difference: $0) }
      }
      guard let nearest = near.min(by: { $0.difference < $1.difference }) else { return false }
      nearness.difference += nearest.difference
      nearness.slots.choices.append(nearest.choice)
      nearness.slots.add(nearest.choice)
    case .count:
      guard words[place].allSatisfy(\.isNumber) else { return false }
      let number = Int(words[place]).flatMap { countRange.contains($0) ? $0 : nil }
      if number == nil { nearness.isBeyond = true }
      nearness.slots.counts.append(number ?? countRange.upperBound)
      nearness.slots.add(words[place])
    case .unit:
      guard let unit = TextUnit(spoken: words[place]) else { return false }
      nearness.slots.units.append(unit)
      nearness.slots.add(words[place])
    case .phrase:
      // The shortest that lets the rest be near.
      for end in place + 1...words.count {
        nearness = before
        let phrase = SpokenPhrase(said, place..<end)
        nearness.slots.phrases.append(phrase)
        nearness.slots.add(phrase.text)
        if near(parts.dropFirst(), said, words, from: end, &nearness) { return true }
      }
      nearness = before
      return false
    }
    if near(parts.dropFirst(), said, words, from: place + 1, &nearness) { return true }
    nearness = before
    return false
  }
}

extension VoiceCommand {
  /// How large the number in it may be.
  static let mostRepetitions = 50
  static let mostGridLines = 20

  fileprivate var largestNumber: Int {
    switch self {
    case .repeatLast: Self.mostRepetitions
    case .showGrid: Self.mostGridLines
    case .goBack, .showCommands, .sleep, .wake, .system, .turnDevice, .show, .hide, .choose, .showActions,
      .tap,
      .fingers, .scroll, .scrollToEdge, .swipe, .pan, .zoom, .turn, .adjust, .drag, .startDrag, .drop,
      .cancel,
      .text, .turnOn, .mode:
      VoiceWording.countRange.upperBound
    }
  }
}
