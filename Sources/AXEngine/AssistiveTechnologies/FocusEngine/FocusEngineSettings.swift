/// How the focus of Apple TV is set up: there is nothing to set.
public struct FocusEngineSettings: Hashable, Sendable {
  /// A fresh device's.
  public init() {}
}
