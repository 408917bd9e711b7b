/// Works out what views are called and what they hold, one at a time and only when somebody asks.
struct Describer {
  let scene: Scene
  let reader: Reader
  let phrases: Phrases
  /// Finds the parts of combined views.
  private let builder: TreeBuilder

  init(_ scene: Scene) {
    self.scene = scene
    builder = TreeBuilder(scene)
    reader = builder.reader
    phrases = reader.phrases
  }

  /// What is fixed about a node.
  func facts(_ node: NodeIndex) -> ViewSemantics { builder.semantics(of: node) }

  /// The visible text of a node.
  private func shown(_ node: NodeIndex) -> String? { scene.views.nodes[Int(node)].text.nonEmpty }

  /// The elements that a combined view or a button is made of.
  func parts(of node: NodeIndex) -> [NodeIndex] {
    var builder = builder
    return builder.innerElements(of: node)
  }

  /// The parts of a combined view that are spoken: all but those that become custom actions (SE-12).
  func spokenParts(of node: NodeIndex) -> [NodeIndex] {
    var builder = builder
    return builder.innerElements(of: node).filter { !builder.traits(of: $0, facts($0)).becomesAction }
  }

  /// Whether a part of a combined view is offered as a custom action (SE-12).
  func offersAction(_ node: NodeIndex) -> Bool { traits(of: node).offersAction }

  /// The traits of a node that may be no element of the tree.
  func traits(of node: NodeIndex) -> AccessibilityTraits {
    var builder = builder
    return builder.traits(of: node, facts(node))
  }

  /// The view that a representation speaks for; else the node itself.
  func spokenFor(by node: NodeIndex) -> NodeIndex { builder.spokenFor(by: node) }

  // MARK: Label

  /// What a view is called (SE-30). `spoken` are the spoken parts of a combined view, where they are known.
  func label(of node: NodeIndex, spoken: [NodeIndex]? = nil) -> String? {
    if let pushed = pushedLabel(node) { return pushed }
    let facts = facts(node)
    if facts.facts.contains(.hasLabel) { return reader.text(reader.property(.label, of: node), at: node) }
    if facts.facts.contains(.isContentOfPair), let partner = partner(of: node) {
      // SE-18: what holds no value of its own is read behind the label's text.
      let own = holdsValue(node) ? nil : ownLabel(node, spoken: spoken)
      return [label(of: partner), own].compactMap { $0 }.joined(separator: ", ").nonEmpty
    }
    return ownLabel(node, spoken: spoken)
  }

  /// What a view is called by what it shows.
  private func ownLabel(_ node: NodeIndex, spoken: [NodeIndex]?) -> String? {
    if facts(node).facts.contains(.combines) {
      let parts = (spoken ?? spokenParts(of: node)).compactMap { label(of: $0) }
      return ([shown(node)].compactMap { $0 } + parts).joined(separator: ", ").nonEmpty
    }
    if let label = label(of: node, from: source(of: node)) { return label }
    let owner = spokenFor(by: node)
    return owner == node ? nil : reader.text(reader.property(.label, of: owner), at: owner)
  }

  private func source(of node: NodeIndex) -> ControlDefaults.LabelSource {
    if let part = scene.views.nodes[Int(node)].part { return ControlDefaults.of(part).label }
    return ControlDefaults.of(scene.mock.views[Int(scene.views.nodes[Int(node)].view)].type).label
  }

  private func label(of node: NodeIndex, from source: ControlDefaults.LabelSource) -> String? {
    switch source {
    case .none: nil
    case .text: dayOfCalendar(node) ?? shown(node)
    case .textOrContent:
      shown(node) ?? joined(parts(of: node))
        ?? reader.text(reader.property(ViewKey.image, of: node), at: node)
    case .name: reader.text(reader.property(ViewKey.name, of: node), at: node)  // CU-12
    case .field: fieldName(node) ?? reader.text(reader.property(ViewKey.prompt, of: node), at: node)
    case .step: stepLabel(node)
    case .control: controlName(node)
    case .system: pageWord(node) ?? shown(node) ?? systemWord(node)
    }
  }

  /// The day that a cell of an open calendar shows the number of.
  private func dayOfCalendar(_ node: NodeIndex) -> String? {
    let found = scene.views.nodes[Int(node)]
    guard case .option(let place)? = found.part, !scene.views.isContextMenu(found.parent) else { return nil }
    let view = scene.mock.views[Int(found.view)]
    return view.type == .datePicker ? reader.context.dayText(of: view, place, scope: found.scope) : nil
  }

  /// What a button does that shows a sign alone.
  private func pageWord(_ node: NodeIndex) -> String? {
    let part = scene.views.nodes[Int(node)].part
    if part == .previousMonth { return phrases[.previousMonth] }
    return part == .nextMonth ? phrases[.nextMonth] : nil
  }

  private func fieldName(_ node: NodeIndex) -> String? {
    reader.text(reader.property(ViewKey.text, of: node), at: node)
  }

  /// What the control is called that a part belongs to.
  private func controlName(_ node: NodeIndex) -> String? {
    let view = scene.mock.views[Int(scene.views.nodes[Int(node)].view)]
    return view.accessibility.has(.label)
      ? reader.text(view.accessibility[.label], at: node) : reader.text(view.properties[.text], at: node)
  }

  /// CU-76: a stepper's own text, then what the button does.
  private func stepLabel(_ node: NodeIndex) -> String? {
    let name = controlName(node)
    let word = phrases[scene.views.nodes[Int(node)].part == .increment ? .increment : .decrement]
    return name.map { $0 + ", " + word } ?? word
  }

  private func systemWord(_ node: NodeIndex) -> String? {
    let found = scene.views.nodes[Int(node)]
    if found.part == .backButton { return phrases[.back] }
    if found.part == .dismiss {  // CU-49
      let isMenu = found.parent >= 0 && scene.views.nodes[Int(found.parent)].part == .menu
      return phrases[isMenu ? .dismissContextMenu : .dismissPopup]
    }
    if found.part == .grabber { return phrases[.sheetGrabber] }
    guard reader.property(ViewKey.value, of: node) == nil else { return nil }
    return phrases[.inProgress]  // CU-87, DF-13
  }

  /// Labels one after the other, as a combined view says them (SE-12).
  func joined(_ nodes: [NodeIndex]) -> String? {
    nodes.compactMap { label(of: $0) }.joined(separator: ", ").nonEmpty
  }

  /// SE-14: the label that a plain group around a view hands down to it; the outermost one counts.
  private func pushedLabel(_ node: NodeIndex) -> String? {
    var pushed: String?
    var around = scene.views.nodes[Int(node)].parent
    while around >= 0 {
      let facts = facts(around)
      if facts.presence != .transparent || facts.facts.contains(.isLevel)
        || scene.views.nodes[Int(around)].flags.contains(.scrolls)
      {
        break
      }
      if facts.facts.contains(.pushesLabel) {
        pushed = reader.text(reader.property(.label, of: around), at: around) ?? pushed
      }
      around = scene.views.nodes[Int(around)].parent
    }
    return pushed
  }

  /// The label half of a content's pair: of the same row where there are rows.
  private func partner(of node: NodeIndex) -> NodeIndex? {
    guard let pair = builder.pair(node, .isContentOfPair) else { return nil }
    let nodes = scene.views.nodes
    // All of a row lies in one view.
    var row = node
    while nodes[Int(row)].parent >= 0, nodes[Int(nodes[Int(row)].parent)].scope == nodes[Int(node)].scope {
      row = nodes[Int(row)].parent
    }
    for other in row..<nodes[Int(row)].end
    where nodes[Int(other)].scope == nodes[Int(node)].scope && builder.pair(other, .isLabelOfPair) == pair {
      return other
    }
    var first: NodeIndex?
    for index in nodes.indices {
      let other = NodeIndex(index)
      guard builder.pair(other, .isLabelOfPair) == pair else { continue }
      if nodes[index].scope == nodes[Int(node)].scope { return other }
      first = first ?? other
    }
    return first
  }
}
