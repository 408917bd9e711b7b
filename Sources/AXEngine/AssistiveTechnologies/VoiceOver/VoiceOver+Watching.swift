/// The watched element: its changes are said wherever the cursor is (KB-18).
extension VoiceOver {
  /// What is watched, and how it was spoken last.
  struct Watched: Hashable, Sendable {
    var identity: ViewIdentity
    var words: String
  }

  /// Watches the element under the cursor, or no longer where it is the watched one. There is one at a time.
  mutating func toggleWatching(in scene: Scene, _ reactions: inout [Reaction]) {
    guard let cursor, let identity else { return reactions.emit(.sound(.unknownCommand)) }
    if watched?.identity == identity {
      watched = nil
      return say(composer.message(.watchOff), &reactions)
    }
    watched = Watched(identity: identity, words: composer.phrase(for: subject(cursor, in: scene)).text)
    say(composer.message(.watchOn), &reactions)
  }

  /// Says the watched element when it is spoken otherwise than before; not again where the change has said so
  /// itself. While it is gone it waits.
  mutating func tellWatched(_ change: SceneChange, _ reactions: inout [Reaction]) {
    guard let watched, composesSpeech, change.new !== change.old,
      let index = change.new.tree.element(watched.identity, near: cursor ?? 0)
    else { return }
    let subject = subject(index, in: change.new)
    let words = composer.phrase(for: subject).text
    guard words != watched.words else { return }
    self.watched?.words = words
    let isHeard = reactions.contains { if case .emit(.speak) = $0 { true } else { false } }
    if index == cursor, isHeard { return }
    say(composer.summary(of: subject), &reactions)
  }

  private func subject(_ index: ElementIndex, in scene: Scene) -> SpeechSubject {
    subject(index, from: index, in: scene)
  }
}
