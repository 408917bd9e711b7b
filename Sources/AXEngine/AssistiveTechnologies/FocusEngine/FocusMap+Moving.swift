/// Where a press of the remote goes.
extension FocusMap {
  /// A search under way.
  struct Move {
    let direction: SwipeDirection
    /// The item that has the focus.
    let origin: NodeIndex
    let scene: Scene
    let layers: FocusLayers
    /// Whether a guide leads anywhere.
    let leads: (NodeIndex) -> Bool
  }

  /// The region that a press meets, a place in `regions`; nil where there is none (TV-05).
  ///
  /// What the scroll views around the focused item hold beyond their edges comes first, the innermost one's before the
  /// others': it can be scrolled to (TV-09). Of other scroll views only what shows counts.
  func region(
    _ direction: SwipeDirection, from item: Int, in scene: Scene, leads: @escaping (NodeIndex) -> Bool
  )
    -> Int?
  {
    let move = Move(
      direction: direction, origin: regions[item].node, scene: scene, layers: FocusLayers(self, in: scene),
      leads: leads)
    var layer = regions[item].layer
    var rect = regions[item].frame
    while true {
      if let found = best(move, from: rect, in: layer) { return found }
      guard layers[layer].parent >= 0 else { return nil }
      let around = layers[layer].parent
      rect = rect.offset(by: move.layers.shifts[layer] - move.layers.shifts[around])
      let visible = rect.intersection(layers[layer].port)
      if !visible.isEmpty { rect = visible }
      layer = around
    }
  }

  /// The best region in a layer and in those inside of it.
  private func best(_ move: Move, from rect: Rect, in layer: Int) -> Int? {
    let home = move.layers.shifts[layer]
    var best: FocusSearch.Match?
    // What each layer shows in, in the coordinates of the one that is searched; nothing cuts that one itself off where
    // it can be scrolled.
    var ports: [Rect?] = []
    ports.reserveCapacity(layers[layer].end - layer)
    for next in layer..<layers[layer].end {
      let shift = move.layers.shifts[next] - home
      if next == layer {
        ports.append(next == 0 ? move.layers.ports[0] : nil)
      } else {
        let around = layers[next].parent
        let port = layers[next].port.offset(by: move.layers.shifts[around] - home)
        ports.append(ports[around - layer].map(port.intersection) ?? port)
      }
      let port = ports[next - layer]?.offset(by: .zero - shift)
      guard !layers[next].regions.isEmpty, port?.isEmpty != true else { continue }
      let found = layers[next].search.nearest(
        move.direction, from: rect.offset(by: .zero - shift), in: port
      ) { place, frame in
        visible(regions[layers[next].regions[place]], frame, isHome: layer != 0, move)
      }
      guard var match = found else { continue }
      match.index = layers[next].regions[match.index]
      if best.map({ match < $0 }) ?? true { best = match }
    }
    return best?.index
  }

  /// What of a region can be met; nil where it cannot.
  private func visible(_ region: Region, _ frame: Rect, isHome: Bool, _ move: Move) -> Rect? {
    switch region.kind {
    case .item: if region.node == move.origin { return nil }
    case .section: if region.node < move.origin, move.origin < region.end { return nil }
    case .guide: if !move.leads(region.node) { return nil }
    }
    return uncovered(region, frame, isHome: isHome, move.layers)
  }

  /// What nothing covers of a region's frame, which is one of its layer; nil where all of it is covered (TV-03).
  /// `isHome`: the layer may be scrolled so that the frame shows.
  func uncovered(_ region: Region, _ frame: Rect, isHome: Bool, _ placed: FocusLayers) -> Rect? {
    var rest = frame
    for place in layers.indices where !layers[place].covers.isEmpty {
      var shift = placed.shifts[region.layer] - placed.shifts[place]
      if isHome, place != region.layer { shift = shift + scroll(frame, of: region.layer, placed) }
      var isCovered = false
      layers[place].coverSearch.forEach(meeting: rest.offset(by: shift)) { index in
        // Later views lie in front, but those inside belong to it.
        guard layers[place].covers[index] >= region.end else { return true }
        let cover = layers[place].coverSearch.frames[index].offset(by: .zero - shift)
        rest = rest.without(cover)
        isCovered = rest.isEmpty
        return !isCovered
      }
      if isCovered { return nil }
    }
    return rest
  }

  /// How far a layer has to be scrolled so that a frame shows in it, as a shift.
  private func scroll(_ frame: Rect, of layer: Int, _ placed: FocusLayers) -> Point {
    let onScreen = frame.offset(by: placed.shifts[layer])
    let port = placed.ports[layer]
    if port.isEmpty { return .zero }
    func into(_ start: Double, _ end: Double, _ low: Double, _ high: Double) -> Double {
      start < low || end - start > high - low ? low - start : end > high ? high - end : 0
    }
    return Point(
      into(onScreen.minX, onScreen.maxX, port.minX, port.maxX),
      into(onScreen.minY, onScreen.maxY, port.minY, port.maxY))
  }
}

extension Rect {
  /// What another rectangle leaves of it, where that is a rectangle; else itself.
  fileprivate func without(_ cover: Rect) -> Rect {
    let shared = intersection(cover)
    if shared.isEmpty { return self }
    if shared.width >= width {
      if shared.height >= height { return Rect(origin: origin, size: .zero) }
      if shared.minY <= minY { return Rect(minX, shared.maxY, width, maxY - shared.maxY) }
      if shared.maxY >= maxY { return Rect(minX, minY, width, shared.minY - minY) }
    } else if shared.height >= height {
      if shared.minX <= minX { return Rect(shared.maxX, minY, maxX - shared.maxX, height) }
      if shared.maxX >= maxX { return Rect(minX, minY, shared.minX - minX, height) }
    }
    return self
  }
}
