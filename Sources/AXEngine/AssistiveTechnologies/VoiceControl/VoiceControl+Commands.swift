/// Carries commands out.
extension VoiceControl {
  /// Carries a command out and remembers it for "Repeat".
  mutating func carryOut(
    _ found: VoiceCommandTable.Found, chosen: Chosen? = nil, in scene: Scene
  ) -> Answer {
    let done = Done(found: found, chosen: chosen)
    let answer = carryOut(done, in: scene)
    if found.command.canBeRepeated, !answer.isUnmatched, question == nil { lastCommand = done }
    return answer
  }

  private mutating func carryOut(_ done: Done, in scene: Scene) -> Answer {
    let title = done.found.title
    switch done.found.command {
    case .goBack:
      isGoingBack = true
      return Answer(words: title, reactions: [.perform(.escape(from: scene.viewAroundElements))])
    case .showCommands(let all):
      shown = .help(
        all ? VoiceHelp.all : VoiceHelp.now(targets(in: scene), hasText: EditedText(scene) != nil))
      return Answer(words: title)
    case .repeatLast(let times): return repeatLast(times, title, in: scene)
    case .sleep, .wake:
      isAsleep = done.found.command == .sleep
      return Answer(words: title)
    case .system:
      let isRefused = Self.isRefused(title, in: scene.environment.guidedAccess)
      return Answer(words: title + (isRefused ? ", not in Guided Access" : ", left to the system"))
    case .turnDevice(let toLandscape):
      var environment = scene.environment
      environment.isLandscape = toLandscape
      return Answer(words: title, reactions: [.perform(.setEnvironment(environment))])
    case .show(let overlay, let continuously): return show(overlay, continuously, title)
    case .showGrid(let rows, let columns, let continuously):
      return showGrid(rows, columns, continuously, title, in: scene)
    case .hide(let overlay): return hide(overlay, title)
    case .choose(let phrase):
      return carryOut(Done(found: done.found.tapping(phrase), chosen: done.chosen), in: scene)
    case .showActions(let phrase): return showActions(phrase, done, in: scene)
    case .tap, .fingers, .scroll, .scrollToEdge, .swipe, .pan, .zoom, .turn, .adjust, .drag, .startDrag,
      .drop,
      .cancel:
      return makeGesture(done, in: scene)
    case .text(let command):
      guard let text = EditedText(scene) else { return .noMatch("no text is being edited") }
      return edit(command, title, in: text)
    case .turnOn(let feature, let isOn): return turn(feature, isOn: isOn, title, in: scene)
    case .mode(let mode):
      settings.mode = mode
      return Answer(words: title)
    }
  }

  /// GA-02, GA-03: what would lead out of the app, and what a trainer has switched off.
  private static func isRefused(_ title: String, in guidedAccess: GuidedAccess) -> Bool {
    let names = [
      ("Go home", "Home"), ("Open", "Home"), ("Search for", "Spotlight"), ("Reboot", "Restart"),
      ("Lock screen", "Lock Screen"), ("Turn volume", "Volume"), ("Mute", "Mute"), ("Unmute", "Mute"),
      ("Shake", "Shake"),
    ]
    return names.contains { title.hasPrefix($0.0) && guidedAccess.refusal(of: $0.1) != nil }
  }

  /// A back button that the app has made itself: it says so by its trait.
  func backButton(in scene: Scene) -> NodeIndex? {
    let button = (0..<scene.count).first {
      scene[$0].traits.contains(.backButton) && VoiceTargets.canBeUsed($0, in: scene)
    }
    return button.map { scene.target(of: $0) }
  }

  // MARK: Repeating

  private mutating func repeatLast(_ times: Int, _ title: String, in scene: Scene) -> Answer {
    guard let lastCommand else { return .noMatch("there is nothing to repeat") }
    guard times <= VoiceCommand.mostRepetitions else {
      return .noMatch("at most \(VoiceCommand.mostRepetitions) times")
    }
    repetition = Repetition(done: lastCommand, left: times, requests: 1)
    return Answer(words: title, reactions: repeated(in: scene))
  }

  /// The next time, once everything that the last one asked is done; nothing in between.
  mutating func repeated(in scene: Scene) -> [Reaction] {
    guard repetition != nil else { return [] }
    repetition?.requests -= 1
    while var now = repetition, now.requests <= 0 {
      guard now.left > 0 else {
        repetition = nil
        break
      }
      now.left -= 1
      repetition = now
      let answer = carryOut(now.done, in: scene)
      let requests = answer.reactions.count { if case .perform = $0 { true } else { false } }
      repetition?.requests = requests
      if requests > 0 { return answer.reactions }
    }
    return []
  }

  // MARK: Overlays

  /// VC-03, VC-26: once, or until it is hidden.
  private mutating func show(_ overlay: VoiceOverlay, _ continuously: Bool, _ title: String) -> Answer {
    shown = nil
    if continuously {
      settings.overlay = overlay
    } else {
      shown = overlay == .names ? .names : .numbers
    }
    return Answer(words: title)
  }

  /// VC-42: with as many rows and columns as are said, else by settings and device.
  private mutating func showGrid(
    _ rows: Int?, _ columns: Int?, _ continuously: Bool, _ title: String, in scene: Scene
  ) -> Answer {
    guard max(rows ?? 1, columns ?? 1) <= VoiceCommand.mostGridLines else {
      return .noMatch("at most \(VoiceCommand.mostGridLines) rows and columns")
    }
    shown = nil
    if continuously {
      settings.overlay = .grid
      settings.gridRows = rows ?? settings.gridRows
      settings.gridColumns = columns ?? settings.gridColumns
    } else {
      shown = .grid(VoiceGrid(settings, rows: rows, columns: columns, in: scene.environment))
    }
    return Answer(words: title)
  }

  private mutating func hide(_ overlay: VoiceOverlay, _ title: String) -> Answer {
    if settings.overlay == overlay { settings.overlay = .none }
    if shown?.overlay == overlay { shown = nil }
    return Answer(words: title)
  }

  /// VC-04
  private mutating func showActions(_ phrase: SpokenPhrase, _ done: Done, in scene: Scene) -> Answer {
    act(on: phrase, done, in: scene) { control, place in
      guard let element = place.element, !scene.customActions(of: element).isEmpty else {
        return Answer(words: place.words + " has no actions")
      }
      control.shown = .actions(scene[element].identity)
      return Answer(words: place.words)
    }
  }

  // MARK: The device

  /// VC-15: technologies and display settings really change; what this device does not have is left to the system.
  private func turn(
    _ feature: VoiceFeature, isOn: Bool, _ title: String, in scene: Scene
  ) -> Answer {
    var environment = scene.environment
    func technology(_ name: TechnologyName) -> Answer {
      Answer(words: title, reactions: [.turn(name, isOn: isOn)])
    }
    func invert(_ way: InvertedColors) {
      if isOn {
        environment.display.invertedColors = way
      } else if environment.display.invertedColors == way {
        environment.display.invertedColors = .off
      }
    }
    switch feature {
    case .voiceControl: return technology(.voiceControl)
    case .voiceOver: return technology(.voiceOver)
    case .switchControl: return technology(.switchControl)
    case .fullKeyboardAccess: return technology(.fullKeyboardAccess)
    case .zoom: return Answer(words: title + ", left to the system")
    case .assistiveTouch: environment.isAssistiveTouchRunning = isOn
    case .smartInvert: invert(.smart)
    case .classicInvert: invert(.classic)
    case .colorFilters: environment.display.isGrayscale = isOn
    case .reduceWhitePoint: environment.display.reducesWhitePoint = isOn
    }
    return Answer(words: title, reactions: [.perform(.setEnvironment(environment))])
  }
}

extension VoiceControl.Shown {
  /// What hides it.
  fileprivate var overlay: VoiceOverlay {
    switch self {
    case .numbers, .candidates: .numbers
    case .names: .names
    case .grid: .grid
    case .actions, .help: .none
    }
  }
}

extension VoiceCommand {
  /// Whether "Repeat" does it again.
  fileprivate var canBeRepeated: Bool {
    switch self {
    case .repeatLast, .sleep, .wake, .showCommands, .choose, .cancel, .mode: false
    case .goBack, .system, .turnDevice, .show, .showGrid, .hide, .showActions, .tap, .fingers, .scroll,
      .scrollToEdge, .swipe, .pan, .zoom, .turn, .adjust, .drag, .startDrag, .drop, .text, .turnOn:
      true
    }
  }
}

extension VoiceCommandTable.Found {
  /// The same words, as a tap.
  fileprivate func tapping(_ phrase: SpokenPhrase) -> VoiceCommandTable.Found {
    var found = self
    found.command = .tap(.once, phrase)
    return found
  }
}
