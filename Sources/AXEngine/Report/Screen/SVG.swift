/// The colours and parts that pictures are made of. Every text has a contrast of 7 to 1 or more to what it stands on,
/// every edge that means something 3 to 1.
enum SVG {
  static let paper = "#fff"
  static let ink = "#1a1a1a"
  /// Edges, and the text of what is switched off.
  static let line = "#555"
  /// Edges that only please.
  static let faint = "#b0b0b0"
  static let shade = "#f2f2f2"
  /// What can be activated.
  static let active = "#0842a0"
  static let ear = "#5b2a86"
  static let eye = "#6b3a00"

  /// A measure in hundredths of a point.
  static func number(_ value: Double) -> String { NumberText.text(of: NumberText.toHundredths(value)) }

  /// A rectangle.
  static func box(_ rect: Rect, _ look: KeyValuePairs<String, String?>) -> String {
    let place = Markup.opening(
      "rect",
      [
        "x": number(rect.minX), "y": number(rect.minY), "width": number(rect.width),
        "height": number(rect.height),
      ])
    // Both lists of attributes in one element.
    return place.dropLast() + Markup.opening("", look).dropFirst().dropLast() + "/>"
  }

  /// A circle.
  static func circle(_ center: Point, _ radius: Double, _ fill: String, _ stroke: String) -> String {
    Markup.element(
      "circle",
      [
        "cx": number(center.x), "cy": number(center.y), "r": number(radius), "fill": fill, "stroke": stroke,
        "stroke-width": "1.5",
      ])
  }

  /// A sign in the middle of a point.
  static func sign(_ text: String, at point: Point, size: Double, _ fill: String) -> String {
    Markup.text(
      "text",
      [
        "x": number(point.x), "y": number(point.y + size * 0.35), "font-size": number(size),
        "font-weight": "bold", "text-anchor": "middle", "fill": fill,
      ], text)
  }

  /// The number of a stop as the ear meets it.
  static func disc(_ value: Int, at point: Point) -> [String] {
    [circle(point, 8.5, ear, paper), sign(String(value), at: point, size: size(of: value), paper)]
  }

  /// The number of a stop as the eye meets it.
  static func square(_ value: Int, at point: Point) -> [String] {
    [
      box(
        Rect(point.x - 8, point.y - 8, 16, 16), ["fill": paper, "stroke": eye, "stroke-width": "1.5"]),
      sign(String(value), at: point, size: size(of: value), eye),
    ]
  }

  private static func size(of value: Int) -> Double { value > 99 ? 7 : 10 }
}
