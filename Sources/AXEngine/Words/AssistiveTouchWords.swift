/// What AssistiveTouch's menus and actions are called: Apple's names, in every language of the device.
public enum AssistiveTouchTitle: String, Hashable, Sendable, CaseIterable {
  case none = "None", openMenu = "Open Menu"

  // The top level (AT-04).
  case notificationCenter = "Notification Center", device = "Device", controlCenter = "Control Center"
  case home = "Home", siri = "Siri", custom = "Custom"

  // Device (AT-05), then what stands behind More.
  case lockScreen = "Lock Screen", rotateScreen = "Rotate Screen", volumeUp = "Volume Up"
  case volumeDown = "Volume Down", mute = "Mute", more = "More"
  case appSwitcher = "App Switcher", screenshot = "Screenshot", shake = "Shake", sos = "SOS"
  case reachability = "Reachability", restart = "Restart", accessibilityShortcut = "Accessibility Shortcut"

  // What else can be assigned (AT-06).
  case spotlight = "Spotlight", analytics = "Analytics", speakScreen = "Speak Screen"
  case scrollUp = "Scroll Up", scrollDown = "Scroll Down", scrollLeft = "Scroll Left"
  case scrollRight = "Scroll Right"
  case tap = "Tap", doubleTap = "Double Tap", longPress = "Long Press", pinch = "Pinch"
  case pinchAndRotate = "Pinch and Rotate", rotate = "Rotate", holdAndDrag = "Hold and Drag"

  /// The title that is written like this, whatever the case of its letters.
  static func named(_ text: String) -> Self? {
    let wanted = text.lowercased()
    return allCases.first { $0.rawValue.lowercased() == wanted }
  }
}

/// Features that the Accessibility Shortcut can toggle (AT-10), by the words of settings.
public enum ShortcutFeature: String, Hashable, Sendable, CaseIterable {
  case voiceOver, fullKeyboardAccess, switchControl, voiceControl, assistiveTouch, guidedAccess
  case smartInvert, classicInvert, increaseContrast, reduceTransparency, reduceMotion, reduceWhitePoint
  case grayscale

  /// Apple's name.
  public var title: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .fullKeyboardAccess: "Full Keyboard Access"
    case .switchControl: "Switch Control"
    case .voiceControl: "Voice Control"
    case .assistiveTouch: "AssistiveTouch"
    case .guidedAccess: "Guided Access"
    case .smartInvert: "Smart Invert"
    case .classicInvert: "Classic Invert"
    case .increaseContrast: "Increase Contrast"
    case .reduceTransparency: "Reduce Transparency"
    case .reduceMotion: "Reduce Motion"
    case .reduceWhitePoint: "Reduce White Point"
    case .grayscale: "Color Filters"
    }
  }
}
