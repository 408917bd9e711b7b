import AXEngine
import Foundation
import Testing

@testable import voterm

@MainActor
@Suite("The other technologies in the full-screen program")
struct TechnologyTests {
  fileprivate func model() -> Model {
    Model(mock: Mocks.checkout, chooser: MockChooser(), files: FakeFiles(), now: 0)
  }

  fileprivate func press(_ keys: [Key], _ model: inout Model, at now: Int64 = 1000) {
    for key in keys { _ = model.handle(.key(KeyStroke(key)), now: now) }
  }

  fileprivate func lines(_ model: inout Model, rows: Int = 24, columns: Int = 80) -> [String] {
    let frame = model.draw(rows: rows, columns: columns, charset: .utf8)
    return (0..<frame.rows).map { frame.text(row: $0) }
  }

  @Test("one key is enough for switches: the clock moves the highlight, Space stops it")
  func oneSwitch() {
    var model = model()
    press([.character("3")], &model)
    #expect(model.mode == .switchControl)
    #expect(lines(&model)[22].contains("Switch Control"))
    #expect(lines(&model)[22].contains("Space selects"))
    #expect(lines(&model)[23].contains("scanning: Card number"))
    // SC-02: a second for each stop.
    #expect(model.deadline == 2000)
    _ = model.wake(now: 2000)
    #expect(lines(&model)[23].contains("scanning: Newsletter"))
    _ = model.wake(now: 3000)
    press([.character(" ")], &model, at: 3100)
    #expect(model.rehearsal?.session.overlay?.kind == .menu)
    #expect(lines(&model).contains { $0.contains("┌ Menu") })
    press([.character(" ")], &model, at: 3200)
    #expect(model.rehearsal?.session.app.state.variables[0] == .flag(true))
    #expect(
      model.log.entries.contains { $0.kind == .note && $0.text.hasPrefix("Switch Control: Press Space") })
  }

  @Test("the matrix is looked for between keys, says how far it is, and Esc stops it")
  func matrix() {
    let rows = (0..<300).map { #"{ "type": "Button", "text": "Row \#($0)" }"# }.joined(separator: ",")
    let list = Mocks.load(#"{ "title": "Rows", "root": { "type": "List", "children": [\#(rows)] } }"#)
    var model = Model(mock: list, chooser: MockChooser(), files: FakeFiles(), now: 0)
    press([.character("M")], &model)
    #expect(model.mode == .matrix)
    #expect(model.deadline == 0)
    #expect(
      lines(&model).contains { $0.contains("looking: VoiceOver, 40 of at most 3000 places; Esc stops") })
    _ = model.wake(now: 1001)
    #expect(lines(&model).contains { $0.contains("looking: VoiceOver, 80 of at most") })
    press([.escape], &model)
    #expect(model.matrixWork == nil)
    #expect(model.mode == .voiceOver)
    #expect(lines(&model)[23].contains("stopped looking"))
  }

  @Test("the matrix shows once all was looked at")
  func wholeMatrix() {
    var model = model()
    press([.character("M")], &model)
    for turn in 0..<200 where model.matrixWork != nil { _ = model.wake(now: 1000 + Int64(turn)) }
    #expect(model.matrixWork == nil)
    #expect(lines(&model).contains { $0.contains("VO  FKA") })
  }

  @Test("on a small terminal the key that goes on stays in the position line")
  func smallHints() {
    var model = model()
    press([.character("3")], &model)
    #expect(lines(&model, rows: 12, columns: 40)[10].contains("Space selects"))
    press([.character("4")], &model)
    #expect(lines(&model, rows: 12, columns: 40)[10].contains(": to speak"))
  }

  @Test("the settings of device and technology are listed, and change with the arrows")
  func settings() {
    var model = model()
    press([.character("3"), .character("o")], &model)
    #expect(model.mode == .settings)
    #expect(lines(&model).contains { $0.contains("switch.scanningStyle: auto") })
    #expect(lines(&model)[23].contains("switch.scanningStyle: auto"))
    press([.right], &model)
    #expect(lines(&model)[23].contains("switch.scanningStyle: manual"))
    #expect(model.rehearsal?.steps.last?.line == "set switch.scanningStyle manual")
    press([.left, .escape], &model)
    #expect(model.mode == .switchControl)
    #expect(model.rehearsal?.session.settings.switchControl.scanningStyle == .auto)
  }

  @Test("every value of every setting can be reached with the arrows, and is one that the setting takes")
  func everySetting() {
    for row in Setting.all {
      var value = row.value(after: "", forward: true)
      if case .number(let range) = row.values { value = String(range.lowerBound) }
      var seen: Set<String> = []
      while seen.insert(value).inserted, seen.count < 200 {
        #expect(row.accepts(value), "\(row.name) \(value)")
        value = row.value(after: value, forward: true)
      }
      if case .choices(let choices) = row.values { #expect(seen == Set(choices)) }
      for _ in 0..<200 { value = row.value(after: value, forward: false) }
      #expect(row.accepts(value), "\(row.name) \(value)")
    }
  }

  @Test("what the technologies draw differs in shape, with and without line-drawing signs")
  func shapes() {
    let item = ScreenItem(
      kind: .button, node: 0, element: 0, rect: Rect(16, 100, 200, 44), text: "Pay", depth: 0)
    for charset in [Charset.utf8, .ascii] {
      let picture = ScreenPicture(
        [item], columns: 24, rows: 12, screen: Size(390, 844), charset: charset)
      let rect = picture.rect(of: 0)
      var looks = [picture.draw(cursor: rect).text]
      for kind in Mark.Kind.allCases {
        looks.append(picture.draw(focus: rect, [Mark(kind, item.rect, label: "7")]).text)
      }
      #expect(Set(looks).count == looks.count, "\(charset)")
      #expect(!looks.contains(picture.draw().text), "\(charset)")
    }
  }
}

extension TechnologyTests {
  @Test("AssistiveTouch opens by its key, and a click in its menu picks an item")
  func assistiveTouch() {
    var model = model()
    press([.character("B")], &model)
    #expect(model.rehearsal?.session.overlay?.kind == .menu)
    let rows = lines(&model)
    guard let row = rows.firstIndex(where: { $0.contains("Home") }),
      let place = rows[row].range(of: "Home")
    else {
      Issue.record("Home is in the menu")
      return
    }
    let column = rows[row].distance(from: rows[row].startIndex, to: place.lowerBound)
    let mouse = MouseEvent(kind: .press(button: 0), row: row, column: column)
    _ = model.handle(.mouse(mouse), now: 1500)
    #expect(model.rehearsal?.steps.last?.line == "choose \"Home\"")
    #expect(model.log.entries.contains { $0.text == "Home" })
  }
}
