/// A screen under audit as it is in one state, with what several rules ask of it. Everything is worked out when somebody
/// asks, once, in time that grows with the number of views.
final class AuditedScreen {
  let whole: AuditedMock
  /// VoiceOver is on in it.
  let session: Session
  let scene: Scene
  /// How one comes here from the start of the screen, as steps of a walk.
  let steps: [String]
  /// How it came up, before anybody did something.
  let origin: AuditedMock.Origin
  let describer: Describer
  var mock: Mock { scene.mock }
  /// The screen's place in the mock.
  var place: Int { scene.views.screen }
  /// Whether it is as it comes up, before anybody did something.
  var isFirst: Bool { steps.isEmpty }

  /// An element with its texts.
  struct Element {
    var index: ElementIndex
    var node: NodeIndex
    var traits: AccessibilityTraits
    var flags: ElementFlags
    var label: String?
    var value: String?
    /// Where it is on the screen, in points; off it while scrolled away.
    var frame: Rect

    /// Whether it says that something can be done with it.
    var isControl: Bool { !traits.isDisjoint(with: .control) }
    /// Whether it is dimmed.
    var isDimmed: Bool { traits.contains(.notEnabled) }
  }

  init(_ whole: AuditedMock, _ session: Session, steps: [String], origin: AuditedMock.Origin) {
    self.whole = whole
    self.session = session
    self.steps = steps
    self.origin = origin
    scene = session.scene
    describer = Describer(session.scene)
  }

  /// The elements in reading order, without those whose view is gone.
  private(set) lazy var elements: [Element] = (0..<scene.count).compactMap { index in
    let element = scene[index]
    guard !element.flags.contains(.gone) else { return nil }
    let isCombined = element.flags.contains(.combined)
    let spoken = isCombined ? describer.spokenParts(of: element.node) : nil
    return Element(
      index: index, node: element.node, traits: element.traits, flags: element.flags,
      label: describer.label(of: element.node, spoken: spoken).flatMap(\.saying),
      value: describer.value(of: element.node, spoken: spoken).flatMap(\.saying),
      frame: scene.visibleFrame(of: element))
  }

  /// For each node, whether it can be seen: not hidden, not transparent, nor inside of something that is, nor behind
  /// what is presented.
  private(set) lazy var isShown: [Bool] = {
    let nodes = scene.views.nodes
    let front = scene.views.presented.last.map { Int($0)..<Int(nodes[Int($0)].end) } ?? nodes.indices
    var shown = [Bool](repeating: false, count: nodes.count)
    for place in front {
      let node = nodes[place]
      let isOpen = place == front.lowerBound || node.parent < 0 || shown[Int(node.parent)]
      shown[place] = isOpen && node.flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly])
    }
    return shown
  }()

  /// What can be touched, with its place.
  private(set) lazy var targets = AuditTargets(self)

  /// What cannot be reached, with why.
  private(set) lazy var unreachable: [Unreachable] = scene.unreachable()

  /// What cannot be reached in a view, the view itself left out.
  func unreachable(in node: NodeIndex) -> ArraySlice<Unreachable> {
    // They stand in the order of the nodes, and what is inside follows its view.
    func first(_ wanted: NodeIndex) -> Int {
      var (low, high) = (0, unreachable.count)
      while low < high {
        let middle = (low + high) / 2
        if unreachable[middle].node < wanted { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return unreachable[first(node + 1)..<first(scene.views.nodes[Int(node)].end)]
  }

  /// The views that are there once motion is reduced.
  private(set) lazy var staysUnderReducedMotion: Set<ViewIdentity> = {
    var environment = scene.environment
    var session = session
    if !environment.isReduceMotionEnabled {
      environment.isReduceMotionEnabled = true
      _ = session.update(.environment(environment))
    }
    return Set(session.scene.views.nodes.map(\.identity))
  }()

  /// For each node the element that it is, or is a part of; -1 for none.
  private(set) lazy var owners: [ElementIndex] = {
    let nodes = scene.views.nodes
    var owners = [ElementIndex](repeating: -1, count: nodes.count)
    for element in elements {
      owners[Int(element.node)] = element.index
      owners[Int(describer.spokenFor(by: element.node))] = element.index
    }
    for place in nodes.indices where owners[place] < 0 && nodes[place].parent >= 0 {
      let around = owners[Int(nodes[place].parent)]
      guard around >= 0 else { continue }
      let facts = describer.facts(nodes[place].parent)
      if facts.presence != .heading { owners[place] = around }
    }
    return owners
  }()

  /// The elements by their place in the reading order.
  private(set) lazy var byIndex: [ElementIndex: Int] = Dictionary(
    uniqueKeysWithValues: elements.enumerated().map { ($0.element.index, $0.offset) })

  /// What flags say of a view that a person may notice; the others serve layout.
  private static let seenFlags: ViewFlags = [
    .disabled, .hidden, .transparent, .accessibilityHidden, .clips, .scrolls, .absolute, .presented, .modal,
    .truncated, .semanticOnly, .placeholder,
  ]

  /// A hash of what is there and what it says.
  private(set) lazy var picture: UInt64 = {
    var hash = StableHash()
    hash.add(UInt64(scene.views.screen))
    for node in scene.views.nodes {
      hash.add(node.identity.hash)
      hash.add(node.text)
      hash.add(UInt64(node.flags.intersection(Self.seenFlags).rawValue))
    }
    for element in elements {
      hash.add(element.traits.rawValue)
      hash.add(element.label ?? "")
      hash.add(element.value ?? "")
    }
    return hash.value
  }()

  /// Whether a contract fixes the order of the screen in the state in which it came up.
  var hasOrderContract: Bool {
    whole.hasOrderContract(
      AuditedMock.Origin(screen: place, step: origin.screen == place ? origin.step : nil))
  }

  /// The id of a view.
  func id(_ node: NodeIndex) -> String { scene.id(of: node) }

  /// `#pay`.
  func name(_ node: NodeIndex) -> String { "#" + id(node) }

  /// `#a, #b and 3 more`; only those that are shown are looked up.
  func list(_ nodes: [NodeIndex], most: Int = 4) -> String {
    let shown = nodes.prefix(most).map(name).joined(separator: ", ")
    return nodes.count > most ? shown + " and \(nodes.count - most) more" : shown
  }

  /// The description of a view; of the view that a generated part belongs to.
  func description(_ node: NodeIndex) -> ViewDescription {
    mock.views[Int(scene.views.nodes[Int(node)].view)]
  }

  /// The description of a view; nil for a generated part.
  func own(_ node: NodeIndex) -> ViewDescription? { describer.reader.view(of: node) }

  /// The type of a view; nil for a generated part.
  func type(_ node: NodeIndex) -> ViewType? { own(node)?.type }

  /// The view that an element stands for: what it represents, where it is a representation.
  func shown(_ node: NodeIndex) -> NodeIndex { describer.spokenFor(by: node) }

  /// Whether a view is one copy of a repeated one.
  func isRepeated(_ node: NodeIndex) -> Bool { description(node).loopDepth > 0 }

  /// The texts that can be seen in a view, its own and those inside, without what controls show of their values.
  func visibleTexts(in node: NodeIndex) -> [String] {
    let nodes = scene.views.nodes
    let node = shown(node)
    // What is read after it, as the content of a disclosure group is, is not on it.
    return (Int(node)..<Int(nodes[Int(node)].end)).filter {
      isShown[$0] && owners[$0] == owners[Int(node)] && nodes[$0].part != .content
        && !nodes[$0].flags.contains(.placeholder)
    }.compactMap { nodes[$0].text.saying }
  }

  /// Whether activating a view does something of its own.
  func acts(_ node: NodeIndex) -> Bool {
    guard let view = own(node) else { return true }
    return view.properties.has(.do) || view.properties.has(.onTap) || view.accessibility.has(.activate)
  }

  /// The nearest container around an element, by a number that is the same for two elements in one; -1 for none.
  func container(_ element: Element) -> Int32 { scene[element.index].container }
}

extension AccessibilityTraits {
  /// Those of which each says that something can be done.
  static let control: AccessibilityTraits = [
    .button, .link, .adjustable, .textEntry, .textArea, .secureTextField, .searchField, .toggleButton,
    .tabBarItem,
    .popUpButton, .pickerElement, .backButton, .keyboardKey,
  ]
  /// Those of fields in which is typed.
  static let field: AccessibilityTraits = [.textEntry, .textArea, .secureTextField, .searchField]
}

extension String {
  /// Itself, unless there is nothing in it but blanks.
  var saying: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
