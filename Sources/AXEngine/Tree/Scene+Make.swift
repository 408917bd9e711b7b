extension Scene {
  /// Makes the scene of some views. Where nothing but scroll offsets or the focus has changed since `previous`,
  /// its tree is used again.
  public static func make(mock: Mock, state: AppState, views: ViewTree, previous: Scene?) -> Scene {
    if let previous, views.isIdentical(to: previous.views), previous.mock === mock,
      state.firstResponder == previous.state.firstResponder, state.environment == previous.state.environment,
      state.tabs == previous.state.tabs, views.presented == previous.views.presented
    {
      return Scene(mock: mock, state: state, views: views, tree: previous.tree, claims: previous.claims)
    }
    let claims = ElementClaims(mock: mock, views: views)
    var builder = TreeBuilder(mock: mock, state: state, views: views, claims: claims)
    builder.collectRoots()
    var tree = builder.assemble()
    tree.tables = TableGrid.all(in: tree, reader: builder.reader)
    return Scene(mock: mock, state: state, views: views, tree: tree, claims: claims)
  }
}
