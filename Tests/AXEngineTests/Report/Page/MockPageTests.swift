import Testing

@testable import AXEngine

@Suite struct MockPageTests {
  /// The page of a bundled mock, with its first screen and a walk.
  private func page(_ name: String, walk: String? = nil, verdicts: [Verdict] = []) throws -> ReadXML {
    let mock = try BundledMock(name: name).load()
    return try page(mock, walks: try walk.map { [WalkResult(run: try ScreensTests.run($0))] } ?? [], verdicts)
  }

  private func page(_ mock: Mock, walks: [WalkResult] = [], _ verdicts: [Verdict] = []) throws -> ReadXML {
    var session = try WalkSetUp().makeSession(
      mock, environment: Environment(device: mock.device, locale: mock.locale))
    _ = session.start()
    let screen = MockReport.Screen(
      order: OrderReport(session, profile: .voiceOver), matrix: ReachabilityMatrix(session))
    let report = MockReport(
      parts: [.init(title: mock.title, screens: [screen, screen], walks: walks)],
      verdicts: JudgeReport(
        command: "report", files: [.init(source: mock.source, title: mock.title, verdicts: verdicts)],
        checks: [JudgeSample.order, JudgeSample.size]))
    return try ReadXML.read(MockPage.render(report))
  }

  @Test(arguments: BundledMock.all.filter { !$0.name.contains("/") })
  func everyBundledMockHasAPage(_ mock: BundledMock) throws {
    #expect(PageRules.problems(in: try page(mock.name)) == [])
  }

  @Test func whatIsHeardStandsInATable() throws {
    let page = try page("checkout.json", walk: "checkout.walk")
    let tables = page.all.filter { $0.name == "table" }
    #expect(tables.first?.children.first?.text == "What is heard, in order")
    let cells = tables.first?.all.filter { $0.name == "td" }.map(\.text) ?? []
    #expect(cells.contains("Payment, Heading"))
    #expect(cells.contains("Double tap to edit."))
    // Picture and table stand side by side where there is room.
    let side = page.all.first { $0.attributes["class"] == "screen" }
    #expect(side?.children.map(\.name) == ["figure", "div"])
    let codes = page.all.filter { $0.name == "code" }.map(\.text)
    #expect(codes.contains("#pay"))
    #expect(codes.contains("swipe right"))
    let spoken = page.all.first { $0.name == "q" }
    #expect(spoken?.text == "Payment, Heading")
    #expect(spoken?.attributes["lang"] == "en")
    #expect(PageRules.problems(in: page) == [])
  }

  @Test func verdictsStandUnderTheirJudge() throws {
    let page = try page("checkout.json", verdicts: JudgeSample.all.files[0].verdicts)
    #expect(PageRules.problems(in: page) == [])
    let headings = page.all.filter { $0.name == "h3" }.map(\.text)
    #expect(headings == ["Screen payment", "Screen payment", "Contracts", "Audit"])
    let paragraphs = page.all.filter { $0.name == "p" }.map(\.text)
    #expect(paragraphs.contains("Because its top is 9 pt above #pay."))
    #expect(paragraphs.contains("measured: 20 × 20 pt, required: 44 × 44 pt."))
    #expect(paragraphs.contains("What to do: Move the view back."))
  }

  @Test func nothingFromAFileBreaksThePage() throws {
    let evil = #"a\u0000<script>alert(1)</script>&\"'\u202e</main>]]>\n"#
    let text = """
      { "title": "\(evil)", "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "\(evil)", "text": "\(evil)" },
        { "type": "Text", "text": "\(evil)", "accessibility": { "hidden": true } } ] } }
      """
    let mock = try #require(Mock.load(SourceFile(path: "\u{1B}<b>.json", text: text)).mock)
    #expect(PageRules.problems(in: try page(mock, JudgeSample.hostile.files[0].verdicts)) == [])
  }

  @Test func theColoursOfThePageHaveContrast() {
    for color in ["#1a1a1a", "#0842a0", "#8c1d18"] {
      #expect(PageStyle.text.contains(color))
      #expect(PageRules.contrast(color, "#fff") >= 7)
    }
    #expect(PageRules.contrast("#1a1a1a", "#f2f2f2") >= 7)
    #expect(PageRules.contrast("#767676", "#fff") >= 3)
  }
}
