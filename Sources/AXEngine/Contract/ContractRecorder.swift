/// Writes contracts from what a mock does now. They hold until somebody changes something that is heard.
public enum ContractRecorder {
  /// A contract from a screen as it is, in a state that expressions give.
  ///
  /// - Throws: A screen, variable or expression that is wrong; or what is wrong with the mock, where its steps never end.
  public static func contract(
    of mock: Mock, screen name: String, given: [WalkAction.Assignment], profile: Profile
  ) throws(Diagnostic) -> JSONValue {
    guard let screen = mock.screen(named: name) else {
      throw Diagnostic(
        at: SourceRange(0, 0), "unknown screen '\(name.shortened)'",
        help: Suggestion.help(for: name, among: mock.screens.map(\.name))
          ?? "there are: " + mock.screens.map(\.name).joined(separator: ", "))
    }
    var environment = Environment(device: mock.device, locale: mock.locale)
    profile.apply(to: &environment)
    let values = try WalkSetUp.values(given, in: mock, environment: environment)
    guard let contract = contract(of: mock, screen: screen, given: values, profile: profile) else {
      throw Diagnostic(at: SourceRange(0, 0), "the steps of '\(name)' never end")
    }
    return contract
  }

  /// A contract from a screen as it is.
  ///
  /// - Parameters:
  ///   - mock: The mock.
  ///   - screen: A place in `Mock.screens`.
  ///   - given: The variables that differ, by their places.
  /// - Returns: A member of `contracts`; nil where the mock's steps never end.
  public static func contract(
    of mock: Mock, screen: Int, given: [(variable: Int, value: Value)], profile: Profile
  ) -> JSONValue? {
    let key = ContractScene.Key(
      screen: screen, given: given.map { ContractScene.Given(variable: $0.variable, value: $0.value) },
      profile: profile)
    let scene = ContractScene(mock, key)
    if scene.fault != nil { return nil }
    let name = mock.screens[screen].name
    let states = given.map { "\(mock.variables[$0.variable].name) = \($0.value.notation)" }
    var members: [(String, JSONValue)] = [
      ("name", .text((["\(name) as it was recorded"] + states).joined(separator: ", "))),
      ("screen", .text(name)),
    ]
    if !given.isEmpty {
      members.append(("given", .object(given.map { (mock.variables[$0.variable].name, $0.value.json) })))
    }
    members.append(("profile", .text(profile.description)))
    let stops = scene.stops.filter { !$0.isGenerated && scene.nodes($0.id).first == $0.node }
    if !stops.isEmpty { members.append(("order", .texts(stops.map(\.id)))) }
    if let first = scene.firstFocus, scene.nodes(scene.names.ids[Int(first)]).first == first {
      members.append(("initialFocus", .text(scene.names.ids[Int(first)])))
    }
    var out = scene.scene.unreachable().filter { $0.because.hasPrefix("behind ") }.map(\.node)
    // Where the technology has nothing to do, that is what the contract says.
    if stops.isEmpty { out += scene.scene.tree.elements.map(\.node) }
    let names = out.map { scene.names.ids[Int($0)] }.filter {
      !$0.contains("@") && scene.nodes($0).count == 1
    }
    if !names.isEmpty { members.append(("unreachable", .texts(names))) }
    if profile.technology == .voiceOver {
      let spoken = stops.compactMap { stop -> (String, JSONValue)? in
        guard let element = stop.element else { return nil }
        return (stop.id, .text(wording(scene.phrases(of: element).last ?? "")))
      }
      if !spoken.isEmpty { members.append(("spoken", .object(spoken))) }
    }
    return .object(members)
  }

  /// A phrase as `spoken` takes it: as it is, in quotes where it would be read as something else.
  private static func wording(_ phrase: String) -> String {
    let isPlain =
      !phrase.hasPrefix("\"") && !phrase.hasPrefix("/") && !phrase.hasPrefix("contains ")
      && phrase == String(phrase.drop { $0 == " " }) && !phrase.hasSuffix(" ")
    return isPlain || phrase.isEmpty ? phrase : WalkStep.quoted(phrase)
  }

  // MARK: Walks

  /// A contract from a walk as it is written, on a mock that is open; nil where it has no steps or is wrong.
  public static func contract(ofWalk text: String, on mock: Mock, name: String) -> JSONValue? {
    let (file, diagnostics) = WalkParser.parse(SourceFile(path: "-", text: text))
    guard diagnostics.isEmpty else { return nil }
    return contract(of: WalkRun(file, mock: mock) { _ in mock }, of: mock, name: name)
  }

  /// A contract from a walk that was replayed: its steps, each with what was heard and shown after it.
  ///
  /// - Returns: A member of `contracts`; nil where the walk has no steps or is wrong.
  public static func contract(of run: WalkRun, of mock: Mock, name: String) -> JSONValue? {
    guard run.problem == nil else { return nil }
    var members: [(String, JSONValue)] = [("name", .text(name))]
    var journey: [String] = []
    var profile = [TechnologyName.voiceOver.rawValue]
    var given: [(String, JSONValue)] = []
    var hasCursor = true
    let steps = run.entries
    let setUpCount = steps.firstIndex { !$0.step.maySetUp } ?? steps.count
    for entry in steps[..<setUpCount] {
      switch entry.step.action {
      case .screen(let screen): members.append(("screen", .text(screen.text)))
      case .given(let assignments):
        let environment = Environment(device: mock.device, locale: mock.locale)
        guard let values = try? WalkSetUp.values(assignments, in: mock, environment: environment) else {
          return nil
        }
        given += values.map { (mock.variables[$0.variable].name, $0.value.json) }
      case .use(let technologies):
        hasCursor = technologies.contains(.voiceOver)
        if let first = technologies.first { profile[0] = first.rawValue }
        if technologies.count != 1 { journey.append(entry.step.text) }
      case .set(_, let value):
        // What a profile can say belongs to the screen's appearance, the rest to the steps.
        if isPart(value, like: entry.step.action) {
          profile.removeAll { isPart($0, like: entry.step.action, ofAnyValue: true) }
          profile.append(value)
        } else {
          journey.append(entry.step.text)
        }
      case .assign: journey.append(entry.step.text)
      case .open, .input, .hold, .rotor, .touch, .splitTap, .drag, .explore, .itemChooser, .choose,
        .assistiveTouch,
        .dwell, .guidedAccess, .wait, .expect:
        continue
      }
    }
    for entry in steps[setUpCount...] {
      journey.append(entry.step.text)
      if case .use(let technologies) = entry.step.action { hasCursor = technologies.contains(.voiceOver) }
      if !entry.step.action.isExpectation { journey += expectations(entry.records, hasCursor: hasCursor) }
    }
    guard steps.count > setUpCount else { return nil }
    if !given.isEmpty { members.append(("given", .object(given))) }
    members.append(("profile", .text(profile.joined(separator: ":"))))
    members.append(("journey", .texts(journey)))
    return .object(members)
  }

  /// Whether a value stands in a profile for the same setting, be it for this value or for any.
  private static func isPart(_ value: String, like action: WalkAction, ofAnyValue: Bool = false) -> Bool {
    guard case .set(let name, _) = action, let profile = try? Profile.parse("voiceOver:" + value),
      case .setting(let setting)? = profile.differences.first
    else { return false }
    return setting.name == name && (ofAnyValue || setting.value == value)
  }

  /// What a step did, as expectations; what only passes by is left out.
  private static func expectations(_ records: [WalkRecord], hasCursor: Bool) -> [String] {
    var lines: [String] = []
    func last(_ kind: WalkRecord.Kind) -> WalkRecord? { records.last { $0.kind == kind } }
    if let record = last(.screen) { lines.append("expect screen " + record.subject) }
    for record in records where record.kind == .state {
      let isLast = records.last { $0.kind == .state && $0.subject == record.subject } == record
      // Lists and texts on several lines cannot be told from their recorded line.
      guard isLast, let value = record.value, !value.contains(" "), !value.hasPrefix("["),
        !value.hasPrefix("{")
      else { continue }
      lines.append("expect state \(record.subject) = \(value)")
    }
    // Beside VoiceOver it is the cursor that is asked for.
    if let record = last(hasCursor ? .cursor : .focus), !record.subject.contains(" ") {
      lines.append("expect focus " + record.subject)
    }
    if let record = last(.scan) { lines.append("expect scan " + record.subject) }
    if let record = last(.overlay) { lines.append("expect overlay " + record.subject) }
    let spoken = records.filter { $0.kind == .speak && $0.mark == nil }.map(\.subject)
    if !spoken.isEmpty { lines.append("expect spoken " + WalkStep.quoted(spoken.joined(separator: " "))) }
    for record in records where record.kind == .log {
      lines.append("expect log " + WalkStep.quoted(record.subject))
    }
    return lines
  }
}
