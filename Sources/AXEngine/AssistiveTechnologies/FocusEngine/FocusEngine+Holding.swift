/// A direction of the remote that is held: moves that repeat and become faster (TV-10).
extension FocusEngine {
  /// How often it has moved, and how long until it moves again. How fast a device is nobody says: the first move comes
  /// again after half a second, each further one a tenth of a second sooner, down to ten moves a second.
  struct Held: Hashable, Sendable {
    var direction: SwipeDirection
    var interval = Duration.milliseconds(500)
    var left = Duration.milliseconds(500)

    /// Begins to wait for the next move.
    fileprivate mutating func again() {
      interval = max(.milliseconds(100), interval - .milliseconds(100))
      left = interval
    }
  }

  /// From when on Select is held rather than pressed, as UIKit has it by default (TV-11).
  static let longPress = Duration.milliseconds(500)

  public func untilNext(in scene: Scene) -> Duration? {
    [nextTab?.left, held?.left].compactMap { $0 }.min()
  }

  public mutating func advance(by duration: Duration, in scene: Scene) -> [Reaction] {
    var reactions: [Reaction] = []
    if var held {
      held.left -= duration
      self.held = held
      if held.left <= .zero {
        go(held.direction, in: scene, &reactions)
        held.again()
        // Where nothing lies that way holding on changes nothing.
        self.held = reactions.contains(where: \.asks) ? held : nil
      }
    }
    if var tab = nextTab, reactions.isEmpty {
      tab.left -= duration
      nextTab = tab.left > .zero ? tab : nil
      if nextTab == nil, let node = scene.views.node(tab.view) { reactions.perform(.use(node)) }
    }
    return reactions
  }
}

extension Reaction {
  /// Whether the app is asked for something.
  fileprivate var asks: Bool { if case .perform = self { true } else { false } }
}
