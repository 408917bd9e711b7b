/// A custom rotor of the app with the places where it stops now (RO-57…59).
public struct AppRotor: Hashable, Sendable {
  /// A place where it stops.
  public struct Stop: Hashable, Sendable {
    /// The element the cursor comes to.
    public var element: ElementIndex
    /// Spoken instead of the element's own label.
    public var label: String?
    /// Characters of the element's text that are spoken instead of the whole, counted from 0.
    public var range: Range<Int>?

    /// Makes a stop.
    public init(element: ElementIndex, label: String? = nil, range: Range<Int>? = nil) {
      self.element = element
      self.label = label
      self.range = range
    }
  }

  /// The app's name for it; nil where it fills one of Apple's kinds.
  public var name: String?
  /// Apple's kind (`heading`, `link` …).
  public var system: String?
  /// Where it stops, in the app's order.
  public var stops: [Stop]

  /// Makes a rotor.
  public init(name: String?, system: String?, stops: [Stop]) {
    self.name = name
    self.system = system
    self.stops = stops
  }
}

/// Where the file has a custom rotor: a view and a place in its list.
struct RotorSource: Hashable, Sendable {
  var owner: NodeIndex
  /// From 0.
  var place: Int
  /// The app's name for it; nil where it fills one of Apple's kinds.
  var name: String?
  /// Apple's kind (`heading`, `link` …).
  var system: String?
}

extension Scene {
  /// The custom rotors in force at an element: its own, then those of the views around it, innermost first.
  public func rotors(around element: ElementIndex) -> [AppRotor] {
    rotorSources(around: element).map(rotor)
  }

  /// What these rotors are called, Apple's kinds by their names in the file; costs no look for their stops.
  public func rotorNames(around element: ElementIndex) -> [String] {
    rotorSources(around: element).compactMap { $0.name ?? $0.system }
  }

  /// The custom rotors in force at an element without their stops, innermost first (RO-57).
  func rotorSources(around element: ElementIndex) -> [RotorSource] {
    let reader = Reader(mock: mock, state: state, views: views)
    var found: [RotorSource] = []
    var owner = self[element].node
    while owner >= 0 {
      if case .rotors(let list)? = reader.property(.rotors, of: owner) {
        for (place, rotor) in list.enumerated() {
          found.append(
            RotorSource(
              owner: owner, place: place, name: rotor.name.map { reader.string($0, at: owner) },
              system: rotor.system))
        }
      }
      if views.nodes[Int(owner)].flags.contains(.presented) { break }
      owner = views.nodes[Int(owner)].parent
    }
    return found
  }

  /// A custom rotor with its stops.
  func rotor(_ source: RotorSource) -> AppRotor {
    let reader = Reader(mock: mock, state: state, views: views)
    var stops: [AppRotor.Stop] = []
    if case .rotors(let list)? = reader.property(.rotors, of: source.owner),
      list.indices.contains(source.place)
    {
      stops = self.stops(of: list[source.place], at: source.owner, elementsByNode(), reader)
    }
    return AppRotor(name: source.name, system: source.system, stops: stops)
  }

  /// The place of each node's element; -1 for a node without one.
  private func elementsByNode() -> [ElementIndex] {
    var places = [ElementIndex](repeating: -1, count: views.nodes.count)
    for (index, element) in tree.elements.enumerated() { places[Int(element.node)] = ElementIndex(index) }
    return places
  }

  private func stops(
    of rotor: RotorDescription, at owner: NodeIndex, _ places: [ElementIndex], _ reader: Reader
  ) -> [AppRotor.Stop] {
    if let entries = rotor.entries {
      var stops: [AppRotor.Stop] = []
      let nodes = NodeFinder(views).nodesOfEach(entries.map(\.target), around: owner)
      for (entry, nodes) in zip(entries, nodes) {
        for node in nodes {
          guard let element = reached(from: node, places) else { continue }
          stops.append(
            AppRotor.Stop(
              element: element, label: entry.label.flatMap { reader.string($0, at: node).nonEmpty },
              range: entry.range))
        }
      }
      return stops
    }
    guard let condition = rotor.condition else { return [] }
    let depth = condition.loopDepth
    let inside = owner..<views.nodes[Int(owner)].end
    var stops: [AppRotor.Stop] = []
    for (index, element) in tree.elements.enumerated() where inside.contains(element.node) {
      let scope = views.nodes[Int(element.node)].scope
      let known = scope < 0 ? 0 : Int(views.scopes[Int(scope)].depth) + 1
      if known >= depth, reader.isTrue(condition, at: element.node) {
        stops.append(AppRotor.Stop(element: ElementIndex(index)))
      }
    }
    return stops
  }

  /// The element for a view: its own, that of its representation, else that of a view around it.
  private func reached(from node: NodeIndex, _ places: [ElementIndex]) -> ElementIndex? {
    if places[Int(node)] >= 0 { return places[Int(node)] }
    return self.element(for: node)
  }
}

extension Expression {
  /// How many loops must be around a place for the expression to mean something there.
  fileprivate var loopDepth: Int {
    switch self {
    case .constant, .variable, .environment, .isFocused, .moveSource, .moveDestination: 0
    case .item(let depth), .index(let depth): depth + 1
    case .isRestricted(let a), .member(let a, _), .count(let a), .unary(_, let a), .isEmpty(let a):
      a.loopDepth
    case .binary(_, let a, let b), .contains(let a, let b): max(a.loopDepth, b.loopDepth)
    case .conditional(let a, let b, let c): max(a.loopDepth, b.loopDepth, c.loopDepth)
    }
  }
}
