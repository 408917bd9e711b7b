/// What is heard of a stop.
extension ScreenDifference {
  static func said(_ element: OrderReport.Element) -> String { quoted(element.spoken) ?? "nothing" }

  static func quoted(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return text.inQuotes
  }

  /// The parts of some kinds of a phrase.
  private static func parts(_ element: OrderReport.Element, _ kinds: Set<SpeechFragment.Kind>) -> [String] {
    element.fragments.filter { kinds.contains($0.kind) }.map(\.text)
  }

  /// - Parameter isElsewhere: Whether what is said of the surroundings follows from something else that is told.
  func words(_ pair: Kept, isElsewhere: Bool) -> [MockDifference.Change] {
    let (was, now) = (pair.before, pair.after)
    var changes = traits(pair)
    let isAnother = { Self.parts(was, $0) != Self.parts(now, $0) }
    // What a trait, a level, a value or content adds to the phrase is told as what it is.
    let (labels, states) = (isAnother([.label]), isAnother([.state, .selected, .trait]))
    let surroundings = !isElsewhere && isAnother([.container, .position, .context])
    let isTold = was.spoken != now.spoken && (labels || (states && changes.isEmpty) || surroundings)
    if isTold {
      changes.append(
        change(
          .words, now.id, "#\(now.id) says \(Self.said(now)); it said \(Self.said(was))", was: was.spoken,
          now: now.spoken))
    }
    if was.value != now.value, !(isTold && states && !isAnother([.value])) {
      changes.append(differs(.values, now.id, "the value", was.value, now.value))
    } else if isAnother([.value]), !labels {
      let (then, here) = (Self.parts(was, [.value]), Self.parts(now, [.value]))
      changes.append(
        differs(.values, now.id, "the value", then.joined(separator: ", "), here.joined(separator: ", ")))
    }
    if was.hint != now.hint { changes.append(differs(.hints, now.id, "the hint", was.hint, now.hint)) }
    return changes + speech(pair)
  }

  private func differs(
    _ kind: MockDifference.Kind, _ id: String, _ what: String, _ was: String?, _ now: String?
  ) -> MockDifference.Change {
    change(
      kind, id, "\(what) of #\(id) is \(Self.quoted(now) ?? "none"); it was \(Self.quoted(was) ?? "none")",
      was: was, now: now)
  }

  private func traits(_ pair: Kept) -> [MockDifference.Change] {
    let (was, now, id) = (pair.before, pair.after, pair.after.id)
    var changes: [MockDifference.Change] = []
    let gained = now.traits.filter { !was.traits.contains($0) }
    let lost = was.traits.filter { !now.traits.contains($0) }
    if !gained.isEmpty || !lost.isEmpty {
      let parts = [("is now", gained), ("is no longer", lost)].filter { !$0.1.isEmpty }
        .map { $0 + " " + $1.joined(separator: ", ") }
      changes.append(
        change(
          .traits, id, "#\(id) " + parts.joined(separator: " and ") + "; it says \(Self.said(now))",
          was: was.traits.joined(separator: ", "), now: now.traits.joined(separator: ", ")))
    }
    if was.heading != now.heading {
      let (then, here) = (was.heading.map(String.init), now.heading.map(String.init))
      changes.append(
        change(
          .headings, id,
          "the heading #\(id) is of level \(here ?? "none"); it was of level \(then ?? "none")",
          was: then, now: here))
    }
    return changes
  }

  private func speech(_ pair: Kept) -> [MockDifference.Change] {
    let (was, now, id) = (pair.before, pair.after, pair.after.id)
    var changes: [MockDifference.Change] = []
    if was.language != now.language {
      changes.append(
        change(
          .speech, id,
          "#\(id) is read in \(now.language ?? "the app's language"); it was in \(was.language ?? "the app's language")",
          was: was.language, now: now.language))
    }
    if was.pitch != now.pitch {
      let (then, here) = (NumberText.text(of: was.pitch), NumberText.text(of: now.pitch))
      changes.append(
        change(.speech, id, "#\(id) is read at pitch \(here); it was at pitch \(then)", was: then, now: here))
    }
    return changes
  }
}
