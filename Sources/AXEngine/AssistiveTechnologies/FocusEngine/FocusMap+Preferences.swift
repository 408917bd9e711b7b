/// Where focus goes by itself: what views prefer, else the corner where reading begins.
extension FocusMap {
  /// An item with the rule that named it.
  struct Choice {
    var node: NodeIndex
    var rule: String
  }

  /// The item that the focus takes in a view (TV-30): what the view prefers; what is preferred inside of it (TV-37);
  /// the view itself; else the item that is nearest to its top leading corner (TV-31), unless a view around that prefers
  /// another one. nil where nothing in it takes the focus.
  ///
  /// `byPerson`: a person moved there, for whom only the view's own preferences count.
  func choice(in view: NodeIndex, of scene: Scene, byPerson: Bool = false) -> Choice? {
    var asked: [NodeIndex] = []
    return choice(in: view, of: scene, byPerson: byPerson, &asked)
  }

  private func choice(
    in view: NodeIndex, of scene: Scene, byPerson: Bool, _ asked: inout [NodeIndex]
  ) -> Choice? {
    guard front.contains(view), !asked.contains(view) else { return nil }
    asked.append(view)
    if let named = named(by: view, in: scene, byPerson: byPerson, &asked) { return named }
    let end = scene.views.nodes[Int(view)].end
    if !byPerson {
      for inner in preferred where inner > view && inner < end {
        if var found = choice(in: inner, of: scene, byPerson: false, &asked) {
          found.rule = "TV-37"
          return found
        }
      }
      // CU-51: where VoiceOver rides on the focus.
      if scene.environment.isVoiceOverRunning,
        let wanted = scene.tree.elements.first(where: {
          $0.flags.contains(.defaultFocus) && $0.node >= view && $0.node < end && item($0.node) != nil
        })
      {
        return Choice(node: wanted.node, rule: "CU-51")
      }
    }
    if item(view) != nil { return Choice(node: view, rule: "TV-30") }
    guard let corner = nearestToCorner(of: view, in: scene) else { return nil }
    for inner in preferring
    where inner > view && inner <= corner && corner < scene.views.nodes[Int(inner)].end {
      if let named = choice(in: inner, of: scene, byPerson: byPerson, &asked) { return named }
    }
    return Choice(node: corner, rule: "TV-31")
  }

  /// The first of what a view prefers that leads to an item.
  private func named(
    by view: NodeIndex, in scene: Scene, byPerson: Bool, _ asked: inout [NodeIndex]
  ) -> Choice? {
    guard preferring.contains(view),
      let list = scene.mock.views[Int(scene.views.nodes[Int(view)].view)].focusDescription?.preferred
    else { return nil }
    for reference in list {
      for target in nodes(of: reference, near: view, in: scene) {
        if var found = choice(in: target, of: scene, byPerson: byPerson, &asked) {
          found.rule = "TV-30"
          return found
        }
      }
    }
    return nil
  }

  /// Where a guide leads (TV-20): to the first of its views that leads to an item; nil where none does.
  func target(ofGuide guide: NodeIndex, in scene: Scene) -> NodeIndex? {
    let list = scene.mock.views[Int(scene.views.nodes[Int(guide)].view)].focusDescription?.guide ?? []
    for reference in list {
      for target in nodes(of: reference, near: guide, in: scene) {
        if let found = choice(in: target, of: scene) { return found.node }
      }
    }
    return nil
  }

  /// The nodes that a reference means: of copies without a place that in the same row before all others.
  private func nodes(of reference: ViewReference, near view: NodeIndex, in scene: Scene) -> [NodeIndex] {
    var found: [NodeIndex] = []
    var own: [NodeIndex] = []
    let scope = scene.views.nodes[Int(view)].scope
    for index in front {
      let node = scene.views.nodes[Int(index)]
      guard node.view == reference.view, node.part == reference.part else { continue }
      if case .at(let place) = reference.copy {
        guard node.scope >= 0, scene.views.scopes[Int(node.scope)].index == place else { continue }
      }
      if scope >= 0, node.scope == scope { own.append(index) } else { found.append(index) }
    }
    return own + found
  }

  /// TV-31: of the items in a view that show, the one whose top leading corner is nearest to that of the view; where
  /// none shows, of all.
  private func nearestToCorner(of view: NodeIndex, in scene: Scene) -> NodeIndex? {
    let layers = FocusLayers(self, in: scene)
    let isRightToLeft = scene.environment.isRightToLeft
    let frame = scene.visibleFrame(of: view)
    let corner = Point(isRightToLeft ? frame.maxX : frame.minX, frame.minY)
    var best: (node: NodeIndex, isHidden: Bool, distance: Double)?
    for place in regions(in: view) where regions[place].kind == .item {
      let region = regions[place]
      let onScreen = region.frame.offset(by: layers.shifts[region.layer])
      let x = (isRightToLeft ? onScreen.maxX : onScreen.minX) - corner.x
      let y = onScreen.minY - corner.y
      let distance = x * x + y * y
      let isHidden = onScreen.intersection(layers.ports[region.layer]).isEmpty
      if let best, best.isHidden == isHidden ? best.distance <= distance : isHidden { continue }
      guard uncovered(region, region.frame, isHome: isHidden, layers) != nil else { continue }
      best = (region.node, isHidden, distance)
    }
    return best?.node
  }

  /// The item of a section that a move from elsewhere enters it at (TV-22): what the section prefers; else in line with
  /// where the move came from, else the nearest.
  func entrance(
    of section: Int, _ direction: SwipeDirection, from item: Int, in scene: Scene
  ) -> NodeIndex? {
    let node = regions[section].node
    var asked: [NodeIndex] = [node]
    if let named = named(by: node, in: scene, byPerson: true, &asked) { return named.node }
    let layers = FocusLayers(self, in: scene)
    let origin = regions[item].frame.offset(by: layers.shifts[regions[item].layer])
    let inside = regions(in: node).filter { regions[$0].kind == .item }
    let frames = inside.map { place -> Rect in
      let region = regions[place]
      let frame = region.frame.offset(by: layers.shifts[region.layer])
      return frame.intersection(layers.ports[region.layer])
    }
    func isOpen(_ index: Int) -> Bool {
      let region = regions[inside[index]]
      return uncovered(region, region.frame, isHome: false, layers) != nil
    }
    let search = FocusSearch(frames)
    let inLine = search.nearest(direction, from: origin) { index, frame in isOpen(index) ? frame : nil }
    if let inLine { return regions[inside[inLine.index]].node }
    var best: (index: Int, distance: Double)?
    for (index, frame) in frames.enumerated() where !frame.isEmpty && isOpen(index) {
      let x = max(0, frame.minX - origin.maxX, origin.minX - frame.maxX)
      let y = max(0, frame.minY - origin.maxY, origin.minY - frame.maxY)
      let distance = x * x + y * y
      if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
    }
    return best.map { regions[inside[$0.index]].node }
  }
}
