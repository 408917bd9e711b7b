/// VoiceOver's voice on the virtual clock: one utterance at a time, the others wait behind it.
///
/// It only keeps what is to be said and for how long; nothing here makes a sound.
struct Speaker: Hashable, Sendable {
  /// What became of speech.
  enum Change: Hashable, Sendable {
    /// An utterance begins.
    case began(Utterance)
    /// What was being said is cut off, by that rule.
    case cutOff(rule: String)
    /// An utterance is dropped that had not begun, by that rule.
    case dropped(Utterance, rule: String)
    /// An utterance has been said to its end.
    case finished(Utterance)
  }

  fileprivate struct Item: Hashable, Sendable {
    var utterance: Utterance
    /// Which event it came with; what one event says is said one after the other.
    var event: Int
    /// How much is left of it; nil until the clock runs for it.
    var remaining: Duration?
    /// The silence before it, or what is left of that.
    var pause: Duration
  }

  /// What is being said.
  private var current: Item?
  /// What waits behind it, in order.
  private var queue: [Item] = []
  /// Whether speech stands still until it is resumed (VO-11).
  private(set) var isPaused = false
  /// Counts events.
  private var event = 0

  /// Whether something is being said or waits to be said.
  var isBusy: Bool { current != nil || !queue.isEmpty }

  /// What is being said.
  var utterance: Utterance? { current?.utterance }

  /// From here on, what is said belongs to another event.
  mutating func beginEvent() { event += 1 }

  /// Takes an utterance; by its reason it is said at once, cuts off others, or waits.
  mutating func say(_ utterance: Utterance, _ changes: inout [Change]) {
    switch utterance.reason {
    case .focus, .activation, .system:
      // VO-42: what belongs to an earlier event is silenced.
      if (current ?? queue.first).map({ $0.event != event }) == true { stop(by: "VO-42", &changes) }
      enqueue(utterance, before: { _ in false }, &changes)
    case .valueChange:
      // CU-60: a hint comes when nothing else happens. Values that follow each other quickly do not pile up.
      queue.removeAll { $0.waitsForSilence || $0.isValue }
      if let current, current.isValue, current.event != event { cutOff(by: "CU-46", &changes) }
      enqueue(utterance, before: { _ in false }, &changes)
    case .hint, .availability:
      enqueue(utterance, pause: SpeechTiming.hintPause, before: { _ in false }, &changes)
    case .phonetic:
      enqueue(utterance, pause: SpeechTiming.phoneticPause, before: { _ in false }, &changes)
    case .announcement(.low):
      // SE-60: after the speech that goes on; before hints, which wait for silence.
      enqueue(utterance, before: \.waitsForSilence, &changes)
    case .announcement(.default), .announcement(.high):
      // SE-60: high cuts off and is not cut off by another announcement; default cuts off.
      guard current?.utterance.reason == .announcement(.high) else {
        stop(by: "SE-60", &changes)
        return enqueue(utterance, before: { _ in false }, &changes)
      }
      enqueue(utterance, before: { $0.utterance.reason != .announcement(.high) }, &changes)
    }
  }

  /// Falls silent by a rule: what is being said is cut off, what waits is dropped. Hints and phonetic words that
  /// had not begun leave no trace.
  mutating func stop(by rule: String, _ changes: inout [Change]) {
    cutOff(by: rule, &changes)
    for item in queue where !item.waitsForSilence { changes.append(.dropped(item.utterance, rule: rule)) }
    queue.removeAll(keepingCapacity: true)
    isPaused = false
  }

  /// VO-11: stands still, or goes on with what was being said.
  mutating func pauseOrResume(_ changes: inout [Change]) {
    guard isBusy else { return }
    isPaused.toggle()
    guard let current else { return }
    changes.append(isPaused ? .cutOff(rule: "VO-11") : .began(current.utterance))
  }

  /// How long until something begins or ends; nil where nothing will.
  func untilNext(rate: Int) -> Duration? {
    guard !isPaused else { return nil }
    if let current { return current.remaining ?? current.duration(rate: rate) }
    return queue.first?.pause
  }

  /// Lets the clock run, no further than `untilNext`.
  mutating func advance(by duration: Duration, rate: Int, _ changes: inout [Change]) {
    guard !isPaused else { return }
    if var item = current {
      let remaining = (item.remaining ?? item.duration(rate: rate)) - duration
      item.remaining = remaining
      current = item
      guard remaining <= .zero else { return }
      current = nil
      changes.append(.finished(item.utterance))
    } else if !queue.isEmpty {
      queue[0].pause -= duration
    }
    if current == nil, let next = queue.first, next.pause <= .zero { begin(queue.removeFirst(), &changes) }
  }

  private mutating func enqueue(
    _ utterance: Utterance, pause: Duration = .zero, before isLater: (Item) -> Bool, _ changes: inout [Change]
  ) {
    let item = Item(utterance: utterance, event: event, remaining: nil, pause: pause)
    if current == nil, !isPaused, pause == .zero, queue.allSatisfy(isLater) { return begin(item, &changes) }
    queue.insert(item, at: queue.firstIndex(where: isLater) ?? queue.count)
  }

  private mutating func begin(_ item: Item, _ changes: inout [Change]) {
    current = item
    changes.append(.began(item.utterance))
  }

  private mutating func cutOff(by rule: String, _ changes: inout [Change]) {
    if current != nil, !isPaused { changes.append(.cutOff(rule: rule)) }
    current = nil
  }
}

extension Speaker.Item {
  fileprivate var waitsForSilence: Bool { utterance.reason.waitsForSilence }

  fileprivate var isValue: Bool { utterance.reason == .valueChange }

  fileprivate func duration(rate: Int) -> Duration { SpeechTiming.duration(of: utterance.text, rate: rate) }
}
