/// How large a text is set: what a text style means at a Dynamic Type size, or a font of the app's own.
public struct TextFont: Hashable, Sendable {
  /// Size of the letters, in points.
  public var pointSize: Double
  /// Height of a line, in points.
  public var leading: Double
  /// How much wider than regular letters are set, in hundredths: 100 is regular, 106 bold.
  public var widthPercent: Int

  /// Makes a font from its measures, in points and hundredths.
  public init(pointSize: Double, leading: Double, widthPercent: Int = 100) {
    self.pointSize = pointSize
    self.leading = leading
    self.widthPercent = widthPercent
  }
}

/// Dynamic Type: point sizes and line heights by style and size, and what scales with them.
public enum TextMetrics {
  /// The system's font for a style at a Dynamic Type size (DT-01). Headline is semibold by itself
  /// (DT-02).
  public static func font(
    _ style: TextStyle, _ category: ContentSizeCategory, weight: FontWeight? = nil, boldText: Bool = false
  ) -> TextFont {
    let row = table[index(of: style)][category.step]
    let own: FontWeight = style == .headline ? .semibold : .regular
    return TextFont(
      pointSize: row.size, leading: row.leading,
      widthPercent: widthPercent(weight ?? own, boldText: boldText))
  }

  /// A font of the app's own: a size in points that grows like a style, or stays as it is without one.
  /// The line height is an estimate.
  public static func font(
    size: Double, relativeTo style: TextStyle?, _ category: ContentSizeCategory,
    weight: FontWeight = .regular, boldText: Bool = false
  ) -> TextFont {
    let scaled = style.map { self.scaled(size, relativeTo: $0, category) } ?? size
    return TextFont(
      pointSize: scaled, leading: estimatedLeading(scaled),
      widthPercent: widthPercent(weight, boldText: boldText))
  }

  /// A length that grows like a text style (`@ScaledMetric`), in whole points. Estimate: in proportion to the
  /// style's point size, 3.1 times at AX5 for body (DT-06).
  public static func scaled(
    _ value: Double, relativeTo style: TextStyle, _ category: ContentSizeCategory
  ) -> Double {
    if category == .large { return value }
    let row = table[index(of: style)]
    return (value * row[category.step].size / row[ContentSizeCategory.large.step].size).rounded()
  }

  /// Line height of a font whose size is in no table: the straight line that meets the table's pairs from
  /// 12/16 to 40/48 exactly and is 1 point high at 60.
  static func estimatedLeading(_ size: Double) -> Double { (1.13 * size + 2.8).rounded() }

  /// How much wider a weight is set than regular; estimate.
  static func widthPercent(_ weight: FontWeight, boldText: Bool) -> Int {
    weight.widthPercent + (boldText ? 4 : 0)
  }

  private static func index(of style: TextStyle) -> Int {
    switch style {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }

  private typealias Row = [(size: Double, leading: Double)]

  /// DT-01, sizes from xSmall to AX5; none is below 11 points (DT-03). The source has line heights of footnote and captions at Large only; the
  /// others are those which the remaining styles have at the same point size.
  private static let table: [Row] = [
    [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61),
      (56, 66), (60, 70),
    ],
    [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57),
      (53, 62), (58, 68),
    ],
    [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52),
      (50, 59), (56, 66),
    ],
    [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51),
      (49, 58), (55, 65),
    ],
    [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
      (47, 56), (53, 62),
    ],
    [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
      (47, 56), (53, 62),
    ],
    [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46),
      (44, 52), (51, 60),
    ],
    [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43),
      (42, 50), (49, 58),
    ],
    [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40),
      (38, 46), (44, 52),
    ],
    [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39),
      (37, 44), (43, 51),
    ],
    [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35),
      (34, 41), (40, 48),
    ],
  ]
}

/// Weights of a font, under SwiftUI's names.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Width against regular in hundredths; estimate.
  var widthPercent: Int {
    switch self {
    case .ultraLight: 94
    case .thin: 96
    case .light: 98
    case .regular: 100
    case .medium: 102
    case .semibold: 104
    case .bold: 106
    case .heavy: 109
    case .black: 112
    }
  }
}
