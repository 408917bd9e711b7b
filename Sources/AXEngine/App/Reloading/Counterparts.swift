/// The names that views of one version of a file have in another one.
public struct Counterparts: Sendable {
  private var names: [ViewIdentity: ViewIdentity] = [:]

  /// What a view is known by in both versions.
  private struct Name: Hashable {
    /// Its place in the new file; -1 for the parts that a screen has one of, whichever view makes them.
    var view: ViewIndex
    var part: ViewPart?
    /// The rows around it, by their keys.
    var rows: UInt64
  }

  /// A version of a screen.
  struct Version {
    var mock: Mock
    var state: AppState
    var views: ViewTree
  }

  /// Nothing has a counterpart.
  init() {}

  /// The new name of a view; nil where it is gone.
  public subscript(view: ViewIdentity) -> ViewIdentity? { names[view] }

  /// The new names of views, without those that are gone.
  func callAsFunction(_ views: [ViewIdentity]) -> [ViewIdentity] { views.compactMap { names[$0] } }

  /// How many views have one.
  var count: Int { names.count }

  /// Adds the views of a screen.
  mutating func add(_ old: Version, _ new: Version, _ pairs: ViewPairs) {
    var places: [Name: ViewIdentity] = [:]
    places.reserveCapacity(new.views.nodes.count)
    var rows = Self.rows(of: new)
    for (index, node) in new.views.nodes.enumerated() {
      let name = Self.name(node, node.view, rows, isOnPage: new.views.isOnPage(NodeIndex(index)))
      if places[name] == nil { places[name] = node.identity }
    }
    rows = Self.rows(of: old)
    for (index, node) in old.views.nodes.enumerated() {
      let view = pairs[node.view]
      let isOnPage = old.views.isOnPage(NodeIndex(index))
      guard view >= 0, let found = places[Self.name(node, view, rows, isOnPage: isOnPage)] else { continue }
      names[node.identity] = found
    }
  }

  private static func name(
    _ node: ViewNode, _ view: ViewIndex, _ rows: [UInt64], isOnPage: Bool
  ) -> Name {
    let row = rows.indices.contains(Int(node.scope)) ? rows[Int(node.scope)] : 0
    switch node.part {
    case .navigationBar, .backButton, .navigationTitle:
      return isOnPage
        ? Name(view: view, part: node.part, rows: row) : Name(view: -1, part: node.part, rows: 0)
    case .decrement, .increment, .option, .tab, .column, .tabBar, .dismiss, .title, .message, .header,
      .footer, .caption, .content, .menu, .date, .time, .ok, .cancel, .list, .grabber, .swipeAction,
      .previousMonth, .nextMonth, .month, .weekday, .wheel,
      nil:
      return Name(view: view, part: node.part, rows: row)
    }
  }

  /// What each row is known by: its key, or its place where the loop gives none, and the rows around it.
  private static func rows(of version: Version) -> [UInt64] {
    let scopes = version.views.scopes
    let context = EvaluationContext(mock: version.mock, state: version.state, scopes: scopes)
    var rows: [UInt64] = []
    rows.reserveCapacity(scopes.count)
    for (index, scope) in scopes.enumerated() {
      var hash = StableHash()
      // A row stands behind the one around it.
      if rows.indices.contains(Int(scope.parent)) { hash.add(rows[Int(scope.parent)]) }
      let loop =
        version.mock.views.indices.contains(Int(scope.loop)) ? version.mock.views[Int(scope.loop)] : nil
      if let key = loop?.properties.expression(.forEachKey) {
        Evaluator.evaluate(key, scope: Int32(index), in: context).add(to: &hash)
      } else {
        hash.add(UInt64(truncatingIfNeeded: scope.index))
      }
      hash.add(UInt64(truncatingIfNeeded: scope.occurrence))
      rows.append(hash.value)
    }
    return rows
  }
}
