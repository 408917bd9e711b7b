/// The running mock app: its state, and the views that follow from it.
///
/// It knows no assistive technology. It is asked for things by `AppRequest`, and tells what came of them. A value:
/// copying it copies the few things that can change.
public struct App: Sendable {
  /// The file.
  public let mock: Mock
  /// Everything that can change.
  public internal(set) var state: AppState
  /// The views that exist now, laid out.
  public internal(set) var views: ViewTree
  /// What is known of the mock's views once and for all.
  let blueprint: Blueprint

  /// Starts an app. Nothing has appeared yet: `appear()` runs the handlers for that.
  ///
  /// - Parameters:
  ///   - environment: the device; by default the one the mock was drawn for.
  ///   - screen: the screen to start with, by its place; by default the mock's own.
  ///   - given: values that differ from the initial ones.
  public init(
    mock: Mock, environment: Environment? = nil, screen: Int? = nil,
    given: [(variable: Int, value: Value)] = []
  ) {
    self.mock = mock
    blueprint = Blueprint(mock)
    var variables = mock.variables.map(\.initial)
    for (variable, value) in given where variables.indices.contains(variable) { variables[variable] = value }
    let first = screen ?? mock.start
    let showsBar =
      blueprint.navigationStacks.indices.contains(first) && !blueprint.navigationStacks[first].isEmpty
    state = AppState(
      variables: variables,
      navigation: [AppState.ScreenState(screen: first, visit: 1, showsNavigationBar: showsBar)],
      environment: environment ?? Environment(device: mock.device, locale: mock.locale))
    state.opened = 1
    views = ViewTreeBuilder.build(mock: mock, blueprint: blueprint, state: state)
    state.presentations = views.presented.map { views.nodes[Int($0)].identity }
    layOut()
  }

  /// Runs what is to happen when the first screen appears.
  public mutating func appear() -> AppOutcome {
    var turn = Turn(state)
    schedule()
    tellOverflow(&turn)
    requestFocus(before: nil, &turn)
    runAppearHandlers(from: ViewTree(), isNewScreen: true, &turn)
    runEndlessAnimators(&turn)
    settle(&turn)
    turn.outcome.handled = true
    return turn.outcome
  }

  /// Carries out a request.
  public mutating func perform(_ request: AppRequest) -> AppOutcome {
    // The cursor moves all the time; without a binding that follows it there is nothing to do.
    if case .accessibilityFocusDidChange = request, !blueprint.hasFocusedBindings { return AppOutcome() }
    var turn = Turn(state)
    turn.outcome.handled = carryOut(request, &turn)
    settle(&turn)
    return turn.outcome
  }

  /// Gives a variable a value from outside, as a debugger would.
  public mutating func set(variable: Int, to value: Value) -> AppOutcome {
    var turn = Turn(state)
    if state.variables.indices.contains(variable) {
      write(value, to: Place(variable: variable, path: []), &turn)
      turn.outcome.handled = true
    }
    settle(&turn)
    return turn.outcome
  }

  private mutating func carryOut(_ request: AppRequest, _ turn: inout Turn) -> Bool {
    switch request {
    case .activate(let node): return isNode(node) && activate(node, &turn)
    case .followLink(let node, let place): return isNode(node) && followLink(node, at: place, &turn)
    case .touch(let point): return touch(point, &turn)
    case .use(let node): return isNode(node) && use(node, &turn)
    case .flick(let direction): return flick(direction, &turn)
    case .pinch(let node, let isIn): return pinch(node, isIn: isIn, &turn)
    case .swipe(let direction, let node): return isNode(node) && flick(direction, over: node, &turn)
    case .longPress(let node): return isNode(node) && longPress(node, &turn)
    case .drag(let node, let destination): return isNode(node) && drag(node, to: destination, &turn)
    case .increment(let node): return isNode(node) && adjust(node, isUp: true, &turn)
    case .decrement(let node): return isNode(node) && adjust(node, isUp: false, &turn)
    case .zoom(let node, let isIn): return isNode(node) && zoom(node, isIn: isIn, &turn)
    case .escape(let node): return escape(from: node, &turn)
    case .magicTap(let node): return magicTap(from: node, &turn)
    case .perform(let target): return isNode(target.node) && perform(target, &turn)
    case .scroll(let direction, let node): return scroll(direction, from: node, &turn)
    case .scrollToEdge(let direction, let node): return scrollToEdge(direction, from: node, &turn)
    case .scrollToVisible(let node): return isNode(node) && scrollToVisible(node, &turn)
    case .setFocus(let node): return setFocus(node, &turn)
    case .edit(let node): return edit(node, &turn)
    case .insertText(let text): return insert(text, &turn)
    case .deleteBackward: return deleteBackward(&turn)
    case .moveInsertionPoint(let place): return moveInsertionPoint(to: place, &turn)
    case .selectText(let anchor, let place): return select(from: anchor, to: place, &turn)
    case .editText(let operation): return edit(operation, &turn)
    case .undoText: return undo(isRedo: false, &turn)
    case .redoText: return undo(isRedo: true, &turn)
    case .submit: return submit(&turn)
    case .press(let button, let node): return press(button, from: node, &turn)
    case .runIntent(let place): return runIntent(place, &turn)
    case .accessibilityFocusDidChange(let node, let technology): return follow(node, by: technology, &turn)
    case .setEnvironment(let environment):
      setEnvironment(environment, &turn)
      return true
    }
  }

  /// Whether a request names a node that exists.
  func isNode(_ node: NodeIndex) -> Bool { node >= 0 && Int(node) < views.nodes.count }

  /// Gives the views their places.
  mutating func layOut() { Layout.perform(on: &views, mock: mock, state: state) }
}
