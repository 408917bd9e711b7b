/// Where the rotor stands: what the listener chose, and what the element under the cursor makes of it.
struct RotorState: Hashable, Sendable {
  /// What the listener chose last; it outlives screens (RO-46).
  private var chosen = RotorItem.kind(.characters)
  /// What the element under the cursor chose by itself, until it is left or the rotor is turned (RO-44, DF-06).
  private var automatic: RotorItem?
  /// Items that were ticked beyond those of a fresh device.
  private var ticked: Set<RotorKind> = []
  /// The unit in which a selection grows: that of the item for reading that was chosen last (RO-04).
  private(set) var unit = TextUnit.character

  /// Turns to Adjust Value or Actions where the element has them, else back to what was chosen (RO-44, RO-45).
  mutating func followElement(_ element: AccessibilityElement, _ settings: VoiceOverSettings) {
    automatic = nil
    guard settings.changesRotorWithItem else { return }
    if element.traits.contains(.adjustable) {
      automatic = .kind(.adjustValue)
    } else if element.flags.contains(.hasActions) {
      automatic = .kind(.actions)
    }
  }

  /// Turns to an item, ticking it where it was not. One that a rotor of the app fills does not belong to the element.
  mutating func choose(_ item: RotorItem, at place: RotorPlace) {
    automatic = nil
    guard case .kind(let kind) = item, place.appRotor(for: item) == nil else {
      chosen = item
      return
    }
    let row = RotorTable.row(kind)
    if case .read(let unit) = row.behaviour { self.unit = unit }
    switch row.offer {
    case .automatic: automatic = item
    case .unticked:
      chosen = item
      ticked.insert(kind)
    case .ticked: chosen = item
    }
  }

  /// The item in force: the automatic one, else the chosen one; where that makes no sense on this screen,
  /// Characters (RO-47).
  func item(_ place: RotorPlace) -> RotorItem {
    if let automatic, place.makesSense(automatic) { return automatic }
    return place.makesSense(chosen) ? chosen : .kind(.characters)
  }

  /// The items that turning passes, in order (RO-43): the ticked ones that make sense here, the app's own,
  /// then those that belong to the element.
  func items(_ place: RotorPlace) -> [RotorItem] {
    func those(_ isOffered: (RotorTable.Row) -> Bool) -> [RotorItem] {
      RotorTable.rows.filter(isOffered).map { .kind($0.kind) }.filter(place.makesSense)
    }
    var items = those { $0.offer == .ticked || ticked.contains($0.kind) }
    let automatic = those { $0.offer == .automatic }
    for rotor in place.appRotors where !items.contains(rotor.item) && !automatic.contains(rotor.item) {
      items.append(rotor.item)
    }
    return items + automatic
  }
}
