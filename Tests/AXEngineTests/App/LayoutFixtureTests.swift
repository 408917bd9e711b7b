import Testing

@testable import AXEngine

/// Mocks with the frames that follow from the numbers in `docs/layout.md`, worked out by hand.
@Suite struct LayoutFixtureTests {
  @Test(arguments: Fixture.all("layout", ending: "json"))
  func framesFollowFromTheNumbers(fixture: Fixture) throws {
    let expected = try fixture.beside("frames").text().split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
    let laidOut = try LaidOut(fixture.source(), settings: expected.filter { $0.hasPrefix("set ") })
    #expect(laidOut.lines == expected.filter { !$0.hasPrefix("set ") })
  }
}

/// A mock's first screen after layout.
struct LaidOut {
  let mock: Mock
  var state: AppState
  var tree: ViewTree

  init(_ source: SourceFile, settings: [String] = []) throws {
    let result = Mock.load(source)
    mock = try #require(result.mock, "\(result.diagnostics.map(\.message))")
    var environment = Environment(device: mock.device, locale: mock.locale)
    for setting in settings.flatMap({ $0.split(separator: " ").dropFirst() }) {
      if setting == "landscape" { environment.isLandscape = true }
      if let category = ContentSizeCategory(rawValue: String(setting)) {
        environment.contentSizeCategory = category
      }
    }
    let app = App(mock: mock, environment: environment)
    state = app.state
    tree = app.views
  }

  mutating func perform() { Layout.perform(on: &tree, mock: mock, state: state) }

  /// What a node is, for a failed expectation.
  func describe(_ node: ViewNode) -> String { "\(mock.views[Int(node.view)].type) \(node.view)" }

  /// One line for each view with an id, and one for each scrolling view.
  var lines: [String] {
    var lines: [String] = []
    for (index, node) in tree.nodes.enumerated() {
      guard let id = name(node) else { continue }
      let frame = tree.frames[index]
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.short)
      lines.append(
        ([id] + numbers + (node.flags.contains(.truncated) ? ["truncated"] : [])).joined(separator: " "))
    }
    for (index, node) in tree.nodes.enumerated() where node.flags.contains(.scrolls) {
      guard let id = name(node) else { continue }
      let size = tree.contentSize(of: NodeIndex(index))
      lines.append("scrolls \(id) \(Self.short(size.width)) \(Self.short(size.height))")
    }
    return lines
  }

  private func name(_ node: ViewNode) -> String? {
    guard let id = mock.views[Int(node.view)].id else { return nil }
    return node.part.map { "\(id).\($0)" } ?? id  // `copies.increment`, `tabs.tab(0)`
  }

  /// Whole numbers without a fraction, others with up to two digits.
  private static func short(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let text = "\(Double(hundredths) / 100)"
    return text
  }
}
