/// Decides whether `expect` lines hold.
enum ExpectationJudge {
  /// What does not hold, as a sentence without its full stop; nil where all is as expected.
  ///
  /// - Throws: What is wrong with the walk: an unknown id, variable or expression.
  static func judge(
    _ expectation: Expectation, in session: Session, after records: [WalkRecord]
  ) throws(Diagnostic) -> String? {
    let (holds, found) = try look(expectation.subject, session, records)
    if holds != expectation.isNegated { return nil }
    return (expectation.isNegated ? "this should not hold, but " : "") + found
  }

  /// Whether the positive expectation holds, and what there is instead.
  private static func look(
    _ subject: Expectation.Subject, _ session: Session, _ records: [WalkRecord]
  ) throws(Diagnostic) -> (holds: Bool, found: String) {
    let scene = session.scene
    switch subject {
    case .spoken(let matcher): return match(matcher, heard(.speak, records), "spoken")
    case .hint(let matcher): return match(matcher, heard(.hint, records), "hinted")
    case .log(let matcher): return anyMatches(matcher, records, .log, "logged")
    case .sound(let matcher): return anyMatches(matcher, records, .sound, "played")
    case .silence:
      let text = heard(.speak, records)
      return (text.isEmpty, text.isEmpty ? "nothing was spoken" : "\"\(text)\" was spoken")
    case .screen(let matcher):
      let name = scene.mock.screens[scene.views.screen].name
      return (matcher.accepts(name), "the screen is \(name)")
    case .rotor(let matcher):
      let name = session.rotorName ?? ""
      return (matcher.accepts(name), name.isEmpty ? "there is no rotor" : "the rotor is at \(name)")
    case .state(let assignment):
      let (variable, expected) = try WalkSetUp.value(assignment, in: scene.mock, state: session.app.state)
      let value = session.app.state.variables[variable]
      return (value == expected, "\(assignment.name.text) = \(value.notation(after: nil))")
    case .visible(let view):
      guard let node = try node(view, scene) else { return (false, "'#\(view.id.shortened)' is not there") }
      let holds = scene.isVisible(node: node)
      return (holds, "'#\(view.id.shortened)' \(holds ? "can be seen" : "cannot be seen")")
    case .overlay(let wanted):
      let found = session.overlay?.notation { name(of: $0, in: scene) } ?? "none"
      let isKindAlone = session.overlay?.kind.rawValue == wanted.text
      return (found == wanted.text || isKindAlone, "the overlay is \(found)")
    case .scan(let wanted):
      let found = session.scanStop?.notation { name(of: $0, in: scene) } ?? "none"
      return (found == wanted.text, "scanning is at \(found)")
    case .guidedAccess(let isOn):
      let isEnabled = scene.environment.isGuidedAccessEnabled
      return (isEnabled == isOn, "Guided Access is \(isEnabled ? "on" : "off")")
    case .focus(let target): return try focus(target, session)
    }
  }

  /// Where the technology in use stands: VoiceOver's cursor, else the keyboard's focus.
  private static func focus(
    _ target: Expectation.FocusTarget, _ session: Session
  ) throws(Diagnostic) -> (holds: Bool, found: String) {
    let scene = session.scene
    let node = session.voiceOver == nil ? session.focusNode : session.cursor.map { scene[$0].node }
    let found = node.map { "the focus is on #\(scene.id(of: $0))" } ?? "nothing is focused"
    switch target {
    case .none: return (node == nil, found)
    case .view(let view): return (try self.node(view, scene).map { $0 == node } ?? false, found)
    case .label(let matcher):
      let element =
        session.voiceOver == nil
        ? node.flatMap { scene.element(for: $0) } : session.cursor
      let label = element.flatMap { scene.semantics(of: $0).label } ?? ""
      return (element != nil && matcher.accepts(label), element == nil ? found : found + ", \"\(label)\"")
    }
  }

  private static func name(of view: ViewIdentity, in scene: Scene) -> String {
    scene.views.node(view).map { "#" + WalkRecord.oneLine(scene.id(of: $0)) } ?? "none"
  }

  /// The view with an id; nil where the file has it but the screen does not at the moment.
  private static func node(_ view: ViewName, _ scene: Scene) throws(Diagnostic) -> NodeIndex? {
    if let node = scene.node(id: view.id) { return node }
    if StepResolver.isKnown(view, in: scene.mock) { return nil }
    throw StepResolver.unknown(view, in: scene)
  }

  /// What was heard to its end, on one line.
  private static func heard(_ kind: WalkRecord.Kind, _ records: [WalkRecord]) -> String {
    records.filter { $0.kind == kind && $0.mark == nil }.map(\.subject).joined(separator: " ")
  }

  private static func match(
    _ matcher: TextMatcher, _ text: String, _ verb: String
  ) -> (holds: Bool, found: String) {
    (matcher.accepts(text), text.isEmpty ? "nothing was \(verb)" : "\(verb) was \"\(text)\"")
  }

  private static func anyMatches(
    _ matcher: TextMatcher, _ records: [WalkRecord], _ kind: WalkRecord.Kind, _ verb: String
  ) -> (holds: Bool, found: String) {
    let texts = records.filter { $0.kind == kind }.map(\.subject)
    return (
      texts.contains(where: matcher.accepts),
      texts.isEmpty ? "nothing was \(verb)" : "\(verb) was " + texts.joined(separator: ", ")
    )
  }
}
