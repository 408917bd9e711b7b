/// Pickers in their styles, and the buttons that show a choice or a date.
extension LayoutPass {
  /// Whether a picker shows its choice and opens a menu.
  func isMenuPicker(_ node: Int) -> Bool {
    guard case .choice(let style) = views[Int(nodes[node].view)].properties[.pickerStyle] else { return true }
    return style == 0
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
    for part in [ViewPart.date, .time] {
      guard let button = child(of: node, part) else { continue }
      var size = valueButton(node, button)
      size.width = min(size.width, room.width)
      _ = measure(button, size.width, size.height, .fills)
      if room.height > all.height {
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
        let high = max(ControlMetrics.rowHeight, font(of: row).leading + 2 * ControlMetrics.rowPadding)
        height += measure(row, box.innerWidth, high, .fills).height
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
