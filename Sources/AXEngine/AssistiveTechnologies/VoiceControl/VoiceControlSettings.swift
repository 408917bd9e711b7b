/// How Voice Control is set up.
public struct VoiceControlSettings: Hashable, Sendable {
  /// A fresh device's.
  public init() {}
}
