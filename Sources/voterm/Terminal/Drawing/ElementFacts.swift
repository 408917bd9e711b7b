import AXEngine

/// What the element panel says of the current element.
struct ElementFacts {
  /// A fact with its name.
  struct Fact: Hashable, Sendable {
    var name: String
    var value: String
    var isStrong = false
  }

  /// The facts of an element, the most asked for first; all of them where `isWhole`.
  static func facts(
    _ element: ElementIndex, in scene: Scene, spoken: Utterance?, settings: VoiceOverSettings, isWhole: Bool
  ) -> [Fact] {
    let semantics = scene.semantics(of: element)
    var facts = [Fact(name: "label", value: semantics.label ?? "(none)", isStrong: true)]
    if let value = semantics.value { facts.append(Fact(name: "value", value: value)) }
    let traits = semantics.traits.names
    facts.append(Fact(name: "traits", value: traits.isEmpty ? "(none)" : traits.joined(separator: ", ")))
    facts.append(Fact(name: "why here", value: scene.whyHere(element)))
    if let hint = semantics.hint { facts.append(Fact(name: "hint", value: hint)) }
    facts.append(Fact(name: "frame", value: text(of: scene.visibleFrame(of: scene[element]))))
    if isWhole || semantics.hint == nil { facts += words(spoken) }
    guard isWhole else { return facts }
    facts += reasons(
      ElementExplanation(element, from: element > 0 ? element - 1 : nil, in: scene, settings: settings),
      spoken: spoken)
    if let level = semantics.headingLevel { facts.append(Fact(name: "heading", value: "level \(level)")) }
    facts.append(Fact(name: "id", value: "#" + scene.id(ofElement: element)))
    let point = scene.activationPoint(of: element)
    facts.append(Fact(name: "activation", value: "\(Int(near: point.x)), \(Int(near: point.y)) pt"))
    let actions = scene.customActions(of: element).map(\.name)
    if !actions.isEmpty { facts.append(Fact(name: "actions", value: actions.joined(separator: ", "))) }
    for content in scene.customContent(of: element) {
      facts.append(Fact(name: "content", value: content.label + ": " + content.value))
    }
    let names = scene.inputLabels(of: element)
    if !names.isEmpty { facts.append(Fact(name: "voice names", value: names.joined(separator: ", "))) }
    return facts
  }

  /// The parts of what was spoken, each with the rule that put it there.
  private static func words(_ spoken: Utterance?) -> [Fact] {
    (spoken?.fragments ?? []).enumerated().map { place, fragment in
      Fact(
        name: place == 0 ? "words" : "",
        value: fragment.text + "  (" + fragment.kind.rawValue + ", " + fragment.rule + ")")
    }
  }

  /// What is not spoken and why, and what would change it. The explanation comes from the element before; a
  /// container that was entered from elsewhere has been named.
  private static func reasons(_ why: ElementExplanation, spoken: Utterance?) -> [Fact] {
    let entered = (spoken?.fragments ?? []).filter { $0.kind == .container }
      .map { "container \"\($0.text)\"" }
    let unspoken = why.unspoken.filter { !entered.contains($0.what) }
      .map { "\($0.what): \($0.why)  (\($0.rule))" }
    return [("not said", unspoken), ("to change", why.changes)].flatMap { name, values in
      values.enumerated().map { Fact(name: $0.offset == 0 ? name : "", value: $0.element) }
    }
  }

  private static func text(of frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(Int(near: $0)) }
    return numbers.joined(separator: ", ") + " pt"
  }
}
