/// Which view and which screen of a new version of a file stands for which of the old one.
///
/// A screen is found again by its name. A view is found by its id, wherever on its screen it has gone; without one
/// among the children of the view around it, by its type and its texts, then, where it has no id now either, by its
/// type alone, in the order of the file; last anywhere on the screen by its type and its texts.
struct ViewPairs {
  /// The new place of each old view; -1 for one that is gone.
  private let views: [ViewIndex]
  /// The new place of each old screen; nil for one that is gone.
  let screens: [Int?]
  /// Whether every view and every screen has kept its place.
  let keepsPlaces: Bool

  /// What a view without an id is known by.
  private struct Likeness: Hashable {
    var type: ViewType
    var role: ViewDescription.Role
    var texts: [String?]

    init(_ view: ViewDescription, withTexts: Bool) {
      type = view.type
      role = view.role
      guard withTexts else {
        texts = []
        return
      }
      let templates = [
        view.properties.template(.text), view.properties.template(.title),
        view.accessibility.template(.label),
      ]
      texts = templates.map { $0.map { $0.source ?? $0.literal ?? "" } }
    }

    var hasText: Bool { texts.contains { $0?.isEmpty == false } }
  }

  /// Looks through both versions.
  init(_ old: Mock, _ new: Mock) {
    var places: [String: Int] = [:]
    for (place, screen) in new.screens.enumerated() { places[screen.name] = place }
    let screens = old.screens.map { places[$0.name] }
    var pairing = Pairing(old: old, new: new)
    for (screen, target) in zip(old.screens, screens) {
      guard let target else { continue }
      pairing.pairScreen(screen.root, new.screens[target].root)
    }
    let views = pairing.views
    self.screens = screens
    self.views = views
    keepsPlaces =
      old.views.count == new.views.count && old.screens.count == new.screens.count
      && screens.indices.allSatisfy { screens[$0] == $0 } && views.indices.allSatisfy { views[$0] == $0 }
  }

  /// The new place of a view; -1 where it is gone.
  subscript(view: ViewIndex) -> ViewIndex { views.indices.contains(Int(view)) ? views[Int(view)] : -1 }

  private struct Pairing {
    let old: Mock
    let new: Mock
    var views: [ViewIndex]
    var isTaken: [Bool]

    init(old: Mock, new: Mock) {
      self.old = old
      self.new = new
      views = Array(repeating: -1, count: old.views.count)
      isTaken = Array(repeating: false, count: new.views.count)
    }

    mutating func pairScreen(_ oldRoot: ViewIndex, _ newRoot: ViewIndex) {
      let before = oldRoot..<old.views[Int(oldRoot)].end
      let after = newRoot..<new.views[Int(newRoot)].end
      var named: [String: ViewIndex] = [:]
      for view in after { if let id = new.views[Int(view)].id { named[id] = view } }
      for view in before {
        if let id = old.views[Int(view)].id, let same = named[id] { pair(view, same) }
      }
      pair(oldRoot, newRoot)
      // A view stands before those in it.
      for view in before where views[Int(view)] >= 0 {
        let parts = children(of: view, in: old)
        let others = children(of: views[Int(view)], in: new)
        pair(parts, others, withTexts: true)
        pair(parts, others, withTexts: false)
      }
      pair(Array(before), Array(after), withTexts: true)
    }

    private mutating func pair(_ view: ViewIndex, _ other: ViewIndex) {
      guard views[Int(view)] < 0, !isTaken[Int(other)] else { return }
      views[Int(view)] = other
      isTaken[Int(other)] = true
    }

    /// Pairs what is alike, the first with the first.
    private mutating func pair(_ parts: [ViewIndex], _ others: [ViewIndex], withTexts: Bool) {
      // Views with other ids and other texts are others.
      let free = parts.filter { views[Int($0)] < 0 && (withTexts || old.views[Int($0)].id == nil) }
      guard !free.isEmpty else { return }
      var waiting: [Likeness: [ViewIndex]] = [:]
      for view in others.reversed()
      where !isTaken[Int(view)] && (withTexts || new.views[Int(view)].id == nil) {
        let likeness = Likeness(new.views[Int(view)], withTexts: withTexts)
        if !withTexts || likeness.hasText { waiting[likeness, default: []].append(view) }
      }
      for view in free {
        if let same = waiting[Likeness(old.views[Int(view)], withTexts: withTexts)]?.popLast() {
          pair(view, same)
        }
      }
    }

    private func children(of view: ViewIndex, in mock: Mock) -> [ViewIndex] {
      var children: [ViewIndex] = []
      var child = view + 1
      while child < mock.views[Int(view)].end {
        children.append(child)
        child = mock.views[Int(child)].end
      }
      return children
    }
  }
}
