/// One request on its way through the app: what has happened so far, and what still has to be told.
struct Turn {
  /// What the caller gets.
  var outcome = AppOutcome()
  /// The variables when views and state last agreed.
  var before: [Value]
  /// Presented views then.
  var presentationsBefore: [ViewIdentity]
  /// The screens then.
  var navigationBefore: [AppState.ScreenState]
  /// Variables written since, in the order in which they were first written.
  var written: [Int] = []
  /// What happened since, to be told once the views are there that it names.
  var pending: [PendingEvent] = []
  /// Views whose own state changed.
  var touched: [ViewIndex] = []
  var environmentChanged = false
  /// Animations that have begun, by their ids.
  var started: [Int] = []
  /// Variables that steps of an animation have written, with its id.
  var animated: [Int: Int] = [:]
  /// Views whose `focused` binding was written because the cursor came or went: no request follows from that.
  var followsCursor = false
  /// How many steps have run.
  var stepCount = 0
  /// The handlers that have run, for naming a chain that never ends.
  var handlers: [HandlerRecord] = []
  /// The one that is running; -1 outside.
  var current = -1
  /// What each variable was last written by.
  var writers: [Int: Cause] = [:]
  /// What last changed screens or views.
  var lastCause = Cause(handler: -1, what: .request)
  /// Whether the steps were stopped.
  var isStopped = false

  /// The most steps, and the most handlers in a chain, that one request may set off.
  static let mostSteps = 10_000
  static let longestChain = 200

  /// Starts with a state that the views agree with.
  init(_ state: AppState) {
    before = state.variables
    presentationsBefore = state.presentations
    navigationBefore = state.navigation
  }
}

/// Something to be told after the views were rebuilt.
enum PendingEvent: Hashable, Sendable {
  case event(AppEvent)
  case focus(ViewReference, StepContext)
  /// A view whose `focused` binding was written in an animation.
  case focusBinding(ViewIdentity)
  /// The focus system is to look again at what is preferred around the handler's view.
  case focusUpdate(StepContext)
  case post(NotificationKind, ViewReference, AnnouncementPriority, StepContext)
  case scrollTo(ViewReference, StepContext)
}

/// Why something happened.
struct Cause {
  /// The handler whose steps did it; -1 for a request from outside.
  var handler: Int
  var what: What

  enum What {
    case request
    case push(Int), pop, popToRoot, selectTab
    case present(ViewIndex), dismiss
    case write(Int)
  }
}

/// A handler that ran.
struct HandlerRecord {
  /// The key it stands under.
  var name: String
  /// The view it belongs to; -1 for a handler of a screen or of the app.
  var view: ViewIndex
  /// The screen it belongs to; -1 for the app.
  var screen: Int
  /// What set it off.
  var cause: Cause
  /// How many handlers came before it in the chain.
  var depth: Int
}

/// Where steps run: the rows around the handler's view, and who it is.
struct StepContext: Hashable, Sendable {
  /// The rows around, outermost first; each stands at its depth.
  var scopes: [Scope] = []
  /// Where each row stands in its list by now; nil once it is gone.
  var rows: [Int?] = []
  /// The view and those around it, innermost first.
  var ancestors: [ViewIdentity] = []
  /// The view; -1 for a handler of the screen or the app.
  var view: ViewIndex = -1
  /// What `isFocused` answers.
  var isFocused = false
  /// What `from` and `to` answer.
  var moveSource = 0
  var moveDestination = 0

  /// The scope of the steps.
  var scope: Int32 { Int32(scopes.count) - 1 }
}

extension App {
  /// The context of steps that belong to a node.
  func context(at node: NodeIndex) -> StepContext {
    var context = StepContext()
    guard isNode(node) else { return context }
    var scope = views.nodes[Int(node)].scope
    while scope >= 0 {
      context.scopes.append(views.scopes[Int(scope)])
      scope = views.scopes[Int(scope)].parent
    }
    context.scopes.reverse()
    for index in context.scopes.indices {
      context.scopes[index].parent = Int32(index) - 1
      context.rows.append(context.scopes[index].index)
    }
    var ancestor = node
    while ancestor >= 0 {
      context.ancestors.append(views.nodes[Int(ancestor)].identity)
      ancestor = views.nodes[Int(ancestor)].parent
    }
    context.view = views.nodes[Int(node)].view
    return context
  }

  /// What expressions in steps read: the state as it is now, and the rows of the context.
  func evaluation(_ context: StepContext) -> EvaluationContext {
    var evaluation = EvaluationContext(mock: mock, state: state, scopes: context.scopes)
    evaluation.isFocused = context.isFocused
    evaluation.moveSource = context.moveSource
    evaluation.moveDestination = context.moveDestination
    return evaluation
  }

  /// What expressions on views read.
  var evaluation: EvaluationContext { EvaluationContext(mock: mock, state: state, scopes: views.scopes) }

  /// The value of an expression in steps.
  func evaluate(_ expression: Expression, _ context: StepContext) -> Value {
    Evaluator.evaluate(expression, scope: context.scope, in: evaluation(context))
  }

  private func isNamed(_ node: ViewNode, _ reference: ViewReference) -> Bool {
    guard node.part == reference.part else { return false }
    // Which view shows the bar depends on how the screen was opened; there is one bar at most.
    if node.part == .backButton || node.part == .navigationTitle { return true }
    guard node.view == reference.view else { return false }
    guard case .at(let place) = reference.copy else { return true }
    return node.scope >= 0 && views.scopes[Int(node.scope)].index == place
  }

  /// The node of a view or part named in steps: of several copies the one that is named, else the one nearest to
  /// the handler's view.
  func node(of reference: ViewReference, near context: StepContext) -> NodeIndex? {
    var best: (node: NodeIndex, distance: Int)?
    for index in views.nodes.indices where isNamed(views.nodes[index], reference) {
      var node = NodeIndex(index)
      var distance = Int.max
      if !context.scopes.isEmpty {
        while node >= 0 {
          if let place = context.ancestors.firstIndex(of: views.nodes[Int(node)].identity) {
            distance = place
            break
          }
          node = views.nodes[Int(node)].parent
        }
      }
      if best.map({ distance < $0.distance }) ?? true { best = (NodeIndex(index), distance) }
    }
    return best?.node
  }
}
