/// What the program says about a tour.
extension TourProgress {
  /// `Stop 3 of 10: Curtain`; at the end the tour's title.
  public var heading: String {
    stop.map { "Stop \(place + 1) of \(tour.stops.count): " + $0.title } ?? tour.title
  }

  /// What is to be done, or what was done on the whole tour.
  public var task: String { stop?.task ?? summary }

  /// `2 gestures, the shortest way takes 3; hint 1 of 2`.
  public var standing: String {
    guard let stop else { return "" }
    let way = stop.fewest.map { ", the shortest way takes \($0)" } ?? ""
    let hints =
      switch (self.hints, stop.hints.count) {
      case (_, 0): ""
      case (0, let count): "; " + NumberText.count(count, "hint")
      case (let seen, let count): "; hint \(seen) of \(count)"
      }
    return NumberText.count(gestures, "gesture") + way + hints
  }

  /// The same for a narrow line: `2 of 3 gestures, hint 1 of 2`.
  public var shortStanding: String {
    guard let stop else { return "" }
    let way =
      stop.fewest.map { "\(gestures) of " + NumberText.count($0, "gesture") }
      ?? NumberText.count(gestures, "gesture")
    return way + (stop.hints.isEmpty ? "" : ", hint \(hints) of \(stop.hints.count)")
  }

  /// `Task done in 4 gestures; the shortest way takes 3.`; nil while it is not.
  public var verdict: String? {
    guard let stop, isDone else { return nil }
    let done = "Task done in " + NumberText.count(gestures, "gesture")
    guard let fewest = stop.fewest else { return done + "." }
    if gestures == fewest { return done + ", the shortest way." }
    return gestures < fewest
      ? done + ", fewer than the \(fewest) of the tour's own way."
      : done + "; the shortest way takes \(fewest)."
  }

  /// The whole tour in a sentence.
  public var summary: String {
    let done = results.compactMap(\.self)
    let ways = zip(results, tour.stops).reduce(0) { $0 + ($1.0 == nil ? 0 : $1.1.fewest ?? 0) }
    let gestures = done.reduce(0) { $0 + $1.gestures }
    let hints = done.reduce(0) { $0 + $1.hints }
    return
      "\(done.count) of \(NumberText.count(tour.stops.count, "task")) done, in \(NumberText.count(gestures, "gesture"))"
      + (ways > 0 ? " where the shortest ways take \(ways)" : "")
      + (hints > 0 ? ", with \(NumberText.count(hints, "hint"))." : ".")
  }

  /// A line for each stop: its title, and how it was done.
  public var ledger: [String] {
    zip(tour.stops, results).enumerated().map { place, pair in
      let (stop, result) = pair
      let way = stop.fewest.map { ", shortest way \($0)" } ?? ""
      let hints = result.map { $0.hints > 0 ? ", " + NumberText.count($0.hints, "hint") : "" } ?? ""
      let how = result.map { NumberText.count($0.gestures, "gesture") + way + hints } ?? "not done"
      return "\(place + 1). \(stop.title): \(how)"
    }
  }
}

extension Tour {
  /// `A first hour: 10 stops, 20 minutes`.
  public var overview: String {
    let time = minutes.map { ", \(NumberText.text(of: $0)) minute" + ($0 == 1 ? "" : "s") }
    return title + ": " + NumberText.count(stops.count, "stop") + (time ?? "")
  }
}

extension WalkStep {
  /// The gesture in words: what the hand does and, with VoiceOver, what that means there,
  /// `two-finger double tap: magic tap`. No source gives the words.
  public func words(withVoiceOver: Bool) -> String {
    guard case .input(let input, let times) = action else { return text }
    let count = times > 1 ? ", \(times) times" : ""
    switch input {
    case .gesture(let gesture):
      let hand =
        switch gesture {
        case .scrub: "two-finger scrub"
        case .rotate(let clockwise): "two fingers turned " + (clockwise ? "right" : "left")
        case .pinch(_, let isIn): "pinch " + (isIn ? "in" : "out")
        case .swipe, .tap, .fourFingerTap, .touch, .touchPoint, .hold, .splitTap, .drag, .step:
          gesture.step ?? text
        }
      let command = VoiceOverCommand.gestures.first { $0.gesture == gesture }?.command
      return hand + count + (withVoiceOver ? command.map { ": " + $0.title } ?? "" : "")
    case .key(let press):
      let keys = VoiceOverCommand.keys + VoiceOverCommand.quickNavKeys
      let command = keys.first { $0.key == press && press.modifiers.contains(.vo) }?.command
      return "key " + KeyNames.text(press) + count
        + (withVoiceOver ? command.map { ": " + $0.title } ?? "" : "")
    case .text, .rotor, .chooseItem, .chooseEntry, .chooseNamed, .switches, .say, .remote, .assistiveTouch,
      .dwell,
      .accessibilityShortcut:
      return text
    }
  }
}
