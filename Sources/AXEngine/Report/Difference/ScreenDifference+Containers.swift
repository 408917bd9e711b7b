/// Lists, landmarks, groups and tables: what they are, and what lies in them.
extension ScreenDifference {
  /// A container that is spoken or that rotors offer.
  private struct Found {
    var id: String
    var words: String
  }

  var containers: [MockDifference.Change] {
    let (before, after) = (containers(of: old.scene, isOld: true), containers(of: new.scene, isOld: false))
    var changes: [MockDifference.Change] = []
    var isTold: Set<String> = []
    let wordsBefore = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0.words) })
    let known = Set(after.map(\.id))
    for found in before where !known.contains(found.id) {
      isTold.insert(found.id)
      changes.append(
        change(.containers, found.id, "#\(found.id) is no \(found.words) any more", was: found.words))
    }
    for found in after {
      let other = wordsBefore[found.id]
      guard other != found.words else { continue }
      isTold.insert(found.id)
      let was = other.map { "it was a " + $0 } ?? "it was none"
      changes.append(
        change(
          .containers, found.id, "#\(found.id) is a \(found.words); \(was)", was: other, now: found.words))
    }
    let untold = known.subtracting(isTold)
    return changes + kept.flatMap { surroundings($0, untold) }
  }

  /// The containers of a scene, by the ids of the new version, of which each is there once.
  private func containers(of scene: Scene, isOld: Bool) -> [Found] {
    var found: [Found] = []
    var known: Set<String> = []
    for (place, container) in scene.tree.containers.enumerated() {
      guard let kind = Self.word(for: container.kind) else { continue }
      let label = scene.label(ofContainer: Int32(place)).map { " " + $0.inQuotes } ?? ""
      let id = name(of: container.identity, in: scene, isOld: isOld)
      if known.insert(id).inserted { found.append(Found(id: id, words: kind + label)) }
    }
    return found
  }

  private static func word(for kind: AccessibilityContainer.Kind) -> String? {
    switch kind {
    case .dataTable: "table"
    case .list: "list"
    case .landmark: "landmark"
    case .semanticGroup: "group"
    case .tabBar: "tab bar"
    case .series: "series"
    case .none, .group: nil
    }
  }

  /// Where a stop lies, and the headers of its cell.
  private func surroundings(_ pair: Kept, _ known: Set<String>) -> [MockDifference.Change] {
    guard let before = pair.old, let after = pair.new else { return [] }
    let id = pair.after.id
    var changes: [MockDifference.Change] = []
    let (was, now) = (
      around(before, in: old.scene, isOld: true).filter(known.contains),
      around(after, in: new.scene, isOld: false).filter(known.contains)
    )
    if was != now {
      let (then, here) = (Self.ids(was), Self.ids(now))
      changes.append(
        change(
          .containers, id, "#\(id) lies in \(here ?? "no container"); it lay in \(then ?? "none")", was: then,
          now: here))
    }
    let (heads, heading) = (
      headers(of: before, in: old.scene, isOld: true), headers(of: after, in: new.scene, isOld: false)
    )
    if heads != heading {
      let (then, here) = (Self.ids(heads), Self.ids(heading))
      changes.append(
        change(
          .containers, id, "the headers of #\(id) are \(here ?? "none"); they were \(then ?? "none")",
          was: then,
          now: here))
    }
    return changes
  }

  private static func ids(_ ids: [String]) -> String? {
    ids.isEmpty ? nil : ids.map { "#" + $0 }.joined(separator: ", ")
  }

  /// The containers around an element, outermost first.
  private func around(_ element: ElementIndex, in scene: Scene, isOld: Bool) -> [String] {
    var ids: [String] = []
    var container = scene[element].container
    while container >= 0 {
      let found = scene.tree.containers[Int(container)]
      if Self.word(for: found.kind) != nil { ids.append(name(of: found.identity, in: scene, isOld: isOld)) }
      container = found.parent
    }
    return ids.reversed()
  }

  private func headers(of element: ElementIndex, in scene: Scene, isOld: Bool) -> [String] {
    guard let cell = scene.context(of: element).cell else { return [] }
    return (cell.allRowHeaders + cell.columnHeaders).map {
      name(of: scene[$0].identity, in: scene, isOld: isOld)
    }
  }
}
