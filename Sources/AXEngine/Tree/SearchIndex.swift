/// Which kinds of element a tree has, by stretches of 64 elements: a search looks only into those that have its
/// kind. Made once for a tree, at a quarter of a byte an element.
struct SearchIndex: Sendable {
  /// The kinds that the tree has.
  private(set) var all: ElementKinds = []
  private var stretches: [Stretch] = []

  private struct Stretch {
    var kinds: ElementKinds = []
    /// The elements' roles, each as a bit that others may share.
    var roles: UInt64 = 0
  }

  private static let length = 64

  /// What makes two elements the same item (RO-19): what they are, not how they are.
  static let roles: AccessibilityTraits = [
    .button, .link, .image, .staticText, .searchField, .adjustable, .header, .textEntry, .pickerElement,
    .secureTextField, .backButton, .tabBarItem, .popUpButton, .textArea, .toggleButton, .keyboardKey,
  ]

  /// An index of nothing.
  init() {}

  /// Looks at every element once.
  init(_ tree: AccessibilityTree, mock: Mock, views: ViewTree) {
    stretches = Array(
      repeating: Stretch(), count: (tree.elements.count + Self.length - 1) / Self.length)
    // Neighbours are often of one kind.
    var traits: AccessibilityTraits = []
    var kinds = ElementKinds.of(traits)
    var role = Self.bit(of: traits)
    for (place, element) in tree.elements.enumerated() {
      if element.traits != traits {
        traits = element.traits
        kinds = ElementKinds.of(traits)
        role = Self.bit(of: traits.intersection(Self.roles))
      }
      let own = Self.ownKinds(of: element, kinds, mock: mock, views: views)
      stretches[place / Self.length].kinds.formUnion(own)
      stretches[place / Self.length].roles |= role
    }
    for container in tree.containers where container.end > container.start {
      let kinds = ElementKinds.of(container.kind)
      stretches[Int(container.start) / Self.length].kinds.formUnion(kinds)
    }
    for stretch in stretches { all.formUnion(stretch.kinds) }
  }

  /// What an element is by its traits and by what its view says of them.
  static func ownKinds(
    of element: AccessibilityElement, _ kinds: ElementKinds, mock: Mock, views: ViewTree
  ) -> ElementKinds {
    let node = views.nodes[Int(element.node)]
    guard node.part == nil else { return kinds.subtracting(.busyIndicator) }
    let facts = mock.semantics[Int(node.view)].facts
    guard !kinds.isDisjoint(with: [.heading, .busyIndicator]) || facts.contains(.hasRuns) else {
      return kinds
    }
    var kinds = kinds
    let view = mock.views[Int(node.view)]
    if view.type != .progressView || view.properties.has(.value) || view.accessibility.has(.value) {
      kinds.remove(.busyIndicator)
    }
    if kinds.contains(.heading), case .number(let level)? = view.accessibility[.heading], level >= 1,
      level <= 6
    {
      kinds.formUnion(.heading(level: Int(level)))  // RO-12
    }
    if !facts.contains(.hasLabel), case .runs(let runs)? = view.properties[.runs] {
      for run in runs { kinds.formUnion(.of(run)) }
    }
    return kinds
  }

  private static func bit(of role: AccessibilityTraits) -> UInt64 {
    1 << ((role.rawValue &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  /// The nearest element after or before a place that may be of a kind and is.
  func next(
    _ kinds: ElementKinds, from place: ElementIndex, forward: Bool, where matches: (ElementIndex) -> Bool
  ) -> ElementIndex? {
    next(from: place, forward: forward, stretch: { !$0.kinds.isDisjoint(with: kinds) }, where: matches)
  }

  /// The nearest element after or before a place that may have a role and has.
  func next(
    role: AccessibilityTraits, from place: ElementIndex, forward: Bool, where matches: (ElementIndex) -> Bool
  ) -> ElementIndex? {
    let bit = Self.bit(of: role)
    return next(from: place, forward: forward, stretch: { $0.roles & bit != 0 }, where: matches)
  }

  private func next(
    from place: ElementIndex, forward: Bool, stretch isWorthIt: (Stretch) -> Bool,
    where matches: (ElementIndex) -> Bool
  ) -> ElementIndex? {
    let length = Self.length
    var stretch = Int(place) / length
    while stretches.indices.contains(stretch) {
      if isWorthIt(stretches[stretch]) {
        let first = ElementIndex(stretch * length)
        let last = first + ElementIndex(length)
        let found =
          forward
          ? (max(first, place + 1)..<max(last, place + 1)).first(where: matches)
          : (first..<max(first, min(last, place))).last(where: matches)
        if let found { return found }
      }
      stretch += forward ? 1 : -1
    }
    return nil
  }
}

extension Scene {
  /// Whether the tree has any element of a kind.
  func has(_ kinds: ElementKinds) -> Bool { !tree.search.all.isDisjoint(with: kinds) }

  /// The nearest element of one of some kinds after or before a place. Costs a look at each 64 elements on the way.
  func next(_ kinds: ElementKinds, from place: ElementIndex, forward: Bool) -> ElementIndex? {
    tree.search.next(kinds, from: place, forward: forward) { isOf(kinds, $0) }
  }

  /// The nearest element with a role after or before a place (RO-19).
  func next(role: AccessibilityTraits, from place: ElementIndex, forward: Bool) -> ElementIndex? {
    tree.search.next(role: role, from: place, forward: forward) {
      $0 < count && self[$0].traits.intersection(SearchIndex.roles) == role
    }
  }

  /// Whether an element is of one of some kinds.
  func isOf(_ kinds: ElementKinds, _ index: ElementIndex) -> Bool {
    guard index >= 0, index < count else { return false }
    let element = self[index]
    let own = SearchIndex.ownKinds(of: element, .of(element.traits), mock: mock, views: views)
    if !own.isDisjoint(with: kinds) { return true }
    guard !kinds.isDisjoint(with: .containers) else { return false }
    return containers(startingAt: index).contains { !ElementKinds.of($0.kind).isDisjoint(with: kinds) }
  }

  /// The containers whose first element an element is, outer before inner.
  func containers(startingAt index: ElementIndex) -> ArraySlice<AccessibilityContainer> {
    var low = 0
    var high = tree.containers.count
    while low < high {
      let middle = (low + high) / 2
      if tree.containers[middle].start < index { low = middle + 1 } else { high = middle }
    }
    let rest = tree.containers[low...]
    return rest.prefix { $0.start == index }
  }
}
