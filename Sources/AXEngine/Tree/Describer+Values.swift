extension Describer {
  /// The state that changes (SE-31). `spoken` are the spoken parts of a combined view, where they are known.
  func value(of node: NodeIndex, spoken: [NodeIndex]? = nil) -> String? {
    if let given = reader.property(AccessibilityKey.value, of: node) { return reader.text(given, at: node) }
    if facts(node).facts.contains(.combines) {  // SE-12: values one after the other
      let parts = spoken ?? spokenParts(of: node)
      return parts.compactMap { value(of: $0) }.joined(separator: ", ").nonEmpty
    }
    let view = scene.mock.views[Int(scene.views.nodes[Int(node)].view)]
    switch valueSource(of: node) {
    case .none: return nil
    case .onOff: return bound(node).map { $0.isTrue ? "1" : "0" }
    case .percent:
      guard let share = share(of: node) else { return nil }
      return phrases.text(.percent, NumberText.text(of: (share * 100).rounded()))
    case .bound: return reader.chosenText(node) ?? bound(node)?.description.nonEmpty
    case .typed: return bound(node)?.description.nonEmpty
    case .secret:
      let count = bound(node)?.description.count ?? 0
      return count == 0 ? nil : String(repeating: "•", count: count)  // CU-82; spoken as a number (D-23)
    case .page:
      guard case .number(let pages)? = view.properties[.pages] else { return nil }
      let page = (bound(node)?.asNumber ?? 0) + 1
      return phrases.text(.page, NumberText.text(of: page), NumberText.text(of: pages))
    case .badge: return badge(node)
    case .detent: return detent(node)
    case .date:
      let found = scene.views.nodes[Int(node)]
      return reader.context.dateText(of: view, part: found.part, scope: found.scope).nonEmpty
    }
  }

  /// Whether a view has something that changes, however it stands now.
  func holdsValue(_ node: NodeIndex) -> Bool {
    if reader.property(AccessibilityKey.value, of: node) != nil { return true }
    if case .none = valueSource(of: node) { return false }
    return true
  }

  private func valueSource(of node: NodeIndex) -> ControlDefaults.ValueSource {
    if let part = scene.views.nodes[Int(node)].part { return ControlDefaults.of(part).value }
    return ControlDefaults.of(scene.mock.views[Int(scene.views.nodes[Int(node)].view)].type).value
  }

  private func bound(_ node: NodeIndex) -> Value? { reader.controlValue(node) }

  /// How far along its range a control is, from 0 to 1; nil where it shows no value.
  func share(of node: NodeIndex) -> Double? {
    guard let value = bound(node)?.asNumber,
      let range = reader.context.range(of: reader.description(of: node))
    else { return nil }
    let length = range.upperBound - range.lowerBound
    return length > 0 ? min(1, max(0, (value - range.lowerBound) / length)) : 0
  }

  /// CU-88: the badge of a tab item.
  private func badge(_ node: NodeIndex) -> String? {
    guard case .tab(let place)? = scene.views.nodes[Int(node)].part else { return nil }
    let tabs = scene.mock.tabs(of: scene.views.nodes[Int(node)].view)
    guard tabs.indices.contains(place) else { return nil }
    return reader.text(scene.mock.views[Int(tabs[place])].properties[.badge], at: node)
  }

  /// How high the sheet rests that a grabber belongs to; a height of its own as a share of the screen's.
  private func detent(_ node: NodeIndex) -> String? {
    let sheet = scene.views.nodes[Int(node)].parent
    guard sheet >= 0 else { return nil }
    let screen = scene.environment.screenSize.height
    let heights = scene.mock.views[Int(scene.views.nodes[Int(sheet)].view)].detents(onScreen: screen)
    let place = scene.state.detent(of: scene.views.nodes[Int(sheet)].identity, among: heights)
    guard heights.indices.contains(place) else { return nil }
    switch heights[place] {
    case .medium: return phrases[.halfScreen]
    case .large: return phrases[.expanded]
    case .points(let points):
      return screen > 0 ? phrases.text(.percent, NumberText.text(of: (100 * points / screen).rounded())) : nil
    }
  }

  /// Whether something is open: what the file says (SE-46), else a disclosure group's own state.
  func isExpanded(_ node: NodeIndex) -> Bool? {
    switch reader.property(.expandedStatus, of: node) {
    case .choice(1)?: return true
    case .choice(2)?: return false
    case .choice?: return nil
    case .expression(let expression)?: return reader.isTrue(expression, at: node)
    case .flag(let flag)?: return flag
    default: break
    }
    guard let view = reader.view(of: node), view.type == .disclosureGroup else { return nil }
    if view.properties.has(.isExpanded) {
      return reader.value(view.properties[.isExpanded], at: node)?.isTrue ?? false
    }
    return scene.state.expanded.contains(scene.views.nodes[Int(node)].identity)
  }

  /// The level of a heading, where the file gives one (SE-45).
  func headingLevel(_ node: NodeIndex) -> Int? {
    guard case .number(let level)? = reader.property(.heading, of: node), level >= 1, level <= 6 else {
      return nil
    }
    return Int(level)
  }

  /// What an empty field shows.
  func placeholder(_ node: NodeIndex) -> String? {
    guard let view = reader.view(of: node) else { return nil }
    switch ControlDefaults.of(view.type).value {
    case .typed, .secret:
      guard bound(node)?.description.isEmpty ?? true else { return nil }
      return reader.text(view.properties[.prompt], at: node) ?? reader.text(view.properties[.text], at: node)
    case .none, .onOff, .percent, .bound, .page, .badge, .date, .detent: return nil
    }
  }
}
