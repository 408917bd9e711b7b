import Testing

@testable import voterm

@Suite("Cells")
struct FrameTests {
  private func row(_ text: String, columns: Int = 12, limit: Int = .max, charset: Charset = .utf8) -> String {
    var frame = Frame(rows: 1, columns: columns, charset: charset)
    frame.put(text, row: 0, column: 1, limit: limit)
    frame.put("|", row: 0, column: columns - 1)
    return frame.text(row: 0)
  }

  @Test("wide, joined and marked characters keep the places of what follows")
  func widths() {
    #expect(row("abc") == " abc       |")
    #expect(row("日本") == " 日本      |")
    #expect(row("e\u{301}x") == " e\u{301}x        |")
    #expect(row("👩‍👩‍👧x") == " 👩x       |")
    #expect(row("🇩🇪x") == " DEx       |")
    #expect(row("❤️x") == " ❤ x       |")
    #expect(row("שלום") == " שלום      |")
  }

  @Test("control characters and bidirectional overrides never reach a cell")
  func hostile() {
    let text = row("a\u{1B}[2J\u{7}\t\n\u{9B}\u{202E}b", columns: 24)
    for scalar in text.unicodeScalars {
      #expect(scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
      #expect(!scalar.properties.isBidiControl)
    }
    #expect(text.unicodeScalars.count == 24)
  }

  @Test("a wide character is never cut in half")
  func halves() {
    #expect(row("日本語", limit: 5) == " 日本      |")
    var frame = Frame(rows: 1, columns: 6)
    frame.put("日本", row: 0, column: 0)
    frame.put("x", row: 0, column: 1)
    #expect(frame.text(row: 0) == " x本  ")
    frame.put("y", row: 0, column: 2)
    #expect(frame.text(row: 0) == " xy   ")
    frame.put("語", row: 0, column: 5)
    #expect(frame.text(row: 0) == " xy   ")
    frame.put("語", row: 0, column: -1)
    #expect(frame.text(row: 0).unicodeScalars.count == 6)
  }

  @Test("ASCII alone is written where nothing else may be")
  func ascii() {
    #expect(row("Größe — 日…", columns: 14, charset: .ascii) == " Grose - ??. |")
    var frame = Frame(rows: 3, columns: 8, charset: .ascii)
    frame.box(frame.bounds, frame.charset.plainBox, title: "é")
    #expect(frame.cells.allSatisfy { $0.base >= 0x20 && $0.base < 0x7F })
  }

  @Test("writing outside does nothing")
  func outside() {
    var frame = Frame(rows: 2, columns: 2)
    frame.put("abcdef", row: 0, column: -2)
    frame.put("abcdef", row: 5, column: 0)
    frame.put("abcdef", row: -1, column: 0)
    frame.fill(CellRect(row: -3, column: -3, height: 20, width: 20), "x")
    frame.box(CellRect(row: -1, column: -1, height: 9, width: 9), frame.charset.plainBox, title: "title")
    #expect(frame.cells.count == 4)
    var none = Frame(rows: 0, columns: 0)
    none.put("a", row: 0, column: 0)
    none.box(none.bounds, none.charset.plainBox)
    #expect(none.text.isEmpty)
  }

  @Test("what does not fit ends with the sign for more")
  func fit() {
    let frame = Frame(rows: 1, columns: 1)
    #expect(frame.fit("Payment failed", 9) == "Payment …")
    #expect(frame.fit("Payment", 7) == "Payment")
    #expect(frame.fit("Payment", 0) == "")
  }
}
