/// Inputs as the steps of a walk.
extension Gesture {
  /// The step that makes the gesture; nil for gestures that need a view of the screen.
  public var step: String? {
    switch self {
    case .swipe(let direction, let fingers): return Self.fingers(fingers) + "swipe " + direction.rawValue
    case .tap(let count, let fingers, let hold):
      let counts = ["", "double ", "triple ", "quadruple "]
      guard counts.indices.contains(count - 1) else { return nil }
      return Self.fingers(fingers) + counts[count - 1] + "tap" + (hold ? " and hold" : "")
    case .fourFingerTap(let upper): return "four-finger tap " + (upper ? "top" : "bottom")
    case .rotate(let clockwise): return clockwise ? "rotor next" : "rotor previous"
    case .scrub: return "scrub"
    case .pinch(nil, let isIn): return isIn ? "pinch in" : "pinch out"
    case .step(let forward): return forward ? "next" : "previous"
    case .touch, .touchPoint, .hold, .splitTap, .drag, .pinch: return nil
    }
  }

  private static func fingers(_ count: Int) -> String {
    let words = ["", "two-finger ", "three-finger ", "four-finger "]
    return words.indices.contains(count - 1) ? words[count - 1] : ""
  }
}

/// What VoiceOver can be told to do, step by step, for help and lists.
public enum VoiceOverSteps {
  /// A gesture or key as a step, and what it does.
  public struct Row: Hashable, Sendable {
    public var step: String
    public var title: String
  }

  /// The gestures.
  public static let gestures: [Row] = VoiceOverCommand.gestures.compactMap { entry in
    entry.gesture.step.map { Row(step: $0, title: entry.command.title) }
  }

  /// Gestures and keys with what the listener made of keys: those first, and without what they were before (KB-44).
  public static func rows(assigned: [AssignedKey]) -> [Row] {
    let own = assigned.compactMap { entry in
      entry.command.map { Row(step: "key " + KeyNames.text(entry.key), title: $0.title) }
    }
    let changed = Set(assigned.map { "key " + KeyNames.text($0.key) })
    return own + (gestures + keys).filter { !changed.contains($0.step) }
  }

  /// The keys, those that go to kinds and those of Quick Nav last.
  public static let keys: [Row] =
    VoiceOverCommand.keys.map { Row(step: "key " + KeyNames.text($0.key), title: $0.command.title) }
    + QuickKind.letters.flatMap { entry in
      [true, false].map { forward in
        let key = KeyPress(.character(entry.letter), forward ? [.vo, .command] : [.vo, .command, .shift])
        return Row(
          step: "key " + KeyNames.text(key),
          title: VoiceOverCommand.find(entry.kind, forward: forward).title)
      }
    }
    + VoiceOverCommand.quickNavKeys.map {
      Row(step: "key " + KeyNames.text($0.key), title: "Quick Nav: " + $0.command.title)
    }
}

/// What Full Keyboard Access can be told to do, step by step, for help and lists.
public enum KeyboardSteps {
  /// The keys with their commands, those that a person assigned first (FK-20).
  public static func rows(_ settings: KeyboardSettings = KeyboardSettings()) -> [VoiceOverSteps.Row] {
    settings.keys.map { VoiceOverSteps.Row(step: "key " + KeyNames.text($0.key), title: $0.command.title) }
  }
}
