/// A physical direction.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// The way of a finger that drags or flicks so: 100 points.
  var way: Point {
    switch self {
    case .up: Point(0, -100)
    case .down: Point(0, 100)
    case .left: Point(-100, 0)
    case .right: Point(100, 0)
    }
  }
}

/// A key with what is held beside it.
public struct KeyPress: Hashable, Sendable {
  /// Keys by Apple's names; letters and digits as themselves.
  public enum Key: Hashable, Sendable {
    case tab, space, `return`, escape, delete, up, down, left, right, home, end, pageUp, pageDown
    /// A letter, digit or sign.
    case character(Character)
    /// F1 …
    case function(Int)
    /// Two arrows pressed together (KB-35, KB-40).
    case both(SwipeDirection, SwipeDirection)
    /// Control by itself (KB-09).
    case control
    /// Command by itself (FK-19).
    case command
  }

  /// What is held. `vo` is VoiceOver's modifier, `tab` a held Tab (a prefix in a terminal).
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
    public static let fn = Modifiers(rawValue: 16)
    public static let vo = Modifiers(rawValue: 32)
    public static let tab = Modifiers(rawValue: 64)
  }

  /// The key.
  public var key: Key
  /// What is held.
  public var modifiers: Modifiers

  /// Makes a key press.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
