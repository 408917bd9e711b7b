/// How Full Keyboard Access is set up.
public struct KeyboardSettings: Hashable, Sendable {
  /// A fresh device's.
  public init() {}
}
