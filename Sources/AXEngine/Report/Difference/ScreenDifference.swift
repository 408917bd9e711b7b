/// One state of a screen in two versions.
struct ScreenDifference {
  let old: Session
  let new: Session
  let profile: Profile
  /// What the views of the screen are called in the new version.
  let counterparts: Counterparts
  /// The stops of both versions, in the old order. A view that is a stop in one version only is no pair.
  let kept: [Kept]
  private let state: DifferenceSearch.State
  private let before: OrderReport
  private let after: OrderReport
  /// Who reaches what; nil where that is not looked at.
  let matrices: (old: ReachabilityMatrix, new: ReachabilityMatrix)?

  /// A stop in both versions.
  struct Kept {
    var before: OrderReport.Element
    var after: OrderReport.Element
    /// Their places in the scenes; nil for what is no element.
    var old: ElementIndex?
    var new: ElementIndex?
  }

  init(_ state: DifferenceSearch.State, _ profile: Profile, _ pairs: ViewPairs, searchesWays: Bool) {
    self.state = state
    (old, new) = (state.old, state.new)
    self.profile = profile
    counterparts = Counterparts(old.scene, new.scene, pairs)
    before = OrderReport(old, profile: profile)
    after = OrderReport(new, profile: profile)
    kept = Self.pairs(before, after, counterparts)
    matrices = searchesWays ? (ReachabilityMatrix(old), ReachabilityMatrix(new)) : nil
  }

  private static func pairs(
    _ before: OrderReport, _ after: OrderReport, _ counterparts: Counterparts
  ) -> [Kept] {
    func identity(_ stop: Stop, _ scene: Scene) -> ViewIdentity {
      stop.element.map { scene[$0].identity } ?? scene.views.nodes[Int(stop.node)].identity
    }
    func isDead(_ stop: Stop, _ scene: Scene) -> Bool {
      stop.element.map { scene[$0].flags.contains(.gone) } ?? false
    }
    var places: [ViewIdentity: Int] = [:]
    // What only a list of elements still knows has no view that could have a counterpart.
    var dead: [String: Int] = [:]
    for (place, stop) in after.places.enumerated() {
      places[identity(stop, after.scene)] = place
      if isDead(stop, after.scene) { dead[stop.id] = place }
    }
    return before.places.enumerated().compactMap { place, stop in
      let pair = counterparts[identity(stop, before.scene)].flatMap { places[$0] }
      guard let found = isDead(stop, before.scene) ? dead[stop.id] : pair else { return nil }
      return Kept(
        before: before.elements[place], after: after.elements[found], old: stop.element,
        new: after.places[found].element)
    }
  }

  /// The screen's name.
  var screen: String { MockDifference.screen(of: new) }

  /// Whose ways are compared: those that the device has, and the profile's own.
  var technologies: [TechnologyName] {
    let known = Exploration.technologies(on: new.scene.environment.device)
    return ReachabilityMatrix.technologies.filter { known.contains($0) || $0 == profile.technology }
  }

  /// Everything that has changed on it, kind by kind.
  var changes: [MockDifference.Change] {
    let (elements, order, containers) = (elements, order, containers)
    let isElsewhere = !elements.isEmpty || !order.isEmpty || !containers.isEmpty
    return elements + order + kept.flatMap { words($0, isElsewhere: isElsewhere) } + containers
      + kept.flatMap(offers) + rotors + keys + kept.flatMap(places) + reach + beginnings
  }

  func change(
    _ kind: MockDifference.Kind, _ id: String?, _ sentence: String, was: String? = nil, now: String? = nil,
    by technology: TechnologyName? = nil
  ) -> MockDifference.Change {
    MockDifference.Change(
      kind: kind, screen: screen, given: state.given, steps: state.steps, id: id, technology: technology,
      was: was, now: now, sentence: sentence)
  }

  // MARK: - What can be done

  /// The elements of both versions that stops stand for.
  var stops: [(old: ElementIndex, new: ElementIndex)] {
    kept.compactMap { pair in
      if let old = pair.old, let new = pair.new { (old, new) } else { nil }
    }
  }

  /// How the profile's technology does things in both versions.
  var hands: (old: DifferenceHand, new: DifferenceHand) {
    func hand(_ session: Session, _ matrix: ReachabilityMatrix?) -> DifferenceHand {
      var ways: [String: [String]] = [:]
      for row in matrix?.rows ?? [] {
        if let cell = row.cells.first(where: { $0.technology == profile.technology }),
          cell.verdict == .reached,
          ways[row.id] == nil
        {
          ways[row.id] = cell.steps
        }
      }
      return DifferenceHand(technology: profile.technology, session: session, ways: ways)
    }
    return (hand(old, matrices?.old), hand(new, matrices?.new))
  }

  /// Whether something can be typed somewhere.
  var takesText: Bool { stops.contains { new.scene.takesText($0.new) } }

  /// Where technologies begin, on a screen that has just come up.
  private var beginnings: [MockDifference.Change] {
    guard state.steps.isEmpty else { return [] }
    return technologies.compactMap { technology in
      let (was, now) = (begin(old, technology), begin(new, technology))
      guard !was.isSame(as: now, counterparts) else { return nil }
      return change(
        .landing, nil, "\(technology.title) begins on \(now.words); it began on \(was.words)",
        was: was.words, now: now.words, by: technology)
    }
  }

  /// Who stands elsewhere after the steps that led here, which is told: of course it is another way from there.
  var standsElsewhere: Set<TechnologyName> {
    let technology = profile.technology
    guard !state.steps.isEmpty,
      !DifferenceLanding(old, technology).isSame(as: DifferenceLanding(new, technology), counterparts)
    else { return [] }
    return [technology]
  }

  private func begin(_ session: Session, _ technology: TechnologyName) -> DifferenceLanding {
    var alone = session
    if session.technologies != [technology] { _ = alone.update(.use([technology])) }
    return DifferenceLanding(alone, technology)
  }

  // MARK: - New and gone

  private var elements: [MockDifference.Change] {
    let stayed = Set(kept.map(\.before.position))
    let known = Set(kept.map(\.after.position))
    let gone = before.elements.filter { !stayed.contains($0.position) }.map { element in
      let said = Self.said(element)
      return change(.elements, element.id, "#\(element.id) is gone; it said \(said)", was: element.spoken)
    }
    let came = after.elements.filter { !known.contains($0.position) }.map { element in
      let place = Self.place(of: element.position, in: after)
      return change(
        .elements, element.id, "#\(element.id) is new: \(Self.said(element)), \(place)", now: element.spoken)
    }
    return gone + came
  }

  // MARK: - Order

  private var order: [MockDifference.Change] {
    let moved = SceneDifference.moved(in: kept.map { ElementIndex($0.after.position) })
    // What has moved together is told once.
    var blocks: [(first: Kept, last: Kept)] = []
    for pair in kept.filter({ moved.contains(ElementIndex($0.after.position)) })
      .sorted(by: { $0.after.position < $1.after.position })
    {
      if let last = blocks.last?.last, last.after.position + 1 == pair.after.position,
        last.before.position + 1 == pair.before.position
      {
        blocks[blocks.count - 1].last = pair
      } else {
        blocks.append((pair, pair))
      }
    }
    return blocks.map { first, last in
      let was = Self.place(of: first.before.position, in: before)
      let now = Self.place(of: first.after.position, in: after)
      let id = first.after.id
      let isOne = last.after.position == first.after.position
      let others = isOne ? "" : ", with what follows up to #\(last.after.id),"
      return change(.order, id, "#\(id)\(others) comes \(now); it came \(was)", was: was, now: now)
    }
  }

  /// `first`, or behind which stop.
  private static func place(of position: Int, in report: OrderReport) -> String {
    position > 1 ? "after #" + report.elements[position - 2].id : "first"
  }

  // MARK: - Places

  private func places(_ pair: Kept) -> [MockDifference.Change] {
    let id = pair.after.id
    let (was, now) = (pair.before.frame, pair.after.frame)
    let parts = PlaceWords.changes(from: was, to: now, beyond: Contract.usualTolerance)
    if !parts.isEmpty {
      return [
        change(
          .places, id, "#\(id) is " + parts.joined(separator: ", "), was: PlaceWords.text(was),
          now: PlaceWords.text(now))
      ]
    }
    let (from, to) = (pair.before.activationPoint, pair.after.activationPoint)
    guard !PlaceWords.changes(from: from, to: to, beyond: Contract.usualTolerance).isEmpty else { return [] }
    return [
      change(
        .places, id, "#\(id) is activated at \(PlaceWords.text(to)); it was at \(PlaceWords.text(from))",
        was: PlaceWords.text(from), now: PlaceWords.text(to))
    ]
  }
}

extension Counterparts {
  /// What the views of a scene are called in another version of it.
  init(_ old: Scene, _ new: Scene, _ pairs: ViewPairs) {
    self.init()
    add(
      Version(mock: old.mock, state: old.state, views: old.views),
      Version(mock: new.mock, state: new.state, views: new.views), pairs)
  }
}
