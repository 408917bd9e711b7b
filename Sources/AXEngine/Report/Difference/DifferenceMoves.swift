/// What came of the same in both versions, and what of it is another.
struct DifferenceMoves {
  private let state: DifferenceSearch.State
  private let was: DifferenceMove
  private let now: DifferenceMove
  private let act: DifferenceAct
  private let id: String?
  private let profile: Profile
  /// What the views were called before in the new version, and what they are called now.
  private let before: Counterparts
  private let after: Counterparts
  /// The state that is told of; what is closed was opened on the way.
  private let told: DifferenceSearch.State

  /// - Parameters:
  ///   - state: Where it was done.
  ///   - screen: That state compared; where nothing has changed since, views are called as they were.
  ///   - told: The state that sentences are about, where it is another.
  init(
    _ state: DifferenceSearch.State, _ was: DifferenceMove, _ now: DifferenceMove, _ act: DifferenceAct,
    _ id: String?, _ pairs: ViewPairs, _ profile: Profile, _ screen: ScreenDifference? = nil,
    told: DifferenceSearch.State? = nil
  ) {
    (self.state, self.was, self.now, self.act, self.id, self.profile) = (state, was, now, act, id, profile)
    self.told = told ?? state
    before = screen?.counterparts ?? Counterparts(state.old.scene, state.new.scene, pairs)
    let isUnchanged =
      was.session.scene.hasTheViews(of: state.old.scene) && now.session.scene.hasTheViews(of: state.new.scene)
    after = isUnchanged ? before : Counterparts(was.session.scene, now.session.scene, pairs)
  }

  /// Everything that is another.
  var changes: [MockDifference.Change] { heard + openings + landing }

  // MARK: Heard

  /// What is announced and played.
  var heard: [MockDifference.Change] {
    let when = act.words(id)
    var changes: [MockDifference.Change] = []
    if was.announced != now.announced {
      let (then, here) = (Self.list(was.announced), Self.list(now.announced))
      changes.append(
        change(
          .announcements, "\(when) \(here ?? "nothing") is announced; it was \(then ?? "nothing")", then, here
        ))
    }
    if was.sounds != now.sounds {
      let (then, here) = (Self.list(was.sounds), Self.list(now.sounds))
      changes.append(
        change(.sounds, "\(when) \(here ?? "nothing") is played; it was \(then ?? "nothing")", then, here))
    }
    return changes
  }

  // MARK: Opened

  private var openings: [MockDifference.Change] {
    let (then, here) = (opened(was, state.old, isOld: true), opened(now, state.new, isOld: false))
    guard then != here else { return [] }
    let (before, after) = (Self.list(then), Self.list(here))
    return [
      change(.opens, "\(act.words(id)) \(after ?? "nothing"); it was: \(before ?? "nothing")", before, after)
    ]
  }

  /// What has opened and closed, in the names of the new version.
  private func opened(_ move: DifferenceMove, _ session: Session, isOld: Bool) -> [String] {
    let (earlier, later) = (session.scene, move.session.scene)
    let (had, has) = (
      earlier.views.presented.map { earlier.views.nodes[Int($0)].identity },
      later.views.presented.map { later.views.nodes[Int($0)].identity }
    )
    var names: [String] = []
    let screen = MockDifference.screen(of: move.session)
    if screen != MockDifference.screen(of: session) { names.append("the screen '\(screen)' is shown") }
    for view in has where !had.contains(view) {
      names.append("#" + name(of: view, in: later, after, isOld: isOld) + " opens")
    }
    if later.views.screen == earlier.views.screen {
      for view in had where !has.contains(view) {
        names.append("#" + name(of: view, in: earlier, before, isOld: isOld) + " closes")
      }
    }
    return names + move.opened.map { "\($0) is opened" }
  }

  private func name(
    of view: ViewIdentity, in scene: Scene, _ counterparts: Counterparts, isOld: Bool
  ) -> String {
    let new = (scene === state.old.scene ? state.new : now.session).scene
    if isOld, let other = counterparts[view], let node = new.views.node(other) { return new.id(of: node) }
    return scene.views.node(view).map(scene.id(of:)) ?? "?"
  }

  /// Whether both versions show the same screen with as much open, so that it can be compared.
  var showTheSame: Bool {
    !was.hasFault && !now.hasFault
      && MockDifference.screen(of: was.session) == MockDifference.screen(of: now.session)
      && opened(was, state.old, isOld: true) == opened(now, state.new, isOld: false)
  }

  /// Whether something was opened in both that can be left again: a view over the screen, or another screen.
  var opensSomething: Bool {
    func opens(_ move: DifferenceMove, _ session: Session) -> Bool {
      move.session.scene.views.presented.count > session.scene.views.presented.count
        || move.session.app.state.navigation.count > session.app.state.navigation.count
    }
    return opens(was, state.old) && opens(now, state.new)
  }

  // MARK: Landing

  private var landing: [MockDifference.Change] {
    guard MockDifference.screen(of: was.session) == MockDifference.screen(of: now.session) else { return [] }
    let technology = profile.technology
    let (then, here) = (
      DifferenceLanding(was.session, technology), DifferenceLanding(now.session, technology)
    )
    guard !then.isSame(as: here, after) else { return [] }
    // Who stands still stands where another change has put it.
    let stood = (DifferenceLanding(state.old, technology), DifferenceLanding(state.new, technology))
    guard !then.isWhere(stood.0) || !here.isWhere(stood.1) else { return [] }
    let (left, right) = (then.words, here.words)
    var found = change(
      .landing, "\(act.words(id)) \(technology.title) is on \(right); it was on \(left)", left, right)
    found.technology = technology
    return [found]
  }

  // MARK: Words

  private func change(
    _ kind: MockDifference.Kind, _ sentence: String, _ was: String?, _ now: String?
  ) -> MockDifference.Change {
    MockDifference.Change(
      kind: kind, screen: MockDifference.screen(of: told.new), given: told.given, steps: told.steps, id: id,
      was: was, now: now, sentence: sentence, cause: cause)
  }

  /// What was done; of time what was done before it passed.
  private var cause: String {
    if case .wait = act { "time after " + (state.steps.last ?? "") } else { act.words(id) }
  }

  private static func list(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

/// A place that a technology has come to.
struct DifferenceLanding {
  private let scene: Scene
  /// The view it stands on; nil for none.
  private let node: NodeIndex?

  init(_ session: Session, _ technology: TechnologyName) {
    scene = session.scene
    switch technology {
    case .voiceOver: node = session.cursor.map { session.scene[$0].node }
    case .switchControl:
      switch session.scanStop {
      case .element(let view)?: node = session.scene.views.node(view)
      case .group(let view, let members)?, .exit(let view, let members)?:
        node = (view ?? members.first).flatMap { session.scene.views.node($0) }
      case .item?, .band?, .line?, nil: node = nil
      }
    case .fullKeyboardAccess, .voiceControl, .focusEngine: node = session.focusNode
    }
  }

  /// Whether somebody stands there who stood here before, in the same version.
  func isWhere(_ earlier: DifferenceLanding) -> Bool { identity == earlier.identity }

  private var identity: ViewIdentity? { node.map { scene.views.nodes[Int($0)].identity } }

  var words: String { node.map { "#" + scene.id(of: $0) } ?? "nothing" }

  /// Whether two landings on the same screen are the same place.
  func isSame(as other: DifferenceLanding, _ counterparts: Counterparts) -> Bool {
    guard let before = node, let after = other.node else { return node == nil && other.node == nil }
    return counterparts[scene.views.nodes[Int(before)].identity]
      == other.scene.views.nodes[Int(after)].identity
  }
}

extension Scene {
  /// Whether it shows the very views of another one of the same mock, with the same values, wherever they are
  /// scrolled to.
  fileprivate func hasTheViews(of other: Scene) -> Bool {
    self === other
      || views.screen == other.views.screen && state.variables == other.state.variables
        && views.nodes.elementsEqual(other.views.nodes) { $0.identity == $1.identity }
  }
}
