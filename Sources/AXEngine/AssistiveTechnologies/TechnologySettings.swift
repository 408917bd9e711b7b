/// How every technology is set up, whether it is on or not.
public struct TechnologySettings: Hashable, Sendable {
  public var voiceOver = VoiceOverSettings()
  public var keyboard = KeyboardSettings()
  public var switchControl = SwitchControlSettings()
  public var voiceControl = VoiceControlSettings()
  public var focusEngine = FocusEngineSettings()
  public var assistiveTouch = AssistiveTouchSettings()
  /// What the Accessibility Shortcut toggles, in the order of its menu (AT-10).
  public private(set) var shortcut: [ShortcutFeature] = []
  /// Whether the shortcut works in a session of Guided Access.
  public var shortcutWorksInGuidedAccess = false

  /// A fresh device's.
  public init() {}

  /// Chooses a feature for the Accessibility Shortcut, or takes it away.
  public mutating func setShortcut(_ feature: ShortcutFeature, isOn: Bool) {
    shortcut = ShortcutFeature.allCases.filter { $0 == feature ? isOn : shortcut.contains($0) }
  }
}
