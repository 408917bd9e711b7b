import Testing

@testable import AXEngine

/// Alerts, dialogs, menus and popovers that are higher than the screen: nothing in them is out of anybody's reach.
@Suite struct TallPanelTests {
  private static let words =
    "This cannot be undone. All that you have chosen is lost, and nothing brings it back."

  private static func mock(_ panel: String) throws -> Mock {
    try SessionTester.load(
      """
      { "state": { "shown": true, "done": "" }, "root": { "type": "ScrollView", "children": [ { "type": "VStack", "children": [
        { "type": "Button", "id": "open", "text": "Open" }, { "type": "Text", "text": "Far", "height": 2000 }, \(panel) ] } ] } }
      """)
  }

  private static let buttons = """
    "isPresented": "$shown", "children": [
      { "type": "Button", "id": "yes", "text": "Reset everything to factory settings", "do": [ { "set": { "done": "'yes'" } } ] },
      { "type": "Button", "id": "last", "text": "Last", "do": [ { "set": { "done": "'last'" } } ] } ]
    """

  static let panels: [(name: String, panel: String)] = [
    ("alert", #"{ "type": "Alert", "id": "panel", "title": "Reset?", "message": "\(words)", \(buttons) }"#),
    (
      "dialog",
      #"{ "type": "ConfirmationDialog", "id": "panel", "title": "Reset?", "message": "\(words)", \(buttons) }"#
    ),
    (
      "popover",
      """
      { "type": "Popover", "id": "panel", "isPresented": "$shown", "children": [ { "type": "Text", "text": "Reset" },
        { "type": "ScrollView", "children": [ { "type": "VStack", "children": [
          { "type": "Button", "id": "yes", "text": "Yes", "height": 300 },
          { "type": "Text", "text": "\(words)" },
          { "type": "Button", "id": "last", "text": "Last", "do": [ { "set": { "done": "'last'" } } ] } ] } ] } ] }
      """
    ),
  ].map { ($0.0, $0.1.replacing(#"\(words)"#, with: words).replacing(#"\(buttons)"#, with: buttons)) }

  /// The steps by which each technology presses the last button.
  static let ways: [(technology: String, steps: [String])] = [
    ("voiceOver", ["four-finger tap bottom", "swipe left", "swipe right", "double tap #last"]),
    ("fullKeyboardAccess", ["key Tab", "key Tab", "key Space"]),
    ("voiceControl", Array(repeating: "say \"scroll down\"", count: 6) + ["say \"tap last\""]),
    ("switchControl", ["choose \"Last\""]),
  ]

  @Test(arguments: panels, ways)
  func everythingIsReached(
    _ panel: (name: String, panel: String), _ way: (technology: String, steps: [String])
  ) throws {
    let walk =
      "open mock.json\nset textSize AX5\nset orientation landscape\nuse \(way.technology)\n"
      + way.steps.joined(separator: "\n") + "\nexpect state done = 'last'\n"
    let (file, diagnostics) = WalkParser.parse(SourceFile(path: "w.walk", bytes: Array(walk.utf8)))
    #expect(diagnostics.isEmpty)
    let mock = try Self.mock(panel.panel)
    let run = WalkRun(file, profile: nil) { _ in mock }
    #expect(run.holds, "\(RunFormats.render([WalkResult(run: run)], as: "text") ?? "")")
  }

  @Test(arguments: panels)
  func nothingLiesOutsideOfTheScreen(_ panel: (name: String, panel: String)) throws {
    let mock = try Self.mock(panel.panel)
    var environment = Environment(device: mock.device, locale: mock.locale)
    try Profile.parse("voiceOver:AX5:landscape").apply(to: &environment)
    let scene = Session(mock: mock, environment: environment).scene
    #expect(Frames(scene).faults().isEmpty)
    let node = try #require(scene.views.presented.last)
    #expect(scene.views.frames[Int(node)].maxY <= 390)
  }
}
