/// The way into a scroll view that the keyboard or switches cannot enter (FK-42, SC-16), where something else scrolls it:
/// the keyboard's gesture mode (FK-64), the Scanner Menu (SC-40). Once a stop shows, all of them can be come to.
struct ReachByScrolling {
  /// That something scrolls it, in words.
  let means: String
  /// What scrolls it, as the steps of a walk.
  private(set) var steps: [String] = []
  private var gestures = 0
  /// The search from there; nil for switches, whose seconds in menus nobody has counted.
  private var search: ReachSearch?

  /// How often a scroll view is scrolled at most before it counts as shut.
  private static let limit = 100
  /// How many places are looked at for what a way costs.
  private static let placeLimit = 200

  /// Scrolls as a person would.
  ///
  /// - Parameters:
  ///   - start: A session with the technology alone.
  ///   - scrollView: One that cannot be entered as it is.
  /// - Returns: nil where nothing scrolls one of its stops into sight, or something else happens on the way.
  init?(_ start: Session, _ technology: TechnologyName, into scrollView: NodeIndex) {
    var start = start
    start.composesSpeech = false
    switch technology {
    case .fullKeyboardAccess:
      means = "gesture mode scrolls its scroll view (FK-64)"
      let mode = KeyPress(.character("g"), .tab)
      let arrows: [KeyPress.Key] = [.up, .down, .left, .right]
      let moves = arrows.map { Move("key " + KeyNames.text(KeyPress($0)), .key(KeyPress($0))) }
      let gesture = Move("key " + KeyNames.text(mode), .key(mode))
      guard
        let (session, move, count) = Self.scrolled(start, [gesture], moves, scrollView, FocusGroups.isStop)
      else { return nil }
      var after = session
      _ = after.update(.input(gesture.input))
      steps = [gesture.step] + ReachMove.written(move.step, count: count, wait: .zero) + [gesture.step]
      gestures = count + 2
      search = ReachSearch(after, technology: technology, limit: Self.placeLimit)
    case .switchControl:
      let moves = ScrollDirection.scanned.map(\.switchTitle.rawValue).map {
        Move("choose " + WalkStep.quoted($0), .chooseNamed($0))
      }
      let press = Move("switch 1", .switches(.press(1)))
      if let (_, move, count) = Self.scrolled(start, [press], moves, scrollView, ScanTree.isStop) {
        means = "the Scanner Menu scrolls its scroll view (SC-40)"
        steps = [press.step] + ReachMove.written(move.step, count: count, wait: .zero)
        return
      }
      // SC-23: a point in it has a menu that scrolls it, too.
      means = "the menu of a point in its scroll view scrolls it (SC-23, SC-40)"
      let setting = (name: "switch.scanningMode", value: "point")
      _ = start.update(.setting(name: setting.name, value: setting.value))
      let scene = start.scene
      let screen = Rect(origin: .zero, size: scene.environment.screenSize)
      let middle = scene.visibleFrame(of: scrollView).intersection(screen).center
      let point = Move(
        "switch point \(NumberText.text(of: middle.x)) \(NumberText.text(of: middle.y))",
        .switches(.point(middle)))
      guard let (_, move, count) = Self.scrolled(start, [point], moves, scrollView, ScanTree.isStop) else {
        return nil
      }
      steps =
        ["set \(setting.name) \(setting.value)", point.step]
        + ReachMove.written(move.step, count: count, wait: .zero)
    case .voiceOver, .voiceControl, .focusEngine: return nil
    }
  }

  /// The cheapest way to a view; nil where its cost is not known.
  func way(to view: ViewIdentity) -> ReachSearch.Way? {
    guard var way = search?.way(to: view) else { return nil }
    way.gestures += gestures
    way.steps = steps + way.steps
    return way
  }

  private struct Move {
    var step: String
    var input: Input

    init(_ step: String, _ input: Input) {
      self.step = step
      self.input = input
    }
  }

  /// Does one thing over and over, behind others, until a stop of the scroll view shows: the first of several things that
  /// has it.
  private static func scrolled(
    _ start: Session, _ first: [Move], _ moves: [Move], _ scrollView: NodeIndex,
    _ isStop: @escaping @Sendable (AccessibilityElement) -> Bool
  ) -> (session: Session, move: Move, count: Int)? {
    var ready = start
    for move in first { _ = ready.update(.input(move.input)) }
    for move in moves {
      var session = ready
      for count in 1...limit {
        let before = session.app.state
        _ = session.update(.input(move.input))
        let state = session.app.state
        guard state.isSameScreen(as: before), state.variables == before.variables,
          state.navigation.last?.scrollOffsets != before.navigation.last?.scrollOffsets,
          session.scene.sharesTree(with: start.scene)
        else { break }
        var entry = ScrollEntry(session.scene, isStop: isStop)
        if entry.isOpen(scrollView, in: session.scene) { return (session, move, count) }
      }
    }
    return nil
  }
}
