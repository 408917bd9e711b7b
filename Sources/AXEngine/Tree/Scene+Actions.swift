extension Scene {
  /// The custom actions of an element in the order in which they are offered: swipe actions of the rows around
  /// it (A5), its own (SE-50) or, where it has none, those of a view around it (SE-52), context menus (SE-53),
  /// and the buttons that were combined into it (SE-12), unless they are dimmed.
  public func customActions(of element: ElementIndex) -> [CustomAction] {
    guard self[element].flags.contains(.hasActions) else { return [] }
    let describer = Describer(self)
    let node = self[element].node
    var around: [NodeIndex] = []
    var view = node
    while view >= 0 {
      if !describer.facts(view).facts.isDisjoint(with: .anyActions) { around.append(view) }
      if views.nodes[Int(view)].flags.contains(.presented) { break }
      view = views.nodes[Int(view)].parent
    }
    var actions: [CustomAction] = []
    for view in around { actions += list(.swipeActions, of: view, describer) }
    if let holder = around.first(where: { describer.facts($0).facts.contains(.hasActions) }) {
      actions += list(.actions, of: holder, describer)
    }
    for view in around { actions += list(.contextMenu, of: view, describer) }
    actions += list(state.dragged == nil ? .drag : .drop, of: node, describer)
    guard self[element].flags.contains(.combined) else { return actions }
    for part in describer.parts(of: node) {
      if describer.offersAction(part), let name = describer.label(of: part) {
        actions.append(
          CustomAction(name: name, target: CustomActionTarget(node: part, source: .activation, index: 0)))
      }
      actions += list(.actions, of: part, describer)
    }
    return actions
  }

  /// SE-57: what points without a name are called.
  private static func name(of source: CustomActionTarget.Source, _ index: Int, _ phrases: Phrases) -> String {
    switch source {
    case .drag, .drop:
      let word = phrases[source == .drag ? .drag : .drop]
      return index == 0 ? word : word + " " + NumberText.text(of: Double(index + 1))
    case .actions, .contextMenu, .swipeActions, .activation: return ""
    }
  }

  private func list(
    _ source: CustomActionTarget.Source, of node: NodeIndex, _ describer: Describer
  ) -> [CustomAction] {
    let property: PropertyValue?
    switch source {
    case .actions: property = describer.reader.property(.actions, of: node)
    case .contextMenu: property = describer.reader.view(of: node)?.properties[.contextMenu]
    case .swipeActions: property = describer.reader.view(of: node)?.properties[.swipeActions]
    case .drag: property = describer.reader.property(.dragPoints, of: node)
    case .drop: property = describer.reader.property(.dropPoints, of: node)
    case .activation: property = nil
    }
    guard case .actions(let list)? = property else { return [] }
    return list.enumerated().map { index, action in
      let name = describer.reader.string(action.name, at: node)
      return CustomAction(
        name: name.isEmpty ? Self.name(of: source, index, describer.phrases) : name,
        target: CustomActionTarget(node: node, source: source, index: index))
    }
  }
}

extension Scene {
  /// The innermost view around everything that can be reached: of a modal view what is in it. Where somebody goes back
  /// from who stands nowhere, as Voice Control does; nil where nothing can be reached.
  var viewAroundElements: NodeIndex? {
    var (first, last) = (NodeIndex.max, NodeIndex(-1))
    for element in tree.elements where element.node >= 0 {
      first = min(first, element.node)
      last = max(last, element.node)
    }
    guard last >= 0 else { return nil }
    while first >= 0, views.nodes[Int(first)].end <= last { first = views.nodes[Int(first)].parent }
    return first >= 0 ? first : nil
  }
}
