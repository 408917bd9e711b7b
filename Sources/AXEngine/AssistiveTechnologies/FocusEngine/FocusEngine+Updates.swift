/// What happens to the focus without a press.
extension FocusEngine {
  public mutating func sceneDidChange(_ change: SceneChange) -> [Reaction] {
    let isMine = change.requester == Self.name
    var reactions: [Reaction] = []
    if isMine, case .press(.menu, _)? = change.request, !change.outcome.handled {
      reactions.emit(.log("Home", rule: "TV-35"))
    }
    if change.new === change.old, change.outcome.events.isEmpty { return reactions }
    let scene = change.new
    let place = identity.map(CursorPlace.init(identity:))
    let arrival = memory.arrival(of: change, from: place, heedsApp: false)
    switch arrival.target {
    case .back(let place):
      // TV-34
      if let node = scene.views.node(place.identity), map(of: scene).item(node) != nil {
        focus(on: node, in: scene, by: "TV-34", &reactions)
      } else {
        updateFocus(in: map(of: scene).front.lowerBound, of: scene, by: nil, &reactions)
      }
    case .inside(let view, let type):
      guard let node = scene.views.node(view) else { break }
      if type == .menu || type == .picker, let chosen = chosenOption(in: node, of: scene) {
        focus(on: chosen, in: scene, by: "CU-78", &reactions)
      } else {
        updateFocus(in: node, of: scene, by: "TV-34", &reactions)
      }
    case .start:
      updateFocus(in: map(of: scene).front.lowerBound, of: scene, by: nil, &reactions)
    case .stay, .view:
      stay(change, &reactions)
    }
    if let direction = queued, isMine, case .use? = change.request {
      queued = nil
      if reactions.isEmpty { move(direction, in: scene, &reactions) }
    }
    return reactions
  }

  /// TV-32: where the focused item can have the focus no longer, the innermost view around it that is still there is
  /// asked what it prefers. TV-33: the app may ask for that of a view that holds the focus.
  private mutating func stay(_ change: SceneChange, _ reactions: inout [Reaction]) {
    let scene = change.new
    let map = map(of: scene)
    guard let identity, let old = focus else {
      return updateFocus(in: map.front.lowerBound, of: scene, by: nil, &reactions)
    }
    if let node = scene.views.node(identity, near: old), map.item(node) != nil {
      focus = node
      for case .focusUpdateRequested(let view) in change.outcome.events {
        guard let environment = scene.views.node(view), environment <= node,
          node < scene.views.nodes[Int(environment)].end,
          let choice = map.choice(in: environment, of: scene), choice.node != node,
          mayUpdate(from: node, to: choice.node, in: scene)
        else { continue }
        focus(on: choice.node, in: scene, by: "TV-33", &reactions)
      }
      return
    }
    nextTab = nil
    var around =
      change.old.views.node(identity, near: old).map { change.old.views.nodes[Int($0)].parent } ?? -1
    while around >= 0 {
      let name = change.old.views.nodes[Int(around)].identity
      if let environment = scene.views.node(name, near: around),
        let choice = map.choice(in: environment, of: scene)
      {
        let (node, _) = entering(at: choice.node, from: nil, by: choice.rule, in: scene)
        return focus(on: node, in: scene, by: "TV-32", &reactions)
      }
      around = change.old.views.nodes[Int(around)].parent
    }
    updateFocus(in: map.front.lowerBound, of: scene, by: "TV-32", &reactions)
  }

  /// Gives the focus to what a view prefers; takes it away where nothing in it can have it.
  mutating func updateFocus(
    in environment: NodeIndex, of scene: Scene, by rule: String?, _ reactions: inout [Reaction]
  ) {
    guard Int(environment) < scene.views.nodes.count,
      let choice = map(of: scene).choice(in: environment, of: scene)
    else {
      if identity != nil {
        reactions.emit(.focus(nil, rule: rule ?? "TV-32"))
        reactions.perform(.setFocus(nil))
      }
      focus = nil
      identity = nil
      nextTab = nil
      return
    }
    let target = entering(at: choice.node, from: nil, by: choice.rule, in: scene)
    focus(on: target.node, in: scene, by: rule ?? target.rule, &reactions)
  }

  /// CU-78
  private mutating func chosenOption(in menu: NodeIndex, of scene: Scene) -> NodeIndex? {
    let map = map(of: scene)
    return map.regions(in: menu).lazy.map { map.regions[$0].node }.first {
      map.item($0) != nil && scene.isChosen($0)
    }
  }

  public mutating func move(through passage: ScenePassage) {
    let names = passage.counterparts
    memory = memory.renamed(names)
    visits = visits.compactMap { visit in
      guard let view = names[visit.view], let item = names[visit.item] else { return nil }
      return Visit(view: view, item: item, place: visit.place)
    }
    nextTab = nil
    queued = nil
    let map = map(of: passage.new)
    let same = identity.flatMap { names[$0] }.flatMap { passage.new.views.node($0) }
    focus =
      same.flatMap { map.item($0) == nil ? nil : $0 }
      ?? (passage.new.views.nodes.isEmpty ? nil : map.choice(in: map.front.lowerBound, of: passage.new)?.node)
    identity = focus.map { passage.new.views.nodes[Int($0)].identity }
  }
}
