/// A session that goes on with another version of its mock's file.
public struct SessionContinuation: Sendable {
  /// The session, on the new version.
  public var session: Session
  /// What is another for a listener, in one line.
  public var words: String
}

extension Session {
  /// The same session on another version of the file.
  ///
  /// The stack of screens, state variables, tabs, open views and scroll offsets are kept as far as they still exist;
  /// a new initial value in the file counts more than the old one in the state. Cursor and keyboard focus stay on
  /// their elements, the technologies with all their modes and settings are kept, and nothing is spoken. Where the
  /// screen in front is gone, the nearest one below it is shown.
  ///
  /// - Returns: Nil where none of the open screens is left.
  public func continued(with mock: Mock) -> SessionContinuation? {
    guard let continuation = app.continued(with: mock) else { return nil }
    var new = self
    new.app = continuation.app
    new.scene = Scene.make(mock: mock, state: new.app.state, views: new.app.views, previous: nil)
    new.speaker = Speaker()
    let difference = SceneDifference(scene, new.scene, continuation.counterparts)
    let passage = ScenePassage(
      old: scene, new: new.scene, counterparts: continuation.counterparts, difference: difference,
      isElsewhere: continuation.isElsewhere)
    new.inUse.move(through: passage)
    if let keyboard = new.keyboard {
      new.app.state.focus = keyboard.focus.map { new.scene[$0].identity }
    }
    new.show(new.focusElement)
    new.show(new.cursor)
    var words: [String] = []
    if !continuation.lostScreens.isEmpty {
      let lost = continuation.lostScreens.map { "'" + $0 + "'" }.joined(separator: ", ")
      words.append("gone " + (continuation.lostScreens.count == 1 ? "screen " : "screens ") + lost)
    }
    if continuation.isElsewhere {
      words.append("back on '" + mock.screens[new.scene.views.screen].name + "'")
    } else {
      words.append(difference.summary)
    }
    if continuation.lostTimers > 0 {
      words.append(
        continuation.lostTimers == 1 ? "1 timer given up" : "\(continuation.lostTimers) timers given up")
    }
    return SessionContinuation(session: new, words: words.joined(separator: "; "))
  }

  /// Scrolls an element into view.
  private mutating func show(_ element: ElementIndex?) {
    guard let element, scene[element].scrollView >= 0, scene.isCutOff(element) else { return }
    let outcome = app.perform(.scrollToVisible(scene[element].node))
    refreshScene(after: outcome)
  }
}
