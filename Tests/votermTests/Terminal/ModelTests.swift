import AXEngine
import Testing

@testable import voterm

@MainActor
@Suite("The full-screen program without a terminal")
struct ModelTests {
  private let files = FakeFiles()
  private var now: Int64 = 1000

  private func model(_ mock: Mock = Mocks.checkout) -> Model {
    Model(mock: mock, chooser: MockChooser(), files: files, now: 0)
  }

  private func press(_ keys: [Key], _ model: inout Model, at now: Int64 = 1000) {
    for key in keys { _ = model.handle(.key(KeyStroke(key)), now: now) }
  }

  private func type(_ text: String, _ model: inout Model) {
    press(text.map { $0 == "\r" ? .enter : .character($0) }, &model)
  }

  private func picture(_ model: inout Model, rows: Int = 24, columns: Int = 80) -> [String] {
    let frame = model.draw(rows: rows, columns: columns, charset: .utf8)
    return (0..<frame.rows).map { frame.text(row: $0) }
  }

  private func status(_ model: inout Model) -> String {
    String(picture(&model)[23].prefix { $0 != "\u{0}" }).withoutBlanks
  }

  @Test("arrows swipe, and the status line says what is spoken")
  func swipes() {
    var model = model()
    #expect(status(&model) == "▸ Payment, Heading")
    press([.right], &model)
    #expect(status(&model) == "▸ Card number, 42, Text field")
    #expect(picture(&model)[22].contains("2 of 5"))
    press([.left, .left], &model)
    #expect(status(&model).hasPrefix("▸ ♪ boundary"))
  }

  @Test("a hint comes after its pause, and not when something else comes first")
  func hints() {
    var model = model()
    press([.right, .right, .right], &model, at: 5000)
    #expect(status(&model) == "▸ Pay, Button")
    // "Pay, Button" takes 11/15 s, then there is silence for 1.25 s (DX15).
    #expect(model.deadline == 5734)
    _ = model.wake(now: 5734)
    #expect(status(&model) == "▸ Pay, Button")
    #expect(model.deadline == 6984)
    _ = model.wake(now: 6984)
    #expect(status(&model) == "▸ Pay, Button Charges the card.")
    press([.left, .right, .left], &model, at: 7000)
    #expect(model.log.entries.filter { $0.kind == .hint }.map(\.text) == ["Charges the card. [cut off]"])
    _ = model.wake(now: 100_000)
    #expect(model.log.entries.filter { $0.text.hasPrefix("Charges the card.") }.count == 1)
  }

  @Test("typed letters go to the field that is being edited; the leader reaches the program")
  func typing() {
    var model = model()
    press([.right, .enter], &model)
    #expect(model.mode == .editing)
    type("q1", &model)
    #expect(model.rehearsal?.session.app.state.variables[1] == .text("42q1"))
    press([.backspace], &model)
    #expect(model.rehearsal?.session.app.state.variables[1] == .text("42q"))
    #expect(model.handle(.key(KeyStroke(.character("a"), .control)), now: 0).isEmpty)
    #expect(model.handle(.key(KeyStroke(.character("q"))), now: 0) == [.quit(status: 0)])
  }

  @Test("undo goes back a step at a time, to the start")
  func undo() {
    var model = model()
    press([.right, .right, .right, .enter], &model)
    #expect(model.rehearsal?.session.app.state.variables[0] == .flag(true))
    type("u", &model)
    #expect(model.rehearsal?.session.app.state.variables[0] == .flag(false))
    #expect(status(&model) == "▸ undone: double tap")
    type("uuu", &model)
    #expect(model.rehearsal?.session.cursor == 0)
    type("u", &model)
    #expect(status(&model) == "▸ there is nothing to undo")
  }

  @Test("Tab acts at once; a letter soon after takes it back and makes a chord of it")
  func tabChord() {
    var model = model()
    _ = model.handle(.key(KeyStroke(.tab)), now: 1000)
    #expect(model.rehearsal?.session.focusElement == 1)
    _ = model.handle(.key(KeyStroke(.character("z"))), now: 1000 + Model.chordDelay)
    #expect(model.rehearsal?.session.focusElement == nil)
    #expect(model.rehearsal?.steps.last?.line == "key Tab+Z")
    _ = model.handle(.key(KeyStroke(.tab)), now: 3000)
    _ = model.handle(.key(KeyStroke(.character("i"))), now: 3001 + Model.chordDelay)
    #expect(model.rehearsal?.steps.last?.line == "key Tab")
    #expect(model.isExplaining)
  }

  @Test("Space activates what has the keyboard's focus; Return stays VoiceOver's double tap")
  func spaceBelongsToTheFocus() {
    var model = model()
    press([.tab], &model)
    #expect(model.rehearsal?.session.focusNode != nil)
    press([.character(" ")], &model)
    #expect(model.rehearsal?.steps.last?.line == "key Space")
    var other = self.model()
    press([.tab, .enter], &other)
    #expect(other.rehearsal?.steps.last?.line == "double tap")
    var alone = self.model()
    press([.character(" ")], &alone)
    #expect(alone.rehearsal?.steps.last?.line == "double tap")
  }

  @Test("the prompt takes any step, completes words, and says what is wrong with a line")
  func prompt() {
    var model = model()
    type(":double tap #pay\r", &model)
    #expect(model.rehearsal?.session.app.state.variables[0] == .flag(true))
    type(":magi", &model)
    press([.tab], &model)
    #expect(model.prompt.text.withoutBlanks == "magic tap")
    press([.escape], &model)
    type(":swipe sideways\r", &model)
    #expect(status(&model).hasPrefix("▸ ✗ "))
    #expect(model.log.entries.last?.kind == .fault)
    type(":touch #nothing\r", &model)
    #expect(status(&model).contains("nothing"))
  }

  @Test("the item chooser goes to the element that is picked")
  func itemChooser() {
    var model = model()
    type("/lat", &model)
    #expect(picture(&model).contains { $0.contains("▸ Later") })
    press([.enter], &model)
    #expect(model.rehearsal?.session.cursor == 4)
    #expect(model.rehearsal?.steps.last?.line == "key Return")
    type("/zzz", &model)
    #expect(status(&model).contains("zzz not found"))
  }

  @Test("a click touches, a second one double-taps, the wheel scrolls")
  func mouse() {
    var model = model()
    let lines = picture(&model)
    guard let row = lines.firstIndex(where: { $0.contains("[ Pay ]") }) else {
      Issue.record("no button")
      return
    }
    let click = TerminalEvent.mouse(MouseEvent(kind: .press(button: 0), row: row, column: 5))
    _ = model.handle(click, now: 1000)
    #expect(model.rehearsal?.session.cursor == 3)
    _ = model.handle(click, now: 1200)
    #expect(model.rehearsal?.steps.last?.line == "double tap")
    #expect(model.rehearsal?.session.app.state.variables[0] == .flag(true))
    _ = model.handle(.mouse(MouseEvent(kind: .wheelDown, row: 1, column: 1)), now: 2000)
    #expect(model.rehearsal?.steps.last?.line == "three-finger swipe up")
  }

  @Test("the curtain hides the screen, and the numbers choose the technology")
  func curtainAndTechnologies() {
    var model = model()
    type("c", &model)
    #expect(picture(&model).contains { $0.contains("(screen curtain)") })
    #expect(!picture(&model).contains { $0.contains("[ Pay ]") })
    type("c2", &model)
    #expect(model.mode == .keyboard)
    press([.tab, .tab], &model)
    #expect(picture(&model)[22].contains("Full Keyboard Access"))
    #expect(model.rehearsal?.session.focusElement != nil)
    #expect(!picture(&model).contains { $0.contains("words") })
    press([.tab, .character(" ")], &model)
    #expect(status(&model) == "▸ failed = true")
    type("3", &model)
    #expect(model.mode == .switchControl)
    #expect(model.log.entries.last?.text.hasPrefix("Switch Control: ") == true)
  }

  @Test("a walk is written with its steps and what they did")
  func walk() {
    var model = model()
    press([.right], &model)
    type("w", &model)
    #expect(
      files.written == [
        "open checkout.json\n    cursor #title\n    speak Payment, Heading\nswipe right\n    cursor #card\n"
          + "    speak Card number, 42, Text field\n    hint Double tap to edit.\n"
      ])
    #expect(status(&model) == "▸ wrote checkout.walk, 2 steps")
  }

  @Test("a walk is written as a contract, once there is one")
  func contract() {
    var model = model()
    type("W", &model)
    #expect(files.written.isEmpty)
    #expect(status(&model) == "▸ there are no steps yet to make a contract of")
    press([.right], &model)
    type("W", &model)
    #expect(
      files.written == [
        """
        {
          "name": "What was done on Checkout",
          "profile": "voiceOver",
          "journey": [
            "swipe right",
            "expect focus #card",
            "expect spoken \\"Card number, 42, Text field\\""
          ]
        }

        """
      ])
    #expect(status(&model) == "▸ wrote checkout.contract, 2 steps")
  }

  @Test(
    "every key of a mode is in its help",
    arguments: [KeyMode.voiceOver, .voiceOverWithFocus, .keyboard, .editing])
  func help(_ mode: KeyMode) {
    var model = model()
    if mode == .keyboard { type("2", &model) }
    if mode == .voiceOverWithFocus { press([.tab], &model) }
    if mode == .editing { press([.right, .enter], &model) }
    _ = model.handle(.key(KeyStroke(.character("a"), .control)), now: 0)
    type("?", &model)
    var seen = ""
    for _ in 0..<4 {
      seen += picture(&model).joined(separator: "\n")
      press([.pageDown], &model)
    }
    for binding in KeyMap.bindings(mode) where !binding.help.isEmpty {
      #expect(seen.contains(binding.help))
      for key in binding.keys { #expect(seen.contains(key.title)) }
    }
    press([.escape], &model)
    #expect(model.mode == mode)
  }

  @Test("keys without a meaning say so and do nothing")
  func unknownKey() {
    var model = model()
    press([.function(7)], &model)
    #expect(status(&model) == "▸ F7 does nothing here; ? shows the keys")
    #expect(model.rehearsal?.steps.count == 1)
  }

  @Test("the hardware cursor sits on the current element, in a field at the insertion point")
  func hardwareCursor() {
    var model = model()
    press([.right], &model)
    var frame = model.draw(rows: 24, columns: 80, charset: .utf8)
    #expect(
      frame.cursor.map {
        frame.text(row: $0.row).contains("Card number") || frame[$0.row, $0.column + 1].base != 0x20
      } == true)
    press([.enter], &model)
    frame = model.draw(rows: 24, columns: 80, charset: .utf8)
    guard let point = frame.cursor else {
      Issue.record("no cursor")
      return
    }
    #expect(frame[point.row, point.column - 2].base == 0x34)
    #expect(frame[point.row, point.column - 1].base == 0x32)
    let small = model.draw(rows: 1, columns: 20, charset: .utf8)
    #expect(small.cursor?.row == 0)
  }

  @Test("every size draws, in exact rows, with what is spoken", arguments: [false, true])
  func sizes(_ isHostile: Bool) {
    var model = model(isHostile ? Mocks.hostile : Mocks.checkout)
    for columns in Array(0...45) + [60, 71, 72, 80, 119, 120, 200] {
      for rows in Array(0...14) + [24, 40, 50] {
        for charset in [Charset.utf8, .ascii] {
          let frame = model.draw(rows: rows, columns: columns, charset: charset)
          #expect(frame.cells.count == rows * columns)
          for row in 0..<rows {
            var at = 0
            while at < columns {
              let cell = frame[row, at]
              #expect(cell.width > 0 && cell.base >= 0x20 && !(0x7F..<0xA0).contains(cell.base))
              if charset == .ascii { #expect(cell.base < 0x7F) }
              at += max(1, Int(cell.width))
            }
            #expect(at == columns)
          }
          if rows > 0, columns >= 6, !isHostile { #expect(frame.text(row: rows - 1).contains("Pay")) }
          if rows > 0, columns > 0 { #expect(frame.cursor != nil) }
        }
      }
    }
  }

  @Test("a long status line says that it goes on, and shows the rest")
  func longStatus() {
    var model = model()
    type(":double tap #pay\r", &model)
    press([.home, .right], &model)
    var first = model.draw(rows: 1, columns: 20, charset: .utf8).text(row: 0)
    #expect(first.withoutBlanks.hasSuffix("…"))
    #expect(first.contains("Payment failed."))
    type(".", &model)
    first = model.draw(rows: 1, columns: 20, charset: .utf8).text(row: 0)
    #expect(first.contains("Check the card"))
    type(".", &model)
    #expect(model.draw(rows: 1, columns: 20, charset: .utf8).text(row: 0).contains("number."))
  }
}
