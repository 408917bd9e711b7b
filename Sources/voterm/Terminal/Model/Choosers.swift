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
  }

  var entries: [Entry] = []
  var selection = Selection()

  var chosen: Entry? { entries.indices.contains(selection.place) ? entries[selection.place] : nil }

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
