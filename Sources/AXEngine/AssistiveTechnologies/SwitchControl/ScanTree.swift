/// What is scanned on a screen: stops in the reading order, and groups of them (SC-07, SC-08).
///
/// Flat: the stops of a group lie beside one another, and each element knows its own. A stop that leaves a group is
/// not kept; it comes behind the others.
struct ScanTree: Sendable {
  /// Something that is highlighted at once.
  enum Stop: Hashable, Sendable {
    case element(ElementIndex)
    /// By its place in `groups`.
    case group(Int)
    /// A key of the keyboard on the screen.
    case key(row: Int, place: Int)
  }

  /// A level of scanning; the first one is the screen.
  struct Group: Hashable, Sendable {
    /// What it is made of.
    enum Source: Hashable, Sendable {
      case screen
      /// A view around its members.
      case view(NodeIndex)
      /// A row of the keyboard on the screen.
      case row(Int)
    }

    var source: Source
    /// The group around it, and its own place there.
    var parent: Int
    var place = 0
    /// Its stops, in `stops`.
    var first = 0
    var count = 0
  }

  var groups: [Group] = []
  var stops: [Stop] = []
  /// For each element the place of its stop in `stops`; -1 for what is not scanned.
  var homes: [Int32] = []
  /// For each stop of `stops` the group that it is in.
  var owners: [Int32] = []
  /// The keys that are shown; nil without a keyboard on the screen.
  var keyboard: KeyboardRows?

  /// Where an element is scanned: its group and its place there; nil where it is not.
  func place(of element: ElementIndex) -> ScanPlace? {
    guard homes.indices.contains(Int(element)), homes[Int(element)] >= 0 else { return nil }
    let stop = Int(homes[Int(element)])
    let group = Int(owners[stop])
    return ScanPlace(group: group, index: stop - groups[group].first)
  }

  /// The group of a view; nil where it is none.
  func group(of source: Group.Source) -> Int? { groups.firstIndex { $0.source == source } }

  /// The stop at a place; nil behind the last one.
  func stop(at place: ScanPlace) -> Stop? {
    let group = groups[place.group]
    return place.index < group.count ? stops[group.first + place.index] : nil
  }

  /// The elements in a group, those of the groups in it included.
  func elements(in group: Int) -> [ElementIndex] {
    let found = groups[group]
    return stops[found.first..<found.first + found.count].flatMap { stop -> [ElementIndex] in
      switch stop {
      case .element(let element): [element]
      case .group(let inner): elements(in: inner)
      case .key: []
      }
    }
  }
}

/// A place in a scan tree: a group, and a stop in it counted from 0. Behind the last stop come those that are not kept.
struct ScanPlace: Hashable, Sendable {
  var group = 0
  var index = 0
}

extension ScanTree {
  /// SC-11: what responds to interaction and is not dimmed.
  static func isStop(_ element: AccessibilityElement) -> Bool {
    element.flags.contains(.respondsToUserInteraction) && !element.traits.contains(.notEnabled)
  }
}
