/// Areas whose touches go to the app (SE-59, SE-34).
extension VoiceOver {
  /// How an element takes touches directly; nil where it does not.
  func directTouch(of index: ElementIndex, in scene: Scene) -> (isSilent: Bool, needsActivation: Bool)? {
    guard settings.usesDirectTouch else { return nil }  // RO-23
    let element = scene[index]
    let reader = Reader(mock: scene.mock, state: scene.state, views: scene.views)
    switch reader.property(.directTouch, of: element.node) {
    case .record(let fields)?:
      func flag(_ name: String) -> Bool {
        if case .flag(true)? = fields[name] { true } else { false }
      }
      return (flag("silentOnTouch"), flag("requiresActivation"))
    case .flag(true)?: return (false, false)
    default: return element.traits.contains(.allowsDirectInteraction) ? (false, false) : nil
    }
  }

  /// VO-01, VO-02: touching speaks, empty ground has a sound. In a direct touch area the touch goes on to the app,
  /// without a word where the area wants silence.
  mutating func touch(
    _ element: ElementIndex?, at point: Point?, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let area = element.flatMap { directTouch(of: $0, in: scene) }
    let isNew = element != cursor
    if isNew, let cursor, directTouch(of: cursor, in: scene) != nil {
      reactions.emit(.sound(.exitedArea))  // SN-20
    }
    guard let element else { return reactions.emit(.sound(.noItem)) }  // SN-06
    if isNew, area != nil { reactions.emit(.sound(.enteredArea)) }
    let isOpen = area.map { !$0.needsActivation || activatedArea == scene[element].identity } ?? false
    let silence = area?.isSilent == true && isOpen ? Utterance(.focus, []) : nil
    move(to: element, from: cursor, in: scene, saying: silence, &reactions)
    if isOpen { reactions.perform(.touch(point ?? scene.visibleFrame(of: scene[element]).center)) }
  }

  /// The double tap that an area asks for before touches go on to the app; false where it is none.
  mutating func opensArea(_ index: ElementIndex, in scene: Scene) -> Bool {
    guard directTouch(of: index, in: scene)?.needsActivation == true,
      activatedArea != scene[index].identity
    else { return false }
    activatedArea = scene[index].identity
    return true
  }
}
