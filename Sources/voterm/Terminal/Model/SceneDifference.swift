import AXEngine

/// What is another for a listener between two versions of a screen.
enum SceneDifference {
  /// An element by its id and by what it is called.
  private struct Name: Hashable {
    var id: String
    var label: String
  }

  private static func names(_ scene: Scene) -> [Name] {
    (0..<scene.count).map { element in
      Name(id: scene.id(ofElement: element), label: scene.semantics(of: element).label ?? "")
    }
  }

  /// The element that stands for an old one: the one with its id, else the nearest with its name, else the one at
  /// its place.
  static func counterpart(of element: ElementIndex, _ old: Scene, _ new: Scene) -> ElementIndex? {
    guard element >= 0, element < old.count, new.count > 0 else { return nil }
    let wanted = Name(
      id: old.id(ofElement: element), label: old.semantics(of: element).label ?? "")
    let all = names(new)
    if let same = all.firstIndex(where: { $0.id == wanted.id && $0.label == wanted.label }) {
      return ElementIndex(same)
    }
    let alike = all.indices.filter { all[$0].label == wanted.label && !wanted.label.isEmpty }
    let isGenerated = wanted.id.contains("@")
    if !isGenerated, let same = all.firstIndex(where: { $0.id == wanted.id }) { return ElementIndex(same) }
    if let near = alike.min(by: { abs($0 - Int(element)) < abs($1 - Int(element)) }) {
      return ElementIndex(near)
    }
    return min(element, new.count - 1)
  }

  /// One line: what came, went, was renamed, moved.
  static func summary(_ old: Scene, _ new: Scene) -> String {
    let before = names(old)
    let after = names(new)
    let oldIDs = Set(before.map(\.id))
    let newIDs = Set(after.map(\.id))
    var parts: [String] = []
    func add(_ names: [Name], _ word: String) {
      guard let first = names.first else { return }
      let title = first.label.isEmpty ? "#" + first.id : "'" + first.label + "'"
      parts.append(word + " " + title + (names.count > 1 ? " and \(names.count - 1) more" : ""))
    }
    add(after.filter { !oldIDs.contains($0.id) }, "new")
    add(before.filter { !newIDs.contains($0.id) }, "gone")
    var labels: [String: String] = [:]
    for name in before { labels[name.id] = name.label }
    add(after.filter { labels[$0.id] != nil && labels[$0.id] != $0.label }, "renamed")
    let commonBefore = before.map(\.id).filter { newIDs.contains($0) }
    let commonAfter = after.filter { oldIDs.contains($0.id) }
    if let place = zip(commonBefore, commonAfter).enumerated().first(where: { $1.0 != $1.1.id })?.offset {
      let name = commonAfter[place].label
      parts.append(
        place == 0 ? "'\(name)' now first" : "'\(name)' now after '\(commonAfter[place - 1].label)'")
    }
    return parts.isEmpty ? "the order and the names are the same" : parts.joined(separator: "; ")
  }
}
