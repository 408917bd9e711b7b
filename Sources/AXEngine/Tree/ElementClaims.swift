/// Keeps a view from being read twice where `elements` lists name views (O21): each node is collected once, and
/// a view that is listed outside its own place is read at the place of the list.
struct ElementClaims {
  /// By node; empty until the first one is taken, as most builders take none.
  private var isTaken: [Bool] = []
  /// For a node that a list elsewhere has claimed, the owner of the list; -1 for all others.
  private var owners: [NodeIndex]
  /// The owners whose lists are being collected.
  private var active: [NodeIndex] = []

  /// Looks for lists; nil where there is none, as on most screens.
  init?(mock: Mock, views: ViewTree, cachedElements: [CachedElements]) {
    guard mock.hasElementLists else { return nil }
    var owners: [NodeIndex] = []
    for index in views.nodes.indices where views.nodes[index].part == nil {
      if mock.semantics[Int(views.nodes[index].view)].facts.contains(.hasElements) {
        owners.append(NodeIndex(index))
      }
    }
    guard !owners.isEmpty else { return nil }
    self.owners = Array(repeating: -1, count: views.nodes.count)
    for owner in owners {
      for case .view(let target) in cachedElements.listed(by: owner, in: views, mock) {
        let isInside = target > owner && target < views.nodes[Int(owner)].end
        // A view that the list stands in itself can only be read at its own place.
        let isAround = target <= owner && owner < views.nodes[Int(target)].end
        if !isInside, !isAround, self.owners[Int(target)] < 0 { self.owners[Int(target)] = owner }
      }
    }
    breakCircles(views)
  }

  /// Lists that claim each other's surroundings would all be left out: the first in the file gives way.
  private mutating func breakCircles(_ views: ViewTree) {
    for target in owners.indices where owners[target] >= 0 {
      var place = owners[target]
      // No way through distinct claims is longer than the number of views.
      var steps = views.nodes.count
      while place >= 0, steps > 0 {
        steps -= 1
        if Int(place) >= target, place < views.nodes[target].end {
          owners[target] = -1
          break
        }
        let claim = owners[Int(place)]
        place = claim >= 0 ? claim : views.nodes[Int(place)].parent
      }
    }
  }

  /// Whether a node may be collected now; the answer is yes once.
  mutating func take(_ node: NodeIndex) -> Bool {
    if isTaken.isEmpty { isTaken = Array(repeating: false, count: owners.count) }
    guard !isTaken[Int(node)] else { return false }
    let owner = owners[Int(node)]
    guard owner < 0 || active.last == owner else { return false }
    isTaken[Int(node)] = true
    return true
  }

  /// Notes that the list of a view is being collected.
  mutating func begin(_ owner: NodeIndex) { active.append(owner) }

  /// Notes that it is complete.
  mutating func end() { active.removeLast() }
}

extension Mock {
  /// The views that `elements` of a view lists, cached or not.
  func elementList(of view: ViewIndex) -> [ViewReference] {
    switch views[Int(view)].accessibility[.elements] {
    case .references(let list)?: return list
    case .record(let fields)?:
      guard case .references(let list)? = fields.first(where: { $0.name == "ids" })?.value else { return [] }
      return list
    default: return []
    }
  }

  /// The views that Guided Access hides now (GA-06).
  func deniedViews(in environment: Environment) -> [ViewIndex] {
    guard !environment.deniedRestrictions.isEmpty else { return [] }
    var denied: [ViewIndex] = []
    for restriction in guidedAccess where environment.deniedRestrictions.contains(restriction.identifier) {
      denied += restriction.restricts
    }
    return denied
  }
}
