/// Why an element is read as it is and where it is, what of it is not spoken, and what would change that.
public struct ElementExplanation: Sendable {
  /// Something of the element that is not spoken.
  public struct Unspoken: Hashable, Sendable {
    /// What: `trait updatesFrequently`, `hint "Opens a sheet"`.
    public var what: String
    /// Why not, in one phrase.
    public var why: String
    /// The rule, `S21`.
    public var rule: String
  }

  /// The parts of the phrase, with their rules.
  public var phrase: [SpeechFragment] = []
  /// The sentences of the hint, and what else is said after it.
  public var hint: [SpeechFragment] = []
  /// Why it comes after its predecessor.
  public var order: String
  /// The rule behind that; nil where it is the format's own.
  public var orderRule: String?
  /// What is not spoken.
  public var unspoken: [Unspoken] = []
  /// What would change its words or its place, a sentence each.
  public var changes: [String] = []

  /// Explains an element as it is heard on the way from another one; nil where the cursor comes from nowhere.
  public init(
    _ element: ElementIndex, from previous: ElementIndex?, in scene: Scene,
    settings: VoiceOverSettings = VoiceOverSettings()
  ) {
    let facts = SpokenFacts(element, from: previous, in: scene, settings: settings)
    phrase = facts.spoken.filter { $0.kind != .hint && $0.kind != .availability }
    hint = facts.spoken.filter { $0.kind == .hint || $0.kind == .availability }
    order = scene.whyHere(element)
    orderRule = scene.orderRule(of: element)
    unspoken = UnspokenTable.rows(of: facts) + facts.silencedBySettings
    changes = facts.changes + scene.whatWouldMove(element)
  }

  /// The whole of it for `tree --why`, in the words of the scene's language and under these settings; nil where the
  /// screen has no such view.
  public static func render(
    id: String, in scene: Scene, settings: VoiceOverSettings = VoiceOverSettings()
  ) -> String? {
    guard let node = scene.node(id: id) else { return nil }
    let own = scene.element(for: node)
    var lines: [String] = []
    let out = own.map({ scene[$0].node }) == node ? nil : scene.reasonAgainst(node)
    if let out {
      let name = ReportText.oneLine(scene.id(of: node))
      lines += ["#\(name) is not in the reading order", "", "why", "  " + out.because]
      if !out.change.isEmpty { lines += ["", "what would change it", "  " + out.change] }
    } else if let own {
      let why = ElementExplanation(own, from: own > 0 ? own - 1 : nil, in: scene, settings: settings)
      let name = ReportText.oneLine(scene.id(ofElement: own))
      lines += ["\(own + 1). #\(name)"] + why.sections
    } else {
      lines.append("#\(ReportText.oneLine(scene.id(of: node))) is neither read nor expected to be")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var sections: [String] {
    var lines: [String] = []
    func add(_ title: String, _ entries: [String], orElse none: String? = nil) {
      let entries = entries.isEmpty ? none.map { [$0] } ?? [] : entries
      guard !entries.isEmpty else { return }
      lines += ["", title] + entries.map { "  " + ReportText.oneLine($0) }
    }
    add("spoken", phrase.map(Self.line), orElse: "nothing")
    add("after a pause", hint.map(Self.line))
    add("why here", [order + (orderRule.map { " (\($0))" } ?? "")])
    add("not spoken", unspoken.map { "\($0.what): \($0.why) (\($0.rule))" })
    add("what would change it", changes)
    return lines
  }

  /// `"Heading": S17.9, the header trait`
  private static func line(_ fragment: SpeechFragment) -> String {
    let meaning = RuleMeanings.meaning(of: fragment.rule).map { ", " + $0 } ?? ""
    return "\"\(fragment.text)\": \(fragment.rule)" + meaning
  }
}
