/// Generated parts, and the bars at the edges of a screen.
extension LayoutPass {
  /// What a generated part wants along x.
  func wishesOfPart(_ node: Int, _ wishes: Wishes) -> (Double, ViewFlags) {
    switch nodes[node].part {
    case .header, .footer:
      return wishes.count > 0 ? (wishes.widest, wishes.flags.subtracting(.growsY)) : (textWidth(node), [])
    case .backButton: return (textWidth(node) + ControlMetrics.backButtonChevron, [])
    case .menu: return (ControlMetrics.menuWidth, .rigid)
    case .navigationBar, .tabBar, .dismiss, .list, .grabber: return (0, [])
    case .decrement, .increment: return (ControlMetrics.stepper.width / 2, .rigid)
    case .option, .tab, .navigationTitle, .title, .message, .caption, .column, .content, .date, .time, .ok,
      .cancel, .swipeAction, .previousMonth, .nextMonth, .month, .weekday, .wheel, nil:
      return (textWidth(node), [])
    }
  }

  /// Places what is in a generated part and answers with its size.
  func arrangePart(_ node: Int, _ part: ViewPart, _ own: LayoutBox) -> Size {
    var box = own
    switch part {
    case .header, .footer:
      guard nodes[node].end > node + 1 else { break }
      box.alignment = 0
      return stackVertically(node, box)
    case .navigationBar: return arrangeNavigationBar(node, box)
    case .tabBar: return arrangeTabBar(node, box)
    case .menu: return isPage(node) ? arrangePage(node, box) : arrangeMenu(node, box)
    case .list: return arrangeList(node, box)
    case .decrement, .increment, .dismiss, .grabber: return box.outer(.zero)
    case .content:
      // What a field shows moves inside it instead of being cut.
      switch type(node) {
      case .textEditor: return box.outer(textSize(node, width: box.innerWidth, lineLimit: nil))
      case .textField, .secureField, .searchField:
        let line = font(of: node).leading
        return box.outer(
          Size(min(box.innerWidth, nodes[node].measured.ideal), nodes[node].text.isEmpty ? 0 : line))
      case .picker where isMenuPicker(node), .datePicker:
        // At the largest sizes a value takes the lines it needs.
        if !context.category.isAccessibilityCategory { box.lineLimit = 1 }
      default: box.lineLimit = 1
      }
    case .date, .time:
      forEachInFlow(of: node) { _ in }
      box.lineLimit = 1
    case .option: if box.fit != .row { box.lineLimit = 1 }
    case .tab, .navigationTitle, .backButton, .ok, .cancel, .previousMonth, .nextMonth, .month, .weekday,
      .wheel:
      box.lineLimit = 1
    case .title, .message, .caption, .column, .swipeAction: break
    }
    return box.outer(
      textSize(node, width: box.innerWidth, height: fixedHeight(box), lineLimit: box.lineLimit))
  }

  /// The safe area that a view has to keep its content out of: it reaches down through tab views only.
  func screenInsets(_ node: Int) -> LayoutInsets {
    guard nodes[node].part == nil else { return LayoutInsets() }
    if nodes[node].flags.contains(.absolute), !type(node).isPresented { return LayoutInsets() }
    let parent = Int(nodes[node].parent)
    if parent < 0 {
      // A plain view knows no safe area.
      return type(node) == .view && child(of: node, .navigationBar) == nil ? LayoutInsets() : context.safeArea
    }
    switch type(node) {
    case .fullScreenCover: return context.safeArea
    case .sheet:
      return context.idiom == .phone ? LayoutInsets(bottom: context.safeArea.bottom) : LayoutInsets()
    default: break
    }
    guard nodes[parent].part == nil, type(parent) == .tabView else { return LayoutInsets() }
    var insets = screenInsets(parent)
    if context.idiom == .phone { insets.bottom = 0 } else { insets.top = 0 }
    return insets
  }

  /// How far the keyboard reaches into a view that ends at the bottom of the screen, as ``screenInsets(_:)`` does.
  private func keyboardInset(_ node: Int) -> Double {
    guard context.keyboard > 0, nodes[node].part == nil else { return 0 }
    if nodes[node].flags.contains(.absolute), !type(node).isPresented { return 0 }
    let parent = Int(nodes[node].parent)
    if parent < 0 {
      return type(node) == .view && child(of: node, .navigationBar) == nil ? 0 : context.keyboard
    }
    switch type(node) {
    case .fullScreenCover: return context.keyboard
    case .sheet: return max(0, nodes[node].frame.maxY - context.screen.height + context.keyboard)
    default: break
    }
    guard nodes[parent].part == nil, type(parent) == .tabView else { return 0 }
    let bar = context.idiom == .phone ? ControlMetrics.tabBarHeight + context.safeArea.bottom : 0
    return max(0, keyboardInset(parent) - bar)
  }

  /// Content ends where the keyboard begins; bars at the bottom stay where they are, behind it.
  func keepClearOfKeyboard(_ node: Int, _ own: LayoutBox, _ box: inout LayoutBox) {
    let inset = keyboardInset(node)
    if inset > 0 { box.insets.bottom = max(box.insets.bottom, own.insets.bottom + inset) }
  }

  /// Places navigation bar and toolbar inside the safe area, and takes their height from the content's room.
  func placeBars(_ node: Int, _ safe: LayoutInsets, _ box: inout LayoutBox) {
    let width = max(0, box.askedWidth - safe.horizontal)
    var child = node + 1
    while child < Int(nodes[node].end) {
      if nodes[child].part == .navigationBar {
        _ = measure(child, width, ControlMetrics.barHeight, .fills)
        put(child, safe.leading, safe.top, in: box.askedWidth)
        box.insets.top += ControlMetrics.barHeight
      } else if nodes[child].part == .grabber {
        let size = ControlMetrics.grabber
        _ = measure(child, size.width, size.height, .fills)
        put(child, (box.askedWidth - size.width) / 2, safe.top, in: box.askedWidth)
        box.insets.top += size.height
      } else if nodes[child].part == nil, nodes[child].flags.contains(.outOfFlow),
        !nodes[child].flags.contains(.absolute), type(child) == .toolbar, box.askedHeight >= 0
      {
        _ = measure(child, width, ControlMetrics.barHeight, .fills)
        put(
          child, safe.leading, max(0, box.askedHeight - safe.bottom - ControlMetrics.barHeight),
          in: box.askedWidth)
        box.insets.bottom += ControlMetrics.barHeight
      }
      child = Int(nodes[child].end)
    }
  }

  /// Gives bars the width of a view that became wider than was proposed, because its content cannot be narrower.
  func widenBars(_ node: Int, to width: Double, _ safe: LayoutInsets) {
    forEachChild(of: node) { child in
      let isBar = nodes[child].part == .navigationBar
      guard isBar || nodes[child].part == nil && type(child) == .toolbar,
        nodes[child].flags.contains(.outOfFlow), !nodes[child].flags.contains(.absolute)
      else { return }
      let y = nodes[child].frame.minY
      _ = measure(child, max(0, width - safe.horizontal), ControlMetrics.barHeight, .fills)
      put(child, safe.leading, y, in: width)
    }
  }

  /// Back button at the leading edge, title in the middle.
  private func arrangeNavigationBar(_ node: Int, _ box: LayoutBox) -> Size {
    let outer = box.outer(.zero)
    var reserved = ControlMetrics.barMargin
    if let back = child(of: node, .backButton) {
      let width = min(nodes[back].measured.ideal, max(ControlMetrics.minimumTarget, outer.width / 3))
      _ = measure(back, width, outer.height, .fills)
      put(back, ControlMetrics.backButtonMargin, 0, in: outer.width)
      reserved = ControlMetrics.backButtonMargin + width + ControlMetrics.spacing
    }
    if let title = child(of: node, .navigationTitle) {
      let size = measure(title, max(0, outer.width - 2 * reserved), -1)
      put(title, (outer.width - size.width) / 2, (outer.height - size.height) / 2, in: outer.width)
    }
    return outer
  }

  /// Items at both ends, the others evenly between.
  func arrangeToolbar(_ node: Int, _ box: LayoutBox) -> Size {
    var count = 0
    var widths = 0.0
    let room = max(0, box.innerWidth - 2 * ControlMetrics.barMargin)
    forEachInFlow(of: node) { item in
      count += 1
      widths += measure(item, min(nodes[item].measured.ideal, room), -1).width
    }
    let outer = box.outer(Size(box.innerWidth, ControlMetrics.barHeight))
    let gap = count > 1 ? max(0, room - widths) / Double(count - 1) : 0
    var x = box.insets.leading + ControlMetrics.barMargin
    if count == 1 { x += max(0, room - widths) / 2 }
    forEachPlaced(of: node) { item in
      let size = nodes[item].measured.size
      put(
        item, x, box.insets.top + (outer.height - box.insets.vertical - size.height) / 2, in: outer.width)
      x += size.width + gap
    }
    return outer
  }

  /// The chosen tab's content, with the bar below it on a phone and above it elsewhere.
  func arrangeTabs(_ node: Int, _ box: LayoutBox, _ safe: LayoutInsets) -> Size {
    let width = box.innerWidth
    let isPhone = context.idiom == .phone
    let bar = child(of: node, .tabBar)
    let item =
      isPhone
      ? ControlMetrics.tabBarHeight
      : context.idiom == .pad ? ControlMetrics.topTabBarHeight : ControlMetrics.tvTabBarHeight
    let high = bar == nil ? 0 : isPhone ? item + safe.bottom : safe.top + item
    let room = box.innerHeight < 0 ? -1 : max(0, box.innerHeight - high)
    var content = 0.0
    forEachInFlow(of: node) { child in
      content = max(content, measure(child, width, room, room < 0 ? .fillsWidth : .fills).height)
    }
    let outer = box.outer(Size(width, content + high))
    let top = box.insets.top + (isPhone ? 0 : high)
    forEachPlaced(of: node) { child in put(child, box.insets.leading, top, in: outer.width) }
    if let bar {
      _ = measure(bar, width, isPhone ? high : item, .fills)
      put(
        bar, box.insets.leading,
        isPhone ? max(0, outer.height - box.insets.bottom - high) : box.insets.top + safe.top, in: outer.width
      )
    }
    return outer
  }

  /// Tabs of equal widths; the home indicator's strip below them belongs to the bar only.
  private func arrangeTabBar(_ node: Int, _ box: LayoutBox) -> Size {
    let outer = box.outer(.zero)
    var count = 0
    forEachInFlow(of: node) { _ in count += 1 }
    let width = outer.width / Double(max(1, count))
    let height = context.idiom == .phone ? min(ControlMetrics.tabBarHeight, outer.height) : outer.height
    var x = 0.0
    forEachPlaced(of: node) { tab in
      _ = measure(tab, width, height, .fills)
      put(tab, x, 0, in: outer.width)
      x += width
    }
    return outer
  }

  /// The items of an open menu below each other; a long one takes the lines it needs.
  private func arrangeMenu(_ node: Int, _ box: LayoutBox) -> Size {
    if isCalendar(node) { return arrangeCalendar(node, box) }
    var height = 0.0
    forEachInFlow(of: node) { item in
      height += measure(item, box.innerWidth, -1, .row).height
    }
    let outer = limitHeight(
      node, box.outer(Size(box.innerWidth, height)), to: heightInSight(margin: ControlMetrics.menuGap))
    var y = 0.0
    forEachPlaced(of: node) { item in
      put(item, 0, y, in: outer.width)
      y += nodes[item].measured.size.height
    }
    return outer
  }
}
