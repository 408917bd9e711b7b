import Testing

@testable import AXEngine

@Suite struct OrderReportTests {
  @Test("a draft of VoiceOver's words is called so", arguments: [("ja", true), ("ar", true), ("de", false)])
  func drafts(language: String, isDraft: Bool) throws {
    let profile = try Profile.parse("voiceOver:\(language)")
    let report = OrderReport(try session(profile), profile: profile)
    #expect(report.wordsAreDraft == isDraft)
    for format in ["text", "markdown"] {
      #expect(OrderFormats.render(report, as: format)?.contains("draft") == isDraft)
    }
  }

  static let mock = """
    { "title": "Checkout", "state": { "failed": false },
      "strings": { "ar": { "Payment": "الدفع" } },
      "screens": { "payment": { "root": { "type": "View", "children": [
        { "type": "Text", "id": "title", "text": "Payment", "frame": [16, 60, 358, 41],
          "accessibility": { "heading": 1, "addTraits": ["header"] } },
        { "type": "Button", "id": "pay", "text": "Pay | now", "frame": [16, 120, 358, 44],
          "accessibility": { "hint": "Sends the money", "inputLabels": ["Send", "Pay"],
            "actions": [ { "name": "Pay later", "do": [] } ],
            "customContent": [ { "label": "Total", "value": "24.90", "importance": "high" } ] } },
        { "type": "Text", "id": "note", "text": "Hidden", "frame": [16, 200, 358, 20],
          "accessibility": { "hidden": true } }
      ] } } } }
    """

  func session(_ profile: Profile = .voiceOver) throws -> Session {
    let mock = try #require(Mock.load(SourceFile(path: "checkout.json", text: Self.mock)).mock)
    var environment = Environment(device: mock.device, locale: mock.locale)
    profile.apply(to: &environment)
    var setUp = WalkSetUp()
    setUp.add(.use([profile.technology]))
    var session = try setUp.makeSession(mock, environment: environment)
    _ = session.start()
    return session
  }

  @Test func jsonHasTheDocumentedShape() throws {
    let json = OrderFormats.render(OrderReport(try session(), profile: .voiceOver), as: "json")
    #expect(
      json == """
        {
          "format": 1,
          "title": "Checkout",
          "screen": "payment",
          "profile": "voiceOver",
          "elements": [
            {
              "position": 1,
              "id": "title",
              "spoken": "Payment, Heading level 1",
              "hint": null,
              "availability": [],
              "fragments": [
                { "kind": "label", "text": "Payment" },
                { "kind": "trait", "text": "Heading level 1" }
              ],
              "label": "Payment",
              "value": null,
              "traits": ["header", "staticText"],
              "heading": 1,
              "frame": [16, 60, 358, 41],
              "activationPoint": [195, 80.5],
              "container": null,
              "actions": [],
              "rotors": [],
              "customContent": [],
              "inputLabels": ["Payment"]
            },
            {
              "position": 2,
              "id": "pay",
              "spoken": "Pay | now, 24.90, Button",
              "hint": "Sends the money",
              "availability": ["Actions available"],
              "fragments": [
                { "kind": "label", "text": "Pay | now" },
                { "kind": "customContent", "text": "24.90" },
                { "kind": "trait", "text": "Button" }
              ],
              "label": "Pay | now",
              "value": null,
              "traits": ["button"],
              "heading": null,
              "frame": [16, 120, 358, 44],
              "activationPoint": [195, 142],
              "container": null,
              "actions": ["Pay later"],
              "rotors": [],
              "customContent": [{ "label": "Total", "value": "24.90", "importance": "high" }],
              "inputLabels": ["Send", "Pay"]
            }
          ],
          "unreachable": [{ "id": "note", "because": "accessibility hidden" }]
        }

        """)
  }

  @Test func textHasOneLineAnElement() throws {
    let text = OrderFormats.render(OrderReport(try session(), profile: .voiceOver), as: "text")
    #expect(
      text == """
        Checkout, payment, voiceOver
        1. Payment, Heading level 1  #title
        2. Pay | now, 24.90, Button  #pay
           Sends the money
           Actions available
        not reachable:
          #note: accessibility hidden

        """)
  }

  @Test func markdownEscapesWhatWouldBreakTheTable() throws {
    let text = try #require(
      OrderFormats.render(OrderReport(try session(), profile: .voiceOver), as: "markdown"))
    #expect(
      text.contains("| 2 | Pay \\| now, 24.90, Button | Sends the money<br>Actions available | `pay` |"))
    #expect(text.contains("- `note`: accessibility hidden"))
  }

  @Test func profilesChangeDeviceAndStops() throws {
    let arabic = try Profile.parse("vo:ar")
    let report = OrderReport(try session(arabic), profile: arabic)
    #expect(report.profile == "voiceOver:ar")
    #expect(report.elements[0].label == "الدفع")
    let keyboard = try Profile.parse("fka")
    let stops = OrderReport(try session(keyboard), profile: keyboard).elements
    #expect(stops.map(\.id) == ["pay"])
    #expect(stops.map(\.position) == [1])
    // VC-20: a text has neither name nor number, as contracts have it.
    let voice = try Profile.parse("voiceControl")
    #expect(OrderReport(try session(voice), profile: voice).elements.map(\.id) == ["pay"])
  }

  @Test func treesShowEveryView() throws {
    #expect(
      TreeReport.render(try session().scene) == """
        Checkout, payment
        View@0
          Text #title  1. Payment, Heading level 1
          Button #pay  2. Pay | now, 24.90, Button
          Text #note   - accessibility hidden

        """)
  }
}
