/// Scrolling by pages and by the way.
extension VoiceOver {
  /// What came of a scroll or an escape that VoiceOver asked for. True where that was all there is to say.
  mutating func scrollResult(of change: SceneChange, _ reactions: inout [Reaction]) -> Bool {
    guard let request = change.request else { return false }
    switch request {
    case .scroll(.next, _) where isReadingAll:
      didTurnPage(change, &reactions)
      return true
    case .scroll:
      break
    case .escape:
      // Nobody had a way back: heard like the end of a list.
      if !change.outcome.handled { reactions.emit(.sound(.boundary)) }
      return !change.outcome.handled
    case .scrollToVisible, .accessibilityFocusDidChange:
      return true
    case .activate, .use, .followLink, .touch, .flick, .pinch, .swipe, .scrollToEdge, .longPress, .drag,
      .increment,
      .decrement, .zoom,
      .magicTap,
      .perform,
      .setFocus, .edit, .press,
      .insertText, .deleteBackward, .moveInsertionPoint, .selectText, .editText, .undoText, .redoText,
      .submit, .runIntent,
      .setEnvironment:
      return false
    }
    let status = postedStatus(change.outcome) ?? ownStatus(change) ?? pageText(change)
    // VO-23: at the edge, and where the same status comes twice.
    guard change.outcome.handled, status == nil || status != lastScrollStatus else {
      reactions.emit(.sound(.boundary))
      return true
    }
    reactions.emit(.sound(.scrolledPage))  // SN-05
    if let status { say(composer.passage(status, rule: "VO-22"), &reactions) }
    if let cursor, let view = scrolledView(change.outcome), isGone(cursor, from: view, in: change.new) {
      // CU-53, DF-11: after the status, the first element that is wholly visible; without one, the first in sight.
      if let first = firstVisible(in: view, of: change.new) {
        move(to: first, from: cursor, in: change.new, by: "CU-53", &reactions)
      }
    }
    lastScrollStatus = status
    return true
  }

  /// The page that the scroll view around the cursor shows (VO-22, VO-24); nil where there is but one.
  func pageStatus(in scene: Scene) -> Utterance? {
    guard let cursor, scene[cursor].scrollView >= 0 else { return nil }
    if let own = ownStatus(of: scene[cursor].scrollView, in: scene) {
      return composer.passage(own, rule: "SE-55")
    }
    guard let page = page(of: scene[cursor].scrollView, in: scene) else { return nil }
    return composer.message(.page, String(page.number), String(page.count))
  }

  /// The text the app gives for the new position (CU-94).
  private func postedStatus(_ outcome: AppOutcome) -> String? {
    for case .notification(.pageScrolled, .text(let text), _) in outcome.events { return text }
    return nil
  }

  /// SE-55: what the scroll view says of its place.
  private func ownStatus(_ change: SceneChange) -> String? {
    scrolledView(change.outcome).flatMap { change.new.views.node($0) }.flatMap {
      ownStatus(of: $0, in: change.new)
    }
  }

  private func ownStatus(of node: NodeIndex, in scene: Scene) -> String? {
    let reader = Reader(mock: scene.mock, state: scene.state, views: scene.views)
    return reader.text(reader.property(.scrollStatus, of: node), at: node)
  }

  /// "Page 2 of 5" for every scroll view unless the app says something else (VO-22, DX21).
  private func pageText(_ change: SceneChange) -> String? {
    guard let view = scrolledView(change.outcome), let node = change.new.views.node(view),
      let page = page(of: node, in: change.new)
    else { return nil }
    return composer.phrases.text(.page, String(page.number), String(page.count))
  }

  private func scrolledView(_ outcome: AppOutcome) -> ViewIdentity? {
    for case .scrolled(let view, _) in outcome.events { return view }
    return nil
  }

  private func page(of node: NodeIndex, in scene: Scene) -> (number: Int, count: Int)? {
    let geometry = scene.views.scrollGeometry(of: node)
    guard geometry.canScroll else { return nil }
    let offset = scene.scrollOffset(of: scene.views.nodes[Int(node)].identity)
    // The last page is rarely a whole one: at its end the count is reached.
    let isAtEnd =
      geometry.scrollsVertically
      ? offset.y >= geometry.maxOffset.y - 0.5
      : abs(offset.x) >= max(geometry.maxOffset.x, -geometry.minOffset.x) - 0.5
    return (isAtEnd ? geometry.pages : geometry.page(at: offset) + 1, geometry.pages)
  }

  private func isGone(_ index: ElementIndex, from view: ViewIdentity, in scene: Scene) -> Bool {
    guard let scroll = scene.views.node(view) else { return false }
    let node = scene[index].node
    guard node > scroll, node < scene.views.nodes[Int(scroll)].end else { return false }
    return !scene.isVisible(index)
  }

  private func firstVisible(in view: ViewIdentity, of scene: Scene) -> ElementIndex? {
    guard let scroll = scene.views.node(view) else { return nil }
    let end = scene.views.nodes[Int(scroll)].end
    func first(_ isThere: (ElementIndex) -> Bool) -> ElementIndex? {
      (0..<scene.count).first { scene[$0].node > scroll && scene[$0].node < end && isThere($0) }
    }
    return first { !scene.isCutOff($0) } ?? first { scene.isVisible($0) }
  }
}
