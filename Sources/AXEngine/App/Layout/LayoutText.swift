/// Which font a text has, and how much room it takes.
extension LayoutPass {
  /// The font of a node: its own, or that of the nearest view around it that sets one, or the type's.
  func font(of node: Int) -> TextFont {
    let (style, category) = standardStyle(of: node)
    var index = node
    var category2 = nodes[node].flags.contains(.inBar) ? .large : category  // DT-05
    var fixedSize: TextFont?
    var found: TextStyle?
    // Bars and generated texts keep the system's style, whatever the view around them says.
    if nodes[node].part == nil || partInherits(node) {
      while index >= 0 {
        if nodes[index].part == nil {
          let properties = views[Int(nodes[index].view)].properties
          if index == node || nodes[index].view == nodes[node].view,
            case .flag(false) = properties[.scales]
          {
            category2 = .large
          }
          if case .record(let fields) = properties[.font] {
            fixedSize = font(fields, category2)
            break
          }
          if case .style(let own) = properties[.style] {
            found = own
            break
          }
          if type(index).isPresented || index != node && hasOwnStyle(type(index)) { break }
        }
        index = Int(nodes[index].parent)
      }
    }
    if let fixedSize { return fixedSize }
    return TextMetrics.font(
      found ?? style, category2, weight: nodes[node].part == .title ? .semibold : nil,
      boldText: context.isBoldText)
  }

  /// Whether a type's style stops what is set further out.
  private func hasOwnStyle(_ type: ViewType) -> Bool { type == .badge }

  private func partInherits(_ node: Int) -> Bool {
    switch nodes[node].part {
    case .caption, .content, .option, .title, .message, .column, .date, .time, .ok, .cancel, .swipeAction,
      .previousMonth, .nextMonth, .month, .weekday, .wheel:
      true
    case .header, .footer, .tab, .tabBar, .navigationBar, .backButton, .navigationTitle, .dismiss, .decrement,
      .increment, .menu, .list, .grabber:
      false
    case nil: true
    }
  }

  private func standardStyle(of node: Int) -> (TextStyle, ContentSizeCategory) {
    switch nodes[node].part {
    case .backButton: (.body, .large)  // DT-05
    case .navigationTitle: (.headline, .large)  // DT-05
    case .tab: (.caption2, .large)  // DT-05
    case .header, .footer, .message: (.footnote, context.category)
    case .title: (.headline, context.category)
    case .column: (.subheadline, context.category)
    case .option: (.body, isSegmented(node) || isInCalendar(node) ? .large : context.category)
    case .month: (.headline, .large)
    case .previousMonth, .nextMonth: (.body, .large)
    case .weekday: (.footnote, .large)
    case .content where isWheel(node): (.body, .large)
    case .caption, .content, .tabBar, .navigationBar, .dismiss, .decrement, .increment, .menu, .date, .time,
      .ok, .cancel, .list, .grabber, .swipeAction, .wheel:
      (.body, context.category)
    case nil: (type(node) == .badge ? .footnote : .body, context.category)
    }
  }

  private func font(_ fields: [RecordField], _ category: ContentSizeCategory) -> TextFont {
    var size = 17.0
    var style: TextStyle? = .body
    var weight = FontWeight.regular
    for field in fields {
      switch (field.name, field.value) {
      case ("size", .number(let number)): size = min(max(1, number), 1_000)
      case ("relativeTo", .style(let own)): style = own
      case ("fixed", .flag(true)): style = nil
      case ("weight", .choice(let place)) where FontWeight.allCases.indices.contains(place):
        weight = FontWeight.allCases[place]
      default: break
      }
    }
    return TextMetrics.font(
      size: size, relativeTo: style, category, weight: weight, boldText: context.isBoldText)
  }

  /// Width of a node's text on one line, without a limit.
  func textWidth(_ node: Int) -> Double {
    nodes[node].text.isEmpty ? 0 : TextMetrics.width(of: nodes[node].text, font: font(of: node))
  }

  /// The size of a node's text in a width, and in a height where that is fixed; marks the node where it is cut.
  func textSize(_ node: Int, width: Double, height: Double = -1, lineLimit: Int?) -> Size {
    let font = font(of: node)
    var most = lineLimit
    if height >= 0 {
      let fitting = ShownText.fitting(height, font)
      most = min(most ?? fitting, fitting)
    }
    let size = TextMetrics.size(of: nodes[node].text, font: font, width: width, lineLimit: most)
    // Of letters larger than their frame the upper and lower edges are cut off.
    let isTooLow = height >= 0 && height < font.pointSize && size.lines > 0
    if size.isTruncated || isTooLow { nodes[node].flags.insert(.truncated) }
    return size.size
  }
}
