/// The simulated device's settings, as the app and the technologies see them.
public struct Environment: Hashable, Sendable {
  /// Kind and portrait size of the device.
  public var device: DeviceDescription
  /// Whether it is turned on its side; swaps width and height.
  public var isLandscape = false
  /// BCP 47 language in use.
  public var locale: String
  /// `set rtl on` or `off`; nil means by the language.
  public var rightToLeftOverride: Bool?
  /// The Dynamic Type size.
  public var contentSizeCategory = ContentSizeCategory.large
  /// Reduce Motion (DS-08).
  public var isReduceMotionEnabled = false
  public var isBoldTextEnabled = false
  /// How things look.
  public var display = DisplaySettings()
  /// Which technologies are running, for the flags an app may ask.
  public var isVoiceOverRunning = false
  public var isSwitchControlRunning = false
  public var isFullKeyboardAccessEnabled = false
  public var isAssistiveTouchRunning = false
  /// Whether a keyboard is attached, so that none comes up on the screen.
  public var isHardwareKeyboardAttached = false
  /// What a trainer restricts.
  public var guidedAccess = GuidedAccess()
  /// Which rules the device follows.
  var rules = RulesInForce.all

  /// Whether a Guided Access session is on.
  public var isGuidedAccessEnabled: Bool { guidedAccess.isOn }
  /// Identifiers of the features that are denied at present.
  public var deniedRestrictions: [String] { guidedAccess.isOn ? guidedAccess.denied : [] }

  /// Makes the settings of a fresh device.
  public init(device: DeviceDescription, locale: String) {
    self.device = device
    self.locale = locale
  }

  /// The screen in its present orientation, in points.
  public var screenSize: Size {
    isLandscape ? Size(device.size.height, device.size.width) : device.size
  }

  /// Whether layout and order run from right to left.
  public var isRightToLeft: Bool {
    if let rightToLeftOverride { return rightToLeftOverride }
    let language = locale.mainLanguage
    return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(language)
  }
}

/// The sizes of Dynamic Type, smallest first; under the names of `set textSize` and profiles.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall = "xSmall", small, medium, large, extraLarge = "xLarge", extraExtraLarge = "xxLarge"
  case extraExtraExtraLarge = "xxxLarge", accessibility1 = "AX1", accessibility2 = "AX2", accessibility3 =
    "AX3"
  case accessibility4 = "AX4", accessibility5 = "AX5"

  /// The place in the list, from 0.
  public var step: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// One of the five larger sizes (DT-04).
  public var isAccessibilityCategory: Bool { step >= 7 }

  /// Smaller sizes first.
  public static func < (a: Self, b: Self) -> Bool { a.step < b.step }
}
