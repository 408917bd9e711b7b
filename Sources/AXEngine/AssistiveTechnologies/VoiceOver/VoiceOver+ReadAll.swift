/// Reading element after element (VO-16, VO-17, KB-08).
extension VoiceOver {
  /// Begins; what follows comes as each element has been said.
  mutating func readAll(fromTop: Bool, in scene: Scene, _ reactions: inout [Reaction]) {
    let first = StopFinder(scene: scene, style: .flat, images: settings.navigatedImages).end(
      of: nil, isLast: false)
    guard let start = fromTop ? first : cursor.map(CursorStop.element) ?? first else {
      return reactions.emit(.sound(.boundary))
    }
    isReadingAll = true
    move(to: start, in: scene, &reactions)
  }

  /// Everything that was to be said has been said: the next element that says something, until there is none.
  mutating func speechDidFinish(in scene: Scene) -> [Reaction] {
    var reactions: [Reaction] = []
    let stops = StopFinder(scene: scene, style: .flat, images: settings.navigatedImages)
    while isReadingAll {
      guard let cursor, let next = stops.next(from: .element(cursor), forward: true) else {
        isReadingAll = false
        break
      }
      move(to: next, in: scene, &reactions)
      if !composesSpeech { continue }
      if reactions.contains(where: { if case .emit(.speak) = $0 { true } else { false } }) { break }
    }
    return reactions
  }
}
