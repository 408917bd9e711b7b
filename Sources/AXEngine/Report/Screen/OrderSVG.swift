/// A reading order as a picture: the screen in points, numbered as the ear meets it, and as the eye does where that is
/// another order. A file of its own, or a part of a page.
enum OrderSVG: OrderFormat {
  static let name = "svg"

  static func render(_ report: OrderReport) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + picture(of: report, prefix: "order", isPart: false)
      + "\n"
  }

  /// The picture.
  ///
  /// - Parameters:
  ///   - prefix: What its ids begin with, so that several can stand in one page.
  ///   - isPart: Whether it stands beside a table that names the stops.
  static func picture(of report: OrderReport, prefix: String, isPart: Bool) -> String {
    let drawing = ScreenDrawing(report.scene)
    let stops = report.stops
    let legend = Legend(stops)
    let isRightToLeft = report.scene.environment.isRightToLeft
    let screen = Rect(origin: .zero, size: drawing.size)
    let whole = Rect(0, 0, max(380, screen.width + 2 * margin), screen.height + 2 * margin + legend.height)
    let shapes = drawing.shapes.flatMap { ShapeSVG.lines(of: $0, isRightToLeft: isRightToLeft) }
    let device = [
      SVG.box(screen, ["rx": "8", "fill": SVG.paper, "stroke": SVG.line, "stroke-width": "2"]),
      Markup.opening(
        "g",
        [
          "lang": report.scene.environment.locale, "direction": isRightToLeft ? "rtl" : "ltr",
        ]),
    ]
    let lines =
      [
        Markup.opening(
          "svg",
          [
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": "0 0 \(SVG.number(whole.width)) \(SVG.number(whole.height))",
            "width": SVG.number(whole.width), "height": SVG.number(whole.height), "role": "img",
            "aria-labelledby": prefix + "-title " + prefix + "-desc", "lang": "en",
            "style": "font-family: system-ui, sans-serif",
          ]), Markup.text("title", ["id": prefix + "-title"], title(of: report)),
        Markup.text("desc", ["id": prefix + "-desc"], description(of: stops, isPart: isPart)),
        SVG.box(whole, ["fill": SVG.paper]),
        Markup.opening("g", ["transform": "translate(\(SVG.number(margin)) \(SVG.number(margin)))"]),
      ] + device + shapes + ["</g>"] + ways(stops) + stops.flatMap { marks($0, isRightToLeft: isRightToLeft) }
      + ["</g>"]
      + legend.lines(below: screen.height + 2 * margin) + ["</svg>"]
    return lines.joined(separator: "\n")
  }

  /// The room around the screen, for numbers at its edge.
  private static let margin = 40.0

  private static func title(of report: OrderReport) -> String {
    "\(report.title), \(report.screen), \(report.profile): the screen in reading order"
  }

  private static func description(of stops: [ScreenStop], isPart: Bool) -> String {
    guard !stops.isEmpty else { return "Nothing can be reached." }
    let heard = stops.prefix(60).map { "\($0.number) \($0.name)" }.joined(separator: "; ")
    let more = stops.count > 60 ? "; and \(stops.count - 60) more" : ""
    let ear = isPart ? NumberText.count(stops.count, "stop") + "." : heard + more + "."
    guard OrderReport.differ(stops) else { return ear }
    let eye = byEye(stops).prefix(60).map { String($0.number) }.joined(separator: ", ")
    return ear + " The eye meets them in another order: " + eye + "."
  }

  /// What is in sight, as the eye meets it.
  private static func byEye(_ stops: [ScreenStop]) -> [ScreenStop] {
    stops.filter { $0.eye != nil }.sorted { ($0.eye ?? 0) < ($1.eye ?? 0) }
  }

  /// The ear's way as a line, and the eye's as a broken one where it is another.
  private static func ways(_ stops: [ScreenStop]) -> [String] {
    let seen = stops.filter { $0.eye != nil }
    guard seen.count > 1 else { return [] }
    let ear = Markup.element(
      "polyline",
      [
        "points": points(seen), "fill": "none", "stroke": SVG.ear, "stroke-width": "1.5",
        "stroke-opacity": "0.6",
      ])
    guard OrderReport.differ(stops) else { return [ear] }
    let eye = Markup.element(
      "polyline",
      [
        "points": points(byEye(stops)), "fill": "none", "stroke": SVG.eye, "stroke-width": "1.5",
        "stroke-opacity": "0.8", "stroke-dasharray": "2 4",
      ])
    return [ear, eye]
  }

  private static func points(_ stops: [ScreenStop]) -> String {
    stops.map { SVG.number($0.mark.x) + "," + SVG.number($0.mark.y) }.joined(separator: " ")
  }

  /// A number in a disc, and the eye's in a square beside it where it is another.
  private static func marks(_ stop: ScreenStop, isRightToLeft: Bool) -> [String] {
    guard let eye = stop.eye else { return [] }
    let disc = SVG.disc(stop.number, at: stop.mark)
    guard eye != stop.place else { return disc }
    return disc + SVG.square(eye, at: Point(stop.mark.x + (isRightToLeft ? 18 : -18), stop.mark.y))
  }
}

extension OrderSVG {
  /// What the marks mean, and what is not in sight.
  struct Legend {
    private let stops: [ScreenStop]
    private let differs: Bool
    /// Of what is not in sight, so many are named.
    private static let most = 12
    private static let row = 20.0

    init(_ stops: [ScreenStop]) {
      self.stops = stops
      differs = OrderReport.differ(stops)
    }

    private var unseen: [ScreenStop] { stops.filter { $0.eye == nil } }

    private var rows: Int {
      let more = unseen.isEmpty ? 0 : 1 + min(unseen.count, Self.most) + (unseen.count > Self.most ? 1 : 0)
      return (stops.isEmpty ? 1 : differs ? 2 : 1) + more
    }

    /// The room it takes, in points.
    var height: Double { Double(rows) * Self.row + 4 }

    /// Its elements.
    func lines(below top: Double) -> [String] {
      var lines: [String] = []
      var y = top + 6
      func text(_ text: String) {
        let attributes: KeyValuePairs<String, String?> = [
          "x": "36", "y": SVG.number(y + 4), "font-size": "12", "fill": SVG.ink,
        ]
        lines.append(Markup.text("text", attributes, text))
        y += Self.row
      }
      guard !stops.isEmpty else {
        text("Nothing can be reached.")
        return lines
      }
      lines += SVG.disc(1, at: Point(20, y))
      text("and the line: as the ear meets them")
      if differs {
        lines += SVG.square(1, at: Point(20, y))
        text("and the broken line: as the eye meets them")
      }
      if !unseen.isEmpty { text("Not in sight, but met by the ear:") }
      for stop in unseen.prefix(Self.most) {
        lines += SVG.disc(stop.number, at: Point(20, y))
        text(stop.name.count > 60 ? stop.name.prefix(60) + "…" : stop.name)
      }
      if unseen.count > Self.most { text("and \(unseen.count - Self.most) more") }
      return lines
    }
  }
}
