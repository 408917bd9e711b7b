extension Reader {
  /// The texts of a picker's options.
  func options(of node: NodeIndex) -> [String] {
    switch property(ViewKey.options, of: node) {
    case .texts(let list)?: list.map { string($0, at: node) }
    case .strings(let list)?: list
    default: []
    }
  }

  /// Whether an option is the one that the picker's variable holds.
  func isChosen(_ place: Int, at node: NodeIndex) -> Bool {
    guard case .texts(let list)? = property(ViewKey.options, of: node), list.indices.contains(place),
      let chosen = value(property(ViewKey.value, of: node), at: node)
    else { return false }
    return chosen == .text(plain(list[place], at: node)) || chosen == .text(string(list[place], at: node))
  }

  /// A template's text as the file has it, not translated: what a picker's variable holds.
  private func plain(_ template: Template, at node: NodeIndex) -> String {
    var untranslated = context
    untranslated.translations = nil
    return Evaluator.string(of: template, scope: views.nodes[Int(node)].scope, in: untranslated)
  }

  /// Whether a tab item is the chosen one of its tab view.
  func isChosenTab(_ place: Int, at node: NodeIndex) -> Bool {
    var owner = node
    while owner >= 0, views.nodes[Int(owner)].part != nil { owner = views.nodes[Int(owner)].parent }
    guard owner >= 0 else { return false }
    let identity = views.nodes[Int(owner)].identity
    return place == state.tabs.first { $0.view == identity }?.index ?? 0
  }
}
