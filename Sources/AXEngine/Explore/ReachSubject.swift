/// Something on a screen that somebody may want to reach.
struct ReachSubject: Sendable {
  var id: String
  var name: String?
  var kind: ReachabilityMatrix.Kind
  /// The view it stands for.
  var node: NodeIndex
  /// The element that stands for it; nil for what is no element.
  var element: ElementIndex?
  /// What a search knows it by.
  var identity: ViewIdentity

  /// Everything on a screen, in reading order; what is no element in the order of the file behind that.
  static func all(in scene: Scene) -> [ReachSubject] {
    var subjects: [ReachSubject] = []
    for index in 0..<scene.count where !scene[index].flags.contains(.gone) {
      subjects.append(ReachSubject(index, in: scene))
      let links = scene.links(in: index)
      // A text that is nothing but one link is that link.
      if links.isEmpty || links.count == 1 && scene[index].traits.contains(.link) { continue }
      let text = Array(scene.semantics(of: index).label ?? "")
      for link in links {
        subjects.append(
          ReachSubject(
            id: scene.id(ofElement: index), name: String(text[link.range.clamped(to: 0..<text.count)]),
            kind: .link, node: scene[index].node, element: index, identity: scene[index].identity))
      }
    }
    let claimed = Set(subjects.map(\.node))
    for place in scene.views.nodes.indices {
      let node = NodeIndex(place)
      if !claimed.contains(node), let kind = kindOfBareView(node, in: scene) {
        subjects.append(
          ReachSubject(
            id: scene.id(of: node), name: name(ofBare: node, scene), kind: kind, node: node, element: nil,
            identity: scene.views.nodes[place].identity))
      }
    }
    return subjects
  }

  /// The screen itself.
  init(screenOf scene: Scene) {
    self.init(
      id: scene.mock.screens[scene.views.screen].name, name: nil, kind: .screen, node: 0, element: nil,
      identity: scene.views.nodes[0].identity)
  }

  private init(
    id: String, name: String?, kind: ReachabilityMatrix.Kind, node: NodeIndex, element: ElementIndex?,
    identity: ViewIdentity
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.node = node
    self.element = element
    self.identity = identity
  }

  private init(_ index: ElementIndex, in scene: Scene) {
    let element = scene[index]
    let semantics = scene.semantics(of: index)
    let responds = !element.flags.isDisjoint(with: [.respondsToUserInteraction, .hasActions])
    let kind: ReachabilityMatrix.Kind =
      element.traits.contains(.notEnabled)
      ? .dimmed
      : responds ? .control : Self.takesGestures(element.node, in: scene) ? .gesture : .text
    self.init(
      id: scene.id(ofElement: index), name: semantics.label ?? semantics.value, kind: kind,
      node: element.node, element: index, identity: element.identity)
  }

  /// What a view is that is no element; nil where nobody needs it.
  private static func kindOfBareView(_ node: NodeIndex, in scene: Scene) -> ReachabilityMatrix.Kind? {
    let found = scene.views.nodes[Int(node)]
    guard found.part == nil, found.flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly, .disabled])
    else { return nil }
    if let top = scene.views.presented.last, node < top || node >= scene.views.nodes[Int(top)].end {
      return nil
    }
    let isControl = scene.mock.views[Int(found.view)].type.isControl
    let takesGestures = takesGestures(node, in: scene)
    guard isControl || takesGestures || found.flags.contains(.scrolls) else { return nil }
    if let around = scene.element(for: node) {
      if scene[around].node > node, scene[around].node < found.end {
        // A control is reached by its parts, and a view by what represents it.
        if isControl || scene.represents(around, node) { return nil }
      } else {
        if scene.swallows(node, around) { return .control }
        // What an element speaks for is reached with it.
        if scene[around].flags.contains(.respondsToUserInteraction) { return nil }
        return takesGestures ? .gesture : nil
      }
    }
    if takesGestures { return .gesture }
    if isControl { return .control }
    return scene.hasStop(inside: node) || !scene.hasRoomToScroll(node) ? nil : .scrollView
  }

  /// Whether a view takes taps or other gestures itself.
  private static func takesGestures(_ node: NodeIndex, in scene: Scene) -> Bool {
    let found = scene.views.nodes[Int(node)]
    guard found.part == nil else { return false }
    let properties = scene.mock.views[Int(found.view)].properties
    return [ViewKey.onTap, .onLongPress, .onSwipe, .onPinch].contains { properties.has($0) }
  }

  private static func name(ofBare node: NodeIndex, _ scene: Scene) -> String? {
    let end = scene.views.nodes[Int(node)].end
    return (node..<end).lazy.map { scene.views.nodes[Int($0)].text }.first { !$0.isEmpty }
  }
}

extension ViewType {
  /// Whether a view of the type is there to be used.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .slider, .stepper, .picker, .datePicker, .textField, .secureField,
      .textEditor, .menu:
      true
    default: false
    }
  }
}

extension Scene {
  /// Whether an element that can be used is in the representation of a view.
  fileprivate func represents(_ element: ElementIndex, _ node: NodeIndex) -> Bool {
    guard let standIn = views.representation(of: node, in: mock) else { return false }
    let place = self[element].node
    return place >= standIn && place < views.nodes[Int(standIn)].end
      && self[element].flags.contains(.respondsToUserInteraction)
  }

  /// Whether a control is lost in an element that the app has made of a view around it: using that does not use it.
  fileprivate func swallows(_ node: NodeIndex, _ element: ElementIndex) -> Bool {
    let around = self[element].node
    let found = views.nodes[Int(around)]
    guard around != node, found.part == nil, mock.views[Int(views.nodes[Int(node)].view)].type.isControl
    else { return false }
    let owner = mock.views[Int(found.view)]
    guard !owner.type.isControl, target(of: element) != node else { return false }
    if case .flag(true)? = owner.accessibility[.element] { return true }
    if case .choice(let place)? = owner.accessibility[.children] {
      return ChildBehavior(rawValue: place) == .ignore
    }
    return false
  }

  /// Whether the keyboard or switches can stop anywhere inside a view.
  fileprivate func hasStop(inside node: NodeIndex) -> Bool {
    let end = views.nodes[Int(node)].end
    return tree.elements.contains { element in
      element.node >= node && element.node < end && !element.traits.contains(.notEnabled)
        && !element.flags.isDisjoint(with: [.respondsToUserInteraction, .hasActions])
    }
  }

  /// Whether the content of a scroll view is larger than what shows of it.
  fileprivate func hasRoomToScroll(_ node: NodeIndex) -> Bool {
    let content = views.contentSize(of: node)
    let window = views.frames[Int(node)].size
    return content.height > window.height + 1 || content.width > window.width + 1
  }
}
