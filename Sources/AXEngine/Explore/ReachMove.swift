/// Something that a person can do to get about on a screen with a technology.
struct ReachMove: Sendable {
  /// What it is in a walk.
  var step: String
  /// What the session is told.
  var event: Event
  /// How often a person does something.
  var gestures = 1
  /// Whether it may also do something to what it stands on, as an arrow that adjusts; then it is no way of moving.
  var mayAct = false

  /// What it is for on a screen.
  enum Use: Hashable, Sendable {
    /// To the next or previous stop.
    case step
    /// To the first or last one.
    case jump
    /// To the next or previous find of the rotor.
    case find
    /// Turns the rotor.
    case turn
  }
  var use = Use.step

  /// Whether it is the next or previous stop in order, the first or the last; by which walks are compared.
  var edge: ExploreGraph.Edge.Kind {
    switch event {
    case .input(.gesture(.swipe(.right, fingers: 1))): .next
    case .input(.gesture(.swipe(.left, fingers: 1))): .previous
    case .input(.gesture(.fourFingerTap(let isUpper))): isUpper ? .first : .last
    case .input(.key(KeyPress(.tab))): .next
    case .input(.key(KeyPress(.tab, .shift))): .previous
    case .input, .advance, .finishSpeaking, .environment, .use, .setting, .assign, .guidedAccess, .set:
      .otherMove
    }
  }

  /// Whether it is time that passes.
  var waits: Bool { kind == .nextScan }

  /// Scanning: waiting goes on to the next stop, and a press enters a group.
  private enum Kind: Hashable, Sendable { case always, nextScan, groupPress }
  private var kind = Kind.always

  /// What the session is told where it is now, and the step; nil where the move makes no sense.
  func event(in session: Session) -> (event: Event, step: String)? {
    switch kind {
    case .always: return (event, step)
    case .nextScan:
      guard let wait = session.switchControl?.untilNext(in: session.scene) else { return nil }
      return (.advance(wait), "wait " + wait.walkText)
    case .groupPress:
      switch session.scanStop {
      case .group?, .exit?: return (event, step)
      case .element?, .item?, .band?, .line?, nil: return nil
      }
    }
  }

  /// What can be done with a technology.
  static func all(of technology: TechnologyName) -> [ReachMove] {
    switch technology {
    case .voiceOver:
      gestures([.swipe(.right, fingers: 1), .swipe(.left, fingers: 1)])
        + gestures([.fourFingerTap(upper: true), .fourFingerTap(upper: false)], for: .jump)
        + gestures([.rotate(clockwise: true), .rotate(clockwise: false)], for: .turn)
        + gestures([.swipe(.down, fingers: 1), .swipe(.up, fingers: 1)], for: .find, mayAct: true)
    case .fullKeyboardAccess:
      keys([
        KeyPress(.tab), KeyPress(.tab, .shift), KeyPress(.tab, .control), KeyPress(.left, .tab),
        KeyPress(.right, .tab),
      ]) + keys([KeyPress(.down), KeyPress(.up), KeyPress(.right), KeyPress(.left)], mayAct: true)
    case .switchControl:
      [
        ReachMove(step: "wait", event: .advance(.zero), gestures: 0, kind: .nextScan),
        ReachMove(step: "switch 1", event: .input(.switches(.press(1))), kind: .groupPress),
      ]
    case .voiceControl:
      ["down", "up", "right", "left"].map { direction in
        let words = "scroll " + direction
        return ReachMove(step: "say \"\(words)\"", event: .input(.say(words)))
      }
    case .focusEngine:
      [SwipeDirection.down, .up, .right, .left].map { direction in
        ReachMove(step: "press " + direction.rawValue, event: .input(.remote(.direction(direction))))
      }
    }
  }

  private static func gestures(
    _ list: [Gesture], for use: Use = .step, mayAct: Bool = false
  ) -> [ReachMove] {
    list.compactMap { gesture in
      gesture.step.map { ReachMove(step: $0, event: .input(.gesture(gesture)), mayAct: mayAct, use: use) }
    }
  }

  private static func keys(_ list: [KeyPress], mayAct: Bool = false) -> [ReachMove] {
    list.map { ReachMove(step: "key " + KeyNames.text($0), event: .input(.key($0)), mayAct: mayAct) }
  }

  /// A step that is done so often as it stands in a walk: `swipe right 3`, one `wait` for several.
  static func written(_ step: String, count: Int, wait: Duration) -> [String] {
    if wait > .zero { return ["wait " + wait.walkText] }
    let takesCount =
      !step.hasPrefix("say ") && !step.hasPrefix("rotor ") && !step.hasPrefix("four-finger")
    return takesCount && count > 1 ? [step + " \(count)"] : Array(repeating: step, count: count)
  }
}
