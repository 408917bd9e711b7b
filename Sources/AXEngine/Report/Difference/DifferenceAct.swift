/// Something that is done in both versions of a state, to see where it leads.
enum DifferenceAct: Hashable {
  case activate, hold, increment, decrement
  case action(String)
  /// What activating has opened is left again.
  case close
  case escape, magicTap
  case wait(Duration)
  case appear

  /// When something is so: `after activating #pay`.
  func words(_ id: String?) -> String {
    let view = id.map { "#" + $0 } ?? ""
    switch self {
    case .activate: return "after activating " + view
    case .hold: return "after holding " + view
    case .increment: return "after incrementing " + view
    case .decrement: return "after decrementing " + view
    case .action(let name): return "after the action \"\(name)\" of " + view
    case .close: return "after closing what \(view) opens"
    case .escape: return "after escape"
    case .magicTap: return "after a magic tap"
    case .wait(let time): return "after " + TimerWords.seconds(NumberText.toHundredths(time / .seconds(1)))
    case .appear: return "when the screen appears"
    }
  }

  /// The act as technologies know it; nil for what is done wherever they stand.
  var onElement: ElementAct? {
    switch self {
    case .activate: .activate
    case .hold: .hold
    case .increment: .increment
    case .decrement: .decrement
    case .action(let name): .action(name)
    case .close, .escape, .magicTap, .wait, .appear: nil
    }
  }
}

/// How a technology does what is to be done.
struct DifferenceHand {
  let technology: TechnologyName
  let session: Session
  /// The ways of another technology than VoiceOver, as the steps of walks, by ids.
  let ways: [String: [String]]

  /// What a technology can be asked to do with an element.
  func acts(on element: ElementIndex) -> [DifferenceAct] {
    let scene = session.scene
    var acts: [DifferenceAct] = []
    let isDimmed = scene[element].traits.contains(.notEnabled)
    if scene[element].flags.contains(.respondsToUserInteraction), !isDimmed { acts.append(.activate) }
    if scene[element].traits.contains(.adjustable), !isDimmed { acts += [.increment, .decrement] }
    for action in scene.customActions(of: element) where !acts.contains(.action(action.name)) {
      acts.append(.action(action.name))
    }
    let node = scene.views.nodes[Int(scene[element].node)]
    if node.part == nil, scene.mock.views[Int(node.view)].properties.has(.onLongPress) { acts.append(.hold) }
    return acts
  }

  /// The parts of an act on an element; nil where the technology cannot do it there.
  func parts(of act: DifferenceAct, on element: ElementIndex) -> [DifferenceMove.Part]? {
    let scene = session.scene
    guard let doings = doings(of: act, on: element) else { return nil }
    let id = scene.id(ofElement: element)
    if technology == .voiceOver {
      let touch = Doing.input(.gesture(.touch(scene[element].node)), step: "touch #" + id)
      return ([touch] + doings).map(DifferenceMove.Part.doing)
    }
    return ways[id].map { $0.map(DifferenceMove.Part.step) + doings.map(DifferenceMove.Part.doing) }
  }

  /// The parts of what is done wherever the technology stands.
  func parts(of act: DifferenceAct) -> [DifferenceMove.Part]? {
    switch act {
    case .escape, .close:
      return ExploreActs(session.app.mock, technology).leave(in: session)?.map(DifferenceMove.Part.doing)
    case .magicTap:
      switch technology {
      case .voiceOver: return [.doing(.gesture(.tap(count: 2, fingers: 2, hold: false)))]
      case .focusEngine: return [.doing(.remote(.playPause, "press playPause"))]
      case .fullKeyboardAccess, .switchControl, .voiceControl: return nil
      }
    case .wait(let time): return [.doing(.wait(time))]
    case .activate, .hold, .increment, .decrement, .action, .appear: return nil
    }
  }

  /// What is done once the technology stands on an element; Voice Control has named it already.
  private func doings(of act: DifferenceAct, on element: ElementIndex) -> [Doing]? {
    guard let own = act.onElement else { return nil }
    if technology == .voiceControl { return own == .activate ? [] : nil }
    return own.doings(by: technology, on: element, in: session.scene)
  }

  /// Whether the technology has a way to do it with an element at all, wherever it stands.
  func canDo(_ act: DifferenceAct, on element: ElementIndex) -> Bool { doings(of: act, on: element) != nil }
}

extension [DifferenceMove.Part] {
  /// The steps of a walk.
  var steps: [String] {
    var doings: [Doing] = []
    var steps: [String] = []
    for part in self {
      switch part {
      case .step(let text): steps.append(text)
      case .doing(let doing): doings.append(doing)
      }
    }
    let written = Doing.steps(doings)
    // A double tap touches first by itself.
    if written.count == 2, written[0].hasPrefix("touch #"), written[1] == "double tap" {
      return steps + [written[1] + written[0].dropFirst(5)]
    }
    return steps + written
  }
}
