import Foundation
import Testing

@testable import voterm

/// `run` and `plain` through the built program.
@Suite struct WalkCommandTests {
  static let mock = """
    { "title": "Tiny", "state": { "on": false }, "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "name", "text": "Tiny", "accessibility": { "addTraits": ["header"] } },
      { "type": "Button", "id": "go", "text": "Go", "do": [ { "set": { "on": "true" } } ] } ] } }
    """

  static let recorded = """
    open tiny.json
        cursor #name
        speak Tiny, Heading
    swipe right
        cursor #go
        speak Go, Button
    double tap
        state on = true
        speak Go
    expect state on = true

    """

  func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = try Voterm.folder(["tiny.json": Self.mock].merging(files) { $1 })
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func walksAreFoundFromTheirOwnFolder() throws {
    try withFolder(["a.walk": Self.recorded]) { folder in
      let ending = try Voterm.run(["run", folder.appending(path: "a.walk").path()])
      #expect(ending.status == 0)
      #expect(ending.output.hasSuffix("a.walk: held, 4 steps\n"))
      #expect(ending.errors.isEmpty)
    }
  }

  /// What comes out is a walk that says the same again.
  @Test func plainListens() throws {
    try withFolder([:]) { folder in
      let heard = "tap \"go\"\n\n:expect state on = true\n:open tiny.json\nhelp\n:quit\ntap go\n"
      let ending = try Voterm.run(["plain", "--listen", "tiny.json"], input: heard, in: folder)
      #expect(ending.status == 0)
      #expect(
        ending.output == """
          use voiceControl
              nothing
          say "tap \\"go\\""
              log heard "tap "go"": #go
              state on = true
          expect state on = true
          open tiny.json
          use voiceControl
              nothing
          say "help"
              log heard "help": no match

          """)
    }
  }

  @Test func plainSaysOnceThatWordsAreADraft() throws {
    try withFolder([:]) { folder in
      let steps = "set locale ar\nswipe right\nset locale en\nswipe left\n"
      let ending = try Voterm.run(["plain", "tiny.json"], input: steps, in: folder)
      #expect(ending.status == 0)
      let note = "// VoiceOver's words in this language are a draft\n"
      #expect(ending.output.ranges(of: note).count == 1)
      #expect(ending.output.contains(note + "swipe right\n"))
    }
  }

  @Test func differencesEndWithOne() throws {
    try withFolder(["a.walk": Self.recorded.replacing("speak Go, Button", with: "speak Stop")]) { folder in
      let ending = try Voterm.run(["run", "a.walk"], in: folder)
      #expect(ending.status == 1)
      #expect(
        ending.output == """
          a.walk:4: differs: swipe right
              cursor #go
            - speak Stop
            + speak Go, Button

          """)
    }
  }

  @Test func updatingWritesWhatHappened() throws {
    let bare = "open tiny.json\nswipe right\ndouble tap\nexpect state on = true\n"
    try withFolder(["a.walk": bare]) { folder in
      #expect(try Voterm.run(["run", "a.walk"], in: folder).status == 0)
      let update = try Voterm.run(["run", "--update", "a.walk"], in: folder)
      #expect(update.status == 0)
      #expect(update.output == "a.walk: updated, 4 steps\n")
      #expect(try String(contentsOf: folder.appending(path: "a.walk"), encoding: .utf8) == Self.recorded)
      #expect(try Voterm.run(["run", "--update", "a.walk"], in: folder).output == "a.walk: held, 4 steps\n")
    }
  }

  @Test func updatingDoesNotHideAnExpectationThatFails() throws {
    try withFolder(["a.walk": "open tiny.json\nexpect screen other\n"]) { folder in
      let ending = try Voterm.run(["run", "--update", "a.walk"], in: folder)
      #expect(ending.status == 1)
      #expect(ending.output.contains("a.walk:2: does not hold: expect screen other\n    the screen is main"))
    }
  }

  @Test func wrongWalksAreNamedAndLeftAlone() throws {
    let text = "open tiny.json\nswipe right\ntouch #og\n"
    try withFolder(["a.walk": text, "b.walk": "open tiny.json\nswip\n", "c.walk": Self.recorded]) { folder in
      let ending = try Voterm.run(["run", "--update", "a.walk", "b.walk", "c.walk"], in: folder)
      #expect(ending.status == 65)
      #expect(ending.errors.contains("a.walk:3:7: error: unknown id '#og'"))
      #expect(ending.errors.contains("did you mean '#go'?"))
      #expect(ending.errors.contains("b.walk:2:1: error: unknown step 'swip'"))
      #expect(ending.output == "c.walk: held, 4 steps\n")
      #expect(try String(contentsOf: folder.appending(path: "a.walk"), encoding: .utf8) == text)
    }
  }

  @Test func aMissingMockIsNamedInTheWalk() throws {
    try withFolder(["a.walk": "open nowhere.json\n"]) { folder in
      let ending = try Voterm.run(["run", "a.walk"], in: folder)
      #expect(ending.status == 66)
      #expect(ending.errors.contains("a.walk:1:6: error: the mock cannot be opened"))
      #expect(ending.errors.contains("nowhere.json: No such file"))
    }
  }

  @Test func standardInputAndMocksOnTheCommandLine() throws {
    try withFolder([:]) { folder in
      let piped = try Voterm.run(["run", "-"], input: Self.recorded, in: folder)
      #expect(piped.status == 0)
      #expect(piped.output == "-: held, 4 steps\n")
      let named = try Voterm.run(
        ["run", "tiny.json", "-"], input: "swipe right\nexpect focus #go\n", in: folder)
      #expect(named.status == 0)
      let none = try Voterm.run(["run", "-"], input: "swipe right\n", in: folder)
      #expect(none.status == 65)
      #expect(none.errors.contains("no mock is open"))
    }
  }

  // MARK: plain

  @Test func aPipedDialogueIsAWalkFile() throws {
    try withFolder([:]) { folder in
      let steps =
        "open tiny.json\n\n// comment\n    an old recording\nswipe right\ndouble tap\nexpect state on = true\n"
      let ending = try Voterm.run(["plain"], input: steps, in: folder)
      #expect(ending.status == 0)
      #expect(ending.errors.isEmpty)
      #expect(ending.output == Self.recorded)
    }
  }

  @Test func mistakesDoNotEndTheDialogue() throws {
    try withFolder([:]) { folder in
      let ending = try Voterm.run(
        ["plain", "tiny.json"],
        input: "swip right\ntouch #og\nexpect focus #go\nswipe right\n:quit\nswipe left\n",
        in: folder)
      #expect(ending.status == 65)
      #expect(ending.errors.contains("line 1: error: unknown step 'swip'\nhelp: did you mean 'swipe'?"))
      #expect(ending.errors.contains("line 2: error: unknown id '#og'\nhelp: did you mean '#go'?"))
      #expect(ending.output.contains("// does not hold: the focus is on #name"))
      #expect(ending.output.hasSuffix("swipe right\n    cursor #go\n    speak Go, Button\n"))
    }
  }

  @Test func anExpectationThatFailsEndsWithOne() throws {
    try withFolder([:]) { folder in
      let ending = try Voterm.run(["plain", "tiny.json"], input: "expect screen other\n", in: folder)
      #expect(ending.status == 1)
    }
  }

  @Test func setUpLinesBeginAnew() throws {
    try withFolder([:]) { folder in
      let ending = try Voterm.run(
        ["plain", "tiny.json"],
        input: "swipe right\ngiven on = true\nexpect state on = true\nexpect focus #name\n",
        in: folder)
      #expect(ending.status == 0, "\(ending.output) \(ending.errors)")
    }
  }

  @Test func bundledScreensCanBeChosenByNumberOrName() throws {
    let folder = Voterm.root.appending(path: "screens").path()
    let list = try Voterm.run(["plain"], environment: ["VOTERM_SCREENS": folder])
    #expect(list.status == 0)
    let lines = list.output.split(separator: "\n")
    let place = try #require(lines.firstIndex { $0.hasSuffix(". checkout") })
    for choice in [String(place + 1), "checkout"] {
      let ending = try Voterm.run(
        ["plain"], input: "\(choice)\nexpect screen payment\n", environment: ["VOTERM_SCREENS": folder])
      #expect(ending.status == 0, "\(ending.errors)")
    }
  }

  @Test func helpListsTheStepsOfThisVersion() throws {
    let ending = try Voterm.run(["plain", "screens/checkout.json"], input: "help\n")
    #expect(ending.output.contains("swipe right|left|up|down [N]: "))
    #expect(!ending.output.contains("Switch Control"))
    #expect(ending.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }
}
