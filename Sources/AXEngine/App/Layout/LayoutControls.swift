/// Texts, pictures and controls.
extension LayoutPass {
  /// Side of a symbol: as high as a line of the text beside it.
  func symbolSide(_ node: Int) -> Double { font(of: node).leading }

  private func has(_ node: Int, _ key: ViewKey) -> Bool { views[Int(nodes[node].view)].properties.has(key) }

  /// What stands at the trailing end of a control's row.
  private func accessory(_ node: Int) -> Size? {
    switch type(node) {
    case .toggle: return ControlMetrics.toggle
    case .stepper: return ControlMetrics.stepper
    case .datePicker: return dateButtons(node) ?? valueButton(node)
    case .picker: return isMenuPicker(node) ? valueButton(node) : nil
    default: return nil
    }
  }

  /// What a control wants along x.
  func wishesOfControl(_ node: Int, _ wishes: Wishes) -> (Double, ViewFlags) {
    let track = ControlMetrics.idealTrackWidth
    if let accessory = accessory(node) {
      guard let name = child(of: node, .caption) else { return (accessory.width, .rigid) }
      return (nodes[name].measured.ideal + ControlMetrics.spacing + accessory.width, .growsX)
    }
    switch type(node) {
    case .text: return (textWidth(node), [])
    case .label, .link, .button, .menu, .navigationLink:
      let padding = hasButtonPadding(node) ? 2 * ControlMetrics.buttonPadding.x : 0
      let least = hasButtonPadding(node) ? ControlMetrics.minimumTarget : 0
      if wishes.count > 0 {
        let gaps = properties(of: node).spacing * Double(wishes.count - 1)
        return (max(least, wishes.sum + gaps + padding), wishes.flags.subtracting(.growsY))
      }
      return (max(least, titleWidth(node) + padding), [])
    case .image: return (symbolSide(node), .rigid)
    case .badge:
      let font = font(of: node)
      return (max(font.leading, textWidth(node)) + 2 * ControlMetrics.badgePadding.x, .rigid)
    case .pageControl: return (pageControlWidth(node), .rigid)
    case .progressView where !has(node, .value):
      return (max(ControlMetrics.spinner, wishes.widest), [])
    case .picker:
      if isWheel(node) || has(node, .inline) { return (max(track, wishes.widest), .growsX) }
      return ((wishes.widest + ControlMetrics.rowInset) * Double(wishes.count), .growsX)
    case .disclosureGroup:
      return (max(textWidth(node) + ControlMetrics.valueButtonPadding, wishes.widest), .growsX)
    case .textEditor: return (track, [.growsX, .growsY])
    default: return (max(track, wishes.widest), .growsX)
    }
  }

  /// Width of a symbol and a text beside each other, without a limit.
  private func titleWidth(_ node: Int) -> Double {
    let text = textWidth(node)
    guard hasSymbol(node) else { return text }
    return text > 0 ? symbolSide(node) + ControlMetrics.spacing + text : symbolSide(node)
  }

  func hasSymbol(_ node: Int) -> Bool { type(node) == .label || has(node, .image) }

  private func hasButtonPadding(_ node: Int) -> Bool {
    switch type(node) {
    case .button, .menu, .navigationLink: true
    default: false
    }
  }

  private func pageControlWidth(_ node: Int) -> Double {
    var pages = 1.0
    if case .number(let number) = views[Int(nodes[node].view)].properties[.pages] {
      pages = min(max(1, number), 1_000)
    }
    return pages * ControlMetrics.pageDotWidth + ControlMetrics.pageControlPadding
  }

  /// Places what is in a control and answers with the size of the whole.
  func arrangeControl(_ node: Int, _ own: LayoutBox) -> Size {
    var box = own
    if let accessory = accessory(node) { return arrangeNamed(node, box, accessory) }
    switch type(node) {
    case .text:
      forEachInFlow(of: node) { _ in }
      return box.outer(
        textSize(node, width: box.innerWidth, height: fixedHeight(box), lineLimit: box.lineLimit))
    case .label, .link, .button, .menu, .navigationLink:
      if hasButtonPadding(node), box.fit == .natural || box.fit == .fillsWidth {
        box.insets.leading += ControlMetrics.buttonPadding.x
        box.insets.trailing += ControlMetrics.buttonPadding.x
        box.insets.top += ControlMetrics.buttonPadding.y
        box.insets.bottom += ControlMetrics.buttonPadding.y
        box.minWidth = max(box.minWidth, box.width < 0 ? ControlMetrics.minimumTarget : 0)
        box.minHeight = max(box.minHeight, box.height < 0 ? ControlMetrics.minimumTarget : 0)
      }
      return arrangeTitle(node, box)
    case .image:
      forEachInFlow(of: node) { _ in }
      // A picture that is sized in one direction is square.
      let side = box.width >= 0 ? box.innerWidth : box.height >= 0 ? box.innerHeight : symbolSide(node)
      return box.outer(Size(side, side))
    case .badge:
      forEachInFlow(of: node) { _ in }
      let font = font(of: node)
      return box.outer(
        Size(
          max(font.leading, textWidth(node)) + 2 * ControlMetrics.badgePadding.x,
          font.leading + 2 * ControlMetrics.badgePadding.y))
    case .pageControl:
      forEachInFlow(of: node) { _ in }
      return box.outer(Size(pageControlWidth(node), ControlMetrics.pageControlHeight))
    case .slider: return arrangeBelowName(node, box, ControlMetrics.sliderHeight)
    case .gauge: return arrangeBelowName(node, box, ControlMetrics.gaugeHeight)
    case .progressView:
      return arrangeBelowName(
        node, box, has(node, .value) ? ControlMetrics.progressHeight : ControlMetrics.spinner)
    case .picker:
      if isWheel(node) { return arrangeWheel(node, box) }
      if has(node, .inline) { return arrangeInline(node, box) }
      return arrangeSegments(node, box)
    case .disclosureGroup: return arrangeDisclosure(node, box)
    default: return arrangeField(node, box)
    }
  }

  /// The height a text has to fit into; -1 where it may be as high as it likes.
  func fixedHeight(_ box: LayoutBox) -> Double { box.fit == .fills || box.height >= 0 ? box.innerHeight : -1 }

  /// A symbol, a text, or children beside each other.
  private func arrangeTitle(_ node: Int, _ own: LayoutBox) -> Size {
    var box = own
    if box.fit == .row { box.alignment = box.alignment ?? 0 }
    var hasChildren = false
    forEachInFlow(of: node) { _ in hasChildren = true }
    if hasChildren { return stackHorizontally(node, box) }
    let symbol = hasSymbol(node) ? symbolSide(node) : 0
    let gap = symbol > 0 && !nodes[node].text.isEmpty ? ControlMetrics.spacing : 0
    let text = textSize(
      node, width: max(0, box.innerWidth - symbol - gap), height: fixedHeight(box), lineLimit: box.lineLimit)
    return box.outer(Size(symbol + gap + text.width, max(symbol, text.height)))
  }

  /// The name at the leading edge, the control at the trailing one.
  private func arrangeNamed(_ node: Int, _ box: LayoutBox, _ wanted: Size) -> Size {
    let name = child(of: node, .caption)
    forEachInFlow(of: node) { _ in }
    var accessory = fitted(node, wanted, box.innerWidth)
    let most = fixedHeight(box)
    if most >= 0 { accessory.height = min(accessory.height, most) }
    let room = max(0, box.innerWidth - accessory.width - ControlMetrics.spacing)
    // A control that leaves no room for its name stands below it.
    let isBelow =
      name.map { room < ControlMetrics.minimumTarget && room < nodes[$0].measured.ideal } ?? false
    var content = accessory
    if let name {
      let size = measure(name, isBelow ? box.innerWidth : room, noHigherThan: most)
      // In a row a control reaches into the room above and below the text.
      let high = accessory.height - (box.fit == .row ? ControlMetrics.rowOverlap : 0)
      content = Size(
        max(box.innerWidth, accessory.width),
        isBelow ? size.height + ControlMetrics.captionSpacing + accessory.height : max(size.height, high))
    }
    let outer = box.outer(content)
    let inner = outer.height - box.insets.vertical
    let middle = box.insets.top + (isBelow ? inner - accessory.height / 2 : inner / 2)
    if let name {
      let y = isBelow ? box.insets.top : middle - nodes[name].measured.size.height / 2
      put(name, box.insets.leading, y, in: outer.width)
    }
    let x = outer.width - box.insets.trailing - accessory.width
    let y = middle - accessory.height / 2
    if let value = child(of: node, .content) {
      let width = max(0, accessory.width - ControlMetrics.valueButtonPadding)
      _ = measure(value, width, noHigherThan: most)
      let high = nodes[value].measured.size.height
      put(value, x + ControlMetrics.valueButtonPadding / 2, middle - high / 2, in: outer.width)
    }
    placeDateButtons(node, Rect(x, y, accessory.width, accessory.height), in: outer.width)
    for (part, offset) in [(ViewPart.decrement, 0.0), (.increment, accessory.width / 2)] {
      guard let button = child(of: node, part) else { continue }
      _ = measure(button, accessory.width / 2, accessory.height, .fills)
      put(button, x + offset, y, in: outer.width)
    }
    return outer
  }

  /// The name above a control that takes the whole width.
  func arrangeBelowName(_ node: Int, _ box: LayoutBox, _ height: Double) -> Size {
    forEachInFlow(of: node) { _ in }
    let grows = nodes[node].flags.contains(.growsX)
    let name = child(of: node, .caption)
    let size = name.map { measure($0, box.innerWidth, noHigherThan: fixedHeight(box)) } ?? .zero
    let gap = name == nil ? 0 : ControlMetrics.captionSpacing
    let outer = box.outer(
      Size(grows ? box.innerWidth : max(size.width, height), size.height + gap + height))
    if let name { put(name, box.insets.leading, box.insets.top, in: outer.width) }
    return outer
  }

  /// A header row, and the children below it while it is open.
  private func arrangeDisclosure(_ node: Int, _ own: LayoutBox) -> Size {
    var box = own
    box.alignment = box.alignment ?? 0
    let title = textSize(
      node, width: max(0, box.innerWidth - ControlMetrics.valueButtonPadding), lineLimit: box.lineLimit)
    let padding = box.fit == .row ? 0 : 2 * ControlMetrics.rowPadding
    let least = box.fit == .row ? 0 : ControlMetrics.rowHeight
    let header = max(least, title.height + padding)
    var hasChildren = false
    forEachInFlow(of: node) { _ in hasChildren = true }
    guard hasChildren else { return box.outer(Size(box.innerWidth, header)) }
    box.insets.top += header + ControlMetrics.spacing
    box.minWidth = max(box.minWidth, min(box.askedWidth, box.innerWidth + box.insets.horizontal))
    return stackVertically(node, box)
  }

  /// A field with its text or placeholder inside. An editor is as high as its text where nothing says how high.
  private func arrangeField(_ node: Int, _ box: LayoutBox) -> Size {
    forEachInFlow(of: node) { _ in }
    let isEditor = type(node) == .textEditor
    let isSearch = type(node) == .searchField
    let inset =
      box.fit == .row ? 0 : isSearch ? ControlMetrics.searchFieldInset : ControlMetrics.textFieldInset
    let least = isSearch ? ControlMetrics.searchFieldHeight : ControlMetrics.textFieldHeight
    let line = font(of: node).leading
    let above = isEditor ? ControlMetrics.textFieldInset : 0
    let content = child(of: node, .content)
    var height = box.fit == .row ? line : max(least, line + 12)
    if isEditor {
      let text = content.map { measure($0, max(0, box.innerWidth - 2 * inset), -1).height } ?? 0
      height = box.innerHeight >= 0 ? box.innerHeight : max(ControlMetrics.textEditorHeight, text + 2 * above)
    }
    let outer = box.outer(Size(box.innerWidth, height))
    if let content {
      let room = max(0, outer.height - box.insets.vertical)
      let width = max(0, outer.width - box.insets.horizontal - 2 * inset)
      let size = measure(content, width, noHigherThan: max(0, room - 2 * above))
      put(
        content, box.insets.leading + inset, box.insets.top + (isEditor ? above : (room - size.height) / 2),
        in: outer.width)
    }
    return outer
  }
}
