/// The cheapest way to something, by everything that was tried.
public struct ExploreWay: Hashable, Sendable {
  /// The view's id, given or generated.
  public var id: String
  /// Its name; nil where it has none.
  public var name: String?
  /// The screen that is in front there.
  public var screen: String
  /// Gestures, keys, presses or sayings; letters that are typed count one by one.
  public var gestures: Int
  /// How long that takes at least on the virtual clock, in seconds.
  public var seconds: Double
  /// The way as the steps of a walk, what chooses mock and technology left out.
  public var steps: [String]
}

extension Exploration {
  /// Why there is no way.
  public struct NoWay: Error {
    /// In one line.
    public var message: String
    /// A suggestion.
    public var help: String?
    /// Whether the mock has what was asked for, and only no way was found to it.
    public var isOfMock = false
  }

  /// The cheapest way to everything that was stood on, or for Voice Control could be named, cheapest first.
  public func ways() -> [ExploreWay] { destinations().map(\.way) }

  /// The cheapest way to a view, from another one where one is named, as the lines of a walk behind those that choose
  /// the mock and the technology; both places are expected there.
  ///
  /// - Throws: A name that nothing has which was reached, or a place where there is none.
  public func walk(from: String?, to: String, limits: Limits = Limits()) throws(NoWay) -> [String] {
    guard let from else { return try lines(to: to, destinations()) }
    guard technology != .voiceControl else {
      throw NoWay(
        message: "Voice Control stands nowhere, so that no way begins at '\(from)'", help: "leave out --from")
    }
    let all = destinations()
    let begin = try find(from, among: all)
    guard let session = graph.session(at: begin.node) else {
      throw NoWay(message: "the way to '\(from)' cannot be gone again")
    }
    var search = ExploreSearch(mock, technology, limits)
    search.explore(session)
    let second = Exploration(mock, technology, search.graph)
    let rest = try second.lines(to: to, second.destinations())
    return begin.way.steps + [expectation(begin.way.id)] + rest
  }

  private func lines(
    to id: String, _ all: [(way: ExploreWay, node: Int)]
  ) throws(NoWay) -> [String] {
    let way = try find(id, among: all).way
    // What is said to Voice Control acts; nothing is stood on.
    return way.steps + (technology == .voiceControl ? [] : [expectation(way.id)])
  }

  private func expectation(_ id: String) -> String { "expect focus #" + id }

  private func find(
    _ id: String, among all: [(way: ExploreWay, node: Int)]
  ) throws(NoWay) -> (way: ExploreWay, node: Int) {
    let wanted = id.hasPrefix("#") ? String(id.dropFirst()) : id
    if let found = all.first(where: { $0.way.id == wanted }) { return found }
    // A copy of a repeated view goes by its view's id.
    let base = wanted.prefix { $0 != "[" }
    if mock.views.contains(where: { $0.id.map { $0 == base } ?? false }) {
      throw NoWay(
        message: "#\(wanted) is not reached by \(technology.title)",
        help: isComplete ? nil : "not everything was looked at; see --limit and --memory", isOfMock: true)
    }
    throw NoWay(
      message: "nothing is called '\(wanted)'",
      help: Suggestion.help(for: wanted, among: all.map(\.way.id)))
  }

  /// The first place of each name, with what is still said there.
  private func destinations() -> [(way: ExploreWay, node: Int)] {
    var found: [(way: ExploreWay, node: Int)] = []
    for (key, node, more) in graph.firstPlaces() {
      guard let session = graph.session(at: node), let id = session.scene.id(ofKey: key) else { continue }
      let scene = session.scene
      let element = scene.tree.elements.firstIndex { scene.key(of: $0.node) == key }
      let cost = graph.nodes[node].cost
      let way = ExploreWay(
        id: String(id.dropFirst()), name: element.flatMap { scene.semantics(of: ElementIndex($0)).label },
        screen: graph.screen(of: graph.nodes[node].state), gestures: cost.gestures + more.count,
        seconds: cost.time / .seconds(1), steps: graph.steps(to: node, then: more))
      found.append((way, node))
    }
    return found
  }
}

extension ExploreGraph {
  /// The cheapest place of each name, in the order of what they cost, with what is said there for Voice Control.
  fileprivate func firstPlaces() -> [(key: UInt64, node: Int, more: [Doing])] {
    if technology == .voiceControl {
      return named.map { (key: $0.key, node: $0.value.node, more: $0.value.sayings.map(Doing.say)) }
        .sorted { ($0.node, $0.more.count, $0.key) < ($1.node, $1.more.count, $1.key) }
    }
    var cheapest: [UInt64: Int] = [:]
    for (index, node) in nodes.enumerated() where node.key != 0 && !isGroup(index) {
      if let known = cheapest[node.key], nodes[known].cost <= node.cost { continue }
      cheapest[node.key] = index
    }
    return cheapest.map { (key: $0.key, node: $0.value, more: [Doing]()) }
      .sorted { (nodes[$0.node].cost, $0.node) < (nodes[$1.node].cost, $1.node) }
  }

  /// Whether scanning stands on a group there, or on its exit.
  private func isGroup(_ node: Int) -> Bool { groups.contains(node) }
}
