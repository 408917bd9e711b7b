/// How a shape of a screen is drawn.
enum ShapeSVG {
  /// The elements of a shape.
  static func lines(of shape: ScreenDrawing.Shape, isRightToLeft: Bool) -> [String] {
    let rect = shape.rect
    let dash = shape.isDimmed ? "3 3" : nil
    var lines: [String] = []
    switch shape.kind {
    case .text: break
    case .surface: lines.append(SVG.box(rect, ["fill": SVG.paper, "stroke": SVG.faint, "rx": "4"]))
    case .sheet:
      lines.append(
        SVG.box(rect, ["fill": SVG.paper, "stroke": SVG.ink, "stroke-width": "2", "rx": "10"]))
    case .shade: lines.append(SVG.box(rect, ["fill": SVG.ink, "fill-opacity": "0.35"]))
    case .bar: lines.append(SVG.box(rect, ["fill": SVG.shade, "stroke": SVG.faint]))
    case .keyboard: lines.append(SVG.box(rect, ["fill": SVG.shade, "stroke": SVG.line]))
    case .control:
      lines.append(
        SVG.box(
          rect,
          [
            "fill": SVG.paper, "stroke": SVG.active, "stroke-width": "1.5", "rx": "6",
            "stroke-dasharray": dash,
          ]))
    case .field:
      lines.append(
        SVG.box(
          rect, ["fill": SVG.paper, "stroke": SVG.line, "rx": "2", "stroke-dasharray": dash]))
    case .badge:
      lines.append(
        SVG.box(rect, ["fill": SVG.paper, "stroke": SVG.line, "rx": SVG.number(rect.height / 2)]))
    case .picture: lines += picture(rect)
    case .divider:
      lines.append(SVG.box(Rect(rect.minX, rect.minY, rect.width, max(1, rect.height)), ["fill": SVG.line]))
    case .option(let isChosen):
      lines.append(
        SVG.box(
          rect,
          [
            "fill": SVG.paper, "stroke": SVG.active, "stroke-width": isChosen ? "3" : "1", "rx": "4",
            "stroke-dasharray": dash,
          ]))
    case .toggle(let isOn): lines += toggle(rect, isOn, isRightToLeft, dash)
    case .slider(let part):
      let along = isRightToLeft ? 1 - part : part
      lines.append(rail(rect))
      lines.append(
        SVG.circle(Point(rect.minX + rect.width * along, rect.center.y), 9, SVG.paper, SVG.active))
    case .progress(let part):
      lines.append(rail(rect))
      if let part {
        let width = rect.width * part
        let start = isRightToLeft ? rect.maxX - width : rect.minX
        lines.append(SVG.box(Rect(start, rect.center.y - 3, width, 6), ["fill": SVG.line]))
      }
    }
    return lines + text(of: shape, isRightToLeft: isRightToLeft)
  }

  private static func rail(_ rect: Rect) -> String {
    SVG.box(
      Rect(rect.minX, rect.center.y - 2, rect.width, 4),
      ["fill": SVG.paper, "stroke": SVG.line, "rx": "2"])
  }

  private static func picture(_ rect: Rect) -> [String] {
    let (left, top) = (SVG.number(rect.minX), SVG.number(rect.minY))
    let (right, bottom) = (SVG.number(rect.maxX), SVG.number(rect.maxY))
    return [
      SVG.box(rect, ["fill": SVG.paper, "stroke": SVG.line]),
      Markup.element(
        "path",
        [
          "d": "M\(left) \(top)L\(right) \(bottom)M\(left) \(bottom)L\(right) \(top)", "stroke": SVG.faint,
        ]),
    ]
  }

  /// A switch at the trailing end of its row: the knob at one side, and I or O at the other.
  private static func toggle(
    _ rect: Rect, _ isOn: Bool, _ isRightToLeft: Bool, _ dash: String?
  ) -> [String] {
    let width = min(51, rect.width / 2)
    let height = min(31, rect.height)
    let track = Rect(
      isRightToLeft ? rect.minX : rect.maxX - width, rect.center.y - height / 2, width, height)
    let left = Point(track.minX + height / 2, track.center.y)
    let right = Point(track.maxX - height / 2, track.center.y)
    let isAtRight = isOn != isRightToLeft
    return [
      SVG.box(
        track,
        [
          "fill": SVG.paper, "stroke": SVG.active, "stroke-width": "1.5", "rx": SVG.number(height / 2),
          "stroke-dasharray": dash,
        ]),
      SVG.circle(isAtRight ? right : left, max(1, height / 2 - 3), SVG.active, SVG.active),
      SVG.sign(isOn ? "I" : "O", at: isAtRight ? left : right, size: 11, SVG.active),
    ]
  }

  /// Its lines, from the leading edge on or in the middle.
  private static func text(of shape: ScreenDrawing.Shape, isRightToLeft: Bool) -> [String] {
    let block = Double(shape.lines.count) * shape.leading
    let isAtTop = shape.kind == .text && shape.lines.count > 1
    let top = isAtTop ? shape.rect.minY : shape.rect.center.y - block / 2
    let inset = shape.kind == .field ? 6.0 : 0
    let start = isRightToLeft ? shape.rect.maxX - inset : shape.rect.minX + inset
    let fill = shape.isDimmed ? SVG.line : shape.kind == .control ? SVG.active : SVG.ink
    let isBold = shape.isStrong || shape.kind == .option(isChosen: true)
    return shape.lines.enumerated().filter { !$0.element.isEmpty }.map { row, text in
      let y = top + (Double(row) + 0.5) * shape.leading + shape.pointSize * 0.35
      return Markup.text(
        "text",
        [
          "x": SVG.number(shape.isCentered ? shape.rect.center.x : start), "y": SVG.number(y),
          "font-size": SVG.number(shape.pointSize), "fill": fill, "font-weight": isBold ? "bold" : nil,
          "text-anchor": shape.isCentered ? "middle" : nil,
        ], text)
    }
  }
}
