/// Where the rotor stands: what the listener chose, and what the element under the cursor makes of it.
struct RotorState: Hashable, Sendable {
  /// What the listener chose last; it outlives screens (RO-46).
  private var chosen = RotorItem.characters
  /// What the element under the cursor chose by itself, until it is left or the rotor is turned (RO-44, DF-06).
  private var automatic: RotorItem?
  /// Items that were ticked beyond those of a fresh device.
  private var ticked: Set<RotorItem> = []

  /// Turns to Adjust Value or Actions where the element has them, else back to what was chosen (RO-44, RO-45).
  mutating func followElement(_ element: AccessibilityElement, _ settings: VoiceOverSettings) {
    automatic = nil
    guard settings.changesRotorWithItem else { return }
    if element.traits.contains(.adjustable) {
      automatic = .adjustValue
    } else if element.flags.contains(.hasActions) {
      automatic = .actions
    }
  }

  /// Turns to an item, ticking it where it was not (RO-42).
  mutating func choose(_ item: RotorItem) {
    switch item {
    case .actions, .adjustValue, .moreContent:
      automatic = item
    case .characters, .words, .containers, .headings, .headingLevel, .links, .formControls, .buttons,
      .textFields, .searchFields, .images, .staticText, .tables, .lists, .landmarks, .sameItem, .custom:
      chosen = item
      automatic = nil
      if RotorTable.row(item)?.isTicked == false { ticked.insert(item) }
    }
  }

  /// The item in force: the automatic one, else the chosen one; where that makes no sense on this screen,
  /// Characters (RO-47).
  func item(_ place: RotorPlace) -> RotorItem {
    if let automatic, place.makesSense(automatic) { return automatic }
    return place.makesSense(chosen) ? chosen : .characters
  }

  /// The items that turning passes, in order (RO-43): the ticked ones that make sense here, the app's own,
  /// then those that belong to the element.
  func items(_ place: RotorPlace) -> [RotorItem] {
    let rows = RotorTable.rows
    var items: [RotorItem] = []
    for row in rows where !row.isContextual && (row.isTicked || ticked.contains(row.item)) {
      if place.makesSense(row.item) { items.append(row.item) }
    }
    for rotor in place.appRotors {
      let item = place.item(for: rotor)
      if let item, !items.contains(item) { items.append(item) }
    }
    for row in rows where row.isContextual {
      if place.makesSense(row.item) { items.append(row.item) }
    }
    return items
  }
}

/// Where the rotor is asked: an element of a scene, and the words of the device.
struct RotorPlace {
  let scene: Scene
  let cursor: ElementIndex?
  let phrases: Phrases

  /// The app's rotors in force here, innermost first (RO-57).
  var appRotors: [AppRotor] { cursor.map { scene.rotors(around: $0) } ?? [] }

  /// What an item is called.
  func name(of item: RotorItem) -> String { RotorTable.name(of: item, in: phrases) }

  /// What a rotor of the app is called; nil for a kind of Apple's that is not known (R1).
  func name(of rotor: AppRotor) -> String? {
    rotor.name ?? rotor.system.flatMap(phrases.name(ofSystemRotor:))
  }

  /// The item a rotor of the app fills: one of VoiceOver's own where it has its name.
  func item(for rotor: AppRotor) -> RotorItem? {
    guard let name = name(of: rotor) else { return nil }
    return RotorTable.rows.first { self.name(of: $0.item) == name }?.item ?? .custom(name)
  }

  /// The rotor of the app that fills an item.
  func appRotor(for item: RotorItem) -> AppRotor? {
    appRotors.first { self.item(for: $0) == item }
  }

  /// Whether an item has anything to do where the cursor stands. An item that is not ticked can make sense too.
  func makesSense(_ item: RotorItem) -> Bool {
    switch item {
    case .characters, .words, .headings: true  // RO-01, RO-02, RO-11
    case .containers, .headingLevel, .links, .formControls, .buttons, .textFields, .searchFields, .images,
      .staticText, .tables, .lists, .landmarks:
      RotorSearch.exists(item, in: scene) || appRotor(for: item) != nil
    case .sameItem: cursor != nil
    case .custom: appRotor(for: item) != nil
    case .actions: cursor.map { scene[$0].flags.contains(.hasActions) } ?? false
    case .adjustValue: cursor.map { scene[$0].traits.contains(.adjustable) } ?? false
    case .moreContent: cursor.map { scene[$0].flags.contains(.hasMoreContent) } ?? false
    }
  }

  /// The item with a name, in the device's language or in English, without regard to case; nil where there is
  /// none that makes sense here.
  func item(named name: String) -> RotorItem? {
    let wanted = name.lowercased()
    for rotor in appRotors where self.name(of: rotor)?.lowercased() == wanted { return item(for: rotor) }
    for row in RotorTable.rows {
      guard
        self.name(of: row.item).lowercased() == wanted
          || RotorTable.name(of: row.item, in: .english).lowercased() == wanted
      else { continue }
      return makesSense(row.item) ? row.item : nil
    }
    return nil
  }
}
