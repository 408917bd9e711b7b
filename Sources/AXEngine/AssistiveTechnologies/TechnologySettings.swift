/// How every technology is set up, whether it is on or not.
public struct TechnologySettings: Hashable, Sendable {
  public var voiceOver = VoiceOverSettings()
  public var keyboard = KeyboardSettings()
  public var switchControl = SwitchControlSettings()
  public var voiceControl = VoiceControlSettings()
  public var focusEngine = FocusEngineSettings()

  /// A fresh device's.
  public init() {}
}
