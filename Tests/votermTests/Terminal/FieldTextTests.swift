import AXEngine
import Testing

@testable import voterm

@Suite("The text in a field that is being edited")
struct FieldTextTests {
  /// The rows as a person sees them, what is selected in double angle brackets.
  private func rows(
    _ text: String, _ caret: Int, _ selection: Range<Int>? = nil, width: Int = 12, height: Int = 1,
    charset: Charset = .utf8, _ change: (inout ScreenItem.Field) -> Void = { _ in }
  ) -> [String] {
    var field = ScreenItem.Field(isMultiline: height > 1, caret: caret, selection: selection)
    change(&field)
    let shown = FieldText(text, field, width: width, height: height, charset: charset)
    // The caret's place is where its sign is.
    let row = shown.rows[shown.caret.row]
    var column = 0
    for run in row {
      if run.look == .caret { break }
      column += TextWidth.cells(of: run.text)
    }
    #expect(column == shown.caret.column)
    #expect(row.contains { $0.look == .caret })
    for row in shown.rows { #expect(row.reduce(0) { $0 + TextWidth.cells(of: $1.text) } <= width) }
    return shown.rows.map { $0.map { $0.look == .selected ? "«\($0.text)»" : $0.text }.joined() }
  }

  @Test("the caret stands between two characters, at the start and at the end, in ASCII too")
  func caret() {
    #expect(rows("4242", 0) == ["┃4242"])
    #expect(rows("4242", 2) == ["42┃42"])
    #expect(rows("4242", 4) == ["4242┃"])
    #expect(rows("4242", 2, charset: .ascii) == ["42|42"])
    #expect(rows("", 0) == ["┃"])
    #expect(rows("42", 99) == ["42┃"])
  }

  @Test("what is selected is drawn apart, in ASCII between brackets")
  func selection() {
    #expect(rows("one two", 3, 0..<3) == ["«one»┃ two"])
    #expect(rows("one two", 4, 4..<7) == ["one ┃«two»"])
    #expect(rows("one two", 3, 0..<3, charset: .ascii) == ["[«one»]| two"])
    #expect(rows("one two", 4, 4..<7, charset: .ascii) == ["one |[«two»]"])
    #expect(rows("one", 3, 0..<40) == ["«one»┃"])
  }

  @Test("a long text moves through the field by half its width, with signs where it goes on")
  func scrolling() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    #expect(rows(text, 0) == ["┃abcdefghij…"])
    #expect(rows(text, 10) == ["abcdefghij┃…"])
    #expect(rows(text, 11) == ["…fghijk┃lmn…"])
    #expect(rows(text, 14) == ["…fghijklmn┃…"])
    #expect(rows(text, 15) == ["…klmno┃pqrs…"])
    #expect(rows(text, 26).first?.hasSuffix("wxyz┃") == true)
    #expect(rows(text, 11, charset: .ascii) == ["<fghijk|lmn>"])
    for width in 1...6 {
      for caret in 0...26 { #expect(rows(text, caret, width: width).first?.contains("┃") == true) }
    }
  }

  @Test("a secret shows dots, the caret among them; a placeholder stays while nothing is typed")
  func secretAndPlaceholder() {
    #expect(rows("hunter2", 3) { $0.isSecure = true } == ["•••┃••••"])
    #expect(rows("hunter2", 3, charset: .ascii) { $0.isSecure = true } == ["***|****"])
    #expect(rows("Code", 0) { $0.isPlaceholder = true } == ["┃(Code)"])
  }

  @Test("wide characters, marks and emoji are one place each, whatever cells they take")
  func clusters() {
    #expect(rows("日本語", 1) == ["日┃本語"])
    #expect(rows("e\u{301}te\u{301}", 1) == ["e\u{301}┃te\u{301}"])
    #expect(rows("👩‍👩‍👧x", 1) == ["👩‍👩‍👧┃x"])
    #expect(rows("שלום", 2) == ["של┃ום"])
    #expect(rows("日本語日本語日本語", 6).first?.contains("┃") == true)
    #expect(rows("a\u{202E}b\u{1B}[2J", 2) == ["a\u{FFFD}┃b␛[2J"])
  }

  @Test("an editor breaks its lines where no caret is, and shows the caret's")
  func editor() {
    #expect(rows("one two three", 0, width: 6, height: 4) == ["┃one ", "two ", "three"])
    #expect(rows("one two three", 4, width: 6, height: 4) == ["one ", "┃two ", "three"])
    #expect(rows("one two three", 13, width: 6, height: 4) == ["one ", "two ", "three┃"])
    #expect(rows("abcdefgh", 8, width: 5, height: 4) == ["abcd", "efgh┃"])
    #expect(rows("a\n\nb", 2, width: 6, height: 4) == ["a", "┃", "b"])
    #expect(rows("a\n", 2, width: 6, height: 4) == ["a", "┃"])
    let lines = (1...9).map(String.init).joined(separator: "\n")
    #expect(rows(lines, 0, width: 6, height: 4) == ["┃1", "2", "3", "4"])
    #expect(rows(lines, 8, width: 6, height: 4) == ["3", "4", "┃5", "6"])
    #expect(rows(lines, 17, width: 6, height: 4).last == "9┃")
    #expect(rows("one two", 5, 2..<5, width: 9, height: 3, charset: .ascii) == ["on[«e »", "«t»]|wo"])
  }

  private func picture(_ field: ScreenItem.Field, rows: Int = 8, charset: Charset = .utf8) -> Frame {
    let item = ScreenItem(
      kind: .field(field), node: 0, element: 0, rect: Rect(16, 60, 358, 34), text: "4242")
    return ScreenPicture([item], columns: 16, rows: rows, screen: Size(390, 844), charset: charset)
      .draw()
  }

  @Test("in the picture it stands between the field's sides; the hardware cursor is at its sign")
  func drawing() {
    let boxed = picture(.init(caret: 2))
    #expect(boxed.text(row: 2) == " │42┃42       │ ")
    #expect(boxed.cursor == CellPoint(row: 2, column: 4))
    let flat = picture(.init(caret: 2, selection: 0..<2), rows: 3, charset: .ascii)
    #expect(flat.text(row: 1) == " [[42]|42_____] ")
    #expect(flat[1, 3].style.attributes.contains(.reverse))
    #expect(!flat[1, 7].style.attributes.contains(.reverse))
    #expect(picture(.init()).cursor == nil)
    #expect(picture(.init(isRightToLeft: true, caret: 4)).text(row: 2) == " │       4242┃│ ")
  }
}
