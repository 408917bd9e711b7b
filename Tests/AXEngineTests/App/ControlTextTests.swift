import Testing

@testable import AXEngine

/// What a control shows grows with the text size and with what is typed, but stays in the control's frame, so that it
/// never lies over a row below.
@Suite struct ControlTextTests {
  static let long = "Please leave the parcel with the neighbours on the second floor"

  /// Controls with a text of their own.
  static let controls = [
    #""type": "TextEditor", "value": "$note""#,
    #""type": "TextEditor", "prompt": "\#(long)", "value": "$empty""#,
    #""type": "TextField", "value": "$note""#, #""type": "SearchField", "value": "$note""#,
    #""type": "SecureField", "value": "$note""#, #""type": "Toggle", "text": "\#(long)", "value": "$on""#,
    #""type": "Stepper", "text": "\#(long)", "value": "$count""#,
    #""type": "Slider", "text": "\#(long)", "value": "$count""#,
    #""type": "Gauge", "text": "\#(long)", "value": "count""#,
    #""type": "ProgressView", "text": "\#(long)", "value": "count""#,
    #""type": "Picker", "text": "\#(long)", "options": ["\#(long)"], "value": "$note""#,
    #""type": "Picker", "text": "\#(long)", "pickerStyle": "navigationLink", "options": ["\#(long)"], "value": "$note""#,
    #""type": "DatePicker", "text": "\#(long)", "value": "$day""#,
    #""type": "DatePicker", "datePickerMode": "dateAndTime", "text": "\#(long)", "value": "$day""#,
  ]

  static let heights = ["", #", "height": 44"#, #", "height": 20"#, #", "minHeight": 60"#]

  @Test(arguments: controls, heights)
  func whatAControlShowsStaysInside(control: String, height: String) throws {
    for around in ["VStack", "ScrollView", "Form"] {
      for size in ["L", "AX1", "AX5"] {
        let laidOut = try LaidOut(
          SourceFile(
            path: "control.json",
            text: """
              { "state": { "note": "\(Self.long)", "empty": "", "on": true, "count": 1, "day": "2026-05-04T14:30" },
                "root": { "type": "\(around)", "children": [
                  { "id": "control", \(control)\(height) }, { "type": "Text", "text": "Below" } ] } }
              """), settings: ["set \(size)"])
        let owner = try #require(
          laidOut.tree.nodes.firstIndex { laidOut.mock.views[Int($0.view)].id == "control" })
        for node in owner..<Int(laidOut.tree.nodes[owner].end) {
          let (inner, outer) = (laidOut.tree.frames[node], laidOut.tree.frames[owner])
          let isStepper = [.decrement, .increment].contains(laidOut.tree.nodes[node].part)
          #expect(
            isStepper || inner.minY > outer.minY - 0.6 && inner.maxY < outer.maxY + 0.6,
            "\(around) \(size): \(String(describing: laidOut.tree.nodes[node].part)) \(inner) in \(outer)")
        }
      }
    }
  }

  /// Menus take the lines that their items need, as on a device.
  @Test(arguments: ["L", "AX5"])
  func longMenuItemsWrap(size: String) throws {
    for list in [
      #""type": "Menu", "text": "More", "children": [ { "type": "Button", "text": "\#(Self.long)" } ]"#,
      #""type": "Picker", "text": "Sort", "options": ["\#(Self.long)"], "value": "$note""#,
      #""type": "Text", "text": "Row", "contextMenu": [ { "name": "\#(Self.long)" } ]"#,
    ] {
      let mock = try SessionTester.load(
        #"{ "state": { "note": "" }, "root": { "type": "VStack", "children": [ { "id": "it", \#(list) } ] } }"#
      )
      var environment = Environment(device: mock.device, locale: mock.locale)
      environment.contentSizeCategory = try #require(
        size == "L" ? .large : ContentSizeCategory(rawValue: size))
      var app = App(mock: mock, environment: environment)
      _ = app.perform(list.contains("contextMenu") ? .longPress(1) : .activate(1))
      let menu = try #require(app.views.nodes.firstIndex { $0.part == .menu })
      let item = menu + 1
      #expect(app.views.nodes[item].text == Self.long)
      #expect(!app.views.nodes[item].flags.contains(.truncated), "\(list) \(size)")
      #expect(app.views.frames[item].height > 44, "\(list) \(size)")
      #expect(app.views.frames[item].width == app.views.frames[menu].width)
    }
  }

  /// Typed text makes an editor grow in what scrolls, so that all of it shows.
  @Test func anEditorGrowsWithItsText() throws {
    let laidOut = try LaidOut(
      SourceFile(
        path: "editor.json",
        text: """
          { "state": { "note": "a\\nb\\nc\\nd\\ne\\nf" }, "root": { "type": "ScrollView", "children": [
            { "type": "TextEditor", "id": "note", "value": "$note" }, { "type": "Text", "id": "below", "text": "ii" } ] } }
          """))
    // Six lines of 22, and 7 above and below; a letter is 9.52 wide; the text below stands 8 further down.
    #expect(laidOut.lines.contains("note 0 59 390 146"))
    #expect(laidOut.lines.contains("note.content 7 66 10 132"))
    #expect(laidOut.lines.contains { $0.hasPrefix("below ") && $0.contains(" 213 ") })
  }
}
