/// Scroll views and lists.
extension LayoutPass {
  /// The content has all the room it likes in the directions that scroll.
  func arrangeScrollView(_ node: Int, _ box: LayoutBox) -> Size {
    let axis = scrollAxis(node)
    let width = box.innerWidth
    let height = box.innerHeight
    var content = Size.zero
    if let child = soleChild(of: node) {
      forEachInFlow(of: node) { _ in }
      let flags = nodes[child].flags
      if axis.x {
        let high = !axis.y && flags.contains(.growsY) ? height : -1
        content = measure(child, nodes[child].measured.ideal, high)
      } else {
        content = measure(child, width, -1, .fillsWidth)
      }
    } else {
      content = measureContents(node, box, axis)
    }
    let outer = box.outer(
      Size(width, axis.y && height >= 0 ? height : content.height))
    placeContents(node, box, axis, content, outer)
    nodes[node].measured.content = Size(
      axis.x ? content.width + box.insets.horizontal : outer.width,
      axis.y ? content.height + box.insets.vertical : outer.height)
    return outer
  }

  private func measureContents(_ node: Int, _ box: LayoutBox, _ axis: (x: Bool, y: Bool)) -> Size {
    var content = Size.zero
    var count = 0
    forEachInFlow(of: node) { child in
      count += 1
      let size = measure(child, axis.x ? nodes[child].measured.ideal : box.innerWidth, -1)
      if axis.x && !axis.y {
        content = Size(content.width + size.width, max(content.height, size.height))
      } else {
        content = Size(max(content.width, size.width), content.height + size.height)
      }
    }
    let gaps = box.spacing * Double(max(0, count - 1))
    if axis.x && !axis.y { content.width += gaps } else { content.height += gaps }
    return content
  }

  private func placeContents(
    _ node: Int, _ box: LayoutBox, _ axis: (x: Bool, y: Bool), _ content: Size, _ outer: Size
  ) {
    let factors = box.factors
    var x = box.insets.leading
    var y = box.insets.top
    let room = Size(outer.width - box.insets.horizontal, outer.height - box.insets.vertical)
    forEachPlaced(of: node) { child in
      let size = nodes[child].measured.size
      if axis.x && !axis.y {
        put(child, x, y + factors.y * max(0, room.height - size.height), in: outer.width)
        x += size.width + box.spacing
      } else {
        put(child, x + factors.x * max(0, max(room.width, content.width) - size.width), y, in: outer.width)
        y += size.height + box.spacing
      }
    }
  }

  /// The rows of a list, section or group in a list, one below the other over the full width.
  func stackRows(_ node: Int, _ box: LayoutBox) -> Size {
    let type = type(node)
    let scrolls = type == .list || type == .form
    let width = box.innerWidth
    let inset = min(ControlMetrics.rowInset, width / 4)
    var y = box.insets.top
    forEachInFlow(of: node) { child in
      switch rowKind(child) {
      case .block:
        if type == .form, nodes[child].part == nil, self.type(child) == .section, !startsWithHeader(child) {
          y += ControlMetrics.sectionSpacing
        }
        let size = measure(child, width, -1, .fillsWidth)
        nodes[child].frame = Rect(box.insets.leading, y, size.width, size.height)
        y += size.height
      case .heading(let above, let below):
        let size = measure(child, width - 2 * inset, -1)
        nodes[child].frame.origin = Point(box.insets.leading + inset, y + above)
        y += above + size.height + below
      case .control:
        let size = measure(child, width - 2 * inset, -1, .row)
        nodes[child].frame.origin = Point(box.insets.leading + inset, y)
        y += size.height
      case .content:
        let size = measure(child, width - 2 * inset, -1)
        let high = max(ControlMetrics.rowHeight, size.height + 2 * ControlMetrics.rowPadding)
        nodes[child].frame.origin = Point(box.insets.leading + inset, y + (high - size.height) / 2)
        y += high
      }
    }
    let content = Size(width, y - box.insets.top)
    if scrolls { nodes[node].measured.content = Size(box.askedWidth, y + box.insets.bottom) }
    let outer = box.outer(
      scrolls && box.innerHeight >= 0 ? Size(width, box.innerHeight) : content)
    forEachPlaced(of: node) { child in
      put(child, nodes[child].frame.minX, nodes[child].frame.minY, in: outer.width)
    }
    return outer
  }

  private enum RowKind {
    /// Lays out rows itself, over the full width.
    case block
    /// A header or footer, with the room above and below.
    case heading(Double, Double)
    /// A control, which is the whole row.
    case control
    /// Anything else, in the middle of its row.
    case content
  }

  private func rowKind(_ node: Int) -> RowKind {
    switch nodes[node].part {
    case .header: return .heading(ControlMetrics.headerPadding.top, ControlMetrics.headerPadding.bottom)
    case .footer: return .heading(ControlMetrics.footerPadding.top, ControlMetrics.footerPadding.bottom)
    case nil: break
    default: return .content
    }
    switch type(node) {
    case .section, .group: return .block
    case .button, .navigationLink, .toggle, .stepper, .datePicker, .textField, .secureField, .menu,
      .disclosureGroup:
      return .control
    case .picker: return isMenuPicker(node) ? .control : .content
    default: return .content
    }
  }

  private func startsWithHeader(_ section: Int) -> Bool {
    views[Int(nodes[section].view)].properties.has(.header)
  }
}
