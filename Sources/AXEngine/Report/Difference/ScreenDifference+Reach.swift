/// Who reaches what, and at what cost.
extension ScreenDifference {
  /// What a row of a matrix is known by: a text may hold several links, and a view be there beside what represents it.
  private struct RowName: Hashable {
    var id: String
    var link: String?
    /// Which of those that are called so.
    var number = 0

    init(_ row: ReachabilityMatrix.Row, id: String) {
      self.id = id
      switch row.kind {
      case .link: link = row.name
      case .control, .text, .dimmed, .gesture, .scrollView, .screen: link = nil
      }
    }
  }

  /// The technologies whose search came to its bound.
  var incomplete: [TechnologyName] {
    guard let (before, after) = matrices else { return [] }
    return technologies.filter {
      before.incomplete.contains($0) || after.incomplete.contains($0)
    }
  }

  var reach: [MockDifference.Change] {
    guard let (before, after) = matrices else { return [] }
    var ids: [String: String] = [:]
    for pair in kept where ids[pair.before.id] == nil { ids[pair.before.id] = pair.after.id }
    var rows: [RowName: ReachabilityMatrix.Row] = [:]
    for row in before.rows {
      var name = RowName(row, id: ids[row.id] ?? row.id)
      while rows[name] != nil { name.number += 1 }
      rows[name] = row
    }
    var seen: [RowName: Int] = [:]
    let (isElsewhere, technologies) = (standsElsewhere, technologies)
    var gained: [MockDifference.Change] = []
    var costs: [MockDifference.Change] = []
    for row in after.rows {
      var name = RowName(row, id: row.id)
      (name.number, seen[name]) = (seen[name, default: 0], seen[name, default: 0] + 1)
      guard let other = rows[name] else { continue }
      for (was, now) in zip(other.cells, row.cells) where technologies.contains(now.technology) {
        if was.verdict != now.verdict {
          if let change = reach(row, was, now) { gained.append(change) }
        } else if now.verdict == .reached, was.words != now.words, !isElsewhere.contains(now.technology) {
          costs.append(effort(row, was, now))
        }
      }
    }
    return gained + costs
  }

  /// A sentence where somebody gets to what was missed, or misses what could be got to.
  private func reach(
    _ row: ReachabilityMatrix.Row, _ was: ReachabilityMatrix.Cell, _ now: ReachabilityMatrix.Cell
  ) -> MockDifference.Change? {
    guard was.verdict != .notLookedAt, now.verdict != .notLookedAt else { return nil }
    let who = now.technology.title
    let sentence: String
    switch now.verdict {
    case .reached: sentence = "\(who) reaches #\(row.id)"
    case .notReached: sentence = "\(who) no longer reaches #\(row.id)"
    case .byPlaceOnly: sentence = "\(who) reaches #\(row.id) only by pointing at its place"
    case .byScrollingOnly: sentence = "\(who) reaches #\(row.id) only by scrolling"
    case .notNeeded: sentence = "\(who) no longer needs #\(row.id)"
    case .notLookedAt: return nil
    }
    let reason = now.reason.map { ": " + $0 } ?? ""
    return change(
      .reach, row.id, sentence + reason, was: was.verdict.rawValue, now: now.verdict.rawValue,
      by: now.technology)
  }

  private func effort(
    _ row: ReachabilityMatrix.Row, _ was: ReachabilityMatrix.Cell, _ now: ReachabilityMatrix.Cell
  ) -> MockDifference.Change {
    var words = now.words
    // Scanning is measured in seconds.
    if now.technology != .switchControl, let gestures = now.gestures {
      words = now.technology.effort(gestures)
    }
    return change(
      .effort, row.id, "\(now.technology.title) takes \(words) to #\(row.id); it took \(was.words)",
      was: was.words, now: now.words, by: now.technology)
  }
}
