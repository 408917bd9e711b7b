/// An `elements` list that the app keeps (`cached`): what was in it when it was last made. Only a posted
/// `layoutChanged` makes it anew; until then what has come since is not in it, and what has gone still is (CU-25).
struct CachedElements: Hashable, Sendable {
  /// A member of the list.
  struct Entry: Hashable, Sendable {
    var identity: ViewIdentity
    /// What is left of an element whose view is gone.
    var remains: GoneElement?
  }

  /// The view with the list.
  var owner: ViewIdentity
  /// The visit of a screen in which it was made.
  var visit: Int
  var entries: [Entry]

  /// The lists of all views that exist now, and of screens below the one that is shown.
  static func all(mock: Mock, state: AppState, views: ViewTree, previous: Scene?, refreshes: Bool) -> [Self] {
    guard mock.hasCachedElements else { return [] }
    let visit = state.navigation.last?.visit ?? 0
    let old = previous?.cachedElements ?? []
    var lists = old.filter { list in
      list.visit != visit && state.navigation.contains { $0.visit == list.visit }
    }
    let finder = NodeFinder(views)
    for node in views.nodes.indices where views.nodes[node].part == nil {
      guard mock.views[Int(views.nodes[node].view)].cachesElements else { continue }
      let owner = views.nodes[node].identity
      if !refreshes, let previous, var list = old.first(where: { $0.owner == owner }) {
        list.entries = list.entries.compactMap { $0.aged(in: views, previous) }
        lists.append(list)
      } else {
        let members = finder.nodes(mock.elementList(of: views.nodes[node].view), around: NodeIndex(node))
        lists.append(
          Self(
            owner: owner, visit: visit,
            entries: members.map { Entry(identity: views.nodes[Int($0)].identity) }))
      }
    }
    return lists
  }
}

extension CachedElements.Entry {
  /// The entry in the views that exist now; nil where it was no element and its view is gone.
  fileprivate func aged(in views: ViewTree, _ previous: Scene) -> Self? {
    if views.node(identity) != nil { return Self(identity: identity) }
    if remains != nil { return self }
    guard let element = previous.tree.element(identity) else { return nil }
    let semantics = previous.semantics(of: element)
    return Self(
      identity: identity,
      remains: GoneElement(
        identity: identity, name: previous.id(of: previous[element].node), semantics: semantics))
  }
}

/// An element that a cached list still holds although its view is gone: a stop without a frame that says what it
/// said last and does nothing.
struct GoneElement: Hashable, Sendable {
  var identity: ViewIdentity
  /// The id it had.
  var name: String
  var semantics: Semantics
}

/// What a list of elements names.
enum ListedElement {
  case view(NodeIndex)
  case gone(GoneElement)
}

extension [CachedElements] {
  /// What the list of a view names now.
  func listed(by owner: NodeIndex, in views: ViewTree, _ mock: Mock) -> [ListedElement] {
    let identity = views.nodes[Int(owner)].identity
    guard let list = first(where: { $0.owner == identity }) else {
      let members = mock.elementList(of: views.nodes[Int(owner)].view)
      return NodeFinder(views).nodes(members, around: owner).map(ListedElement.view)
    }
    return list.entries.compactMap { entry in
      if let node = views.node(entry.identity) { return .view(node) }
      return entry.remains.map(ListedElement.gone)
    }
  }
}

extension Scene {
  /// What is left of an element whose view is gone; nil for every other element.
  func remains(of element: ElementIndex) -> GoneElement? {
    self[element].flags.contains(.gone) ? remains(of: self[element].identity) : nil
  }

  /// What is left of the element with an identity.
  func remains(of identity: ViewIdentity) -> GoneElement? {
    for list in cachedElements {
      for entry in list.entries where entry.identity == identity { return entry.remains }
    }
    return nil
  }

  /// The views that lists would name if they were made now, and that they do not, with the owner of the list.
  func missingFromCaches() -> [NodeIndex: NodeIndex] {
    var missing: [NodeIndex: NodeIndex] = [:]
    for list in cachedElements {
      guard let owner = views.node(list.owner) else { continue }
      let members = mock.elementList(of: views.nodes[Int(owner)].view)
      for node in NodeFinder(views).nodes(members, around: owner)
      where !list.entries.contains(where: { $0.identity == views.nodes[Int(node)].identity }) {
        missing[node] = owner
      }
    }
    return missing
  }
}
