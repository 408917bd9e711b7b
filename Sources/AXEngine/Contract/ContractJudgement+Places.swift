/// Words and places.
extension ContractJudgement {
  // MARK: Words

  func spoken(_ id: String, _ wording: Contract.Wording, _ demand: Contract.Demand) -> Verdict {
    let place: Int
    switch scene.standing(of: id) {
    case .stop(let found): place = found
    case .missing(let why): return breach(demand, "#\(id) is not read", view: id, because: why)
    case .passedOver: return passedOver(id, demand)
    }
    guard let element = scene.stops[place].element else { return passedOver(id, demand) }
    let phrases = scene.phrases(of: element)
    if phrases.contains(where: wording.matcher.accepts) {
      return passes(demand, "#\(id) is spoken as agreed", view: id)
    }
    let expected = wording.matcher.description
    let actual = phrases[0].isEmpty ? "nothing" : "\"\(phrases[0])\""
    var verdict = breach(demand, "#\(id) is spoken \(actual), not \(expected)", view: id)
    verdict.details = ["expected  \(expected)", "actual    \(actual)"]
    if case .equals(let text) = wording.matcher.kind {
      verdict.details += Self.mark(text, phrases[0], indented: "actual    \"".count)
    }
    verdict.measured = phrases[0]
    verdict.required = expected
    return verdict
  }

  /// A sign under the first character that differs, letter case aside.
  private static func mark(_ expected: String, _ actual: String, indented: Int) -> [String] {
    var cells = indented
    var rest = Substring(expected)
    for character in actual {
      guard let wanted = rest.first, wanted.lowercased() == character.lowercased() else { break }
      rest.removeFirst()
      cells += TextWidth.cells(of: character)
    }
    return [String(repeating: " ", count: cells) + "^"]
  }

  // MARK: Places

  func minimumTarget(_ id: String, _ side: Double, _ demand: Contract.Demand) -> Verdict {
    guard let node = scene.nodes(id).first else { return isNotThere(id, demand) }
    let target = scene.scene.touchArea(of: node)
    let measured = "\(PlaceWords.points(target.width)) × \(PlaceWords.points(target.height)) pt"
    let required = "\(PlaceWords.points(side)) × \(PlaceWords.points(side)) pt"
    // Half a hundredth is what adding up numbers costs.
    let isLargeEnough = min(target.width, target.height) >= side - 0.005
    var verdict =
      isLargeEnough
      ? passes(demand, "the target of #\(id) is \(measured)", view: id)
      : breach(demand, "the target of #\(id) is \(measured), at least \(required) were agreed", view: id)
    verdict.measured = measured
    verdict.required = required
    if !isLargeEnough {
      let sides = [("width", target.width), ("height", target.height)].filter { $0.1 < side - 0.005 }
      verdict.reason = sides.map { "its \($0.0) is \(PlaceWords.points(side - $0.1)) pt too small" }.joined(
        separator: ", ")
    }
    return verdict
  }

  func frame(_ id: String, _ frame: Rect, _ tolerance: Double, _ demand: Contract.Demand) -> Verdict {
    guard let actual = actualFrame(id) else { return isNotThere(id, demand) }
    return place(
      PlaceWords.changes(from: frame, to: actual, beyond: tolerance), of: "#" + id, "frame",
      (PlaceWords.text(frame), PlaceWords.text(actual)), demand, id)
  }

  /// nil where the point only went along with a frame that is judged by itself.
  func activationPoint(
    _ id: String, _ point: Point, _ tolerance: Double, _ demand: Contract.Demand
  ) -> Verdict? {
    guard let node = scene.nodes(id).first else { return isNotThere(id, demand) }
    guard let element = scene.ownElement(of: node) else {
      return breach(
        demand, "#\(id) has no activation point", view: id, because: scene.whyNoElement(node))
    }
    let actual = scene.scene.activationPoint(of: element)
    let shifts = PlaceWords.changes(from: point, to: actual, beyond: tolerance)
    if !shifts.isEmpty, wentAlong(id, from: point, to: actual, tolerance) { return nil }
    var verdict = place(
      shifts, of: "the activation point of #\(id)", "activation point",
      (PlaceWords.text(point), PlaceWords.text(actual)), demand, id)
    if !shifts.isEmpty, let frame = actualFrame(id), !frame.contains(actual) {
      verdict.reason = "it lies outside of the frame \(PlaceWords.text(frame))"
    }
    return verdict
  }

  /// What comes of a place: `changes` say how it differs from what was agreed, and are empty where it does not.
  private func place(
    _ changes: [String], of subject: String, _ kind: String, _ texts: (agreed: String, actual: String),
    _ demand: Contract.Demand, _ id: String
  ) -> Verdict {
    var verdict =
      changes.isEmpty
      ? passes(demand, "\(subject) is where it was agreed", view: id)
      : breach(demand, "\(subject) is \(changes.joined(separator: ", "))", view: id)
    verdict.measured = texts.actual
    verdict.required = texts.agreed
    if !changes.isEmpty {
      verdict.details = ["expected  \(kind) \(texts.agreed)", "actual    \(kind) \(texts.actual)"]
    }
    return verdict
  }

  /// Whether the contract has the frame of a view too, which moved by as much; then that verdict says it.
  private func wentAlong(_ id: String, from old: Point, to new: Point, _ tolerance: Double) -> Bool {
    guard let agreed = agreedFrames[id], let actual = actualFrame(id) else { return false }
    let before = Point(old.x - agreed.minX, old.y - agreed.minY)
    let now = Point(new.x - actual.minX, new.y - actual.minY)
    return (now.x - before.x).magnitude <= tolerance && (now.y - before.y).magnitude <= tolerance
      || actual.center == new && agreed.center == old
  }

  private func isNotThere(_ id: String, _ demand: Contract.Demand) -> Verdict {
    breach(demand, "#\(id) is nowhere", view: id, because: scene.absence)
  }

  /// An element's accessibility frame, else the view's; on the screen.
  private func actualFrame(_ id: String) -> Rect? {
    scene.nodes(id).first.map { node in
      scene.ownElement(of: node).map { scene.scene.visibleFrame(of: scene.scene[$0]) }
        ?? scene.scene.visibleFrame(of: node)
    }
  }
}
