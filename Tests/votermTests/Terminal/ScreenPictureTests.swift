import AXEngine
import Testing

@testable import voterm

/// A generator that gives the same numbers in every run.
struct Dice {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, count)
  }
}

@Suite("The mock screen in cells")
struct ScreenPictureTests {
  private static let phone = Size(390, 844)

  private func item(
    _ text: String, _ rect: Rect, _ kind: ScreenItem.Kind = .text, node: NodeIndex = 0, depth: Int = 0
  ) -> ScreenItem {
    ScreenItem(kind: kind, node: node, element: node, rect: rect, text: text, depth: depth)
  }

  @Test("lines that run from right to left end at the right edge")
  func rightToLeft() {
    func rows(_ text: String, _ rect: Rect, _ kind: ScreenItem.Kind, isRightToLeft: Bool) -> [String] {
      var item = item(text, rect, kind)
      item.isRightToLeft = isRightToLeft
      let frame = ScreenPicture([item], columns: 32, rows: 8, screen: Self.phone, charset: .utf8).draw()
      return (1..<frame.rows - 1).map(frame.text)
    }
    let row = Rect(16, 100, 358, 44)
    #expect(rows("Networks", row, .navigation, isRightToLeft: false).first?.hasPrefix("  Networks ›") == true)
    #expect(rows("Networks", row, .navigation, isRightToLeft: true).first?.hasSuffix(" ‹ Networks  ") == true)
    let long = rows("Airplane mode turns Wi-Fi off.", row, .text, isRightToLeft: true)
    #expect(long.count == 2 && long.allSatisfy { $0.hasSuffix("Wi-Fi  ") || $0.hasSuffix("off.  ") })
  }

  @Test("what is filled is filled from the edge where lines begin")
  func mirroredBars() {
    func row(_ kind: ScreenItem.Kind, isRightToLeft: Bool, _ charset: Charset = .utf8) -> String {
      var item = item("", Rect(0, 100, 390, 44), kind)
      item.isRightToLeft = isRightToLeft
      return ScreenPicture([item], columns: 20, rows: 8, screen: Self.phone, charset: charset).draw().text(
        row: 1)
    }
    #expect(row(.slider(0.25), isRightToLeft: false) == " ━━━━●───────────── ")
    #expect(row(.slider(0.25), isRightToLeft: true) == " ─────────────●━━━━ ")
    #expect(row(.progress(0.25), isRightToLeft: false) == " [████░░░░░░░░░░░░] ")
    #expect(row(.progress(0.25), isRightToLeft: true) == " [░░░░░░░░░░░░████] ")
    #expect(row(.progress(0.25), isRightToLeft: true, .ascii) == " [............####] ")
    #expect(row(.pages(current: 0, count: 3), isRightToLeft: true).contains("○○●"))
  }

  private func randomItems(_ dice: inout Dice) -> [ScreenItem] {
    let texts = [
      "Pay", "Payment failed. Check the card number.", "日本語のボタン", "הגדרות", "e\u{301}\u{302}te", "👩‍👩‍👧 family",
      "x", "\u{1B}[31mred\u{202E}", "", "A very long text that will never fit into a narrow terminal at all",
    ]
    let kinds: [ScreenItem.Kind] = [
      .text, .button, .link, .toggle(isOn: true), .slider(0.3),
      .field(.init()), .field(.init(isMultiline: true, caret: 3, selection: 1..<3)),
      .field(.init(isSecure: true, isRightToLeft: true, caret: 30)),
      .option(isChosen: true), .picture, .divider, .progress(nil), .unseen, .pages(current: 1, count: 4),
    ]
    return (0..<(1 + dice.roll(14))).map { node in
      let row = dice.roll(40)
      return item(
        texts[dice.roll(texts.count)],
        Rect(
          Double(dice.roll(20) * 20 - 5), Double(row * 21), Double(1 + dice.roll(18) * 20),
          Double(1 + dice.roll(4) * 20)), kinds[dice.roll(kinds.count)], node: NodeIndex(node))
    }
  }

  @Test("at all sizes, texts meet only where their frames do, and rows keep their order", arguments: 0..<300)
  func placement(_ seed: Int) {
    var dice = Dice(UInt64(seed))
    let items = randomItems(&dice)
    let columns = dice.roll(120)
    let rows = dice.roll(41)
    let picture = ScreenPicture(
      items, columns: columns, rows: rows, screen: Self.phone, charset: seed % 3 == 0 ? .ascii : .utf8)
    for (at, a) in picture.placed.enumerated() {
      #expect(a.rect.column >= 0 && a.rect.endColumn <= columns && a.rect.row >= 1)
      #expect(a.rect.endRow < picture.height)
      for line in a.lines { #expect(TextWidth.cells(of: line) <= a.rect.width) }
      for b in picture.placed[(at + 1)...] {
        if a.item.rect.maxY <= b.item.rect.minY { #expect(a.rect.endRow <= b.rect.row) }
        if b.item.rect.maxY <= a.item.rect.minY { #expect(b.rect.endRow <= a.rect.row) }
        let share =
          a.rect.row < b.rect.endRow && b.rect.row < a.rect.endRow && a.rect.column < b.rect.endColumn
          && b.rect.column < a.rect.endColumn
        if share { #expect(a.item.rect.intersects(b.item.rect)) }
      }
    }
    let marks = Mark.Kind.allCases.map { kind in
      let frame = Rect(
        Double(dice.roll(600)) - 100, Double(dice.roll(1200)) - 200, Double(dice.roll(500)),
        Double(dice.roll(500)))
      return Mark(kind, frame, label: dice.roll(2) == 0 ? nil : "12 \u{202E}猫")
    }
    let frame = picture.draw(
      cursor: picture.rect(of: 0), focus: picture.rect(of: NodeIndex(dice.roll(3))), marks)
    #expect(frame.cells.count == max(0, picture.height) * max(0, columns))
    for cell in frame.cells {
      #expect(cell.base == 0 || cell.base >= 0x20 && !(0x7F..<0xA0).contains(cell.base))
      #expect(cell.base != 0x202E)
    }
  }

  @Test("a row of a form keeps name and switch apart, in one row")
  func formRow() {
    let items = [
      item("Wi-Fi", Rect(16, 110, 40, 22)),
      item("", Rect(323, 106, 51, 31), .toggle(isOn: true), node: 1),
      item("Airplane Mode", Rect(16, 154, 110, 22), node: 2),
      item("", Rect(323, 150, 51, 31), .toggle(isOn: false), node: 3),
    ]
    let frame = ScreenPicture(items, columns: 32, rows: 4, screen: Self.phone, charset: .utf8).draw()
    #expect(frame.text(row: 1) == "  Wi-Fi                    [x]  ")
    #expect(frame.text(row: 2) == "  Airplane Mode            [ ]  ")
  }

  @Test("cursor and focus differ in shape, not only in colour")
  func marks() {
    let items = [
      item("Total", Rect(16, 60, 100, 20)), item("Pay", Rect(16, 100, 358, 44), .button, node: 1),
    ]
    let picture = ScreenPicture(items, columns: 20, rows: 20, screen: Self.phone, charset: .utf8)
    let cursor = picture.rect(of: 0)
    let focus = picture.rect(of: 1)
    let lines = picture.draw(cursor: cursor, focus: focus, [Mark(.ring, .zero)]).text.split(separator: "\n")
    #expect(lines[0].hasPrefix("╔═════╗"))
    #expect(lines[1].hasPrefix("║Total║"))
    #expect(lines.contains { $0.contains("┇[ Pay ]┇") })
    let ascii = ScreenPicture(items, columns: 20, rows: 4, screen: Self.phone, charset: .ascii)
    let dense = ascii.draw(cursor: ascii.rect(of: 0), focus: ascii.rect(of: 1), [Mark(.ring, .zero)])
    #expect(dense.text(row: 1).hasPrefix(">Total<"))
    #expect(dense.text(row: 2).contains("{[ Pay ]}"))
  }

  @Test("long texts go on in further rows, or say that they were cut")
  func wrapping() {
    let items = [item("Payment failed. Check the card number.", Rect(16, 60, 358, 22))]
    let roomy = ScreenPicture(items, columns: 20, rows: 10, screen: Self.phone, charset: .utf8)
    #expect(roomy.placed.first?.lines == ["Payment failed.", "Check the card", "number."])
    let tight = ScreenPicture(
      items + (1..<8).map { item("Row", Rect(16, Double(60 + $0 * 40), 100, 20), node: NodeIndex($0)) },
      columns: 20, rows: 10, screen: Self.phone, charset: .utf8)
    #expect(tight.placed.first?.lines == ["Payment failed. C…"])
  }

  @Test("what was cut takes the rows that are left")
  func sparedRows() {
    let items =
      [item("Payment failed. Check the card number.", Rect(16, 60, 358, 22))]
      + (1..<6).map { item("Row", Rect(16, Double(60 + $0 * 40), 100, 20), node: NodeIndex($0)) }
    let picture = ScreenPicture(items, columns: 20, rows: 10, screen: Self.phone, charset: .utf8)
    #expect(picture.placed.first?.lines == ["Payment failed.", "Check the card", "number."])
    #expect(picture.height == 10)
  }

  @Test("a slider leaves its name in the column of names", arguments: [false, true])
  func elasticSlider(isMirrored: Bool) {
    func placed(_ rect: Rect) -> Rect {
      isMirrored ? Rect(Self.phone.width - rect.maxX, rect.minY, rect.width, rect.height) : rect
    }
    var items = [
      item("Sound", placed(Rect(16, 60, 50, 22))), item("Volume", placed(Rect(16, 100, 60, 22)), node: 1),
      item("", placed(Rect(76, 100, 298, 22)), .slider(0.4), node: 2),
    ]
    for place in items.indices { items[place].isRightToLeft = isMirrored }
    let picture = ScreenPicture(items, columns: 32, rows: 8, screen: Self.phone, charset: .utf8)
    let (sound, volume) = (picture.rect(of: 0), picture.rect(of: 1))
    #expect(isMirrored ? sound?.endColumn == volume?.endColumn : sound?.column == volume?.column)
    #expect((picture.rect(of: 2)?.width ?? 0) > 12)
    // Beside a long name it has what is left.
    var longer = [
      item("Track position", placed(Rect(16, 100, 110, 22))),
      item("", placed(Rect(134, 100, 240, 22)), .slider(0.4), node: 1),
    ]
    for place in longer.indices { longer[place].isRightToLeft = isMirrored }
    let beside = ScreenPicture(longer, columns: 30, rows: 8, screen: Self.phone, charset: .utf8)
    #expect((beside.rect(of: 1)?.width ?? 0) >= 12)
  }

  @Test("a button that is no wider than its text begins where it begins, a wide one has it in the middle")
  func snugButtons() {
    var snug = item("Pay", Rect(16, 60, 250, 76), .button)
    snug.isSnug = true
    let wide = item("Pay", Rect(16, 160, 358, 76), .button, node: 1)
    let picture = ScreenPicture([snug, wide], columns: 32, rows: 8, screen: Self.phone, charset: .utf8)
    #expect(picture.rect(of: 0)?.column == 1)
    #expect(picture.rect(of: 1)?.column == 12)
  }

  @Test("a panel higher than the screen says where there is more")
  func morePanel() {
    var edges = [
      item("", Rect(60, 20, 270, 1), .edge(isTop: true)),
      item("", Rect(60, 800, 270, 1), .edge(isTop: false)),
    ]
    let text = item("This cannot be undone.", Rect(80, 100, 200, 22), depth: 1)
    func lines() -> [String] {
      let frame = ScreenPicture(edges + [text], columns: 32, rows: 20, screen: Self.phone, charset: .ascii)
        .draw()
      return (0..<frame.rows).map(frame.text)
    }
    #expect(!lines().contains { $0.contains("more") || $0.contains("^") })
    edges[1].hidesMore = true
    #expect(lines().contains { $0.contains(" v more -+") } && !lines().contains { $0.contains("^") })
    edges[0].hidesMore = true
    #expect(lines().contains { $0.contains("- ^ -+") || $0.contains(" ^ --+") })
  }
}
