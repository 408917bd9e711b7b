extension VoiceOver {
  /// The rotor item in force, as it is called in the device's language.
  public func rotorName(in scene: Scene) -> String {
    RotorTable.name(of: rotor.item(rotorPlace(in: scene)), in: composer.phrases)
  }

  /// The items that turning passes, in order.
  public func rotorNames(in scene: Scene) -> [String] {
    rotor.items(rotorPlace(in: scene)).map { RotorTable.name(of: $0, in: composer.phrases) }
  }

  /// Whether the rotor can be turned to a name here; one that is not ticked can.
  public func offersRotor(_ name: String, in scene: Scene) -> Bool {
    rotorPlace(in: scene).item(named: name) != nil
  }

  /// Where the rotor is asked now.
  func rotorPlace(in scene: Scene) -> RotorPlace {
    RotorPlace(scene: scene, cursor: cursor, phrases: composer.phrases)
  }

  /// VO-18, RO-40: turning goes round.
  mutating func turnRotor(forward: Bool, in scene: Scene, _ reactions: inout [Reaction]) {
    let place = rotorPlace(in: scene)
    let items = rotor.items(place)
    guard !items.isEmpty else { return }
    let step = forward ? 1 : items.count - 1
    let here = items.firstIndex(of: rotor.item(place)) ?? (forward ? items.count - 1 : 0)
    turnRotor(to: items[(here + step) % items.count], at: place, &reactions)
  }

  /// Turns straight to an item by its name.
  mutating func turnRotor(to name: String, in scene: Scene, _ reactions: inout [Reaction]) {
    let place = rotorPlace(in: scene)
    guard let item = place.item(named: name) else { return reactions.emit(.sound(.unknownCommand)) }
    turnRotor(to: item, at: place, &reactions)
  }

  private mutating func turnRotor(
    to item: RotorItem, at place: RotorPlace, _ reactions: inout [Reaction]
  ) {
    rotor.choose(item, at: place)
    chosenAction = 0
    chosenContent = nil
    reactions.emit(.sound(.rotor))  // SN-10
    var value = ""
    if case .setting(let setting) = RotorTable.behaviour(of: item) {
      value = setting.value(settings, composer.phrases)  // RO-41
    }
    say(composer.rotor(RotorTable.name(of: item, in: composer.phrases), value: value), &reactions)
  }
}
