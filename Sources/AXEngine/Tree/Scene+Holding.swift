/// What the large content viewer shows of an item: its title and its picture, in the middle of the screen (SE-58).
public struct LargeContent: Hashable, Sendable {
  /// The title; empty where the item has no name.
  public var title: String
  /// The name of the picture; nil where there is none.
  public var image: String?

  /// Both on one line.
  public var words: String {
    [title.nonEmpty, image.map { "image " + $0 }].compactMap { $0 }.joined(separator: ", ")
  }
}

extension Scene {
  /// What a finger asks of the app that stays on a view and is lifted there, and what is shown large meanwhile.
  ///
  /// A long press is what it asks for; an item that is shown large and has no long press of its own is activated
  /// (SE-58).
  func holding(_ node: NodeIndex) -> (content: LargeContent?, request: AppRequest) {
    guard let (item, content) = largeItem(at: node) else { return (nil, .longPress(node)) }
    if hasLongPress(node) { return (content, .longPress(node)) }
    return (content, .touch(visibleFrame(of: item).center))
  }

  /// What is shown large while a finger stays on a view; nil where nothing is. Only at the accessibility text sizes,
  /// and only of what a bar holds (DT-05) or what asks for it.
  private func largeItem(at node: NodeIndex) -> (item: NodeIndex, content: LargeContent)? {
    guard environment.contentSizeCategory.isAccessibilityCategory, node >= 0, Int(node) < views.nodes.count
    else { return nil }
    let describer = Describer(self)
    let held = element(for: node).map { self[$0].node } ?? node
    var next = held
    while next >= 0 {
      let label = describer.label(of: next) ?? describer.label(of: held) ?? ""
      switch describer.reader.property(.largeContentViewer, of: next) {
      case .flag(false)?: return nil
      case .flag(true)?: return (next, LargeContent(title: label, image: image(of: next)))
      case .record(let fields)?:
        var content = LargeContent(title: label, image: image(of: next))
        for field in fields {
          let text = describer.reader.text(field.value, at: next) ?? field.value.plainText
          if field.name == "title" { content.title = text ?? label }
          if field.name == "image" { content.image = text ?? content.image }
        }
        return (next, content)
      default: next = views.nodes[Int(next)].parent
      }
    }
    guard isBarItem(held) else { return nil }
    return (held, LargeContent(title: describer.label(of: held) ?? "", image: image(of: held)))
  }

  /// Tabs, the back button and what stands in a toolbar.
  private func isBarItem(_ node: NodeIndex) -> Bool {
    let view = views.nodes[Int(node)]
    switch view.part {
    case .tab?, .backButton?: return true
    case nil: return view.flags.contains(.inBar) && mock.views[Int(view.view)].type != .toolbar
    case .decrement?, .increment?, .option?, .tabBar?, .navigationBar?, .navigationTitle?, .dismiss?, .title?,
      .message?, .header?, .footer?, .caption?, .column?, .content?, .menu?, .date?, .time?, .ok?, .cancel?,
      .list?, .grabber?, .swipeAction?, .previousMonth?, .nextMonth?, .month?,
      .weekday?, .wheel?:
      return false
    }
  }

  /// The name of the picture that an item shows.
  private func image(of node: NodeIndex) -> String? {
    let view = views.nodes[Int(node)]
    guard case .tab(let place)? = view.part else {
      let own = mock.views[Int(view.view)].properties
      return view.part == nil ? (own[.image] ?? own[.name])?.plainText : nil
    }
    let tabs = mock.tabs(of: view.view)
    return tabs.indices.contains(place) ? mock.views[Int(tabs[place])].properties[.image]?.plainText : nil
  }

  /// Whether a long press on a view does something (CU-93).
  private func hasLongPress(_ node: NodeIndex) -> Bool {
    var next = node
    while next >= 0 {
      let view = views.nodes[Int(next)]
      let properties = mock.views[Int(view.view)].properties
      if view.part == nil, properties.has(.contextMenu) || properties.has(.onLongPress) { return true }
      next = view.parent
    }
    return false
  }
}
