extension TreeBuilder {
  /// Lays the levels out one after the other (O13): the elements and containers of the finished tree.
  mutating func assemble() -> AccessibilityTree {
    // The room for open levels may be as large as that for the elements: it goes before they come.
    let top = open.map { $0 }
    open = []
    var tree = AccessibilityTree()
    tree.elements.reserveCapacity(top.count + members.count - levels.count)
    tree.containers.reserveCapacity(levels.count)
    lay(top[...], container: -1, scrollView: -1, into: &tree)
    return tree
  }

  private mutating func lay(
    _ stretch: ArraySlice<ReadingMember>, container: Int32, scrollView: NodeIndex,
    into tree: inout AccessibilityTree
  ) {
    for member in stretch {
      if member.level <= ReadingMember.goneLevel {
        let element = gone[Int(ReadingMember.goneLevel - member.level)]
        tree.elements.append(
          AccessibilityElement(
            node: member.node, flags: .gone, identity: element.identity, container: container,
            scrollView: -1, traits: element.semantics.traits, frame: .zero))
        continue
      }
      guard member.level >= 0 else {
        tree.elements.append(element(member, container: container, scrollView: scrollView))
        continue
      }
      let level = levels[Int(member.level)]
      let node = views.nodes[Int(level.node)]
      let place = tree.containers.count
      let start = ElementIndex(tree.elements.count)
      tree.containers.append(
        AccessibilityContainer(
          node: level.node, identity: node.identity, kind: level.kind, parent: container, start: start,
          end: start))
      lay(
        members[level.first..<level.first + level.count], container: Int32(place),
        scrollView: node.flags.contains(.scrolls) ? level.node : scrollView, into: &tree)
      tree.containers[place].end = ElementIndex(tree.elements.count)
    }
  }

  private mutating func element(
    _ member: ReadingMember, container: Int32, scrollView: NodeIndex
  ) -> AccessibilityElement {
    let node = member.node
    let facts = semantics(of: node)
    let traits = traits(of: node, facts)
    return AccessibilityElement(
      node: node, flags: flags(of: node, facts, traits, member.inherited), identity: identity(of: node),
      container: container, scrollView: scrollView, traits: traits, frame: frame(of: node, facts))
  }

  /// The identity that a cursor remembers: a representation has that of the view it speaks for (format,
  /// "the outer id stays").
  private func identity(of node: NodeIndex) -> ViewIdentity {
    views.nodes[Int(spokenFor(by: node))].identity
  }

  /// The view that a node speaks for: the owner of a representation, else itself.
  func spokenFor(by node: NodeIndex) -> NodeIndex {
    var node = node
    while views.nodes[Int(node)].flags.contains(.semanticOnly), views.nodes[Int(node)].part == nil,
      mock.views[Int(views.nodes[Int(node)].view)].role == .representation
    {
      node = views.nodes[Int(node)].parent
    }
    return node
  }

  /// What an element is now.
  mutating func traits(of node: NodeIndex, _ facts: ViewSemantics) -> AccessibilityTraits {
    var traits = facts.traits
    let index = Int(node)
    if facts.facts.contains(.combines) { traits = combinedTraits(of: node, facts) }
    if facts.facts.contains(.hasConditionalTraits) { applyConditions(at: node, to: &traits) }
    if views.nodes[index].flags.contains(.disabled),
      facts.facts.contains(.hasDisabled) || !traits.isDisjoint(with: .operable)
    {
      traits.insert(.notEnabled)  // SE-05
    }
    if !traits.isDisjoint(with: .editable), state.firstResponder == views.nodes[index].identity {
      traits.insert(.isEditing)
    }
    if views.nodes[index].part != nil, reader.isChosen(node) { traits.insert(.selected) }
    return traits
  }

  private func applyConditions(at node: NodeIndex, to traits: inout AccessibilityTraits) {
    for (key, adds) in [(AccessibilityKey.addTraits, true), (.removeTraits, false)] {
      guard case .conditionalTraits(let list)? = property(key, of: node) else { continue }
      for entry in list {
        guard let condition = entry.condition, reader.isTrue(condition, at: node) else { continue }
        if adds { traits.formUnion(entry.traits) } else { traits.subtract(entry.traits) }
      }
    }
  }

  /// SE-12: what makes sense for the whole is taken over from the parts; a part that becomes a custom action
  /// keeps its role for itself, a single adjustable, switch or field lends its own. A view that is itself a button
  /// stays one (SE-13).
  private mutating func combinedTraits(of node: NodeIndex, _ facts: ViewSemantics) -> AccessibilityTraits {
    var traits = facts.traits
    var lender: AccessibilityTraits?
    var lenders = 0
    var makesActions = false
    for inner in innerElements(of: node) {
      let own = semantics(of: inner)
      let part = self.traits(of: inner, own)
      traits.formUnion(part.intersection(.mergeable))
      if !part.isDisjoint(with: .lendable) {
        lenders += 1
        lender = part
      }
      makesActions = makesActions || part.offersAction || own.facts.contains(.hasActions)
    }
    combinesActions = makesActions
    if lenders == 1, let lender { traits.formUnion(lender) }
    // A static text that acts is no static text any more.
    if !traits.isDisjoint(with: .operable) { traits.remove(.staticText) }
    return traits
  }

  private func flags(
    of node: NodeIndex, _ facts: ViewSemantics, _ traits: AccessibilityTraits, _ inherited: Inherited.Facts
  ) -> ElementFlags {
    var flags: ElementFlags = []
    let own = facts.facts
    if facts.facts.contains(.combines) { flags.insert(.combined) }
    if !own.isDisjoint(with: .anyActions) || !inherited.isEmpty { flags.insert(.hasActions) }
    // CU-92
    if own.contains(state.dragged == nil ? .hasDragPoints : .hasDropPoints) { flags.insert(.hasActions) }
    if own.contains(.hasMoreContent) { flags.insert(.hasMoreContent) }
    if own.contains(.hasDefaultFocus) { flags.insert(.defaultFocus) }
    if views.nodes[Int(node)].part != nil { flags.insert(.generated) }
    if flags.contains(.combined), combinesActions { flags.insert(.hasActions) }
    let responds: Bool
    if own.contains(.saysWhetherItResponds) {
      responds = own.contains(.responds)  // SE-39
    } else {  // FK-31, FK-32
      responds =
        !traits.contains(.notEnabled)
        && (!traits.isDisjoint(with: .operable) || own.contains(.isInteractive)
          || flags.contains(.hasActions))
    }
    if responds { flags.insert(.respondsToUserInteraction) }
    return flags
  }

  /// The accessibility frame in screen coordinates at scroll offset 0 (SE-36).
  func frame(of node: NodeIndex, _ facts: ViewSemantics) -> Rect {
    if facts.facts.contains(.hasFrame), rules.contains(.ownFrame),
      case .rect(let given)? = property(.frame, of: node)
    {
      return given
    }
    let index = Int(node)
    let frame = views.frames[index]
    if facts.presence == .heading { return heading(of: node, frame) }
    if views.nodes[index].flags.contains(.semanticOnly) {
      if case .rect(let given)? = reader.property(ViewKey.frame, of: node) { return given }
      guard frame.isEmpty else { return frame }
      let owner = views.nodes[index].parent
      return owner >= 0 ? self.frame(of: owner, semantics(of: owner)) : frame
    }
    return frame
  }

  /// The row at the top of a disclosure group, without what it discloses.
  private func heading(of node: NodeIndex, _ frame: Rect) -> Rect {
    guard node + 1 < views.nodes[Int(node)].end else { return frame }
    let content = views.frames[Int(node) + 1].minY
    return content > frame.minY ? Rect(frame.minX, frame.minY, frame.width, content - frame.minY) : frame
  }
}

extension AccessibilityTraits {
  /// Something a user can do something with (FK-31).
  static let operable: AccessibilityTraits = [
    .button, .link, .adjustable, .textEntry, .searchField, .keyboardKey, .toggleButton, .popUpButton,
    .tabBarItem, .backButton, .pickerElement, .textArea,
  ]
  /// Something that can be edited.
  static let editable: AccessibilityTraits = [.textEntry, .searchField, .textArea]
  /// What a combined view takes over from its parts.
  static let mergeable: AccessibilityTraits = [
    .header, .image, .selected, .staticText, .updatesFrequently, .playsSound, .startsMediaSession,
    .summaryElement, .causesPageTurn, .allowsDirectInteraction,
  ]
  /// Whether a part of a combined view is offered as a custom action instead of being spoken (SE-12).
  var becomesAction: Bool { !isDisjoint(with: [.button, .link]) && isDisjoint(with: Self.lendable) }
  /// What is dimmed is not spoken either, but an action that does nothing is no offer (own choice).
  var offersAction: Bool { becomesAction && !contains(.notEnabled) }
  /// Controls that a combined view can speak and act for, where there is one of them.
  static let lendable: AccessibilityTraits = [
    .adjustable, .toggleButton, .textEntry, .searchField, .pickerElement, .textArea, .popUpButton,
  ]
}
