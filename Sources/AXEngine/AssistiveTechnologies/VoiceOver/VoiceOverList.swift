/// A list that VoiceOver has opened over the screen; gestures and keys move in it until it closes (VO-14, VO-15).
///
/// It holds the names as they were when it opened. A value; places are those in `shown`.
struct VoiceOverList: Hashable, Sendable {
  /// What is listed.
  enum Kind: Hashable, Sendable {
    /// The elements of the screen, sorted by name (VO-14).
    case items
    /// Settings of VoiceOver, in the rotor's order (VO-15).
    case settings

    /// What it is called.
    var title: PhraseKey {
      switch self {
      case .items: .itemChooser
      case .settings: .quickSettings
      }
    }
  }

  /// What an entry stands for.
  enum Target: Hashable, Sendable {
    /// An element by its name, and where it was.
    case element(ViewIdentity, near: ElementIndex)
    /// A setting that the rotor has too.
    case setting(RotorKind)
  }

  /// A line of the list.
  struct Entry: Hashable, Sendable {
    let name: String
    /// The name without regard to case.
    let key: String
    let target: Target

    init(_ name: String, _ target: Target) {
      self.name = name
      key = name.lowercased()
      self.target = target
    }
  }

  let kind: Kind
  /// Everything, in order.
  let entries: [Entry]
  /// What was typed to find an entry.
  private(set) var filter = ""
  /// The places in `entries` of those that have the filter in their names.
  private(set) var shown: [Int]
  /// Which of them is chosen; 0 where there is none.
  private(set) var place = 0

  init(_ kind: Kind, _ entries: [Entry]) {
    self.kind = kind
    self.entries = entries
    shown = Array(entries.indices)
  }

  /// The chosen entry; nil where nothing fits the filter.
  var chosen: Entry? { shown.indices.contains(place) ? entries[shown[place]] : nil }

  /// Goes so many entries on, as far as there are some; false where it stands at the end already.
  mutating func go(_ step: Int) -> Bool {
    let next = min(max(place + step, 0), max(shown.count - 1, 0))
    guard next != place else { return false }
    place = next
    return true
  }

  /// Goes to an entry by its place in `entries`; what was typed is forgotten.
  mutating func go(to entry: Int) {
    filter = ""
    shown = Array(entries.indices)
    place = min(max(entry, 0), max(entries.count - 1, 0))
  }

  /// Types to find an entry: one that is called so is chosen, else the first that begins so, else the first with it.
  mutating func type(_ text: String) {
    filter += text
    narrow()
    let wanted = filter.lowercased()
    place =
      shown.firstIndex { entries[$0].key == wanted } ?? shown.firstIndex { entries[$0].key.hasPrefix(wanted) }
      ?? 0
  }

  /// Takes the last character back and stays on the entry where it can; false where nothing was typed.
  mutating func erase() -> Bool {
    guard !filter.isEmpty else { return false }
    let here = shown.indices.contains(place) ? shown[place] : nil
    filter.removeLast()
    narrow()
    place = here.flatMap(shown.firstIndex) ?? 0
    return true
  }

  private mutating func narrow() {
    let wanted = filter.lowercased()
    shown = entries.indices.filter { wanted.isEmpty || entries[$0].key.holds(wanted) }
  }
}

/// What VoiceOver's open list shows.
public struct ShownList: Hashable, Sendable {
  /// What the list is called, in the device's language.
  public var title: String
  /// A line: a name, and the value of a setting.
  public struct Line: Hashable, Sendable {
    public var name: String
    /// Empty for an element.
    public var value: String
  }

  /// Its lines, as far as they fit what was typed.
  public var lines: [Line]
  /// The chosen line; nil where there is none.
  public var chosen: Int?
  /// What was typed to find an entry.
  public var filter: String
}
