/// What is another for a listener between two versions of a screen.
struct SceneDifference {
  private let old: Scene
  private let new: Scene
  private let counterparts: Counterparts
  /// The new place of each old element; nil for one that is gone.
  private let places: [ElementIndex?]
  /// The old place of each new element; nil for one that is new.
  private let origins: [ElementIndex?]

  /// Compares two versions; `counterparts` says what views of the old one are called in the new one.
  init(_ old: Scene, _ new: Scene, _ counterparts: Counterparts) {
    self.old = old
    self.new = new
    var known: [ViewIdentity: ElementIndex] = [:]
    for index in 0..<new.count { known[new[index].identity] = index }
    var places: [ElementIndex?] = []
    var origins = [ElementIndex?](repeating: nil, count: Int(new.count))
    for index in 0..<old.count {
      let place = counterparts[old[index].identity].flatMap { known[$0] }
      places.append(place)
      if let place { origins[Int(place)] = index }
    }
    self.places = places
    self.origins = origins
    self.counterparts = counterparts
  }

  // MARK: - The same element

  /// The element that stands for an old one: that of its view; else the nearest one with its name and its role, or
  /// at least its name; else the one where it was.
  func counterpart(of element: ElementIndex) -> ElementIndex? {
    guard element >= 0, element < old.count, new.count > 0 else { return nil }
    if let place = places[Int(element)] { return place }
    if let view = counterparts[old[element].identity], let node = new.views.node(view),
      let found = new.element(for: node)
    {
      return found
    }
    if let label = old.semantics(of: element).label, !label.isEmpty {
      let alike = (0..<new.count).filter { new.semantics(of: $0).label == label }
      let same = alike.filter { role(of: $0, in: new) == role(of: element, in: old) }
      let nearest = (same.isEmpty ? alike : same).min { abs($0 - element) < abs($1 - element) }
      if let nearest { return nearest }
    }
    // The one that came after it, else the one that came before it.
    let after = places[Int(element)...].compactMap { $0 }.first
    return after ?? places[..<Int(element)].compactMap { $0 }.last ?? min(element, new.count - 1)
  }

  /// The new place of an old element; nil where its view is gone or no element any more.
  func place(of element: ElementIndex) -> ElementIndex? { places[Int(element)] }

  // MARK: - In words

  /// How many of a kind are named.
  private static let named = 2

  /// One line: what came, went, was renamed, is something else, says something else, moved.
  var summary: String {
    var parts: [String] = []
    func add(_ texts: [String], _ word: String) {
      guard !texts.isEmpty else { return }
      let more = texts.count - Self.named
      parts.append(
        word + " " + texts.prefix(Self.named).joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
    }
    let kept = (0..<old.count).compactMap { before in places[Int(before)].map { (before: before, after: $0) }
    }
    add((0..<new.count).filter { origins[Int($0)] == nil }.map { title(of: $0, in: new) }, "new")
    add((0..<old.count).filter { places[Int($0)] == nil }.map { title(of: $0, in: old) }, "gone")
    let words = kept.map { (before: old.semantics(of: $0.before), after: new.semantics(of: $0.after)) }
    func changes(_ text: (Semantics) -> String?) -> [(element: ElementIndex, before: String, after: String)] {
      zip(kept, words).compactMap { place, words in
        let (before, after) = (text(words.before) ?? "", text(words.after) ?? "")
        return before == after ? nil : (place.after, before, after)
      }
    }
    add(
      changes(\.label).map { change in
        let name =
          change.after.isEmpty ? "#" + new.id(ofElement: change.element) : Self.quoted(change.after)
        return change.before.isEmpty ? name : Self.quoted(change.before) + " to " + name
      }, "renamed")
    let roles = kept.filter { role(of: $0.before, in: old) != role(of: $0.after, in: new) }
    add(
      roles.map {
        title(of: $0.after, in: new) + ": " + roleWords($0.before, old) + " to " + roleWords($0.after, new)
      },
      "another role")
    add(changes(\.value).map { described($0) }, "another value")
    add(changes(\.hint).map { described($0) }, "another hint")
    add(moved(kept.map(\.after)), "moved")
    return parts.isEmpty ? "the order and the names are the same" : parts.joined(separator: "; ")
  }

  private func described(_ change: (element: ElementIndex, before: String, after: String)) -> String {
    title(of: change.element, in: new) + ": " + (change.after.isEmpty ? "none" : Self.quoted(change.after))
  }

  private static func quoted(_ text: String) -> String { "'" + text + "'" }

  /// By its name, else by its id.
  private func title(of element: ElementIndex, in scene: Scene) -> String {
    let label = scene.semantics(of: element).label ?? ""
    return label.isEmpty ? "#" + scene.id(ofElement: element) : Self.quoted(label)
  }

  /// What an element is, not how it is.
  private func role(of element: ElementIndex, in scene: Scene) -> AccessibilityTraits {
    scene[element].traits.intersection(SearchIndex.roles)
  }

  private func roleWords(_ element: ElementIndex, _ scene: Scene) -> String {
    let names = role(of: element, in: scene).names
    return names.isEmpty ? "none" : names.joined(separator: " + ")
  }

  /// The elements that moved: as few as explain the order.
  private func moved(_ order: [ElementIndex]) -> [String] {
    Self.moved(in: order).sorted().map { element in
      let name = title(of: element, in: new)
      return element == 0 ? name + " to the start" : name + " behind " + title(of: element - 1, in: new)
    }
  }

  /// Of new places in the old order, those that moved: as few as explain it.
  static func moved(in order: [ElementIndex]) -> Set<ElementIndex> {
    Set(order).subtracting(longestRising(order))
  }

  /// The members of a longest rising subsequence.
  private static func longestRising(_ order: [ElementIndex]) -> Set<ElementIndex> {
    // The place of the smallest end of a subsequence of each length, and what stands before each member.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: order.count)
    for (place, element) in order.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if order[ends[middle]] < element { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var members: Set<ElementIndex> = []
    var place = ends.last ?? -1
    while place >= 0 {
      members.insert(order[place])
      place = before[place]
    }
    return members
  }
}
