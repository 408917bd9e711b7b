/// What a key makes a tour do.
enum TourKey: Hashable, Sendable {
  case task, hint, again, next, leave
}

/// What helps a group to follow.
enum TeachingKey: Hashable, Sendable {
  /// What is spoken, in large letters.
  case captions
  /// The gesture that was made, in words.
  case gesture
  /// Keys are named instead of acting.
  case practice
}

extension KeyMap {
  /// The keys for tours and for teaching.
  static let teaching = [
    KeyBinding(character("!"), command: .tour(.hint), help: "tour: a hint"),
    KeyBinding(character("="), command: .tour(.task), help: "tour: say the task"),
    KeyBinding(character("N"), command: .tour(.next), help: "tour: next stop"),
    KeyBinding(character("R"), command: .tour(.again), help: "tour: the stop again"),
    KeyBinding(character("Q"), command: .tour(.leave), help: "tour: leave it"),
    KeyBinding(character("C"), command: .teaching(.captions), help: "captions, large"),
    KeyBinding(character("G"), command: .teaching(.gesture), help: "gesture in words"),
    KeyBinding(character("P"), command: .teaching(.practice), help: "practice: name keys"),
  ]
}
