import AXEngine

/// A list with a chosen line.
struct Selection: Hashable, Sendable {
  private(set) var place = 0

  mutating func move(_ step: Int, count: Int) { place = min(max(0, place + step), max(0, count - 1)) }
  mutating func set(_ place: Int) { self.place = max(0, place) }
}

/// The mocks that can be opened.
struct MockChooser: Sendable {
  struct Entry: Hashable, Sendable {
    var path: String
    /// The mock's title, or the file's name where the file is broken.
    var title: String
    /// What is on its screens; empty where the file is broken.
    var detail: String
    /// The first thing that is wrong with it.
    var problem: String?
    /// What stands above it and its like.
    var group = ""
  }

  /// A line of the list.
  enum Line: Hashable, Sendable {
    /// The name of what follows.
    case group(String)
    case entry(Int)
  }

  var entries: [Entry] = []
  var selection = Selection()

  var chosen: Entry? { entries.indices.contains(selection.place) ? entries[selection.place] : nil }

  /// What the chosen entry and its like are called; nil where that has no name.
  var group: String? { chosen.flatMap { $0.group.isEmpty ? nil : $0.group } }

  /// The entries, each group under its name; where there is only one, without.
  var lines: [Line] {
    var lines: [Line] = []
    let isGrouped = entries.contains { $0.group != entries[0].group }
    for place in entries.indices {
      if isGrouped, beginsGroup(place) { lines.append(.group(entries[place].group)) }
      lines.append(.entry(place))
    }
    return lines
  }

  /// What is said of the chosen entry; of the first in a group, the group's name before it.
  var announcement: String? {
    guard let chosen else { return nil }
    let text = chosen.title + (chosen.problem.map { ": " + $0 } ?? "")
    let isNamed = selection.place > 0 && beginsGroup(selection.place)
    return isNamed ? chosen.group + ". " + text : text
  }

  private func beginsGroup(_ place: Int) -> Bool {
    place == 0 || entries[place].group != entries[place - 1].group
  }

  /// Goes to the next entry that begins with a character.
  mutating func jump(to character: Character) {
    let wanted = String(character).lowercased()
    let count = entries.count
    for offset in 1...max(1, count) where count > 0 {
      let place = (selection.place + offset) % count
      if entries[place].title.lowercased().hasPrefix(wanted) { return selection.set(place) }
    }
  }
}

/// The gestures and keys of VoiceOver to pick from, filtered by what is typed.
struct CommandChooser: Sendable {
  struct Entry: Hashable, Sendable {
    /// The step that it stands for.
    var step: String
    var label: String
    /// The label without regard to case.
    var key: String
  }

  let entries: [Entry]
  var filter = LineEditor()
  var selection = Selection()

  init(_ rows: [VoiceOverSteps.Row]) {
    entries = rows.map { row in
      let label = row.step + ": " + row.title
      return Entry(step: row.step, label: label, key: label.lowercased())
    }
  }

  /// The entries that hold what is typed.
  var matches: [Entry] {
    let wanted = filter.text.lowercased()
    return wanted.isEmpty ? entries : entries.filter { $0.key.contains(wanted) }
  }
}
