import Testing

@testable import AXEngine

/// A session under test. Every step says what happens, line by line as a walk records it; whatever happens
/// beyond that, or in another order, fails the test.
struct SessionTester {
  var session: Session

  /// Loads a mock that must be free of errors. The session has not started.
  init(
    _ mock: String, _ technologies: [TechnologyName] = [.voiceOver], screen: String? = nil,
    locale: String? = nil
  ) throws {
    let mock = try Self.load(mock)
    var environment = Environment(device: mock.device, locale: mock.locale)
    if let locale { environment.locale = locale }
    session = Session(
      mock: mock, environment: environment, screen: screen.flatMap(mock.screen(named:)),
      technologies: technologies)
  }

  static func load(_ text: String) throws -> Mock {
    let result = Mock.load(SourceFile(path: "test.json", text: text))
    for diagnostic in result.diagnostics { Issue.record("\(diagnostic.message)") }
    return try #require(result.mock)
  }

  /// Lines that are expected of a step.
  struct Expectation {
    fileprivate(set) var lines: [String] = []
    /// VoiceOver's cursor comes to a view.
    mutating func cursor(_ id: String?) { lines.append("cursor " + (id.map { "#" + $0 } ?? "none")) }
    /// The keyboard's focus comes to a view.
    mutating func focus(_ id: String?) { lines.append("focus " + (id.map { "#" + $0 } ?? "none")) }
    /// Scanning highlights something else, as walks write it.
    mutating func scan(_ stop: String) { lines.append("scan " + stop) }
    /// Another overlay is shown, as walks write it.
    mutating func overlay(_ overlay: String) { lines.append("overlay " + overlay) }
    mutating func speaks(_ text: String) { lines.append("speak " + text) }
    mutating func hints(_ text: String) { lines.append("hint " + text) }
    mutating func sound(_ sound: Earcon) { lines.append("sound " + sound.rawValue) }
    mutating func state(_ change: String) { lines.append("state " + change) }
    mutating func screen(_ name: String) { lines.append("screen " + name) }
    mutating func plays(_ sound: String) { lines.append("app sound " + sound) }
    mutating func cutsOff() { lines.append("cut off") }
    mutating func fault(_ message: String) { lines.append("fault " + message) }
    /// The cursor comes to a view and speaks it.
    mutating func lands(_ id: String, _ text: String) {
      cursor(id)
      speaks(text)
    }
    /// The cursor is heard to follow something to a view (SN-09), and speaks it.
    mutating func follows(_ id: String, _ text: String) {
      sound(.synchronizedFocus)
      lands(id, text)
    }
    /// Nothing happens; says so in the test.
    func nothing() {}
  }

  /// Starts the session.
  mutating func start(
    _ expect: (inout Expectation) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let effects = session.start() + session.update(.finishSpeaking)
    judge(effects, expect, sourceLocation)
  }

  /// Starts the session; what happens then is another test's business.
  mutating func start() {
    _ = session.start()
    _ = session.update(.finishSpeaking)
  }

  /// Does something; what comes of it is another test's business.
  mutating func send(_ input: Input) {
    _ = session.update(.input(input))
    _ = session.update(.finishSpeaking)
  }

  /// Does something.
  mutating func send(
    _ input: Input, sourceLocation: SourceLocation = #_sourceLocation,
    _ expect: (inout Expectation) -> Void
  ) {
    let effects = session.update(.input(input)) + session.update(.finishSpeaking)
    judge(effects, expect, sourceLocation)
  }

  /// Does something that is no input.
  mutating func send(
    event: Event, sourceLocation: SourceLocation = #_sourceLocation,
    _ expect: (inout Expectation) -> Void
  ) {
    let effects = session.update(event) + session.update(.finishSpeaking)
    judge(effects, expect, sourceLocation)
  }

  /// Goes to a view without looking at what is said on the way.
  mutating func go(to id: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let node = session.scene.node(id: id) else {
      Issue.record("no view #\(id)", sourceLocation: sourceLocation)
      return
    }
    _ = session.update(.input(.gesture(.touch(node))))
    _ = session.update(.finishSpeaking)
    #expect(cursor == id, sourceLocation: sourceLocation)
  }

  /// Touches a view.
  mutating func touch(
    _ id: String, sourceLocation: SourceLocation = #_sourceLocation, _ expect: (inout Expectation) -> Void
  ) {
    guard let node = session.scene.node(id: id) else {
      Issue.record("no view #\(id)", sourceLocation: sourceLocation)
      return
    }
    send(.gesture(.touch(node)), sourceLocation: sourceLocation, expect)
  }

  /// The id under VoiceOver's cursor.
  var cursor: String? { session.cursor.map { session.scene.id(ofElement: $0) } }

  /// The id with the keyboard's focus.
  var focus: String? { session.focusNode.map(session.scene.id(of:)) }

  private func judge(
    _ effects: [Effect], _ expect: (inout Expectation) -> Void, _ sourceLocation: SourceLocation
  ) {
    var expectation = Expectation()
    expect(&expectation)
    let happened = effects.compactMap(line)
    #expect(happened == expectation.lines, sourceLocation: sourceLocation)
  }

  /// An effect as a line; nil for the two sounds that walks leave out as well.
  private func line(_ effect: Effect) -> String? {
    switch effect {
    case .cursor(let view, _): "cursor " + name(view)
    case .focus(let view, _): "focus " + name(view)
    case .speak(let utterance):
      (utterance.reason == .hint ? "hint " : "speak ") + utterance.text
    case .stopSpeaking: "cut off"
    case .unspoken(let utterance, rule: _): "unspoken " + utterance.text
    case .sound(.itemFocused), .sound(.itemActivated): nil
    case .sound(let sound): "sound " + sound.rawValue
    case .appSound(let name): "app sound " + name
    case .screen(let name): "screen " + name
    case .state(let variable, let value):
      "state " + session.scene.mock.variables[variable].name + " = " + Self.text(value)
    case .overlay(let overlay, _): "overlay " + (overlay?.notation(name) ?? "none")
    case .scan(let stop, _): "scan " + (stop?.notation(name) ?? "none")
    case .largeContent(let content): "large " + content.words
    case .log(let text, _): "log " + text
    case .fault(let diagnostic): "fault " + diagnostic.message
    }
  }

  private func name(_ view: ViewIdentity?) -> String {
    guard let view else { return "none" }
    guard let node = session.scene.views.node(view) else { return "gone" }
    return "#" + session.scene.id(of: node)
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
    case .text(let text): "'" + text + "'"
    case .flag(let flag): flag ? "true" : "false"
    case .list(let list): "[" + list.map(text).joined(separator: ", ") + "]"
    case .object(let fields): "{" + fields.map { text($0.value) }.joined(separator: ", ") + "}"
    }
  }
}

extension Input {
  static let swipeRight = Input.gesture(.swipe(.right, fingers: 1))
  static let swipeLeft = Input.gesture(.swipe(.left, fingers: 1))
  static let swipeUp = Input.gesture(.swipe(.up, fingers: 1))
  static let swipeDown = Input.gesture(.swipe(.down, fingers: 1))
  static let next = Input.gesture(.step(forward: true))
  static let previous = Input.gesture(.step(forward: false))
  static let doubleTap = Input.gesture(.tap(count: 2, fingers: 1, hold: false))
  static let doubleTapAndHold = Input.gesture(.tap(count: 2, fingers: 1, hold: true))
  static let tripleTap = Input.gesture(.tap(count: 3, fingers: 1, hold: false))
  static let magicTap = Input.gesture(.tap(count: 2, fingers: 2, hold: false))
  static let scrub = Input.gesture(.scrub)
  static let rotorNext = Input.gesture(.rotate(clockwise: true))
  static let rotorPrevious = Input.gesture(.rotate(clockwise: false))
  static func threeFingers(_ direction: SwipeDirection) -> Input {
    .gesture(.swipe(direction, fingers: 3))
  }
  static func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> Input {
    .key(KeyPress(key, modifiers))
  }
}
