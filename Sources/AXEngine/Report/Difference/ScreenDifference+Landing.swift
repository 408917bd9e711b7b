/// Where technologies land: when the screen appears, after activating something, and after closing what that opened.
extension ScreenDifference {
  var landings: [MockDifference.Change] { beginnings + activations }

  /// A place that a technology has come to.
  private struct Landing {
    var session: Session
    /// The view it stands on; nil for none.
    var node: NodeIndex?

    init(_ session: Session, _ technology: TechnologyName) {
      self.session = session
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

    var screen: String { MockDifference.screen(of: session) }

    /// `#pay`, or with the screen where that is another one.
    func words(on screen: String) -> String {
      let place = node.map { "#" + session.scene.id(of: $0) } ?? "nothing"
      return self.screen == screen ? place : place + " of '\(self.screen)'"
    }
  }

  /// Whether two landings are the same place.
  private func areSame(_ was: Landing, _ now: Landing) -> Bool {
    guard was.screen == now.screen else { return false }
    guard let before = was.node, let after = now.node else { return was.node == nil && now.node == nil }
    let isUnchanged =
      was.session.scene.hasTheViews(of: old.scene) && now.session.scene.hasTheViews(of: new.scene)
    let counterparts =
      isUnchanged ? counterparts : Counterparts(was.session.scene, now.session.scene, pairs)
    return counterparts[was.session.scene.views.nodes[Int(before)].identity]
      == now.session.scene.views.nodes[Int(after)].identity
  }

  private var beginnings: [MockDifference.Change] {
    ReachabilityMatrix.technologies.compactMap { technology in
      let (was, now) = (begin(old, technology), begin(new, technology))
      guard !areSame(was, now) else { return nil }
      let (before, after) = (was.words(on: screen), now.words(on: screen))
      return change(
        .landing, nil, "\(technology.title) begins on \(after); it began on \(before)", was: before,
        now: after, by: technology)
    }
  }

  private func begin(_ session: Session, _ technology: TechnologyName) -> Landing {
    var alone = session
    if session.technologies != [technology] { _ = alone.update(.use([technology])) }
    return Landing(alone, technology)
  }

  /// What copies of a control have in common.
  private struct ControlName: Hashable {
    var view: ViewIndex
    var part: ViewPart?
  }

  /// What VoiceOver's cursor does when controls are activated, as an effect of the app: each view and part of one once,
  /// so of the copies of a row the first, and as many as the bound allows.
  private var activations: [MockDifference.Change] {
    guard profile.technology == .voiceOver else { return [] }
    let ids = ids
    var changes: [MockDifference.Change] = []
    var activated: Set<ControlName> = []
    for index in 0..<old.scene.count
    where old.scene[index].flags.contains(.respondsToUserInteraction)
      && !old.scene[index].traits.contains(.notEnabled)
    {
      let before = old.scene.id(ofElement: index)
      guard let after = ids[before] else { continue }
      let node = old.scene.views.nodes[Int(old.scene[index].node)]
      guard activated.insert(ControlName(view: node.view, part: node.part)).inserted else { continue }
      if activated.count > MockDifference.maximumActivations { break }
      guard let was = perform("double tap #" + before, old),
        let now = perform("double tap #" + after, new)
      else { continue }
      if !areSame(was, now) {
        let (then, here) = (was.words(on: screen), now.words(on: screen))
        changes.append(
          change(
            .landing, after, "after activating #\(after) VoiceOver is on \(here); it was on \(then)",
            was: then, now: here, by: .voiceOver))
      }
      guard opens(was), opens(now), let closed = perform("scrub", was.session),
        let closes = perform("scrub", now.session), !areSame(closed, closes)
      else { continue }
      let (then, here) = (closed.words(on: screen), closes.words(on: screen))
      changes.append(
        change(
          .landing, after,
          "after closing what #\(after) opens VoiceOver is on \(here); it was on \(then)", was: then,
          now: here, by: .voiceOver))
    }
    return changes
  }

  /// Whether something was opened that can be closed again: a view over the screen, or another screen.
  private func opens(_ landing: Landing) -> Bool {
    landing.session.scene.views.presented.count > old.scene.views.presented.count
      || landing.session.app.state.navigation.count > old.app.state.navigation.count
  }

  /// A session after a step; nil where the step cannot be made.
  private func perform(_ step: String, _ session: Session) -> Landing? {
    guard case .success(let parsed)? = WalkParser.parse(line: step).step else { return nil }
    var player = WalkPlayer(session)
    guard (try? player.perform(parsed)) != nil else { return nil }
    return Landing(player.session, .voiceOver)
  }
}

extension Scene {
  /// Whether it shows the very views of another one of the same mock, with the same values, wherever they are
  /// scrolled to.
  fileprivate func hasTheViews(of other: Scene) -> Bool {
    views.screen == other.views.screen && state.variables == other.state.variables
      && views.nodes.elementsEqual(other.views.nodes) { $0.identity == $1.identity }
  }
}
