/// Where the rotor is asked: an element of a scene, and the words of the device.
struct RotorPlace {
  let scene: Scene
  let cursor: ElementIndex?
  let phrases: Phrases
  /// The app's rotors in force here with the items they fill, innermost first (RO-57).
  let appRotors: [(item: RotorItem, source: RotorSource)]

  init(scene: Scene, cursor: ElementIndex?, phrases: Phrases) {
    self.scene = scene
    self.cursor = cursor
    self.phrases = phrases
    let sources = cursor.map { scene.rotorSources(around: $0) } ?? []
    appRotors = sources.compactMap { source in
      Self.item(for: source, phrases).map { (item: $0, source: source) }
    }
  }

  /// The item a rotor of the app fills: one of VoiceOver's own where it has its name (RO-32), else one more (RO-43).
  /// Nil for a kind of Apple's that is not known (R1).
  private static func item(for source: RotorSource, _ phrases: Phrases) -> RotorItem? {
    guard let name = source.name ?? source.system.flatMap(phrases.name(ofSystemRotor:)) else { return nil }
    let own = RotorKind.allCases.first { RotorTable.name(of: .kind($0), in: phrases) == name }
    return own.map(RotorItem.kind) ?? .custom(name)
  }

  /// What an item is called.
  func name(of item: RotorItem) -> String { RotorTable.name(of: item, in: phrases) }

  /// The rotor of the app that fills an item.
  func appRotor(for item: RotorItem) -> RotorSource? { appRotors.first { $0.item == item }?.source }

  /// Whether an item has anything to do where the cursor stands. An item that is not ticked can make sense too.
  func makesSense(_ item: RotorItem) -> Bool {
    guard case .kind(let kind) = item else { return appRotor(for: item) != nil }
    let row = RotorTable.row(kind)
    let element = cursor.map { scene[$0] }
    switch row.presence {
    case .always: return true
    case .withFinds:
      if case .find(let kinds) = row.behaviour, scene.has(kinds) { return true }
      return appRotor(for: item) != nil
    case .withAppRotor: return appRotor(for: item) != nil
    case .withElement: return element != nil
    case .withKeyboard: return scene.state.firstResponder != nil
    case .withDirectTouchArea: return scene.has(.directTouch)
    case .withEditedText: return element?.traits.contains(.isEditing) ?? false
    case .withMisspellings:
      return cursor.map { !scene.misspellings(in: $0).isEmpty } ?? false || appRotor(for: item) != nil
    case .withContent: return cursor.map { !scene.customContent(of: $0).isEmpty } ?? false
    case .withActions: return element?.flags.contains(.hasActions) ?? false
    case .withValue: return element?.traits.contains(.adjustable) ?? false
    case .withZoom: return cursor.map(scene.canZoom) ?? false
    }
  }

  /// The item with a name, in the device's language or in English, without regard to case; nil where there is
  /// none that makes sense here.
  func item(named name: String) -> RotorItem? {
    let wanted = name.lowercased()
    for rotor in appRotors where self.name(of: rotor.item).lowercased() == wanted { return rotor.item }
    for kind in RotorKind.allCases {
      let item = RotorItem.kind(kind)
      guard
        self.name(of: item).lowercased() == wanted
          || RotorTable.name(of: item, in: .english).lowercased() == wanted
      else { continue }
      return makesSense(item) ? item : nil
    }
    return nil
  }
}
