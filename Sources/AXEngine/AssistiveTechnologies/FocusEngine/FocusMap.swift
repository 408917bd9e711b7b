/// What of a screen takes part in the search for the next focus: the items, guides and sections of what lies in front,
/// with the scroll views that hold them. Made once for the views of a screen; moving and scrolling keep it.
final class FocusMap: Sendable {
  /// What a region is.
  enum Kind: Hashable, Sendable {
    /// Something that takes the focus.
    case item
    /// An invisible rectangle that hands it on (TV-20).
    case guide
    /// A rectangle that hands it to what is inside (TV-22).
    case section
  }

  /// Something that a search can meet.
  struct Region: Sendable {
    var node: NodeIndex
    /// The place behind the view's last descendant.
    var end: NodeIndex
    var kind: Kind
    /// A place in `layers`.
    var layer: Int
    /// What shows of it as long as nothing is scrolled, in points of the screen.
    var frame: Rect
  }

  /// What moves together: the content of a scroll view, or, first, what no scroll view holds.
  struct Layer: Sendable {
    /// The scroll view's name; nil for the first one.
    var view: ViewIdentity?
    /// The layer around it; -1 for the first one.
    var parent: Int
    /// The place behind the last layer inside of it.
    var end = 0
    /// The scroll view as it lies in the layer around it.
    var port = Rect.zero
    /// The regions that lie in it directly, places in `regions`.
    var regions: [Int] = []
    var search = FocusSearch([])
    /// Views that may cover what stands before them in the file.
    var covers: [NodeIndex] = []
    var coverSearch = FocusSearch([])
  }

  /// In the order of the file, which is the reading order of rank TV-50.
  let regions: [Region]
  let layers: [Layer]
  /// The nodes of what lies in front (TV-34).
  let front: Range<NodeIndex>
  /// The views that say what they prefer (TV-30), in order.
  let preferring: [NodeIndex]
  /// The views that are preferred in those around them (TV-37), in order.
  let preferred: [NodeIndex]
  /// Views that are entered where the focus left them (TV-23), or as a focus group (TV-24).
  let remembering: [NodeIndex]
  let grouping: [NodeIndex]
  /// Views that are asked before the focus moves (TV-07).
  let vetoing: [NodeIndex]
  /// The bars of tab views.
  let tabBars: [NodeIndex]

  private let views: ViewTree

  /// Looks through the views of a scene.
  init(_ scene: Scene) {
    var builder = FocusMapBuilder(scene)
    builder.run()
    regions = builder.regions
    front = builder.front
    preferring = builder.preferring
    preferred = builder.preferred
    remembering = builder.remembering
    grouping = builder.grouping
    vetoing = builder.vetoing
    tabBars = builder.tabBars
    views = scene.views
    let regions = builder.regions
    layers = builder.layers.map { layer in
      var layer = layer
      layer.search = FocusSearch(layer.regions.map { regions[$0].frame })
      layer.coverSearch = FocusSearch(layer.covers.map { scene.views.frames[Int($0)] })
      return layer
    }
  }

  /// Whether it still says what is true of a scene.
  func fits(_ scene: Scene) -> Bool {
    let top = scene.views.presented.last ?? 0
    return views.isIdentical(to: scene.views) && front.lowerBound == top
      && views.keyboard == scene.views.keyboard
  }

  /// The item that a view is, a place in `regions`; nil where it takes no focus or is not in front.
  func item(_ node: NodeIndex) -> Int? {
    let place = firstRegion(from: node)
    guard place < regions.count, regions[place].node == node, regions[place].kind == .item else { return nil }
    return place
  }

  /// The regions of a view and of those inside of it.
  func regions(in node: NodeIndex) -> Range<Int> {
    firstRegion(from: node)..<firstRegion(from: views.nodes[Int(node)].end)
  }

  private func firstRegion(from node: NodeIndex) -> Int {
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Where the layers of a map are, as far as they are scrolled at the moment.
struct FocusLayers {
  /// What to add to a frame in each layer to find it on the screen, in points.
  var shifts: [Point] = []
  /// What of the screen each layer's content shows in.
  var ports: [Rect] = []

  init(_ map: FocusMap, in scene: Scene) {
    shifts.reserveCapacity(map.layers.count)
    ports.reserveCapacity(map.layers.count)
    for layer in map.layers {
      guard layer.parent >= 0, let view = layer.view else {
        shifts.append(.zero)
        ports.append(Rect(origin: .zero, size: scene.environment.screenSize))
        continue
      }
      let shift = shifts[layer.parent]
      ports.append(layer.port.offset(by: shift).intersection(ports[layer.parent]))
      shifts.append(shift - scene.scrollOffset(of: view))
    }
  }
}
