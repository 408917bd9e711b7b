/// What Voice Control can name or number on a screen.
struct VoiceTargets: Sendable {
  let scene: Scene
  /// The elements that take a number, in reading order; the first has number 1 (VC-25, DF-14).
  let elements: [ElementIndex]
  /// The names of each, once somebody has asked.
  private var names: [[Name]]?

  /// A name, and its words for comparing.
  struct Name: Sendable {
    var text: String
    var words: [String]

    init(_ text: String) {
      self.text = text
      words = SpokenWords(text).texts
    }
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
    if names == nil { names = elements.map { Self.names(of: $0, in: scene).map(Name.init) } }
  }

  /// The elements that a phrase names: by a whole name, else by how names begin, else by words in them (VC-24, VC-28,
  /// DF-15).
  func elements(
    named words: [String], where isMeant: (ElementIndex) -> Bool = { _ in true }
  ) -> [ElementIndex] {
    Self.best(words, among: elements.indices.filter { isMeant(elements[$0]) }, names: names(at:))
      .map { elements[$0] }
  }

  /// Those whose whole name is said.
  func elements(calledExactly words: [String]) -> [ElementIndex] {
    elements.indices.filter { names(at: $0).contains { $0.words == words } }.map { elements[$0] }
  }

  private func names(at place: Int) -> [Name] {
    names?[place] ?? Self.names(of: elements[place], in: scene).map(Name.init)
  }

  /// How well a text is what was said.
  enum Likeness: Comparable {
    case words, beginning, whole
  }

  /// How well a name is what was said; nil where it is not.
  static func likeness(of name: [String], to words: [String]) -> Likeness? {
    guard !words.isEmpty, words.count <= name.count else { return nil }
    if name == words { return .whole }
    if name.starts(with: words) { return .beginning }
    let isInside = (0...name.count - words.count).contains {
      name[$0..<$0 + words.count].elementsEqual(words)
    }
    return isInside ? .words : nil
  }

  /// Of some candidates those whose names are most like what was said.
  static func best<Candidate>(
    _ words: [String], among candidates: [Candidate], names: (Candidate) -> [Name]
  ) -> [Candidate] {
    var best: Likeness?
    var found: [Candidate] = []
    for candidate in candidates {
      guard let likeness = names(candidate).compactMap({ Self.likeness(of: $0.words, to: words) }).max()
      else {
        continue
      }
      if let best, likeness < best { continue }
      if likeness != best { found = [] }
      best = likeness
      found.append(candidate)
    }
    return found
  }
}

/// Why a phrase names nothing, in the words of the log.
extension VoiceTargets {
  /// The reason; nil where nothing on the screen is like it.
  func reason(for words: [String]) -> String? {
    guard !words.isEmpty else { return nil }
    return shownUnderAnotherName(words) ?? outOfReach(words) ?? withoutElement(words)
  }

  /// The name that was probably meant.
  func suggestion(for phrase: SpokenPhrase) -> String? {
    let names = elements.flatMap { Self.names(of: $0, in: scene) }
    return Suggestion.closest(to: phrase.text.lowercased(), among: names)
  }

  /// VC-29: what can be read on an element is not what it is called.
  private func shownUnderAnotherName(_ words: [String]) -> String? {
    guard let element = Self.best(words, among: elements, names: shownTexts).first,
      let shown = Self.best(words, among: shownTexts(element), names: { [$0] }).first,
      // What is read begins like that, or it is a word among others.
      Self.likeness(of: shown.words, to: words) != .words
    else { return nil }
    let names = Self.names(of: element, in: scene).map(quoted).joined(separator: ", ")
    let called = names.isEmpty ? "has no name" : "is called " + names
    return "\(id(of: element)) shows \(quoted(shown.text)) but \(called)"
  }

  /// An element of that name that cannot be used now.
  private func outOfReach(_ words: [String]) -> String? {
    let usable = Set(elements)
    let others = (0..<scene.count).filter { !usable.contains($0) }
    let named = Self.best(words, among: others) { Self.names(of: $0, in: scene).map(Name.init) }
    guard let element = named.first else { return nil }
    let id = id(of: element)
    if scene[element].traits.contains(.notEnabled) { return id + " is dimmed" }
    if Self.canBeUsed(element, in: scene) { return id + " is not on the screen" }
    return id + " does not respond to interaction"
  }

  /// A text that can be read but belongs to no element.
  private func withoutElement(_ words: [String]) -> String? {
    let unreachable = scene.unreachable().filter { scene.isVisible(node: $0.node) }
    let found = Self.best(words, among: unreachable) { Self.texts(in: $0.node, scene) }.first
    return found.map { "#\(scene.id(of: $0.node)) is out of reach: \($0.because)" }
  }

  /// The visible texts of an element that somebody named.
  private func shownTexts(_ element: ElementIndex) -> [Name] { Self.shownTexts(of: element, in: scene) }

  /// The visible texts of an element.
  static func shownTexts(of element: ElementIndex, in scene: Scene) -> [Name] {
    texts(in: scene[element].node, scene)
  }

  private static func texts(in node: NodeIndex, _ scene: Scene) -> [Name] {
    let nodes = scene.views.nodes
    let all = (node..<max(node + 1, nodes[Int(node)].end)).filter {
      nodes[Int($0)].flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly])
    }.map { nodes[Int($0)].text }.filter { !$0.isEmpty }
    return (all.count > 1 ? all + [all.joined(separator: " ")] : all).map(Name.init)
  }

  private func id(of element: ElementIndex) -> String { "#" + scene.id(ofElement: element) }

  private func quoted(_ text: String) -> String { "\"" + text + "\"" }
}
