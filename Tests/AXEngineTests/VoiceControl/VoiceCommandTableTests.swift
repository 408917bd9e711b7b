import Testing

@testable import AXEngine

/// Holds the table of commands: what stands there is understood as it stands there, and is proven by a case.
@Suite("The table of Voice Control's commands")
struct VoiceCommandTableTests {
  /// A way of saying a wording: slots filled, everything that may be left out said, and one word chosen.
  static func example(_ wording: String, phrase: String = "VoiceOver") -> String {
    let words = wording.split { $0 == " " || $0 == "[" || $0 == "]" }.map { word -> String in
      switch word {
      case "<item>", "<phrase>", "<app>", "<n>": return phrase
      case "<count>": return "3"
      case "<unit>": return "words"
      default: return word.split(separator: "|").first.map(String.init) ?? ""
      }
    }
    return words.joined(separator: " ")
  }

  static let wordings = VoiceCommandTable.rows.enumerated().flatMap { place, row in
    row.wordings.map { (row: place, wording: $0) }
  }

  static func find(_ said: String, hasText: Bool) -> VoiceCommandTable.Found? {
    let said = SpokenWords(said)
    return VoiceCommandTable.find(said, isFixed: true, hasText: hasText)
      ?? VoiceCommandTable.find(said, isFixed: false, hasText: hasText)
  }

  @Test(arguments: wordings)
  func everyWordingIsUnderstood(_ row: Int, _ wording: String) throws {
    let row = VoiceCommandTable.rows[row]
    let said = Self.example(wording)
    let found = try #require(Self.find(said, hasText: true), "\(said)")
    let words = SpokenWords(said)
    let own = row.forms.lazy.compactMap { $0.match(words, isFixed: true) ?? $0.match(words, isFixed: false) }
      .first.flatMap(row.make)
    #expect(found.command == own, "\(said) is taken for \(found.title)")
    #expect(found.title.lowercased() == said.lowercased())
  }

  @Test func commandsForTextsNeedOne() {
    for row in VoiceCommandTable.rows where row.family.isAboutText {
      for wording in row.wordings where row.family != .dictation {
        #expect(Self.find(Self.example(wording), hasText: false) == nil, "\(wording)")
      }
    }
  }

  @Test func everyCommandIsProvenByACase() {
    let said = FidelityCase.all.flatMap(\.steps).compactMap { step -> SpokenWords? in
      guard case .success(let step)? = WalkParser.parse(line: step).step,
        case .input(.say(let words), _) = step.action
      else { return nil }
      return SpokenWords(words)
    }
    for row in VoiceCommandTable.rows {
      let isSaid = said.contains { words in
        row.forms.contains { $0.match(words, isFixed: true) != nil || $0.match(words, isFixed: false) != nil }
      }
      #expect(isSaid, "no case says \(row.wordings[0])")
    }
  }

  @Test(
    "words are compared without case and punctuation, numbers as digits",
    arguments: [
      ("Pay €24.90", ["pay", "24", "90"]), ("Don't", ["dont"]), ("sign-in", ["sign", "in"]),
      ("twenty-four ninety", ["24", "90"]), ("one hundred and five", ["105"]), ("two hundred", ["200"]),
      ("hundred", ["hundred"]), ("one two", ["1", "2"]), ("Käse!", ["käse"]), ("…", []), ("", []),
      ("fiver", ["fiver"]), ("٣", ["3"]), ("nine's", ["nines"]),
    ])
  func words(_ text: String, _ words: [String]) {
    #expect(SpokenWords(text).texts == words)
  }

  @Test func phrasesKeepTheirSigns() throws {
    let said = SpokenWords("Type “Hello, (world)!” now")
    #expect(said.passage(1..<3) == "“Hello, (world)!”")
    #expect(said.occurrences(of: ["hello", "world"]) == [6..<19])
  }
}
