extension Arrival {
  /// Whether something else lies in front now.
  fileprivate var isElsewhere: Bool {
    switch cause {
    case .push, .pop, .presented, .dismissed: true
    case .nothing, .screenChanged, .layoutChanged, .requested: false
    }
  }
}

/// What becomes of the focus when something else is shown.
extension FullKeyboardAccess {
  public mutating func sceneDidChange(_ change: SceneChange) -> [Reaction] {
    if change.new === change.old, change.outcome.events.isEmpty { return [] }
    let place = focus.map { CursorPlace(of: $0, in: change.old) }
    let arrival = memory.arrival(of: change, from: place, heedsApp: false)
    var reactions: [Reaction] = []
    closeSheet(after: change, isElsewhere: arrival.isElsewhere, &reactions)
    guard let focus else { return reactions }
    let landing = Landing(scene: change.new, isStop: FocusGroups.isStop)
    // FK-41, CU-50, CU-56: into what opened, back to what opened it, near what is gone.
    guard
      let target = landing.place(for: arrival, from: place, near: focus).flatMap({
        enter($0, arrival, change.new)
      })
    else {
      self.focus = nil
      identity = nil
      reactions.emit(.focus(nil, rule: Landing.nowhere))
      reactions.perform(.setFocus(nil))
      return reactions
    }
    if change.new[target.element].identity == identity {
      self.focus = target.element
    } else {
      var rule = target.rule
      if case .presented = arrival.cause, rule != "CU-51" { rule = "FK-41" }
      self.focus(on: target.element, in: change.new, by: rule, &reactions)
    }
    return reactions
  }

  /// Where a new screen is entered: FK-42 holds there, too.
  private mutating func enter(_ target: Landing.Place, _ arrival: Arrival, _ scene: Scene) -> Landing.Place? {
    guard arrival.isElsewhere, map(of: scene).outers.isEmpty == false,
      map?.canEnter(target.element, in: scene) == false
    else { return target }
    guard let station = map?.openStation(after: nil, forward: true, in: scene)?.station else { return nil }
    return (map?.first(of: station)).map { Landing.Place(element: $0, rule: target.rule) }
  }

  /// Goes on in another version of the file, on the same item where there is one.
  public mutating func move(through passage: ScenePassage) {
    let landing = Landing(scene: passage.new, isStop: FocusGroups.isStop)
    renameVisits(passage.counterparts)
    let place = passage.place(of: focus, &memory, landing)
    sheet = nil
    // Nothing is focused before the first key.
    guard focus != nil else { return }
    focus = place.flatMap { place in
      if FocusGroups.isStop(passage.new[place]) { return place }
      let map = map(of: passage.new)
      switch map.station(after: place, forward: true)?.station {
      case .item(let item)?: return item
      case .group(let group)?: return map.groups[group].members.first
      case nil: return nil
      }
    }
    identity = focus.map { passage.new[$0].identity }
  }
}
