/// What a view's own properties and the question asked say about its size: padding, fixed and limited extents.
struct LayoutBox {
  /// From the outer edge to the content.
  var insets = LayoutInsets()
  /// Fixed extents; -1 for none.
  var width = -1.0
  var height = -1.0
  var minWidth = 0.0
  var minHeight = 0.0
  /// -1 for none; a view with one takes what there is up to it.
  var maxWidth = -1.0
  var fixedSize = false
  var lineLimit: Int?
  var spacing = ControlMetrics.spacing
  /// The place in ``Fields/alignments``; nil where the file says nothing.
  var alignment: Int?
  /// What was proposed, -1 for "your own choice".
  var askedWidth = -1.0
  var askedHeight = -1.0
  var fit = ViewNode.Measurement.Fit.natural

  /// The largest length that is believed; keeps sums finite.
  static let largest = 1_000_000.0

  /// A length out of a file, made harmless.
  static func bounded(_ length: Double) -> Double { length > 0 ? min(length, largest) : 0 }

  /// A coordinate out of a file, made harmless.
  static func boundedPlace(_ place: Double) -> Double {
    place.isNaN ? 0 : min(max(place, -largest), largest)
  }

  /// What fills its place (a frame of its own, a screen, a bar's item) has no say in its size; padding, spacing
  /// and alignment still hold inside.
  mutating func forgetExtents() {
    (width, height, minWidth, minHeight, maxWidth, fixedSize) = (-1, -1, 0, 0, -1, false)
  }

  /// Room for the content, in points.
  var innerWidth: Double {
    var outer = askedWidth
    if width >= 0 {
      outer = width
    } else if fit == .natural, maxWidth >= 0 {
      outer = min(outer, maxWidth)
    }
    return max(0, max(outer, minWidth) - insets.horizontal)
  }

  /// Room for the content, in points; -1 where it may be as high as it likes.
  var innerHeight: Double {
    if height >= 0 { return max(0, height - insets.vertical) }
    return askedHeight < 0 ? -1 : max(0, max(askedHeight, minHeight) - insets.vertical)
  }

  /// The size of the whole view around a content.
  func outer(_ content: Size) -> Size {
    var size = Size(content.width + insets.horizontal, content.height + insets.vertical)
    switch fit {
    case .natural:
      if maxWidth >= 0 { size.width = max(min(askedWidth, maxWidth), min(size.width, maxWidth)) }
    case .fillsWidth: size.width = askedWidth
    case .row:
      size = Size(askedWidth, max(size.height, ControlMetrics.rowHeight))
    case .fills: size = Size(askedWidth, askedHeight < 0 ? size.height : askedHeight)
    }
    if width >= 0 { size.width = width }
    if height >= 0 { size.height = height }
    return Size(max(size.width, minWidth), max(size.height, minHeight))
  }

  /// Where children stand across and along: 0 at the beginning, 0.5 in the middle, 1 at the end.
  var factors: (x: Double, y: Double) {
    switch alignment {
    case 0: (0, 0.5)  // leading
    case 2: (1, 0.5)  // trailing
    case 3, 5: (0.5, 0)  // top, firstTextBaseline
    case 4, 6: (0.5, 1)  // bottom, lastTextBaseline
    case 7: (0, 0)
    case 8: (1, 0)
    case 9: (0, 1)
    case 10: (1, 1)
    default: (0.5, 0.5)
    }
  }
}

extension LayoutPass {
  /// Reads the layout properties of a view. A generated part has none of its own.
  func properties(of node: Int) -> LayoutBox {
    var box = LayoutBox()
    guard nodes[node].part == nil else { return box }
    for property in views[Int(nodes[node].view)].properties.all {
      guard let key = ViewKey(rawValue: property.key) else { continue }
      switch key {
      case .spacing: box.spacing = length(property.value) ?? box.spacing
      case .padding: pad(&box.insets, property.value)
      case .width: box.width = length(property.value) ?? -1
      case .height: box.height = length(property.value) ?? -1
      case .minWidth: box.minWidth = length(property.value) ?? 0
      case .minHeight: box.minHeight = length(property.value) ?? 0
      case .maxWidth: box.maxWidth = length(property.value) ?? LayoutBox.largest
      case .alignment: if case .choice(let place) = property.value { box.alignment = place }
      case .lineLimit: box.lineLimit = length(property.value).map { max(1, Int(clamping: $0)) }
      case .fixedSize: if case .flag(let flag) = property.value { box.fixedSize = flag }
      default: break
      }
    }
    return box
  }

  /// A number of points, scaled where the file says so.
  func length(_ value: PropertyValue) -> Double? {
    switch value {
    case .number(let number): LayoutBox.bounded(number)
    case .scaled(let number, let style):
      LayoutBox.bounded(TextMetrics.scaled(number, relativeTo: style, context.category))
    default: nil
    }
  }

  private func pad(_ insets: inout LayoutInsets, _ value: PropertyValue) {
    if let all = length(value) { insets = LayoutInsets(top: all, leading: all, bottom: all, trailing: all) }
    guard case .record(let fields) = value else { return }
    for field in fields {
      guard let points = length(field.value) else { continue }
      switch field.name {
      case "top": insets.top = points
      case "bottom": insets.bottom = points
      case "leading": insets.leading = points
      case "trailing": insets.trailing = points
      case "horizontal": (insets.leading, insets.trailing) = (points, points)
      case "vertical": (insets.top, insets.bottom) = (points, points)
      default: break
      }
    }
  }
}
