import AXEngine
import Testing

@testable import voterm

@MainActor
@Suite("Tours, captions and practice without a terminal")
struct TeachingTests {
  private func model() -> Model {
    Model(mock: Mocks.checkout, chooser: MockChooser(), files: FakeFiles(), now: 0)
  }

  private static let text =
    """
    { "title": "Tour", "stops": [
      { "title": "Pay", "open": "checkout.json", "before": ["given card = '1'", "three-finger triple tap"],
        "task": "Go to the button that pays, with the curtain on, however long it takes to find it on this screen.",
        "hints": ["To the right."], "done": ["expect focus #pay"], "steps": ["swipe right 3"],
        "lesson": "It is the fourth." },
      { "title": "Title", "open": "checkout.json", "task": "Go.", "done": ["expect focus #card"] } ] }
    """

  private func touring() throws -> Model {
    var model = model()
    model.open(try #require(Tour.load(SourceFile(path: "a.tour", text: Self.text)).tour), now: 0)
    return model
  }

  private func press(_ keys: [Key], _ model: inout Model, at now: Int64 = 1000) {
    for key in keys { _ = model.handle(.key(KeyStroke(key)), now: now) }
  }

  private func type(_ text: String, _ model: inout Model) {
    press(text.map { $0 == "\r" ? .enter : .character($0) }, &model)
  }

  private func picture(
    _ model: inout Model, rows: Int = 24, columns: Int = 80, charset: Charset = .utf8
  ) -> [String] {
    let frame = model.draw(rows: rows, columns: columns, charset: charset)
    return (0..<frame.rows).map { frame.text(row: $0) }
  }

  // MARK: Tours

  @Test("a stop begins with its set-up and what is made already, and undo does not go behind that")
  func begin() throws {
    var model = try touring()
    #expect(model.rehearsal?.session.isCurtained == true)
    #expect(model.rehearsal?.session.app.state.variables[1] == .text("1"))
    #expect(model.status.hasPrefix("Stop 1 of 2: Pay. "))
    type("u", &model)
    #expect(model.status == "there is nothing to undo")
    #expect(
      model.rehearsal?.walk.hasPrefix("open checkout.json\ngiven card = '1'\n    cursor #title") == true)
  }

  @Test("gestures count until the task is done; commands and what is undone do not")
  func counts() throws {
    var model = try touring()
    press([.right, .right], &model)
    type("u?", &model)
    press([.escape], &model)
    #expect(picture(&model)[2].contains("1 gesture, the shortest way takes 3; 1 hint"))
    type("!", &model)
    #expect(model.status == "Hint: To the right.")
    #expect(picture(&model)[2].contains("Hint: To the right."))
    press([.right, .right], &model)
    #expect(model.status == "Task done. Pay, Button")
    #expect(
      model.log.entries.suffix(2).map(\.text) == [
        "Task done in 3 gestures, the shortest way.", "It is the fourth.",
      ])
    #expect(
      picture(&model)[2].contains("Task done in 3 gestures, the shortest way. N goes on. It is the fourth."))
    type("N", &model)
    #expect(model.status == "Stop 2 of 2: Title. Payment, Heading")
    press([.right], &model)
    #expect(model.status.hasPrefix("Task done. Card number"))
    type("R", &model)
    #expect(model.tour?.gestures == 0)
    type("=", &model)
    #expect(model.status == "Stop 2 of 2: Title. Go. 0 gestures")
    type("N", &model)
    #expect(model.status == "The tour is over.")
    #expect(picture(&model)[0].contains("2 of 2 tasks done, in 4 gestures where the shortest ways take 3,"))
    #expect(picture(&model)[1].hasPrefix(" hint."))
    type("Q", &model)
    #expect(model.tour == nil)
    type("N", &model)
    #expect(model.status == "no tour is under way: voterm tour opens one")
  }

  @Test("on a small terminal a key shows the whole task, and the screen stays in sight")
  func smallTerminal() throws {
    var model = try touring()
    type("u", &model)
    var lines = picture(&model, rows: 12, columns: 40)
    #expect(lines[1].contains("…"))
    #expect(lines[2].contains("0 of 3 gestures, hint 0 of 1  = all"))
    #expect(lines[3].hasPrefix("┌ Checkout"))
    type("=", &model)
    lines = picture(&model, rows: 12, columns: 40)
    #expect(lines[3].hasPrefix(" this screen. "))
    press([.right], &model)
    #expect(picture(&model, rows: 12, columns: 40)[3].hasPrefix("┌ Checkout"))
    // A list has the screen's place, captions leave it its own.
    type("C", &model)
    lines = picture(&model, rows: 12, columns: 40)
    #expect(lines.contains { $0.hasPrefix("┌ Checkout") } && lines.contains { $0.hasPrefix("┌ Captions") })
    type("g", &model)
    #expect(picture(&model, rows: 12, columns: 40)[3].hasPrefix("┌ Gestures and keys"))
  }

  @Test("what was cut off as the stop began is not in the status line")
  func cutOffAtTheStart() throws {
    #expect(try touring().status == "Stop 1 of 2: Pay. Screen curtain on")
  }

  @Test("while a text takes the letters, the keys of the tour are named with their leader")
  func leader() throws {
    var model = try touring()
    type("N", &model)
    #expect(picture(&model)[1].contains("0 gestures  ! hint  = task  N next"))
    press([.right, .enter], &model)
    #expect(model.mode == .editing)
    #expect(picture(&model)[1].contains("Ctrl-A N goes on."))
    type("N", &model)
    #expect(model.tour?.place == 1)
    _ = model.handle(.key(KeyStroke(.character("a"), .control)), now: 2000)
    type("R", &model)
    press([.right], &model)
    #expect(model.tour?.place == 1)
    #expect(model.tour?.gestures == 1)
  }

  @Test("a Tab that a letter takes back counts once")
  func chord() throws {
    var model = try touring()
    type("N", &model)
    press([.tab], &model, at: 2000)
    _ = model.handle(.key(KeyStroke(.character("z"))), now: 2100)
    #expect(model.tour?.gestures == 1)
  }

  @Test(
    "the task is whole or its cut is told, and everything else keeps its place",
    arguments: [
      (24, 80), (40, 120), (12, 40), (9, 30), (6, 20), (3, 10), (1, 5),
    ])
  func sizes(rows: Int, columns: Int) throws {
    for charset in [Charset.utf8, .ascii] {
      var model = try touring()
      for keys in ["", "!", "CG", "P"] {
        type(keys, &model)
        let lines = picture(&model, rows: rows, columns: columns, charset: charset)
        #expect(lines.count == rows)
        if rows >= 6, columns >= 12 {
          #expect(lines[0].hasPrefix(" Stop 1 of 2"))
          let band = lines.prefix(rows / 4).joined(separator: " ")
          #expect(band.contains("this screen.") || band.contains(charset.ellipsis))
        }
      }
    }
  }

  @Test("help covers the task and the captions")
  func help() throws {
    var model = try touring()
    type("C?", &model)
    let lines = picture(&model)
    #expect(lines[0].contains("Keys: VoiceOver"))
    #expect(!lines.joined().contains("Captions"))
  }

  // MARK: Captions

  @Test("what is spoken stands in block letters where they fit, else in a frame")
  func captions() {
    var model = model()
    type("C", &model)
    #expect(model.status == "captions in large letters")
    var lines = picture(&model)
    // "Payment, Heading" takes 69 cells of 78.
    #expect(lines[16].hasPrefix("─ Captions ─"))
    #expect(lines[17].hasPrefix(" ██   █  █ █ █   █ ███ █  █ ███"))
    lines = picture(&model, charset: .ascii)
    #expect(lines[17].hasPrefix(" ##   #  # # #   # ### #  # ###"))
    press([.right], &model)
    lines = picture(&model)
    #expect(lines.contains { $0.contains("┌ Captions ─") })
    #expect(lines.contains { $0.contains("C a r d   n u m b e r ,   4 2 ,   T e x t   f i e l d") })
    lines = picture(&model, rows: 12, columns: 40)
    #expect(lines.contains { $0.contains("Card number, 42, Text field") })
    type(":captions off\r", &model)
    #expect(!model.showsCaptions)
  }

  @Test("an accent has a row of its own; what the font lacks and what joins its neighbours is framed")
  func letters() {
    let accented = LargeText("é ß", width: 40, height: 10, charset: .utf8)
    #expect(
      accented.blocks == [
        "..#..........", "###....##..##", "#.....#...#..", "##.....#...#.", "#.......#...#", "###...##..##.",
      ])
    let arabic = LargeText("فشل الدفع", width: 60, height: 10, charset: .utf8)
    #expect(arabic.blocks.isEmpty)
    #expect(arabic.lines.joined().contains("فشل"))
    #expect(LargeText("日本", width: 60, height: 10, charset: .utf8).lines == ["日\u{A0}本"])
    let cut = LargeText(String(repeating: "word ", count: 40), width: 20, height: 3, charset: .ascii)
    #expect(cut.lines.count == 1 && cut.lines[0].hasSuffix(">"))
  }

  @Test("every printable character of ASCII, and the letters of Latin-1, have a shape of five rows")
  func font() throws {
    let letters = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ€’“”–…"
    for character in (0x21...0x7E).compactMap({ Unicode.Scalar($0).map(Character.init) }) + Array(letters) {
      let glyphs = try #require(LargeFont.glyphs(character), "\(character)")
      for glyph in glyphs {
        #expect(glyph.rows.count == LargeFont.height, "\(character)")
        #expect(glyph.rows.allSatisfy { $0.utf8.count == glyph.width }, "\(character)")
        #expect(glyph.accent.map { $0.utf8.count == glyph.width } ?? true, "\(character)")
      }
    }
    // No two letters or digits look alike.
    let shapes = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".compactMap { LargeFont.glyphs($0)?.first?.rows }
    #expect(Set(shapes).count == 36)
  }

  @Test("the gesture is shown in words")
  func gesture() {
    var model = model()
    type("Gm", &model)
    #expect(picture(&model)[21].contains("two-finger double tap: magic tap"))
    type(":gestures off\r", &model)
    #expect(!picture(&model)[21].contains("two-finger double tap: magic tap"))
  }

  // MARK: Practice

  @Test("in practice every key is named and nothing happens, until Esc twice or its own key")
  func practice() {
    var model = model()
    type("P", &model)
    let before = model.log.entries.count
    let names: [(Key, String)] = [
      (.right, "Right: swipe right: next"), (.character("m"), "m: magic tap"), (.character("q"), "q: quit"),
      (.character("4"), "4: Voice Control"), (.character("\u{E9}"), "\u{E9}: nothing here"),
      (.escape, "Esc: scrub: escape; once more ends the practice"), (.enter, "Enter: double tap"),
    ]
    for (key, name) in names {
      #expect(model.handle(.key(KeyStroke(key)), now: 0).isEmpty)
      #expect(model.status.hasSuffix(name.drop { $0 != ":" }), "\(model.status)")
    }
    type("v", &model)
    press([.right], &model)
    #expect(model.status == "key VO+Right: next item")
    #expect(model.log.entries.count == before)
    #expect(picture(&model)[22].contains("Practice"))
    press([.escape], &model)
    #expect(model.practice != nil)
    press([.escape], &model)
    #expect(model.practice == nil)
    type("PP", &model)
    #expect(model.practice == nil)
    type("P", &model)
    #expect(model.handle(.key(KeyStroke(.character("c"), .control)), now: 0) == [.quit(status: 130)])
    press([.right], &model)
    #expect(model.log.entries.count == before)
  }
}
