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
    case .wait(let time): return "after " + Self.seconds(time)
    case .appear: return "when the screen appears"
    }
  }

  static func seconds(_ time: Duration) -> String {
    NumberText.text(of: NumberText.toHundredths(time / .seconds(1))) + " s"
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
    if technology == .voiceOver { return touching(act, element)?.map(DifferenceMove.Part.doing) }
    guard let way = ways[scene.id(ofElement: element)], let last = last(act, at: element) else { return nil }
    return way.map(DifferenceMove.Part.step) + last.map(DifferenceMove.Part.doing)
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

  private func touching(_ act: DifferenceAct, _ element: ElementIndex) -> [Doing]? {
    let scene = session.scene
    let touch = Doing.input(
      .gesture(.touch(scene[element].node)), step: "touch #" + scene.id(ofElement: element))
    switch act {
    case .activate: return [touch, .gesture(.tap(count: 2, fingers: 1, hold: false))]
    case .hold: return [touch, .gesture(.tap(count: 2, fingers: 1, hold: true))]
    case .increment, .decrement:
      let turn = Doing.input(.rotor("Adjust Value"), step: "rotor Adjust Value")
      return [touch, turn, .gesture(.swipe(act == .increment ? .up : .down, fingers: 1))]
    case .action(let name):
      guard let place = scene.customActions(of: element).firstIndex(where: { $0.name == name }) else {
        return nil
      }
      let turn = Doing.input(.rotor("Actions"), step: "rotor Actions")
      let down = Doing.gesture(.swipe(.down, fingers: 1))
      return [touch, turn] + Array(repeating: down, count: place + 1)
        + [.gesture(.tap(count: 2, fingers: 1, hold: false))]
    case .close, .escape, .magicTap, .wait, .appear: return nil
    }
  }

  /// What is done once another technology stands on an element; for Voice Control the way has named it already.
  private func last(_ act: DifferenceAct, at element: ElementIndex) -> [Doing]? {
    switch (technology, act) {
    case (.voiceControl, .activate): return []
    case (.fullKeyboardAccess, .activate): return [.key(KeyPress(.space))]
    case (.fullKeyboardAccess, .action(let name)):
      return [.key(KeyPress(.character("z"), .tab)), .choose(name)]
    case (.fullKeyboardAccess, .hold): return [.key(KeyPress(.character("m"), .tab))]
    case (.switchControl, .activate): return [.press, .choose(SwitchTitle.tap.rawValue)]
    case (.switchControl, .increment): return [.press, .choose(SwitchTitle.increment.rawValue)]
    case (.switchControl, .decrement): return [.press, .choose(SwitchTitle.decrement.rawValue)]
    case (.switchControl, .action(let name)): return [.press, .choose(name)]
    case (.focusEngine, .activate): return [.remote(.select, "press select")]
    case (.focusEngine, .hold): return [.remote(.holdSelect, "hold select")]
    default: return nil
    }
  }
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
