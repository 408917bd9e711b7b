extension Reader {
  /// The description behind a node, also behind a part of it.
  func description(of node: NodeIndex) -> ViewDescription { mock.views[Int(views.nodes[Int(node)].view)] }

  /// What a control holds.
  func controlValue(_ node: NodeIndex) -> Value? {
    context.value(of: description(of: node), scope: views.nodes[Int(node)].scope)
  }

  /// A picker's choice as it is shown, in the language in use.
  func chosenText(_ node: NodeIndex) -> String? {
    let view = description(of: node)
    let scope = views.nodes[Int(node)].scope
    guard view.type == .picker, let chosen = context.chosenOption(of: view, scope: scope) else { return nil }
    return context.options(of: view, scope: scope)[chosen].text
  }

  /// Whether a node is the chosen option of its picker or the chosen tab of its tab view (CU-08, CU-09).
  func isChosen(_ node: NodeIndex) -> Bool {
    let part = views.nodes[Int(node)].part
    if case .option(let place)? = part { return isChosenOption(place, at: node) }
    if case .tab(let place)? = part { return isChosenTab(place, at: node) }
    return false
  }

  /// Whether an option is the one that the picker's variable holds.
  private func isChosenOption(_ place: Int, at node: NodeIndex) -> Bool {
    let view = description(of: node)
    guard view.type == .picker || view.type == .datePicker, !isInContextMenu(node) else { return false }
    var owner = views.nodes[Int(node)].parent
    if owner >= 0, views.nodes[Int(owner)].part == .list { owner = views.nodes[Int(owner)].parent }
    if owner >= 0, views.nodes[Int(owner)].part == .menu { owner = views.nodes[Int(owner)].parent }
    let part = owner >= 0 ? views.nodes[Int(owner)].part : nil
    return context.chosenOption(of: view, part: part, scope: views.nodes[Int(node)].scope) == place
  }

  /// The items of a context menu are options as well, but nobody has chosen one.
  private func isInContextMenu(_ node: NodeIndex) -> Bool {
    let parent = views.nodes[Int(node)].parent
    return parent >= 0 && views.isContextMenu(parent)
  }

  /// Whether a tab item is the chosen one of its tab view.
  private func isChosenTab(_ place: Int, at node: NodeIndex) -> Bool {
    var owner = node
    while owner >= 0, views.nodes[Int(owner)].part != nil { owner = views.nodes[Int(owner)].parent }
    guard owner >= 0 else { return false }
    let tabView = views.nodes[Int(owner)]
    let chosen = state.chosenTab(
      of: mock.views[Int(tabView.view)], mock.tabs(of: tabView.view), tabView.identity, scope: tabView.scope,
      mock, context)
    return place == chosen
  }
}
