/// One screen in two versions, as it is after it has appeared.
struct ScreenDifference {
  let old: Session
  let new: Session
  let pairs: ViewPairs
  let profile: Profile
  /// What the views of the screen are called in the new version.
  let counterparts: Counterparts
  private let difference: SceneDifference
  private let before: OrderReport
  private let after: OrderReport

  init(_ old: Session, _ new: Session, _ profile: Profile, _ pairs: ViewPairs) {
    self.old = old
    self.new = new
    self.pairs = pairs
    self.profile = profile
    counterparts = Counterparts(old.scene, new.scene, pairs)
    difference = SceneDifference(old.scene, new.scene, counterparts)
    before = OrderReport(old.scene, profile: profile, settings: old.settings.voiceOver)
    after = OrderReport(new.scene, profile: profile, settings: new.settings.voiceOver)
  }

  /// The screen's name.
  var screen: String { MockDifference.screen(of: new) }

  /// Everything that has changed on it, kind by kind.
  var changes: [MockDifference.Change] {
    let kept = kept
    return elements(kept) + order(kept) + kept.flatMap(words) + kept.flatMap(places) + reach + landings
  }

  func change(
    _ kind: MockDifference.Kind, _ id: String?, _ sentence: String, was: String? = nil, now: String? = nil,
    by technology: TechnologyName? = nil
  ) -> MockDifference.Change {
    MockDifference.Change(
      kind: kind, screen: screen, id: id, technology: technology, was: was, now: now, sentence: sentence)
  }

  /// A stop in both versions.
  private struct Kept {
    var before: OrderReport.Element
    var after: OrderReport.Element
  }

  /// The stops of both versions, in the old order. A view that is a stop in one version only is no pair.
  private var kept: [Kept] {
    var stops: [ElementIndex: OrderReport.Element] = [:]
    for (index, element) in zip(after.indices, after.elements) { stops[index] = element }
    return zip(before.indices, before.elements).compactMap { index, element in
      difference.place(of: index).flatMap { stops[$0] }.map { Kept(before: element, after: $0) }
    }
  }

  /// The new ids by the old ones.
  var ids: [String: String] {
    var ids: [String: String] = [:]
    for pair in kept where ids[pair.before.id] == nil { ids[pair.before.id] = pair.after.id }
    return ids
  }

  // MARK: - New and gone

  private func elements(_ kept: [Kept]) -> [MockDifference.Change] {
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

  private func order(_ kept: [Kept]) -> [MockDifference.Change] {
    let moved = SceneDifference.moved(in: kept.map { ElementIndex($0.after.position) })
    return kept.filter { moved.contains(ElementIndex($0.after.position)) }
      .sorted { $0.after.position < $1.after.position }.map { pair in
        let was = Self.place(of: pair.before.position, in: before)
        let now = Self.place(of: pair.after.position, in: after)
        return change(
          .order, pair.after.id, "#\(pair.after.id) comes \(now); it came \(was)", was: was, now: now)
      }
  }

  /// `first`, or behind which stop.
  private static func place(of position: Int, in report: OrderReport) -> String {
    position > 1 ? "after #" + report.elements[position - 2].id : "first"
  }

  // MARK: - Words

  private static func said(_ element: OrderReport.Element) -> String { quoted(element.spoken) ?? "nothing" }

  static func quoted(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return "\"" + text + "\""
  }

  /// What belongs to the element itself, and not to where it stands among others.
  private static func own(_ element: OrderReport.Element) -> String {
    element.fragments.filter { fragment in
      switch fragment.kind {
      case .container, .position, .context, .hint, .availability, .message: false
      case .selected, .label, .value, .customContent, .state, .trait: true
      }
    }.map(\.text).joined(separator: ", ")
  }

  private func words(_ pair: Kept) -> [MockDifference.Change] {
    let id = pair.after.id
    var changes: [MockDifference.Change] = []
    if Self.own(pair.before) != Self.own(pair.after) {
      changes.append(
        change(
          .words, id, "#\(id) says \(Self.said(pair.after)); it said \(Self.said(pair.before))",
          was: pair.before.spoken, now: pair.after.spoken))
    }
    if pair.before.hint != pair.after.hint {
      let (was, now) = (Self.quoted(pair.before.hint) ?? "none", Self.quoted(pair.after.hint) ?? "none")
      changes.append(
        change(
          .words, id, "the hint of #\(id) is \(now); it was \(was)", was: pair.before.hint,
          now: pair.after.hint))
    }
    if pair.before.availability != pair.after.availability {
      let was = pair.before.availability.joined(separator: " ")
      let now = pair.after.availability.joined(separator: " ")
      changes.append(
        change(
          .words, id,
          "after #\(id) \(Self.quoted(now) ?? "nothing more") is said; it was \(Self.quoted(was) ?? "nothing more")",
          was: was.isEmpty ? nil : was, now: now.isEmpty ? nil : now))
    }
    return changes
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
