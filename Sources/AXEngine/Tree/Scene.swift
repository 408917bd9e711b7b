/// What is on the screen now: the views, the accessibility tree over them, and the state they came from.
/// Immutable and shared by reference; a scroll makes a new scene that shares everything but the offsets.
public final class Scene: Sendable {
  /// The file.
  public let mock: Mock
  /// The state the views were built from.
  public let state: AppState
  /// The views.
  public let views: ViewTree
  /// The elements.
  public let tree: AccessibilityTree
  /// Which views lists name, looked up once for whoever collects elements again.
  let claims: ElementClaims?
  /// The lists of elements that the app keeps.
  let cachedElements: [CachedElements]

  /// Makes a scene from its parts.
  init(
    mock: Mock, state: AppState, views: ViewTree, tree: AccessibilityTree, claims: ElementClaims?,
    cachedElements: [CachedElements]
  ) {
    self.mock = mock
    self.state = state
    self.views = views
    self.tree = tree
    self.claims = claims
    self.cachedElements = cachedElements
  }

  /// How many elements there are.
  public var count: ElementIndex { ElementIndex(tree.elements.count) }

  /// The element at a place in the reading order.
  public subscript(index: ElementIndex) -> AccessibilityElement { tree.elements[Int(index)] }

  /// The device's settings.
  public var environment: Environment { state.environment }
}
