import Testing

@testable import AXEngine

/// Where the lines of a text are cut, and what of them is shown.
@Suite struct TextLinesTests {
  private static let texts = [
    "The marsh is half land and half water, and changes twice a day.", "unbelievable", "one\n\ntwo",
    "a-b-c-d-e-f-g-h",
    "日本語の長い文章です。とても長いので、折り返します。", "Buy 日本 now", "  leading and trailing  ", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧 family",
    "e\u{301}\u{302}te e\u{301}\u{302}te", "", "well-known half-truths of self-made people",
  ]

  @Test("as many lines as the layout counts", arguments: texts, [30.0, 60, 99, 150, 390])
  func count(_ text: String, _ width: Double) {
    let font = TextMetrics.font(.body, .large)
    let lines = TextMetrics.lines(of: Array(text), font: font, width: width)
    #expect(lines.count == TextMetrics.size(of: text, font: font, width: width).lines)
    #expect(lines.first?.lowerBound ?? 0 == 0)
    #expect(lines.last?.upperBound ?? 0 == text.count)
  }

  @Test("no more than are asked for")
  func most() {
    let font = TextMetrics.font(.body, .large)
    let text = Array("The marsh is half land and half water")
    let all = TextMetrics.lines(of: text, font: font, width: 99)
    #expect(all.map { String(text[$0]) } == ["The marsh ", "is half land ", "and half ", "water"])
    #expect(TextMetrics.lines(of: text, font: font, width: 99, most: 2) == Array(all.prefix(2)))
  }

  @Test("at AX5 one line of 358 points holds 13 signs")
  func truncated() throws {
    let mock = try SessionTester.load(
      """
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "t", "text": "Samphire grows at the edge of it", "width": 358, "lineLimit": 1 } ] } }
      """)
    var environment = Environment(device: mock.device, locale: mock.locale)
    environment.contentSizeCategory = .accessibility5
    let scene = Session(mock: mock, environment: environment).scene
    let node = try #require(scene.views.nodes.indices.first { !scene.views.nodes[$0].text.isEmpty })
    let shown = ShownText(scene.views, mock: mock, environment: environment)
    let lines = shown.lines(of: NodeIndex(node), visible: 0...scene.views.frames[node].height)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Samphire") == true)
    #expect((10...14).contains(lines.first?.count ?? 0))
  }
}
