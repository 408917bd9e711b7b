@testable import AXEngine

/// Draws steps as a walk file has them: whatever can be written at a place, often enough something that fits there.
struct RandomSteps {
  var random: Random

  /// Gestures, keys and settings, which fit everywhere.
  private static let everywhere: [String] =
    VoiceOverSteps.gestures.map(\.step) + VoiceOverSteps.keys.map(\.step)
    + KeyboardCommand.keys.map { "key " + KeyNames.text($0.key) }
    + ["up", "down", "left", "right", "select", "menu", "playPause"].map { "press \($0)" } + ["hold select"]
    + ["key Return", "key Delete", "key Home", "key PageDown", "key Command+Z", "key Command+A", "key F5"]

  /// What is done most, so that a walk gets somewhere.
  private static let common = [
    "swipe right", "swipe right", "swipe right", "swipe left", "swipe up", "swipe down", "double tap",
    "double tap",
    "scrub", "rotor next", "rotor previous", "three-finger swipe up", "key Tab", "key Tab", "key Shift+Tab",
    "key Space", "key Escape", "next", "previous",
  ]

  private static let texts = [
    "x", "4242 4242", "über", "日本語", "שלום", "e\u{301}\u{302}", "👩‍👩‍👧", "\\\"", "a b  c", "",
    "\\u{1b}[2J", "Delete", "now is the time",
  ]

  private static let technologies = [
    "voiceOver", "fullKeyboardAccess", "voiceOver + fullKeyboardAccess", "voiceOver", "switchControl", "none",
    "switchControl", "voiceOver + switchControl",
    "voiceOver + fullKeyboardAccess", "voiceControl", "voiceControl + voiceOver",
    "focusEngine", "voiceOver + focusEngine",
  ]

  /// Sessions end as often as they begin, or nothing could be done any more.
  private static let guidedAccess = [
    "start", "end", "end", "ignore 0 0 390 200", "touch off", "touch on", "keyboards off", "keyboards on",
    "timeLimit 60s",
  ]

  private static let settings: [String] = Setting.all.flatMap { row -> [String] in
    switch row.values {
    case .choices(let choices): choices.map { "set \(row.name) \($0)" }
    case .language: ["en", "de", "ru", "ar", "ja", "ar-XB", "he"].map { "set \(row.name) \($0)" }
    case .number(let range): [range.lowerBound, range.upperBound].map { "set \(row.name) \($0)" }
    case .time(let range, let mayBeOff):
      [range.lowerBound, range.upperBound].map { "set \(row.name) \($0)s" }
        + (mayBeOff ? ["set \(row.name) off"] : [])
    }
  }

  /// What a trainer does, and keys that a person assigns.
  private static let trainer = [
    "guidedAccess start", "guidedAccess end", "guidedAccess touch off", "guidedAccess touch on",
    "guidedAccess keyboards off", "guidedAccess keyboards on", "guidedAccess timeLimit 5s",
    "guidedAccess ignore 0 0 200 300", "assign VO+X \"next heading\"", "assign VO+X none", "key VO+X",
    "assign Tab+J \"Find\"", "assign Tab none", "assign defaults", "key Tab+J",
    "key Command+R",
  ]

  /// Switches; most presses select.
  private static let switches = [
    "switch 1", "switch 1", "switch 1", "switch 1", "switch select", "switch next", "switch previous",
    "switch menu", "switch tap", "switch stop", "switch resume", "switch resume", "switch 2", "switch hold",
    "switch hold 2", "switch point 200 300", "switch point 900 900", "wait 1s", "wait 2s", "choose \"More\"",
    "choose \"Settings\"", "choose \"Cancel\"",
  ]

  /// What can be said to Voice Control; `@` stands for a name of the screen.
  private static let commands = VoiceCommandTable.rows.flatMap(\.wordings).map {
    VoiceCommandTableTests.example($0, phrase: "@")
  }

  /// AssistiveTouch and the side button.
  private static let assistiveTouch = [
    "assistiveTouch tap", "assistiveTouch tap", "assistiveTouch double tap", "assistiveTouch long press",
    "choose \"Device\"", "choose \"More\"", "choose \"Custom\"", "choose \"Rotate Screen\"",
    "choose \"Home\"",
    "choose \"Long Press\"", "choose \"Pinch\"", "choose \"Pinch In\"", "key Escape", "touch 195 422",
    "touch 350 422", "triple-click", "guidedAccess motion off", "guidedAccess motion on",
    "guidedAccess volume off",
    "guidedAccess sleepWake off", "set assistiveTouch off",
  ]

  /// The next step for a session.
  mutating func next(in session: Session) -> String {
    let step = draw(in: session)
    return random.below(16) == 0 ? "interrupt " + step : step
  }

  private mutating func draw(in session: Session) -> String {
    if session.assistiveTouch?.overlay != nil, random.below(2) == 0 {
      return random.pick(Self.assistiveTouch) ?? "next"
    }
    if session.switchControl != nil, random.below(2) == 0 { return random.pick(Self.switches) ?? "next" }
    if session.voiceControl != nil, random.below(2) == 0 {
      return "say " + WalkStep.quoted(spoken(in: session))
    }
    return switch random.below(100) {
    case ..<48: random.pick(Self.common) ?? "next"
    case ..<62: random.pick(Self.everywhere) ?? "next"
    case ..<70: "touch " + view(in: session)
    case ..<76:
      (random.pick(["double tap ", "triple tap ", "split tap ", "tap and hold "]) ?? "") + view(in: session)
    case ..<78: "touch \(random.below(2200) - 100) \(random.below(2200) - 100)"
    case ..<80: "drag " + view(in: session) + " to " + view(in: session)
    case ..<81: "touch drag " + view(in: session) + " " + view(in: session)
    case ..<85: "rotor " + (random.pick(session.rotorNames) ?? "Headings")
    case ..<89: "type \"" + (random.pick(Self.texts) ?? "") + "\""
    case ..<93: "wait \(random.pick(["0s", "0.01s", "0.4s", "1.25s", "3s", "60s"]) ?? "1s")"
    case ..<94 where random.below(2) == 0: "guidedAccess " + (random.pick(Self.guidedAccess) ?? "end")
    case ..<94: "use " + (random.pick(Self.technologies) ?? "voiceOver")
    case ..<96: choice(in: session)
    case ..<97: random.pick(Self.trainer) ?? "next"
    case ..<98 where random.below(3) > 0: random.pick(Self.assistiveTouch) ?? "assistiveTouch tap"
    case ..<98 where random.below(2) == 0: "dwell " + view(in: session)
    case ..<98:
      "assistiveTouch gesture \"" + (random.pick(AssistiveTouchGesture.all)?.name ?? "Tap") + "\" at "
        + view(in: session)
    default: random.pick(Self.settings) ?? "next"
    }
  }

  /// A command, a number, or words.
  private mutating func spoken(in session: Session) -> String {
    let element = ElementIndex(random.below(max(1, Int(session.scene.count))))
    let name = session.scene.count > 0 ? session.scene.inputLabels(of: element).first ?? "" : ""
    let words = [name, String(random.below(20)), "now", random.pick(Self.texts) ?? ""]
    let phrase = random.pick(words) ?? ""
    let command = random.pick(Self.commands + ["@", "tap @", "tap @"]) ?? "@"
    return command.split(separator: "@", omittingEmptySubsequences: false).joined(separator: phrase)
  }

  /// Some view of the screen, seen or not.
  private mutating func view(in session: Session) -> String {
    "#" + session.scene.id(of: NodeIndex(random.below(session.scene.views.nodes.count)))
  }

  private mutating func choice(in session: Session) -> String {
    let element = ElementIndex(random.below(Int(session.scene.count)))
    guard session.scene.count > 0, let label = session.scene.semantics(of: element).label,
      !label.contains("\""),
      !label.contains("\\")
    else { return "item chooser \"e\"" }
    return (random.below(2) == 0 ? "choose \"" : "item chooser \"") + label + "\""
  }
}
