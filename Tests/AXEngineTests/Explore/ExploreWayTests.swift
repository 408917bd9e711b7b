import Testing

@testable import AXEngine

/// The cheapest ways are walks, and lead where they say.
@Suite struct ExploreWayTests {
  private static func play(_ lines: [String], _ mock: Mock) throws {
    let source = SourceFile(path: "way.walk", text: lines.map { $0 + "\n" }.joined())
    let (file, diagnostics) = WalkParser.parse(source)
    for diagnostic in diagnostics { Issue.record("\(diagnostic.message) in \(lines)") }
    let run = WalkRun(file, mock: mock) { _ in nil }
    #expect(run.holds, "\(lines): \(RunFormats.render([WalkResult(run: run)], as: "text") ?? "")")
  }

  @Test(
    "the way to everything leads there", arguments: ["checkout", "mail", "modals", "player"],
    TechnologyName.allCases)
  func everyWayHolds(_ name: String, _ technology: TechnologyName) throws {
    let mock = try BundledMock(name: name + ".json").load()
    let exploration = Exploration(mock, technology)
    let ways = exploration.ways()
    #expect(!ways.isEmpty)
    for way in ways {
      let lines = ["use " + technology.rawValue] + (try exploration.walk(from: nil, to: "#" + way.id))
      // What is looked at from its own beginning begins there.
      let screens = lines.filter { $0.hasPrefix("screen ") }
      try Self.play(screens + lines.filter { !$0.hasPrefix("screen ") }, mock)
    }
  }

  @Test(
    "a way between two places goes by the first", arguments: [TechnologyName.voiceOver, .fullKeyboardAccess])
  func waysBetween(_ technology: TechnologyName) throws {
    let mock = try BundledMock(name: "checkout.json").load()
    let exploration = Exploration(mock, technology)
    let lines = ["use " + technology.rawValue] + (try exploration.walk(from: "#card", to: "#closeHelp"))
    try Self.play(lines, mock)
    #expect(lines.contains("expect focus #card"))
    #expect(lines.last == "expect focus #closeHelp")
  }

  @Test("the way to the checkout's receipt types what is missing")
  func receipt() throws {
    let mock = try BundledMock(name: "checkout.json").load()
    let way = try #require(Exploration(mock, .voiceOver).ways().first { $0.id == "done" })
    #expect(way.screen == "receipt")
    #expect(way.steps.contains { $0.hasPrefix("type ") })
  }

  @Test("what no way was found to is told from what is not there")
  func unreached() throws {
    let mock = try BundledMock(name: "checkout.json").load()
    var limits = Exploration.Limits()
    limits.places = 2
    let exploration = Exploration(mock, .voiceOver, limits: limits)
    let problem = Result { try exploration.walk(from: nil, to: "#done") }
    guard case .failure(let error as Exploration.NoWay) = problem else {
      Issue.record("there is a way")
      return
    }
    #expect(error.message == "#done is not reached by VoiceOver")
    #expect(error.help == "not everything was looked at; see --limit and --memory")
    #expect(error.isOfMock)
  }

  @Test("what is not there is said, with what is like it")
  func unknown() throws {
    let mock = try BundledMock(name: "checkout.json").load()
    let exploration = Exploration(mock, .voiceOver)
    let problem = Result { try exploration.walk(from: nil, to: "#pai") }
    guard case .failure(let error as Exploration.NoWay) = problem else {
      Issue.record("there is a way")
      return
    }
    #expect(error.message == "nothing is called 'pai'")
    #expect(!error.isOfMock)
    #expect(error.help?.contains("pay") == true)
    let voice = Exploration(mock, .voiceControl)
    #expect(throws: Exploration.NoWay.self) { try voice.walk(from: "#card", to: "#pay") }
  }
}
