/// What the lines before the first gesture say: which mock, on which screen, in which state, on which device.
public struct WalkSetUp: Sendable {
  private var screen: Located?
  private var given: [WalkAction.Assignment] = []
  private var settings: [(name: String, value: String)] = []
  private var assigned: [KeyAssignment] = []
  /// The technologies that drive; VoiceOver where nothing is said.
  public private(set) var technologies: [TechnologyName] = [.voiceOver]

  /// Nothing said yet.
  public init() {}

  /// Adds a line. `open` is the caller's, who can read files.
  public mutating func add(_ action: WalkAction) {
    switch action {
    case .screen(let name): screen = name
    case .given(let assignments): given += assignments
    case .use(let technologies): self.technologies = technologies
    case .set(let name, let value): settings.append((name, value))
    case .assign(let assignment): assigned.append(assignment)
    case .open, .input, .hold, .rotor, .touch, .splitTap, .drag, .explore, .itemChooser, .choose,
      .assistiveTouch,
      .dwell, .guidedAccess, .wait,
      .expect:
      break
    }
  }

  /// Makes the session, not yet started.
  ///
  /// - Throws: A screen, variable or expression that is wrong.
  public func makeSession(_ mock: Mock, environment base: Environment? = nil) throws(Diagnostic) -> Session {
    var environment = base ?? Environment(device: mock.device, locale: mock.locale)
    for (name, value) in settings {
      environment = Setting(name: name, value: value)?.applied(to: environment) ?? environment
    }
    var index: Int?
    if let screen {
      guard let found = mock.screen(named: screen.text) else {
        throw Diagnostic(
          at: screen.range, "unknown screen '\(screen.shown)'",
          help: Suggestion.help(for: screen.text, among: mock.screens.map(\.name)))
      }
      index = found
    }
    let values = try Self.values(given, in: mock, environment: environment)
    var session = Session(
      mock: mock, environment: environment, screen: index, given: values, technologies: technologies)
    for (name, value) in settings where Setting(name: name, value: value)?.applied(to: environment) == nil {
      _ = session.update(.setting(name: name, value: value))
    }
    for assignment in assigned { _ = session.update(.assign(assignment)) }
    return session
  }

  /// Works out `given`, each expression with the initial values of the others.
  static func values(
    _ given: [WalkAction.Assignment], in mock: Mock, environment: Environment
  ) throws(Diagnostic) -> [(variable: Int, value: Value)] {
    if given.isEmpty { return [] }
    let state = App(mock: mock, environment: environment).state
    var values: [(variable: Int, value: Value)] = []
    for assignment in given {
      let (variable, value) = try self.value(assignment, in: mock, state: state)
      values.append((variable, value))
    }
    return values
  }

  /// The variable an assignment names, and its expression's value in a state.
  static func value(
    _ assignment: WalkAction.Assignment, in mock: Mock, state: AppState
  ) throws(Diagnostic) -> (variable: Int, value: Value) {
    let name = assignment.name
    guard let variable = mock.variable(named: name.text) else {
      throw Diagnostic(
        at: name.range, "unknown variable '\(name.shown)'",
        help: Suggestion.help(for: name.text, among: mock.variables.map(\.name)))
    }
    let expression: Expression
    switch mock.parseExpression(assignment.expression.text) {
    case .success(let parsed): expression = parsed
    case .failure(let problem): throw problem.moved(by: Int(assignment.expression.range.start))
    }
    let value = Evaluator.evaluate(expression, scope: -1, in: EvaluationContext(mock: mock, state: state))
    let expected = mock.variables[variable].initial
    guard value.kindName == expected.kindName else {
      throw Diagnostic(
        at: assignment.expression.range,
        "'\(name.shown)' is \(expected.kindName), and this is \(value.kindName)")
    }
    return (variable, value)
  }
}

extension Diagnostic {
  /// The same problem in a text that begins later in the file.
  func moved(by offset: Int) -> Diagnostic {
    var moved = self
    func shift(_ range: SourceRange) -> SourceRange {
      SourceRange(Int(range.start) + offset, Int(range.end) + offset)
    }
    moved.range = shift(range)
    moved.notes = notes.map { Note(shift($0.range), $0.message) }
    return moved
  }
}

extension Value {
  /// What kind of value it is, with its article.
  var kindName: String {
    switch self {
    case .number: "a number"
    case .text: "a text"
    case .flag: "a flag"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
