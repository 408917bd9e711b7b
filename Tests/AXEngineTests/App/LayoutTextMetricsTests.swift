import Testing

@testable import AXEngine

@Suite struct LayoutTextMetricsTests {
  /// DT-01: point size and line height from xSmall to AX5. The source has no line heights of the three smallest styles
  /// but at Large.
  static let published: [(style: TextStyle, sizes: String)] = [
    (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    (.title, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
    (.footnote, "12 12 12 13/18 15 17 19 23 27 33 38 44"),
    (.caption, "11 11 11 12/16 14 16 18 22 26 32 37 43"),
    (.caption2, "11 11 11 11/13 13 15 17 20 24 29 34 40"),
  ]

  @Test(arguments: published)
  func stylesHaveTheirPublishedSizes(style: TextStyle, sizes: String) {
    let fonts = ContentSizeCategory.allCases.map { TextMetrics.font(style, $0) }
    let columns = sizes.split(separator: " ").map { $0.split(separator: "/").compactMap { Double($0) } }
    #expect(columns.count == fonts.count)
    for (font, column) in zip(fonts, columns) {
      #expect(font.pointSize == column.first)
      if column.count > 1 { #expect(font.leading == column[1]) }
    }
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
