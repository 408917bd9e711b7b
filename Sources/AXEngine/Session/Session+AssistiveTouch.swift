/// AssistiveTouch and the Accessibility Shortcut: features of the device beside the technologies.
extension Session {
  /// AssistiveTouch, while it is on.
  public var assistiveTouch: AssistiveTouch? {
    scene.environment.isAssistiveTouchRunning ? inUse.assistiveTouch : nil
  }

  /// Offers it an input before any technology; whether it took it.
  mutating func offerToAssistiveTouch(_ input: Input, _ settling: inout Settling) -> Bool {
    if input == .accessibilityShortcut {
      useShortcut(&settling)
      return true
    }
    let isOn = app.state.environment.isAssistiveTouchRunning
    // The menu of the shortcut needs no button.
    guard isOn || inUse.assistiveTouch.page != nil else { return input.isForAssistiveTouch }
    guard isOn || !input.isForAssistiveTouch else { return true }
    if inUse.assistiveTouch.page != nil, let acts = stepInMenu(input) {
      carryOut(acts, &settling)
      return true
    }
    guard let acts = inUse.assistiveTouch.handle(input, in: scene, beside: voiceOver != nil) else {
      return false
    }
    carryOut(acts, &settling)
    return true
  }

  /// Without a finger through the open menu.
  private mutating func stepInMenu(_ input: Input) -> [AssistiveTouch.Act]? {
    let company = AssistiveTouch.Company(
      voiceOver: voiceOver, keyboard: keyboard?.settings, listens: voiceControl?.isAsleep == false)
    return inUse.assistiveTouch.step(input, in: scene, beside: company)
  }

  /// What scanning has picked.
  mutating func pickInAssistiveTouch(_ title: String?, _ settling: inout Settling) {
    let acts = title.map { inUse.assistiveTouch.choose($0, in: scene) } ?? inUse.assistiveTouch.goBack()
    carryOut(acts ?? [], &settling)
  }

  /// Another page is open, or none: Switch Control scans it, VoiceOver comes to its first item.
  mutating func enterAssistiveTouchMenu(_ settling: inout Settling) {
    let titles = inUse.assistiveTouch.page == nil ? nil : inUse.assistiveTouch.titles
    if let reactions = inUse.switchControl?.scan(guest: titles) {
      carryOut(reactions, of: .switchControl, &settling)
    }
    // What scanning highlights is said by that.
    if titles != nil, voiceOver != nil, switchControl == nil {
      carryOut(inUse.assistiveTouch.look(at: 0), &settling)
    } else if titles == nil, switchControl == nil, let reactions = inUse.voiceOver?.comeBack(in: scene) {
      carryOut(reactions, of: .voiceOver, &settling)
    }
  }

  /// Lets its clock run.
  mutating func advanceAssistiveTouch(by duration: Duration, _ settling: inout Settling) {
    guard inUse.assistiveTouch.untilNext != nil else { return }
    carryOut(inUse.assistiveTouch.advance(by: duration, in: scene, beside: voiceOver != nil), &settling)
  }

  /// Forgets what it was about where it has just been switched off.
  mutating func settleAssistiveTouch(_ settling: inout Settling) {
    guard !app.state.environment.isAssistiveTouchRunning, inUse.assistiveTouch.isBusy else { return }
    carryOut(inUse.assistiveTouch.switchOff(), &settling)
  }

  private mutating func carryOut(_ acts: [AssistiveTouch.Act], _ settling: inout Settling) {
    for act in acts {
      switch act {
      case .overlay(let rule):
        settling.effects.append(.overlay(overlay, rule: rule))
        enterAssistiveTouchMenu(&settling)
      case .speak(let title):
        let role = Phrases.table(for: scene.environment.locale)[.button]
        let words = [
          SpeechFragment(.label, title, rule: "AT-03"), SpeechFragment(.trait, role, rule: "S17.2"),
        ]
        carryOut([.emit(.speak(Utterance(.focus, words)))], of: .voiceOver, &settling)
      case .boundary: carryOut([.emit(.sound(.boundary))], of: .voiceOver, &settling)
      case .log(let line, let rule): settling.effects.append(.log(line, rule: rule))
      case .gesture(let gesture):
        // GA-04: also where it is made for somebody.
        guard !isIgnored(.gesture(gesture)) else { continue }
        offerToTechnologies(.gesture(gesture), &settling)
      case .perform(let request, let point):
        if app.state.environment.guidedAccess.ignoresTouch(at: point) { continue }
        perform(request, by: nil, &settling)
      case .device(let title): useDevice(title, &settling)
      case .rotateScreen:
        if let refusal = refusal(of: AssistiveTouchTitle.rotateScreen.rawValue) {
          settling.effects.append(refusal)
          continue
        }
        var environment = app.state.environment
        environment.isLandscape.toggle()
        change(to: environment, &settling)
      case .shortcut: useShortcut(&settling)
      case .toggle(let feature): toggle(feature, &settling)
      }
    }
  }

  /// Something of the device outside the app: a line with Apple's name (AT-06), unless Guided Access refuses it.
  private func useDevice(_ title: String, _ settling: inout Settling) {
    settling.effects.append(refusal(of: title) ?? .log(title, rule: "AT-06"))
  }

  private func refusal(of title: String) -> Effect? {
    app.state.environment.guidedAccess.refusal(of: title).map { .log($0.line, rule: $0.rule) }
  }

  // MARK: The Accessibility Shortcut

  private static let passcode = "Guided Access asks for the passcode"

  /// AT-10: three clicks of the side button.
  private mutating func useShortcut(_ settling: inout Settling) {
    let guidedAccess = app.state.environment.guidedAccess
    // GA-01: in a session they ask for the passcode, which only the trainer has.
    if guidedAccess.isOn, guidedAccess.isTimeOver || !settings.shortcutWorksInGuidedAccess {
      settling.effects.append(.log(Self.passcode, rule: "GA-01"))
      return
    }
    let features = settings.shortcut
    switch features.count {
    case 0: settling.effects.append(.log("Accessibility Shortcut: no feature is chosen", rule: "AT-10"))
    case 1: toggle(features[0], &settling)
    default:
      if case .shortcut? = inUse.assistiveTouch.page { return }
      carryOut(inUse.assistiveTouch.open(.shortcut(features)), &settling)
    }
  }

  /// Switches a feature on or off.
  private mutating func toggle(_ feature: ShortcutFeature, _ settling: inout Settling) {
    switch feature {
    case .voiceOver: toggle(technology: .voiceOver, &settling)
    case .fullKeyboardAccess: toggle(technology: .fullKeyboardAccess, &settling)
    case .switchControl: toggle(technology: .switchControl, &settling)
    case .voiceControl: toggle(technology: .voiceControl, &settling)
    case .guidedAccess:
      guard !app.state.environment.guidedAccess.isOn else {
        return settling.effects.append(.log(Self.passcode, rule: "GA-01"))
      }
      var environment = app.state.environment
      environment.guidedAccess.apply(.start)
      perform(.setEnvironment(environment), by: nil, &settling)
    case .smartInvert: toggle("invertColors", "smart", of: feature, &settling)
    case .classicInvert: toggle("invertColors", "classic", of: feature, &settling)
    case .assistiveTouch, .increaseContrast, .reduceTransparency, .reduceMotion, .reduceWhitePoint,
      .grayscale:
      toggle(feature.rawValue, "on", of: feature, &settling)
    }
  }

  /// Sets a setting to a value, or off where it has that.
  private mutating func toggle(
    _ name: String, _ on: String, of feature: ShortcutFeature, _ settling: inout Settling
  ) {
    guard let row = Setting.row(name) else { return }
    let isOn = value(of: row) == on
    settling.effects.append(.log(feature.title + (isOn ? " off" : " on"), rule: "AT-10"))
    if let setting = Setting(name: name, value: isOn ? "off" : on) { set(setting, &settling) }
  }

  private mutating func toggle(technology: TechnologyName, _ settling: inout Settling) {
    let isOn = technologies.contains(technology)
    settling.effects.append(.log(technology.title + (isOn ? " off" : " on"), rule: "AT-10"))
    use(isOn ? technologies.filter { $0 != technology } : technologies + [technology], &settling)
  }
}
