import Testing

@testable import AXEngine

@Suite("Phrase tables")
struct PhrasesTests {
  @Test("arguments go where their numbers stand")
  func arguments() {
    let english = Phrases.table(for: "en")
    #expect(english.text(.position, "2", "5") == "2 of 5")
    #expect(english.text(.percent, "75") == "75%")
    #expect(english.text(.notFound, english[.heading]) == "Heading not found")
    #expect(english.text(.movedBelow, "{1}") == "Moved below {1}")
  }

  @Test(
    "an app's rotor of one of Apple's kinds has Apple's name (RO-33)",
    arguments: [
      ("headingLevel3", "Heading 3"), ("underlineText", "Underlined Text"), ("visitedLink", "Visited Links"),
      ("chapter", nil),
    ] as [(String, String?)])
  func systemRotors(kind: String, name: String?) {
    #expect(Phrases.table(for: "en").name(ofSystemRotor: kind) == name)
  }

  @Test("a missing argument leaves nothing behind")
  func missing() {
    #expect(Phrases.table(for: "en").text(.position, "2") == "2 of ")
  }

  @Test("a language without a table speaks English", arguments: ["en", "en-GB", "fr", "xx-YY", ""])
  func fallback(language: String) {
    #expect(Phrases.table(for: language)[.heading] == "Heading")
  }

  @Test(
    "a character by itself is named",
    arguments: [
      ("a", "a"), ("A", "Cap A"), ("É", "Cap É"), ("7", "7"), (" ", "space"), (".", "dot"),
      ("[", "left bracket"),
      ("_", "underline"), ("ß", "ß"), ("字", "字"),
    ] as [(Character, String)])
  func characters(character: Character, name: String) {
    #expect(Phrases.table(for: "en").name(of: character) == name)
  }
}
