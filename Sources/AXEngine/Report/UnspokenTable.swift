/// What an element has and VoiceOver does not say, with the reason.
enum UnspokenTable {
  /// A row: a reason, and what of an element it silences.
  private struct Row: Sendable {
    let rule: String
    let why: String
    let what: @Sendable (SpokenFacts) -> [String]

    init(_ rule: String, _ why: String, _ what: @escaping @Sendable (SpokenFacts) -> [String]) {
      self.rule = rule
      self.why = why
      self.what = what
    }
  }

  /// Everything that is not spoken of an element.
  static func rows(of facts: SpokenFacts) -> [ElementExplanation.Unspoken] {
    table.flatMap { row in row.what(facts).map { .init(what: $0, why: row.why, rule: row.rule) } }
  }

  private static let table: [Row] = own + hints + beside

  private static let own: [Row] = [
    Row("S11", "a back button says only its role") { facts in
      let label = facts.subject.semantics.label ?? ""
      return !label.isEmpty && facts.subject.label(facts.phrases).isEmpty ? ["label \"\(label)\""] : []
    },
    Row("S17.5", "a switch says its value as a state") { facts in
      facts.subject.isSwitch ? value(facts) : []
    },
    Row("D-23", "a secure field says only how many characters it has") { facts in
      facts.subject.has(.secureTextField)
        && facts.subject.value(facts.phrases) != facts.subject.semantics.value
        ? value(facts) : []
    },
    Row("SE-30", "it serves as the label already") { facts in
      let semantics = facts.subject.semantics
      guard facts.subject.takesText, let text = semantics.placeholder, text == semantics.label else {
        return []
      }
      return ["placeholder \"\(text)\""]
    },
    Row("CU-81", "a value stands in its place") { facts in
      let scene = facts.scene
      let node = scene[facts.element].node
      let reader = Reader(mock: scene.mock, state: scene.state, views: scene.views)
      guard facts.subject.takesText, facts.subject.semantics.placeholder == nil,
        let view = reader.view(of: node), let text = reader.text(view.properties[.prompt], at: node),
        text != facts.subject.semantics.label
      else { return [] }
      return ["placeholder \"\(text)\""]
    },
    Row("S21", "this trait has no words") { traits(in: $0) { silent.contains($0) } },
    Row("S17.2", "another role word takes its place") { traits(in: $0) { !silent.contains($0) } },
    Row("CU-10", "a level is said of what has the header trait") { facts in
      guard let level = facts.subject.semantics.headingLevel, !facts.subject.has(.header) else { return [] }
      return ["heading level \(level)"]
    },
    Row("C4", "of important content with a value only that is said") { facts in
      facts.subject.importantContent.filter { !$0.value.isEmpty && !$0.label.isEmpty }
        .map { "name of the content \"\($0.label)\"" }
    },
  ]

  private static let hints: [Row] = [
    Row("S32", "a text field has the system's hint in place of the app's") { facts in
      guard let hint = facts.subject.semantics.hint, facts.subject.has(.textEntry), facts.subject.isEnabled
      else { return [] }
      return ["hint \"\(hint)\""]
    },
    Row("S34", "what is dimmed has no hint of the system") { facts in
      guard !facts.subject.isEnabled else { return [] }
      let others = facts.spoken { $0.semantics.traits.remove(.notEnabled) }
      return SpokenFacts.missing(in: facts.spoken, from: others).filter { $0.kind == .hint }
        .map { "hint \"\($0.text)\"" }
    },
    Row("S35", "plain buttons and links have none of the system's") { facts in
      let isPlain = facts.subject.isPlainButton || facts.subject.has(.link)
      return isPlain && facts.subject.isEnabled && facts.settings.speech.speaksHints
        && !facts.spoken.contains { $0.kind == .hint } ? ["a hint"] : []
    },
  ]

  private static let beside: [Row] = [
    Row("RO-53", "the rotor names it; only that there is one is said") { facts in
      facts.scene.customActions(of: facts.element).map { "action \"\($0.name)\"" }
    },
    Row("RO-50", "of default importance: only under More Content in the rotor") { facts in
      facts.scene.customContent(of: facts.element).filter { !$0.isHigh }
        .map { "content \"\($0.label)\"" }
    },
    Row("CU-16", "said only where the container is entered") { facts in
      facts.scene.chain(of: facts.element).compactMap { facts.scene.label(ofContainer: $0) }
        .filter { !facts.subject.entered.contains($0) }.map { "container \"\($0)\"" }
    },
    Row("SE-40", "a name for Voice Control and for finding") { facts in
      let names = facts.scene.inputLabels(of: facts.element)
      return names == [facts.subject.semantics.label] ? [] : names.map { "input label \"\($0)\"" }
    },
    Row("SE-33", "an identifier is for tests") { facts in
      let node = facts.scene.views.nodes[Int(facts.scene[facts.element].node)]
      let view = facts.scene.mock.views[Int(node.view)]
      if case .text(let text)? = view.accessibility[.identifier],
        case .literal(let name)? = text.segments.first
      {
        return ["identifier \"\(name)\""]
      }
      return node.part == nil ? view.id.map { ["identifier \"\($0)\""] } ?? [] : []
    },
    Row("O4", "inside the element, and no stop of its own") { facts in
      let node = facts.scene[facts.element].node
      let end = facts.scene.views.nodes[Int(node)].end
      return facts.scene.unreachable().filter { $0.node > node && $0.node < end }
        .map { "#" + facts.scene.id(of: $0.node) }
    },
  ]

  /// Traits that no row of the tables has words for (S21).
  private static let silent: AccessibilityTraits = [
    .playsSound, .keyboardKey, .staticText, .summaryElement, .updatesFrequently, .startsMediaSession,
    .allowsDirectInteraction, .causesPageTurn, .tabBar, .isEditing, .supportsZoom, .textArea, .isModal,
    .secureTextField, .textEntry,
  ]

  /// Traits of the element that put no word into the phrase or hint.
  private static func traits(
    in facts: SpokenFacts, where fits: (AccessibilityTraits) -> Bool
  ) -> [String] {
    AccessibilityTraits.named.filter { facts.subject.has($0.trait) && fits($0.trait) }.filter { row in
      let others = facts.spoken { $0.semantics.traits.remove(row.trait) }
      return SpokenFacts.missing(in: others, from: facts.spoken).isEmpty
    }.map { "trait \($0.name)" }
  }

  private static func value(_ facts: SpokenFacts) -> [String] {
    guard let value = facts.subject.semantics.value, !value.isEmpty else { return [] }
    return ["value \"\(value)\""]
  }
}
