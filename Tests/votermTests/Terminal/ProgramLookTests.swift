import AXEngine
import Testing

@testable import voterm

@MainActor
@Suite("What the program looks like")
struct ProgramLookTests {
  private func model(_ mock: Mock = Mocks.checkout) -> Model {
    Model(mock: mock, chooser: MockChooser(), files: FakeFiles(), now: 0)
  }

  private func press(_ keys: [KeyStroke], _ model: inout Model) {
    for key in keys { _ = model.handle(.key(key), now: 1000) }
  }

  private func type(_ text: String, _ model: inout Model) {
    press(text.map { KeyStroke($0 == "\r" ? .enter : .character($0)) }, &model)
  }

  private func lines(
    _ model: inout Model, _ rows: Int = 24, _ columns: Int = 80, _ charset: Charset = .utf8
  ) -> [String] {
    let frame = model.draw(rows: rows, columns: columns, charset: charset)
    return (0..<frame.rows).map { frame.text(row: $0) }
  }

  @Test("a draft of VoiceOver's words is called so, also where room is short, and once in the log")
  func drafts() {
    var model = model()
    #expect(!lines(&model)[22].contains("draft"))
    type(":set locale ar\r", &model)
    #expect(lines(&model)[22].hasPrefix(" VoiceOver · ar draft · "))
    #expect(lines(&model, 12, 40)[10].contains("ar draft"))
    #expect(lines(&model, 6, 20)[4].contains("ar draft"))
    type(":set textSize AX3\r", &model)
    #expect(model.log.entries.filter { $0.text.contains("are a draft") }.count == 1)
    type(":set locale de\r", &model)
    #expect(!lines(&model)[22].contains("draft"))
    type(":set locale ja\r", &model)
    #expect(lines(&model)[22].contains("ja draft"))
    type("2", &model)
    #expect(!lines(&model)[22].contains("draft"))
  }

  @Test("that a terminal cannot show letters is said once, in the log or, without it, in the last line")
  func letters() {
    var model = model()
    _ = lines(&model, 24, 80, .ascii)
    #expect(!model.log.entries.contains { $0.text == Model.lettersNote })
    type(":set locale ja\r", &model)
    press([KeyStroke(.right), KeyStroke(.left)], &model)
    for _ in 0..<2 {
      let shown = lines(&model, 30, 160, .ascii).joined(separator: "\n")
      #expect(shown.contains("this terminal cannot show some letters"))
    }
    #expect(model.log.entries.filter { $0.text == Model.lettersNote }.count == 1)
    var small = self.model()
    type(":set locale ja\r", &small)
    press([KeyStroke(.right), KeyStroke(.left)], &small)
    _ = lines(&small, 6, 20, .ascii)
    #expect(small.status.hasSuffix("(" + Model.lettersNote + ")"))
    _ = lines(&small, 6, 20, .utf8)
    var wide = self.model(Mocks.hostile)
    _ = lines(&wide)
    #expect(!wide.log.entries.contains { $0.text == Model.lettersNote })
  }

  @Test("what a finger that stays shows large lies over the screen until the next key")
  func largeContent() {
    let mock = Mocks.load(
      """
      { "title": "Tabs", "root": { "type": "TabView", "id": "tabs", "tabs": [
        { "title": "Home", "image": "house", "view": { "type": "Text", "text": "Hello" } },
        { "title": "Inbox", "image": "tray", "view": { "type": "Text", "text": "No mail" } } ] } }
      """)
    var model = model(mock)
    type(":set textSize AX3\r:use fullKeyboardAccess\r:tap and hold #tabs[1]\r", &model)
    let shown = lines(&model)
    #expect(model.status == "large content: Inbox, image tray")
    #expect(shown.contains { $0.contains("(tray)") && $0.contains("│") })
    #expect(shown.contains { $0.contains("█") || $0.contains("I n b o x") })
    press([KeyStroke(.tab)], &model)
    #expect(!lines(&model).contains { $0.contains("(tray)") })
  }

  @Test("where room is short the position line leaves words out before it cuts any")
  func position() {
    var model = model()
    press([KeyStroke(.right)], &model)
    #expect(lines(&model)[22].hasPrefix(" VoiceOver · rotor Characters · 2 of 5"))
    #expect(lines(&model, 12, 30)[10].hasPrefix(" VO · Characters · 2 of 5"))
    type("g", &model)
    #expect(lines(&model)[22].hasPrefix(" Gestures and keys · 1 of "))
    type("zzz", &model)
    #expect(lines(&model)[22].hasPrefix(" Gestures and keys · none"))
  }

  @Test(
    "the help has keys beside each other, and cuts nothing at any width", arguments: [18, 36, 56, 76, 196])
  func help(_ width: Int) {
    for mode in [KeyMode.voiceOver, .keyboard, .editing] {
      let rows = Model.helpRows(mode, width: width)
      let keys = rows.flatMap(\.entries).map { $0.keys + " " }.reduce(" ", +).squeezed
      let help = rows.flatMap(\.entries).map { $0.help + " " }.reduce(" ", +).squeezed
      for line in Model.helpLines(mode) {
        #expect(keys.contains(line.keys.squeezed))
        #expect(help.contains(line.help.squeezed))
      }
      for row in rows {
        for (place, entry) in row.entries.enumerated() {
          let end = place + 1 < row.entries.count ? row.entries[place + 1].column : width
          #expect(entry.column + entry.keys.count <= end)
          #expect(entry.help.isEmpty || entry.column + entry.indent + entry.help.count <= end)
          #expect(entry.help.isEmpty || entry.keys.count < entry.indent)
        }
      }
    }
    #expect(Model.helpRows(.voiceOver, width: 76).first?.entries.count == 2)
    #expect(Model.helpRows(.voiceOver, width: 36).first?.entries.count == 1)
  }

  @Test("without room for two columns a fact's name stands before its value")
  func narrowFacts() {
    var model = model()
    press([KeyStroke(.right)], &model)
    let shown = lines(&model, 8, 20)
    #expect(shown[0].hasPrefix("label: Card number"))
    #expect(shown[1].hasPrefix("value: 42"))
  }

  @Test("where there is no room for the screen, the text that is edited still shows its caret")
  func tinyEditing() {
    var model = model()
    press([KeyStroke(.right), KeyStroke(.enter), KeyStroke(.character("7"))], &model)
    let frame = model.draw(rows: 6, columns: 20, charset: .utf8)
    #expect(frame.text(row: 3) == " [427┃____________] ")
    #expect(frame.cursor == CellPoint(row: 3, column: 5))
    #expect(frame.text(row: 0).hasPrefix("label: Card number"))
    #expect(lines(&model, 6, 20, .ascii)[3] == " [427|____________] ")
  }

  @Test("Shift and the arrows select in the text that is edited, and the selection is drawn")
  func selecting() {
    var model = model()
    press([KeyStroke(.right), KeyStroke(.enter), KeyStroke(.left, .shift)], &model)
    #expect(model.rehearsal?.session.app.state.selection == 1..<2)
    #expect(lines(&model).contains { $0.contains("│4┃2") })
    #expect(lines(&model, 24, 80, .ascii).contains { $0.contains("|4|[2]") })
    let frame = model.draw(rows: 24, columns: 80, charset: .utf8)
    let reversed = frame.cells.filter { $0.style.attributes.contains(.reverse) }
    #expect(reversed.map(\.base) == [0x32])
    #expect(frame.cursor.map { frame[$0.row, $0.column].base } == 0x2503)
  }

  @Test("a long text is broken below its beginning, not moved to the left of it")
  func longTexts() {
    let long = "Samphire grows at the edge; its red stems show where the ground is firm, and where not."
    let items = [
      ScreenItem(kind: .text, node: 0, element: 0, rect: Rect(20, 60, 100, 20), text: "Plants"),
      ScreenItem(kind: .text, node: 1, element: 1, rect: Rect(20, 100, 340, 44), text: long),
    ]
    let picture = ScreenPicture(items, columns: 68, rows: 40, screen: Size(390, 844), charset: .utf8)
    #expect(picture.placed.map(\.rect.column) == [3, 3])
    #expect(picture.placed.last?.lines.count == 2)
  }
}

extension String {
  /// Without blanks, which stand elsewhere where a line was broken.
  fileprivate var squeezed: String { filter { $0 != " " } }
}
