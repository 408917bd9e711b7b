/// Views that are shown above the screen; their frames are in screen coordinates.
extension LayoutPass {
  /// Measures and places an open presented view.
  func layOutPresented(_ node: Int) {
    var box = properties(of: node)
    if case .rect(let rect) = views[Int(nodes[node].view)].properties[.frame] {
      nodes[node].frame = Rect(
        LayoutBox.boundedPlace(rect.minX), LayoutBox.boundedPlace(rect.minY),
        LayoutBox.bounded(rect.width), LayoutBox.bounded(rect.height))
      _ = measure(node, nodes[node].frame.width, nodes[node].frame.height, .fills)
      return
    }
    switch type(node) {
    case .sheet:
      nodes[node].frame = sheetFrame(node)
      _ = measure(node, nodes[node].frame.width, nodes[node].frame.height, .fills)
    case .popover: layOutPopover(node, &box)
    case .alert: layOutAlert(node)
    case .confirmationDialog: layOutDialog(node)
    default:
      nodes[node].frame = Rect(origin: .zero, size: context.screen)
      _ = measure(node, context.screen.width, context.screen.height, .fills)
    }
    forEachChild(of: node) { child in if nodes[child].part == .dismiss { placeDismissRegion(child) } }
  }

  /// What closes a presented view by touch: the screen above a sheet, all of it behind a popover or menu.
  func placeDismissRegion(_ node: Int) {
    let parent = Int(nodes[node].parent)
    var frame = Rect(origin: .zero, size: context.screen)
    if nodes[parent].part == nil, type(parent) == .sheet {
      frame.size.height = max(0, nodes[parent].frame.minY)
    }
    nodes[node].frame = frame
    nodes[node].measured.proposal = frame.size
    nodes[node].measured.size = frame.size
  }

  /// A phone's sheet covers the screen from a little below its top, or rests at its smallest detent; an iPad's
  /// stands in the middle; on Apple TV it is the whole screen.
  private func sheetFrame(_ node: Int) -> Rect {
    let screen = context.screen
    switch context.idiom {
    case .phone:
      let top = context.isLandscape ? 0 : min(ControlMetrics.sheetTop, screen.height / 4)
      // The keyboard lifts a low sheet.
      let height = min((detent(node) ?? screen.height) + context.keyboard, screen.height - top)
      return Rect(0, screen.height - height, screen.width, height)
    case .pad:
      let width = min(ControlMetrics.padSheetWidth, screen.width)
      let height = max(0, screen.height - 2 * ControlMetrics.padSheetMargin)
      return Rect((screen.width - width) / 2, (screen.height - height) / 2, width, height)
    case .tv: return Rect(origin: .zero, size: screen)
    }
  }

  /// The height a sheet rests at; nil for all there is.
  private func detent(_ node: Int) -> Double? {
    let heights = views[Int(nodes[node].view)].detents(onScreen: context.screen.height)
    let place = context.rests.first { $0.sheet == nodes[node].identity }?.place ?? 0
    guard !heights.isEmpty else { return nil }
    return heights[max(0, min(place, heights.count - 1))].height(onScreen: context.screen.height)
  }

  private func layOutPopover(_ node: Int, _ box: inout LayoutBox) {
    let margin = ControlMetrics.popoverMargin
    let padding = ControlMetrics.popoverPadding
    let width = min(ControlMetrics.popoverWidth, max(0, context.screen.width - 2 * margin))
    box.insets.top += padding
    box.insets.leading += padding
    box.insets.bottom += padding
    box.insets.trailing += padding
    box.askedWidth = width
    box.fit = .fillsWidth
    var size = stackVertically(node, box)
    let most = heightInSight(margin: margin)
    if size.height > most {
      // Never higher than the screen: what scrolls in it has the room that is left.
      box.askedHeight = max(ControlMetrics.rowHeight, most)
      box.fit = .fills
      size = stackVertically(node, box)
    }
    finish(
      node, Size(width, size.height), y: max(0, (context.screen.height - context.keyboard - size.height) / 2))
  }

  /// Sets the frame of a presented view in the middle of the screen's width.
  private func finish(_ node: Int, _ size: Size, y: Double) {
    nodes[node].frame = Rect((context.screen.width - size.width) / 2, y, size.width, size.height)
    nodes[node].measured.proposal = size
    nodes[node].measured.size = size
    nodes[node].measured.fit = .fills
  }

  private func isButton(_ node: Int) -> Bool {
    if let part = nodes[node].part { return part == .ok || part == .cancel }
    switch type(node) {
    case .button, .navigationLink, .link, .menu: return true
    default: return false
    }
  }

  private func isCancel(_ node: Int) -> Bool {
    if nodes[node].part == .cancel { return true }
    guard isButton(node), case .choice(let role) = views[Int(nodes[node].view)].properties[.role] else {
      return false
    }
    return role == 0
  }

  /// Everything but the buttons, centred below each other; answers with the place below.
  private func stackTexts(
    _ node: Int, width: Double, margin: Double, top: Double, bottom: Double, in outer: Double
  ) -> Double {
    var y = top
    var isEmpty = true
    forEachInFlow(of: node) { child in
      guard !isButton(child) else { return }
      if !isEmpty { y += ControlMetrics.alertTextSpacing }
      let size = measure(child, max(0, width - 2 * margin), -1)
      put(child, (outer - size.width) / 2, y, in: outer)
      y += size.height
      isEmpty = false
    }
    return isEmpty ? 0 : y + bottom
  }

  /// Title and message above the buttons; two short buttons stand beside each other.
  private func layOutAlert(_ node: Int) {
    let width = min(ControlMetrics.alertWidth, context.screen.width)
    let margin = ControlMetrics.alertMargin
    var y = stackTexts(
      node, width: width, margin: margin, top: ControlMetrics.alertTop, bottom: margin, in: width)
    var buttons: [Int] = []
    forEachPlaced(of: node) { child in if isButton(child) { buttons.append(child) } }
    let half = width / 2
    let isPair =
      buttons.count == 2 && !context.category.isAccessibilityCategory
      && buttons.allSatisfy { textWidth($0) <= half - margin }
    for (index, button) in buttons.enumerated() {
      let height = buttonHeight(button, width, ControlMetrics.rowHeight)
      _ = measure(button, isPair ? half : width, height, .fills)
      put(button, isPair ? half * Double(index) : 0, y, in: width)
      if !isPair || index == 1 { y += height }
    }
    let size = limitHeight(node, Size(width, y), to: heightInSight(margin: ControlMetrics.alertMargin))
    finish(node, size, y: max(0, (context.screen.height - context.keyboard - size.height) / 2))
  }

  /// At the accessibility sizes a button takes the lines that its text needs.
  private func buttonHeight(_ button: Int, _ width: Double, _ least: Double) -> Double {
    let line = font(of: button).leading
    let isLarge = context.category.isAccessibilityCategory
    let text = isLarge ? textSize(button, width: width, lineLimit: nil).height : line
    return max(least, max(line, text) + 2 * ControlMetrics.rowPadding)
  }

  /// The height that the safe area and the keyboard leave, less a margin above and below.
  func heightInSight(margin: Double) -> Double {
    context.screen.height - context.safeArea.top - max(context.safeArea.bottom, context.keyboard) - 2 * margin
  }

  /// The system's own panels are never higher than the screen: what does not fit is scrolled to.
  func limitHeight(_ node: Int, _ size: Size, to most: Double) -> Size {
    let most = max(ControlMetrics.rowHeight, most)
    if size.height > most {
      nodes[node].flags.formUnion([.scrolls, .scrollsY])
      nodes[node].measured.content = size
      return Size(size.width, most)
    }
    nodes[node].flags.subtract([.scrolls, .scrollsY])
    nodes[node].measured.content = .zero
    return size
  }

  /// Buttons below each other at the bottom of a phone's screen, the cancel button apart; in the middle elsewhere.
  private func layOutDialog(_ node: Int) {
    let isPhone = context.idiom == .phone
    let width =
      isPhone
      ? max(0, context.screen.width - 2 * ControlMetrics.dialogMargin)
      : min(ControlMetrics.dialogPadWidth, context.screen.width)
    let padding = ControlMetrics.dialogTextPadding
    var y = stackTexts(
      node, width: width, margin: ControlMetrics.alertMargin, top: padding, bottom: padding, in: width)
    for cancels in [false, true] {
      var isFirst = true
      forEachPlaced(of: node) { button in
        guard isButton(button), isCancel(button) == cancels else { return }
        if cancels, isFirst { y += ControlMetrics.dialogMargin }
        isFirst = false
        let height = buttonHeight(button, width, ControlMetrics.dialogButtonHeight)
        _ = measure(button, width, height, .fills)
        put(button, 0, y, in: width)
        y += height
      }
    }
    let margin = ControlMetrics.dialogMargin
    let keyboard = context.keyboard > 0 ? context.keyboard + margin : 0
    let bottom = max(margin, context.safeArea.bottom, keyboard)
    let margins = isPhone ? bottom + margin : 2 * margin + keyboard
    let size = limitHeight(
      node, Size(width, y), to: context.screen.height - context.safeArea.top - margins)
    let room = context.screen.height - size.height
    finish(node, size, y: max(0, isPhone ? room - bottom : (room - keyboard) / 2))
  }
}
