/// What VoiceOver does about a change of the scene.
extension VoiceOver {
  public mutating func sceneDidChange(_ change: SceneChange) -> [Reaction] {
    var reactions = hear(of: change)
    follow(change, &reactions)
    return reactions
  }

  private mutating func hear(of change: SceneChange) -> [Reaction] {
    let isMine = change.requester == Self.name
    if change.new === change.old, change.outcome.events.isEmpty, !isMine { return [] }
    if isMine, case .accessibilityFocusDidChange? = change.request, change.outcome.events.isEmpty {
      return []
    }
    useLanguage(of: change.new)
    var reactions: [Reaction] = []

    let old = cursor
    let place = old.map { CursorPlace(of: $0, in: change.old) }
    let arrival = memory.arrival(of: change, from: place)
    let target = landing(in: change.new).place(for: arrival, from: place, near: old ?? 0)
    if let sound = Self.sound(of: arrival.cause) { reactions.emit(.sound(sound)) }
    for event in change.outcome.events {
      if let sound = Self.sound(of: event, change) { reactions.emit(.sound(sound)) }
      if case .editingEnded = event { modes.isSelecting = false }
    }
    if arrival.cause.landsAnew { modes.list = nil }
    if !arrival.cause.changesScreen, let sound = Self.busySound(of: change) { reactions.emit(.sound(sound)) }
    speakArgument(of: change.outcome, &reactions)
    let isLandscape = change.new.environment.isLandscape
    if change.old.environment.isLandscape != isLandscape {
      say(composer.message(isLandscape ? .landscape : .portrait), &reactions)  // CU-57
    }

    if ridesOnFocus {
      followFocus(change, arrival, &reactions)
    } else if case .stay = arrival.target, !arrival.cause.landsAnew, keepGroup(in: change.new) {
      if isMine { _ = scrollResult(of: change, &reactions) }
    } else if let target {
      let isElsewhere = change.new[target.element].identity != identity
      if isElsewhere || arrival.cause.landsAnew {
        if isElsewhere, arrival.cause.synchronizes { reactions.emit(.sound(.synchronizedFocus)) }
        land(at: target, by: arrival, in: change.new, &reactions)
      } else {
        cursor = target.element
        if !isMine || !scrollResult(of: change, &reactions) {
          speakInPlace(change, at: target.element, &reactions)
        }
      }
    } else {
      if cursor != nil { reactions.emit(.cursor(nil, rule: Landing.nowhere)) }
      cursor = nil
      identity = nil
      if isMine { _ = scrollResult(of: change, &reactions) }
    }
    if arrival.cause == .push { readSummary(in: change.new, &reactions) }
    announce(change.outcome, of: change.request, &reactions)
    tellWatched(change, &reactions)
    return reactions
  }

  /// Moves the cursor to where a change takes it; where a screen begins, onto the group there.
  mutating func land(
    at place: Landing.Place, by arrival: Arrival, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    if case .start = arrival.target, case let stop = stops(in: scene).landing(at: place.element),
      stop != .element(place.element)
    {
      return move(to: stop, in: scene, by: place.rule, &reactions)
    }
    let origin = arrival.cause.changesScreen ? nil : survivor(in: scene, near: place.element)
    move(to: place.element, from: origin, in: scene, by: place.rule, &reactions)
  }

  /// Where the element that had the cursor is now; nil where it is gone.
  private func survivor(in scene: Scene, near hint: ElementIndex) -> ElementIndex? {
    identity.flatMap { scene.tree.element($0, near: cursor ?? hint) }
  }

  // MARK: - Sounds

  /// SN-08, SN-16.
  static func sound(of cause: Arrival.Cause) -> Earcon? {
    switch cause {
    case .push, .pop, .screenChanged: .screenChanged
    case .presented(.alert), .presented(.confirmationDialog): .alert
    case .presented(.sheet), .presented(.fullScreenCover), .presented(.navigationLink): .screenChanged
    case .presented: .popover
    case .dismissed(.sheet), .dismissed(.fullScreenCover), .dismissed(.navigationLink): .screenChanged
    case .dismissed: nil
    case .nothing, .layoutChanged, .requested: nil
    }
  }

  /// SN-15: a busy indicator comes or goes on the same screen.
  private static func busySound(of change: SceneChange) -> Earcon? {
    let before = change.old.has(.busyIndicator)
    let now = change.new.has(.busyIndicator)
    return before == now ? nil : now ? .loading : .loaded
  }

  /// SN-19, where a keyboard on the screen really comes or goes.
  private static func sound(of event: AppEvent, _ change: SceneChange) -> Earcon? {
    let before = change.old.state.keyboardFrame != nil
    let now = change.new.state.keyboardFrame != nil
    return switch event {
    case .editingBegan: !before && now ? .keyboardAppeared : nil
    case .editingEnded: before && !now ? .keyboardDisappeared : nil
    case .stateChanged, .screenShown, .tabSelected, .presented, .dismissed, .notification, .focusRequested,
      .focusUpdateRequested, .scrolled, .reordered, .dropped, .text, .opened, .guidedAccess,
      .guidedAccessTimeOver, .sound, .fault:
      nil
    }
  }

  // MARK: - Speech that does not come from a new place

  /// What is said of the element that keeps the cursor: nothing after editing has ended (CU-54) or a custom action
  /// was performed (RO-55), unless a watched value changed.
  mutating func speakInPlace(
    _ change: SceneChange, at index: ElementIndex, _ reactions: inout [Reaction]
  ) {
    let scene = change.new
    if tellText(of: change, at: index, &reactions) { return }
    guard composesSpeech else { return }
    if tellDragging(change, &reactions) { return }
    let request = change.requester == Self.name ? change.request : nil
    if case .activate? = request {
      if change.outcome.handled { speakAgain(change, at: index, &reactions) }
      return
    }
    if case .followLink? = request {
      if change.outcome.handled { speakLinkAgain(at: index, in: scene, &reactions) }
      return
    }
    if request?.adjusts == true {
      // CU-74: also at the ends, where it is the old one.
      guard change.outcome.handled, let value = composer.value(of: index, in: scene) else { return }
      return reactions.emit(.speak(value))
    }
    // CU-46
    guard !scene[index].traits.isDisjoint(with: [.adjustable, .toggleButton, .updatesFrequently]),
      hasNewValue(change, at: index)
    else { return }
    if scene[index].traits.contains(.updatesFrequently) { return poll(at: index, in: scene, &reactions) }
    guard let value = composer.value(of: index, in: scene)
    else { return }
    reactions.emit(.speak(value))
  }

  /// CU-70…73, D-2, DX14: without role and hint; a new value or state alone (CU-71, CU-76, CU-79).
  private func speakAgain(_ change: SceneChange, at index: ElementIndex, _ reactions: inout [Reaction]) {
    let scene = change.new
    var subject = subject(index, from: index, in: scene)
    subject.hasNewValue = hasNewValue(change, at: index)
    guard let words = composer.activation(of: subject) else { return }
    reactions.emit(.speak(words))
  }

  /// D-2, DX14: a link within the text, by its own words.
  private func speakLinkAgain(at index: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]) {
    guard let link = linkFound(at: index, in: scene) else { return }
    let text = Array(spokenText(of: index, in: scene))
    say(
      composer.linkAgain(
        String(text[link.range.clamped(to: 0..<text.count)]), language: scene.semantics(of: index).language),
      &reactions)
  }

  private func hasNewValue(_ change: SceneChange, at index: ElementIndex) -> Bool {
    guard change.new !== change.old, let identity,
      let before = change.old.tree.element(identity, near: index)
    else { return false }
    let old = change.old.semantics(of: before)
    let new = change.new.semantics(of: index)
    return old.value != new.value || old.isExpanded != new.isExpanded
  }

  // MARK: - What the app has to say

  /// CU-44: a text that comes with screenChanged or layoutChanged.
  private func speakArgument(of outcome: AppOutcome, _ reactions: inout [Reaction]) {
    for case .notification(let kind, .text(let text), _) in outcome.events
    where kind == .screenChanged || kind == .layoutChanged {
      say(composer.announcement(text), &reactions)
    }
  }

  /// CU-95: without moving the cursor, after what the step itself says. What cuts off what is up to the
  /// `Speaker` (SE-60).
  mutating func announce(_ outcome: AppOutcome, of request: AppRequest? = nil, _ reactions: inout [Reaction])
  {
    for event in outcome.events {
      guard let (text, priority) = announcement(event, of: request) else { continue }
      lastAnnouncement = text
      say(composer.announcement(text, priority: priority), &reactions)
    }
  }

  /// The text that an event has announced. CU-94: the app's word for a place is one where no scroll was asked for;
  /// else it is what the scroll says.
  private func announcement(
    _ event: AppEvent, of request: AppRequest?
  ) -> (text: String, priority: AnnouncementPriority)? {
    switch event {
    case .notification(.announcement, .text(let text), let priority):
      return (text, priority)
    case .notification(.pageScrolled, .text(let text), let priority):
      if case .scroll? = request { return nil }
      return (text, priority)
    case .stateChanged, .screenShown, .tabSelected, .presented, .dismissed, .notification, .focusRequested,
      .focusUpdateRequested, .scrolled, .editingBegan, .editingEnded, .opened, .guidedAccess,
      .guidedAccessTimeOver, .sound, .fault,
      .text,
      .reordered, .dropped:
      return nil
    }
  }

  /// CU-17: once when the screen appears; the cursor does not go there.
  func readSummary(in scene: Scene, _ reactions: inout [Reaction]) {
    guard composesSpeech else { return }
    for index in 0..<scene.count where scene[index].traits.contains(.summaryElement) && index != cursor {
      if let words = composer.summary(of: index, in: scene) { reactions.emit(.speak(words)) }
    }
  }
}

extension AppRequest {
  /// Whether it changes the value of a control by one step.
  fileprivate var adjusts: Bool {
    if case .increment = self { return true }
    if case .decrement = self { return true }
    return false
  }
}

extension Arrival.Cause {
  /// SN-09: whether a cursor that it takes elsewhere is heard to follow. What has a sound of its own (SN-08, SN-16)
  /// has no second one, and none is known of a layout that changes (SE-62).
  var synchronizes: Bool {
    switch self {
    case .nothing, .requested: true
    case .dismissed: VoiceOver.sound(of: self) == nil
    case .push, .pop, .presented, .screenChanged, .layoutChanged: false
    }
  }

  /// Whether the cursor is spoken anew even where it does not leave its element.
  var landsAnew: Bool {
    switch self {
    case .push, .pop, .presented, .dismissed, .screenChanged, .layoutChanged: true
    case .nothing, .requested: false
    }
  }

  /// Whether what was around the cursor before is out of sight now.
  var changesScreen: Bool {
    switch self {
    case .push, .pop, .presented, .screenChanged: true
    case .dismissed, .nothing, .layoutChanged, .requested: false
    }
  }
}
