import Testing

@testable import AXEngine

@Suite struct LayoutTextMetricsTests {
  @Test(arguments: [
    (TextStyle.body, ContentSizeCategory.large, 17.0, 22.0), (.body, .accessibility5, 53, 62),
    (.largeTitle, .extraSmall, 31, 38), (.title, .accessibility1, 38, 46), (.title2, .large, 22, 28),
    (.title3, .extraLarge, 22, 28), (.headline, .accessibility5, 53, 62), (.callout, .medium, 15, 20),
    (.subheadline, .extraExtraExtraLarge, 21, 28), (.footnote, .large, 13, 18), (.caption, .large, 12, 16),
    (.caption2, .large, 11, 13), (.caption2, .extraSmall, 11, 13), (.caption, .accessibility5, 43, 51),
  ])
  func stylesHaveTheirPublishedSizes(
    style: TextStyle, category: ContentSizeCategory, size: Double, leading: Double
  ) {
    let font = TextMetrics.font(style, category)
    #expect(font.pointSize == size)
    #expect(font.leading == leading)
  }

  @Test func noStyleShrinksWhileTheSettingGrows() {
    for style in TextStyle.allCases {
      for (smaller, larger) in zip(ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst()) {
        #expect(TextMetrics.font(style, smaller).pointSize <= TextMetrics.font(style, larger).pointSize)
        #expect(TextMetrics.font(style, smaller).leading <= TextMetrics.font(style, larger).leading)
        #expect(TextMetrics.font(style, smaller).pointSize >= 11)  // DT-03
      }
    }
  }

  @Test func widthsAreSumsOfClasses() {
    let ten = TextFont(pointSize: 10, leading: 12)
    // P 67, a 56, y 56: 179 hundredths of 10 points are 17.9.
    #expect(TextMetrics.width(of: "Pay", font: ten) == 18)
    // Five narrow letters: 130 → 13.
    #expect(TextMetrics.width(of: "iiiii", font: ten) == 13)
    // 4 digits, 248 → 24.8; bold 6 % wider, 26.288.
    #expect(TextMetrics.width(of: "4242", font: ten) == 25)
    #expect(
      TextMetrics.width(of: "4242", font: TextFont(pointSize: 10, leading: 12, widthPercent: 106)) == 27)
    // An ideograph is one em, a mark nothing, an emoji sequence one picture.
    #expect(TextMetrics.width(of: "日本", font: ten) == 20)
    #expect(TextMetrics.width(of: "e\u{301}", font: ten) == 6)
    #expect(TextMetrics.width(of: "👩‍👩‍👧", font: ten) == 12)
    #expect(TextMetrics.width(of: "🇩🇪", font: ten) == 12)
    #expect(TextMetrics.width(of: "", font: ten) == 0)
  }

  @Test func linesBreakAtWordsAndInsideLongOnes() {
    let font = TextFont(pointSize: 100, leading: 120)
    func lines(_ text: String, _ width: Double, _ limit: Int? = nil) -> TextSize {
      TextMetrics.size(of: text, font: font, width: width, lineLimit: limit)
    }
    // "aaa bbb": 168 + 28 + 168 = 364 points.
    #expect(lines("aaa bbb", 364) == TextSize(size: Size(364, 120), lines: 1, isTruncated: false))
    #expect(lines("aaa bbb", 363) == TextSize(size: Size(168, 240), lines: 2, isTruncated: false))
    #expect(lines("aaa bbb", 363, 1) == TextSize(size: Size(363, 120), lines: 1, isTruncated: true))
    // Blanks at a break hang over.
    #expect(lines("aaa    bbb", 170).size == Size(168, 240))
    // Six letters of 56 into 120: two on each line.
    #expect(lines("aaaaaa", 120) == TextSize(size: Size(112, 360), lines: 3, isTruncated: false))
    #expect(lines("a\nb\n", 500).lines == 3)
    // A hyphen (37) may end a line.
    #expect(lines("aa-aa", 150).size == Size(149, 240))
    // Ideographs break anywhere, but no full stop begins a line.
    #expect(lines("日本語", 200).size == Size(200, 240))
    #expect(lines("日本。", 200).size == Size(200, 240))
    #expect(lines("日本。", 199) == TextSize(size: Size(100, 360), lines: 3, isTruncated: false))
    // Narrower than a letter: one on each line, and never wider than what there is.
    #expect(lines("aa", 10) == TextSize(size: Size(10, 240), lines: 2, isTruncated: false))
  }

  @Test func lengthsGrowWithTheirStyle() {
    #expect(TextMetrics.scaled(12, relativeTo: .body, .large) == 12)
    // 12 · 53 / 17 = 37.4
    #expect(TextMetrics.scaled(12, relativeTo: .body, .accessibility5) == 37)
    // 20 · 14 / 17 = 16.5
    #expect(TextMetrics.scaled(20, relativeTo: .body, .extraSmall) == 16)
    #expect(TextMetrics.font(size: 20, relativeTo: nil, .accessibility5).pointSize == 20)
    #expect(TextMetrics.font(size: 20, relativeTo: nil, .large).leading == 25)
  }
}
