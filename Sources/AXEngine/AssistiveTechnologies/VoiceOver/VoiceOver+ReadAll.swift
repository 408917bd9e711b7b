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
    pagesTurned = 0
    move(to: start, in: scene, &reactions)
  }

  /// How many pages one reading turns at most; an app that always has another one would never end.
  private static let mostPages = 1000

  /// SE-34: the page was turned, or there was none; the element that turned it is read again, or reading is over.
  mutating func didTurnPage(_ change: SceneChange, _ reactions: inout [Reaction]) {
    guard change.outcome.handled, let cursor else {
      isReadingAll = false
      return
    }
    reactions.emit(.sound(.scrolledPage))  // SN-05
    move(to: cursor, from: cursor, in: change.new, &reactions)
  }

  /// Everything that was to be said has been said: the next element that says something, until there is none.
  mutating func speechDidFinish(in scene: Scene) -> [Reaction] {
    var reactions: [Reaction] = []
    let stops = StopFinder(scene: scene, style: .flat, images: settings.navigatedImages)
    while isReadingAll {
      guard let cursor, let next = stops.next(from: .element(cursor), forward: true) else {
        // SE-34: at the end a text that turns its page goes on with the next one.
        if let cursor, scene[cursor].traits.contains(.causesPageTurn), pagesTurned < Self.mostPages {
          pagesTurned += 1
          reactions.perform(.scroll(.next, from: scene[cursor].node))
        } else {
          isReadingAll = false
        }
        break
      }
      move(to: next, in: scene, &reactions)
      if !composesSpeech { continue }
      if reactions.contains(where: { if case .emit(.speak) = $0 { true } else { false } }) { break }
    }
    return reactions
  }
}
