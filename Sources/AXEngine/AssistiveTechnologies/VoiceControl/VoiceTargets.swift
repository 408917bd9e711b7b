/// What Voice Control can name or number on a screen.
struct VoiceTargets: Sendable {
  let scene: Scene
  /// The elements that take a number, in reading order; the first has number 1 (VC-25, DF-14).
  let elements: [ElementIndex]
  /// The names of each, once somebody has asked.
  private var names: NameIndex?
  /// What says why a phrase names nothing, once somebody has asked.
  private var reasons: Reasons?

  /// What is on the screen beside the names.
  private struct Reasons: Sendable {
    /// The visible texts of `elements`, by their place there.
    var shown: NameIndex
    /// The names of the other elements.
    var others: NameIndex
    /// The texts of views that belong to no element, by their place in `unreachable`.
    var texts: NameIndex
    var unreachable: [Unreachable]
    /// The labels of `elements` that are no names of theirs, by their place there.
    var labels: NameIndex
    /// Every name, to be compared with what was said.
    var names: NearNames
  }

  init(_ scene: Scene) {
    self.scene = scene
    elements = (0..<scene.count).filter { Self.canBeUsed($0, in: scene) && scene.isVisible($0) }
  }

  /// VC-20: it responds to interaction and is not dimmed. A text that only holds links is not meant (VC-30); a tap
  /// handler makes nothing respond.
  static func canBeUsed(_ index: ElementIndex, in scene: Scene) -> Bool {
    let element = scene[index]
    guard element.flags.contains(.respondsToUserInteraction), !element.traits.contains(.notEnabled),
      !element.flags.contains(.gone)
    else { return false }
    return !isOnlyLinks(element, in: scene)
  }

  private static func isOnlyLinks(_ element: AccessibilityElement, in scene: Scene) -> Bool {
    let node = scene.views.nodes[Int(element.node)]
    guard node.part == nil else { return false }
    let view = scene.mock.views[Int(node.view)]
    return view.type == .text && view.properties.has(.runs)
      && element.flags.isDisjoint(with: .hasActions)
      && element.traits.isDisjoint(with: [.button, .adjustable, .textEntry])
  }

  /// The element with a number; nil where there is none.
  func element(numbered number: Int) -> ElementIndex? {
    elements.indices.contains(number - 1) ? elements[number - 1] : nil
  }

  /// The number of an element.
  func number(of element: ElementIndex) -> Int? { elements.firstIndex(of: element).map { $0 + 1 } }

  /// What an element is called, most important name first: its input labels, which replace its label (VC-21, VC-22).
  static func names(of element: ElementIndex, in scene: Scene) -> [String] { scene.inputLabels(of: element) }

  /// Works the names out, for those who compare them.
  mutating func learnNames() {
    guard names == nil else { return }
    var index = NameIndex()
    for (place, element) in elements.enumerated() {
      index.add(Self.names(of: element, in: scene).map(SpokenName.init), of: place)
    }
    names = index
  }

  /// Works out what else is on the screen, for those who ask for reasons; once for a scene.
  mutating func learnReasons() {
    guard reasons == nil else { return }
    var (shown, others, texts, labels) = (NameIndex(), NameIndex(), NameIndex(), NameIndex())
    for (place, element) in elements.enumerated() {
      shown.add(Self.shownTexts(of: element, in: scene), of: place)
      if let label = scene.semantics(of: element).label, !Self.names(of: element, in: scene).contains(label) {
        labels.add([SpokenName(label)], of: place)
      }
    }
    var next = 0
    for element in 0..<scene.count {
      if next < elements.count, elements[next] == element {
        next += 1
      } else {
        others.add(Self.names(of: element, in: scene).map(SpokenName.init), of: Int(element))
      }
    }
    let unreachable = scene.unreachable().filter { scene.isVisible(node: $0.node) }
    for (place, view) in unreachable.enumerated() { texts.add(Self.texts(in: view.node, scene), of: place) }
    let names = elements.flatMap { Self.names(of: $0, in: scene) }
    reasons = Reasons(
      shown: shown, others: others, texts: texts, unreachable: unreachable, labels: labels,
      names: NearNames(names))
  }

  /// The elements that a phrase names: by a whole name, else by how names begin, else by words in them (VC-24, VC-28,
  /// DF-15).
  mutating func elements(
    named words: [String], where isMeant: (ElementIndex) -> Bool = { _ in true }
  ) -> [ElementIndex] {
    learnNames()
    return names?.best(words) { isMeant(elements[$0]) }.map { elements[$0.owner] } ?? []
  }

  /// Those whose whole name is said.
  mutating func elements(calledExactly words: [String]) -> [ElementIndex] {
    learnNames()
    return names?.best(words).filter { $0.likeness == .whole }.map { elements[$0.owner] } ?? []
  }
}

/// Why a phrase names nothing, in the words of the log.
extension VoiceTargets {
  /// The reason; nil where nothing on the screen is like it.
  mutating func reason(for words: [String]) -> String? {
    guard !words.isEmpty else { return nil }
    learnReasons()
    guard let reasons else { return nil }
    return underAnotherName(words, reasons.shown, "shows") ?? underAnotherName(
      words, reasons.labels, "is labelled")
      ?? outOfReach(words, reasons) ?? withoutElement(words, reasons)
  }

  /// The name that was probably meant.
  mutating func suggestion(for phrase: SpokenPhrase) -> String? {
    learnReasons()
    return reasons?.names.closest(to: phrase)
  }

  /// VC-22, VC-29: what can be read on an element, or what VoiceOver says of it, is not what it is called.
  private func underAnotherName(_ words: [String], _ index: NameIndex, _ verb: String) -> String? {
    guard let found = index.best(words).first,
      // What is read begins like that, or it is a word among others.
      found.likeness != .words
    else { return nil }
    let element = elements[found.owner]
    let names = Self.names(of: element, in: scene).map(quoted).joined(separator: ", ")
    let called = names.isEmpty ? "has no name" : "is called " + names
    return "\(id(of: element)) \(verb) \(quoted(found.name.text)) but \(called)"
  }

  /// An element of that name that cannot be used now.
  private func outOfReach(_ words: [String], _ reasons: Reasons) -> String? {
    guard let found = reasons.others.best(words).first else { return nil }
    let element = ElementIndex(found.owner)
    let id = id(of: element)
    if scene[element].traits.contains(.notEnabled) { return id + " is dimmed" }
    if Self.canBeUsed(element, in: scene) { return id + " is not on the screen" }
    return id + " does not respond to interaction"
  }

  /// A text that can be read but belongs to no element.
  private func withoutElement(_ words: [String], _ reasons: Reasons) -> String? {
    guard let found = reasons.texts.best(words).first else { return nil }
    let view = reasons.unreachable[found.owner]
    return "#\(scene.id(of: view.node)) is out of reach: \(view.because)"
  }

  /// The visible texts of an element.
  static func shownTexts(of element: ElementIndex, in scene: Scene) -> [SpokenName] {
    texts(in: scene[element].node, scene)
  }

  private static func texts(in node: NodeIndex, _ scene: Scene) -> [SpokenName] {
    let nodes = scene.views.nodes
    let all = (node..<max(node + 1, nodes[Int(node)].end)).filter {
      nodes[Int($0)].flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly])
    }.map { nodes[Int($0)].text }.filter { !$0.isEmpty }
    return (all.count > 1 ? all + [all.joined(separator: " ")] : all).map(SpokenName.init)
  }

  private func id(of element: ElementIndex) -> String { "#" + scene.id(ofElement: element) }

  private func quoted(_ text: String) -> String { "\"" + text + "\"" }
}
