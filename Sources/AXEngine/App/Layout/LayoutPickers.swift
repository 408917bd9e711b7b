/// Pickers in their styles, and the buttons that show a choice or a date.
extension LayoutPass {
  /// Whether a picker shows its choice, and its options once it is activated.
  func isMenuPicker(_ node: Int) -> Bool { PickerStyle(of: views[Int(nodes[node].view)]).opensOptions }

  /// Whether a node is the page that a picker has pushed.
  func isPage(_ node: Int) -> Bool {
    nodes[node].part == .menu && type(node) == .picker && has(node, .navigationLink)
      && nodes[node].identity != nodes[Int(nodes[node].parent)].identity.contextMenu
  }

  /// Whether a picker is a wheel.
  func isWheel(_ node: Int) -> Bool { type(node) == .picker && has(node, .wheel) }

  /// Whether a picker is a segmented control.
  func isSegmented(_ node: Int) -> Bool { type(node) == .picker && has(node, .segmented) }

  func has(_ node: Int, _ style: PickerStyle) -> Bool {
    PickerStyle(of: views[Int(nodes[node].view)]) == style
  }

  /// The buttons of a date picker for day and time, beside each other; nil for one that has only one.
  func dateButtons(_ node: Int) -> Size? {
    guard let date = child(of: node, .date), let time = child(of: node, .time) else { return nil }
    let (first, second) = (valueButton(node, date), valueButton(node, time))
    return Size(first.width + ControlMetrics.spacing + second.width, first.height)
  }

  /// Puts them beside each other, or below each other where there is too little width for both.
  func placeDateButtons(_ node: Int, _ room: Rect, in width: Double) {
    guard let all = dateButtons(node) else { return }
    var place = Point(room.minX, room.minY)
    let isStacked = room.width < all.width
    let high = isStacked ? max(0, (room.height - ControlMetrics.spacing) / 2) : room.height
    for part in [ViewPart.date, .time] {
      guard let button = child(of: node, part) else { continue }
      var size = valueButton(node, button)
      size = Size(min(size.width, room.width), min(size.height, high))
      _ = measure(button, size.width, size.height, .fills)
      if isStacked {
        put(button, room.maxX - size.width, place.y, in: width)
        place.y += size.height + ControlMetrics.spacing
      } else {
        put(button, place.x, place.y, in: width)
        place.x += size.width + ControlMetrics.spacing
      }
    }
  }

  /// What a control takes beside or below its name: a value that is too wide goes on in further lines, two buttons
  /// stand below each other.
  func fitted(_ node: Int, _ wanted: Size, _ room: Double) -> Size {
    let width = min(wanted.width, max(0, room))
    if let value = child(of: node, .content) {
      let size = measure(value, max(0, width - ControlMetrics.valueButtonPadding), -1)
      return Size(width, max(wanted.height, size.height + ControlMetrics.rowPadding))
    }
    guard width < wanted.width, child(of: node, .time) != nil else { return Size(width, wanted.height) }
    return Size(width, 2 * wanted.height + ControlMetrics.spacing)
  }

  func valueButton(_ node: Int) -> Size { valueButton(node, child(of: node, .content)) }

  func valueButton(_ node: Int, _ content: Int?) -> Size {
    let value = content.map { nodes[$0].measured.ideal } ?? 0
    return Size(
      max(ControlMetrics.minimumTarget, value + ControlMetrics.valueButtonPadding),
      max(ControlMetrics.valueButtonHeight, font(of: node).leading + ControlMetrics.rowPadding))
  }

  /// Segments of equal widths.
  func arrangeSegments(_ node: Int, _ box: LayoutBox) -> Size {
    var count = 0
    forEachInFlow(of: node) { _ in count += 1 }
    let outer = box.outer(Size(box.innerWidth, ControlMetrics.segmentedHeight))
    let width = max(0, outer.width - box.insets.horizontal) / Double(max(1, count))
    var x = box.insets.leading
    forEachPlaced(of: node) { segment in
      _ = measure(segment, width, max(0, outer.height - box.insets.vertical), .fills)
      put(segment, x, box.insets.top, in: outer.width)
      x += width
    }
    return outer
  }

  /// The name, and below it a row for each option.
  func arrangeInline(_ node: Int, _ box: LayoutBox) -> Size {
    var height = 0.0
    forEachInFlow(of: node) { row in
      if nodes[row].part == .title {
        height += measure(row, box.innerWidth, -1).height + ControlMetrics.captionSpacing
      } else {
        height += measure(row, box.innerWidth, -1, .row).height
      }
    }
    let outer = box.outer(Size(box.innerWidth, height))
    var y = box.insets.top
    forEachPlaced(of: node) { row in
      put(row, box.insets.leading, y, in: outer.width)
      y += nodes[row].measured.size.height
      if nodes[row].part == .title { y += ControlMetrics.captionSpacing }
    }
    return outer
  }

  /// A bar and the options below it, as a pushed screen has them.
  func arrangePage(_ node: Int, _ box: LayoutBox) -> Size {
    let safe = context.safeArea
    let size = Size(box.askedWidth, box.askedHeight)
    forEachInFlow(of: node) { _ in }
    if let bar = child(of: node, .navigationBar) {
      _ = measure(bar, max(0, size.width - safe.horizontal), ControlMetrics.barHeight, .fills)
      put(bar, safe.leading, safe.top, in: size.width)
    }
    if let list = child(of: node, .list) {
      let top = safe.top + ControlMetrics.barHeight
      _ = measure(list, max(0, size.width - safe.horizontal), max(0, size.height - top - safe.bottom), .fills)
      put(list, safe.leading, top, in: size.width)
    }
    return size
  }

  /// Options as rows of a list, which scrolls where they do not fit.
  func arrangeList(_ node: Int, _ box: LayoutBox) -> Size {
    let width = box.innerWidth
    let inset = min(ControlMetrics.rowInset, width / 4)
    var y = 0.0
    forEachInFlow(of: node) { row in
      let size = measure(row, width - 2 * inset, -1, .row)
      put(row, inset, y, in: width)
      y += size.height
    }
    return limitHeight(node, Size(width, y), to: box.innerHeight)
  }

  /// A wheel with its name above and its choice in the middle.
  func arrangeWheel(_ node: Int, _ box: LayoutBox) -> Size {
    let outer = arrangeBelowName(node, box, ControlMetrics.wheelHeight)
    if let value = child(of: node, .content) {
      _ = measure(
        value, max(0, outer.width - box.insets.horizontal), ControlMetrics.wheelRowHeight, .fills)
      let wheel = min(ControlMetrics.wheelHeight, outer.height - box.insets.vertical)
      let y = outer.height - box.insets.bottom - (wheel + ControlMetrics.wheelRowHeight) / 2
      put(value, box.insets.leading, max(0, y), in: outer.width)
    }
    return outer
  }
}
