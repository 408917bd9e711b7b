/// How the tvOS focus engine is set up.
public struct FocusEngineSettings: Hashable, Sendable {
  /// A fresh device's.
  public init() {}
}
