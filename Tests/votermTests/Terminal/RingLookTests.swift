import AXEngine
import Testing

@testable import voterm

/// FK-30: what Increase Size, High Contrast and Color change of the ring is seen.
@Suite("The ring of Full Keyboard Access")
struct RingLookTests {
  private let item = ScreenItem(
    kind: .button, node: 0, element: 0, rect: Rect(16, 100, 200, 44), text: "Pay", depth: 0)

  private func look(_ isLarge: Bool, _ hasHighContrast: Bool) -> RingLook {
    var settings = KeyboardSettings()
    settings.hasLargeRing = isLarge
    settings.hasHighContrast = hasHighContrast
    return RingLook(settings)
  }

  private func frame(_ look: RingLook, _ charset: Charset, withCursor: Bool = false) -> Frame {
    let picture = ScreenPicture([item], columns: 24, rows: 12, screen: Size(390, 844), charset: charset)
    let rect = picture.rect(of: 0)
    return picture.draw(
      cursor: withCursor ? rect : nil, focus: rect, [Mark(.ring, item.rect)], ring: look)
  }

  /// Signs and whether they stand on the other ground: what is left without colours.
  private func monochrome(_ frame: Frame) -> String {
    (0..<frame.rows).map { row in
      (0..<frame.columns).map { column in
        let cell = frame[row, column]
        return "\(cell.base)" + (cell.style.attributes.contains(.reverse) ? "r" : "")
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  @Test(
    "size and contrast show without colours, and none looks like VoiceOver's cursor",
    arguments: [Charset.utf8, .ascii])
  func monochrome(_ charset: Charset) {
    let picture = ScreenPicture([item], columns: 24, rows: 12, screen: Size(390, 844), charset: charset)
    let cursor = picture.draw(cursor: picture.rect(of: 0)).text
    var looks: [String] = []
    for isLarge in [false, true] {
      for hasHighContrast in [false, true] {
        let drawn = frame(look(isLarge, hasHighContrast), charset)
        looks.append(monochrome(drawn))
        #expect(drawn.text != cursor)
      }
    }
    #expect(Set(looks).count == 4)
  }

  @Test("a large ring at the cursor's place shows beside it", arguments: [Charset.utf8, .ascii])
  func both(_ charset: Charset) {
    let usual = frame(look(false, false), charset, withCursor: true).text
    let large = frame(look(true, false), charset, withCursor: true).text
    #expect(usual != large)
  }

  @Test("the colour only adds")
  func colors() {
    var settings = KeyboardSettings()
    var styles: Set<Style> = []
    for color in KeyboardSettings.RingColor.allCases {
      settings.color = color
      styles.insert(RingLook(settings).style(in: .utf8))
      #expect(frame(RingLook(settings), .utf8).text == frame(RingLook(), .utf8).text)
    }
    #expect(styles.count == KeyboardSettings.RingColor.allCases.count)
  }
}
