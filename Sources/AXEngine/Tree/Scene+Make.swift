extension Scene {
  /// Makes the scene of some views. Where nothing but scroll offsets or the focus has changed since `previous`,
  /// its tree is used again. `refreshesLists` makes the lists of elements that the app keeps anew.
  public static func make(
    mock: Mock, state: AppState, views: ViewTree, previous: Scene?, refreshesLists: Bool = false
  ) -> Scene {
    let previous = previous.flatMap { $0.mock === mock ? $0 : nil }
    let cached = CachedElements.all(
      mock: mock, state: state, views: views, previous: previous, refreshes: refreshesLists)
    if let previous, previous.hasTree(for: state, views), previous.cachedElements == cached {
      return Scene(
        mock: mock, state: state, views: views, tree: previous.tree, claims: previous.claims,
        cachedElements: cached)
    }
    let claims = ElementClaims(mock: mock, views: views, cachedElements: cached)
    var builder = TreeBuilder(mock: mock, state: state, views: views, claims: claims, cachedElements: cached)
    builder.collectRoots()
    var tree = builder.assemble()
    tree.tables = TableGrid.all(in: tree, reader: builder.reader)
    tree.search = SearchIndex(tree, mock: mock, views: views)
    return Scene(
      mock: mock, state: state, views: views, tree: tree, claims: claims, cachedElements: cached)
  }

  /// Whether the same tree stands over both scenes.
  func sharesTree(with other: Scene) -> Bool {
    mock === other.mock && hasTree(for: other.state, other.views) && cachedElements == other.cachedElements
  }

  /// Whether a state and its views would give this tree again.
  private func hasTree(for state: AppState, _ views: ViewTree) -> Bool {
    views.isIdentical(to: self.views) && state.firstResponder == self.state.firstResponder
      && state.environment == self.state.environment && state.tabs == self.state.tabs
      && views.presented == self.views.presented
  }
}
