/// How Switch Control is set up.
public struct SwitchControlSettings: Hashable, Sendable {
  /// A fresh device's.
  public init() {}
}
