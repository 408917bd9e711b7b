import Testing

@testable import AXEngine

@Suite struct OrderSVGTests {
  static func order(_ mock: Mock, as profile: String = "voiceOver") throws -> OrderReport {
    let profile = try Profile.parse(profile)
    var environment = Environment(device: mock.device, locale: mock.locale)
    profile.apply(to: &environment)
    var setUp = WalkSetUp()
    setUp.add(.use([profile.technology]))
    var session = try setUp.makeSession(mock, environment: environment)
    _ = session.start()
    return OrderReport(session, profile: profile)
  }

  private func read(_ report: OrderReport) throws -> ReadXML {
    try ReadXML.read(try #require(OrderFormats.render(report, as: "svg")))
  }

  @Test(arguments: BundledMock.all)
  func everyBundledScreenIsAValidPicture(_ mock: BundledMock) throws {
    for profile in ["voiceOver", "voiceOver:ar:AX3:landscape"] {
      let report = try Self.order(try mock.load(), as: profile)
      let svg = try read(report)
      #expect(svg.name == "svg")
      #expect(PageRules.problems(ofPart: svg) == [])
      // Each stop has its number: on the screen where it is in sight, else below it, as far as there is room.
      let seen = report.stops.filter { $0.eye != nil }.count
      let unseen = min(12, report.stops.count - seen)
      let discs = svg.all.count { $0.name == "circle" && $0.attributes["r"] == "8.5" }
      #expect(discs == seen + unseen + (report.stops.isEmpty ? 0 : 1))
      for element in svg.all {
        for key in ["x", "y", "width", "height", "cx", "cy"] {
          if let text = element.attributes[key] { #expect(Double(text)?.isFinite == true, "\(text)") }
        }
      }
    }
  }

  @Test func theEyesWayIsDrawnWhereItIsAnother() throws {
    let folder = "gallery/6-reading-order/01-order-against-the-eye/"
    for (name, differs) in [("mistake", true), ("repair", false)] {
      let report = try Self.order(try BundledMock(name: folder + name + ".json").load())
      let svg = try read(report)
      #expect(svg.all.count { $0.name == "polyline" } == (differs ? 2 : 1))
      let description = svg.children.first { $0.name == "desc" }?.text ?? ""
      #expect(description.contains("The eye meets them in another order") == differs)
    }
  }

  /// Rows from the top, the tolerance below the first of a row; what is out of sight has no place.
  @Test func theEyeGoesByRows() {
    let frames = [
      Rect(200, 10, 50, 20), Rect(10, 14, 50, 20), Rect(10, 100, 50, 20), Rect(10, 60, 50, 20),
      Rect(10, 900, 50, 20),
    ]
    let inSight = [true, true, true, true, false]
    #expect(
      EyeOrder.places(of: frames, inSight: inSight, tolerance: 8, isRightToLeft: false) == [2, 1, 4, 3, nil])
    #expect(
      EyeOrder.places(of: frames, inSight: inSight, tolerance: 8, isRightToLeft: true) == [1, 2, 4, 3, nil])
  }

  @Test func aRightToLeftScreenIsWrittenFromTheRight() throws {
    let mock = try BundledMock(name: "checkout.json").load()
    let svg = try read(try Self.order(mock, as: "voiceOver:ar"))
    let screen = try #require(svg.all.first { $0.attributes["direction"] != nil })
    #expect(screen.attributes["direction"] == "rtl")
    #expect(screen.attributes["lang"] == "ar")
    let title = try #require(screen.all.first { $0.name == "text" })
    // The leading edge of a text is its right one: 16 points from the edge of a screen of 390.
    #expect(title.attributes["x"] == "374")
  }

  @Test func aScreenWithoutStopsSaysSo() throws {
    let mock = Mock.load(SourceFile(path: "e.json", text: #"{ "root": { "type": "Spacer" } }"#)).mock
    let svg = try read(try Self.order(try #require(mock)))
    #expect(svg.all.contains { $0.text == "Nothing can be reached." })
    #expect(PageRules.problems(ofPart: svg) == [])
  }

  @Test func nothingFromAMockBreaksThePicture() throws {
    let evil = #"a\u0000\u001b[2J<b>&\"'\u202e\ufeff\ufffe</text></svg>]]>"#
    let text = """
      { "title": "\(evil)", "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "\(evil)", "text": "\(evil)" },
        { "type": "Button", "text": "\(evil)", "frame": [-1e9, 1e300, 1e300, 1e300], "do": [] },
        { "type": "Slider", "value": 1e300, "in": [0, 1], "label": "\(evil)" },
        { "type": "TextField", "text": "", "placeholder": "\(evil)" } ] } }
      """
    guard let mock = Mock.load(SourceFile(path: "e.json", text: text)).mock else {
      // Whatever of this is refused is refused by the reader, which has tests of its own.
      return
    }
    #expect(PageRules.problems(ofPart: try read(try Self.order(mock))) == [])
  }

  @Test func everyColourHasContrastEnough() {
    for text in [SVG.ink, SVG.line, SVG.active, SVG.ear, SVG.eye] {
      #expect(PageRules.contrast(text, SVG.paper) >= 7, "\(text)")
      #expect(PageRules.contrast(text, SVG.shade) >= 6, "\(text)")
    }
    #expect(PageRules.contrast("#000", "#fff") == 21)
  }
}
