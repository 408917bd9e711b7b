/// A setting of the simulated device or of a technology with a value, as `set NAME VALUE` writes it.
public struct Setting: Hashable, Sendable {
  /// The name in walk files.
  public let name: String
  /// The value, as the table writes it.
  public let value: String

  /// The setting with a name and value; nil where there is no such name or it does not take the value.
  public init?(name: String, value: String) {
    guard let row = Self.row(name), row.accepts(value) else { return nil }
    self.name = name
    self.value = value
  }

  /// The names that can be set with the values they take, in the order of the help.
  public static let all: [SettingRow] =
    device + display + voiceOver + keyboard + switchControl + voiceControl + focusEngine + assistiveTouch

  /// VoiceOver's.
  static let voiceOver: [SettingRow] = navigation + verbosity

  /// The line of a setting.
  public static func row(_ name: String) -> SettingRow? { all.first { $0.name == name } }

  /// The device's settings with this one changed; nil where it belongs to a technology.
  func applied(to environment: Environment) -> Environment? {
    guard case .device(let set, _)? = Self.row(name)?.target else { return nil }
    var environment = environment
    set(&environment, value)
    return environment
  }

  /// Changes how a technology is set up; settings of the device are passed over.
  func apply(to settings: inout TechnologySettings) {
    guard case .technology(let set, _)? = Self.row(name)?.target else { return }
    set(&settings, value)
  }
}

extension Setting {
  private static let devices: [(name: String, device: DeviceDescription)] = [
    ("iPhone", .iPhone), ("iPad", .iPad), ("AppleTV", .appleTV),
  ]

  /// The device itself.
  private static let device: [SettingRow] = [
    SettingRow(
      name: "locale", summary: "the language of the device: \(Phrases.offered)", values: .language,
      target: .device(set: { $0.locale = $1 }, get: \.locale)),
    .device("textSize", \.contentSizeCategory, "Dynamic Type"),
    .device("reduceMotion", \.isReduceMotionEnabled, "Reduce Motion"),
    .device("orientation", \.isLandscape, "how the device is held", ["landscape", "portrait"]),
    SettingRow(
      name: "device", summary: "the kind of device", values: .choices(devices.map(\.name)),
      target: .device(
        set: { environment, name in
          guard let device = devices.first(where: { $0.name == name })?.device else { return }
          environment.device = device
        },
        get: { environment in devices.first { $0.device == environment.device }?.name ?? "" })),
    .device("hardwareKeyboard", \.isHardwareKeyboardAttached, "a keyboard is attached: none on the screen"),
    SettingRow(
      name: "rtl", summary: "layout and order from right to left, whatever the language",
      values: .choices(["on", "off", "automatic"]),
      target: .device(
        set: { $0.rightToLeftOverride = $1 == "automatic" ? nil : $1 == "on" },
        get: { $0.rightToLeftOverride.map { $0 ? "on" : "off" } ?? "automatic" })),
  ]

  /// Display & Text Size (DS-01…07).
  private static let display: [SettingRow] = [
    .device("boldText", \.isBoldTextEnabled, "Bold Text"),
    .device("increaseContrast", \.display.increasesContrast, "Increase Contrast"),
    .device("reduceTransparency", \.display.reducesTransparency, "Reduce Transparency"),
    .device(
      "differentiateWithoutColor", \.display.differentiatesWithoutColor, "Differentiate Without Color"),
    .device("invertColors", \.display.invertedColors, "Smart Invert and Classic Invert"),
    .device("buttonShapes", \.display.showsButtonShapes, "Button Shapes"),
    .device("onOffLabels", \.display.showsOnOffLabels, "On/Off Labels"),
    .device("grayscale", \.display.isGrayscale, "Color Filters, set to Grayscale"),
    .device("reduceWhitePoint", \.display.reducesWhitePoint, "Reduce White Point"),
  ]

  /// How VoiceOver moves and answers.
  private static let navigation: [SettingRow] = [
    .listener("changeRotorWithItem", \.changesRotorWithItem, "Change Rotor with Item"),
    .listener("appName", \.appName, "when the first phrase begins with the app's name"),
    .listener("navigationStyle", \.navigationStyle, "Navigation Style"),
    .listener("navigateImages", \.navigatedImages, "Navigate Images"),
    .listener("firstFocus", \.firstFocus, "where the cursor lands on a new screen"),
    .listener("typingMode", \.typingMode, "Typing Mode"),
    .listener("directTouch", \.usesDirectTouch, "Direct Touch"),
    .listener(
      "quickNavAnnouncements", \.quickNavAnnouncements, "how switching Quick Nav is made known"),
    .listener("zoom", \.zooms, "Zoom, which takes some taps of three fingers"),
    .listener("sounds", \.playsSounds, "VoiceOver's own sounds"),
    .listener(
      "tripleTap", \.tripleTapIsLongPress, "what a triple tap does", ["longPress", "doubleTap"]),
    .listener(
      "swipeDirection", \.swipesFollowLanguage,
      "whether left and right change places in right-to-left languages (unsure)",
      ["language", "physical"]),
  ]

  /// What VoiceOver says.
  private static let verbosity: [SettingRow] = [
    .listener("hints", \.speech.speaksHints, "Speak Hints"),
    .listener("punctuation", \.speech.punctuation, "Punctuation"),
    .listener("capitalLetters", \.speech.capitalLetters, "Capital Letters where letters are read alone"),
    .listener("numbers", \.speech.numbers, "Numbers"),
    .listener("emoji", \.speech.emoji, "whether emoji are read"),
    .listener("emojiSuffix", \.speech.addsEmojiSuffix, "\"emoji\" behind each emoji"),
    .listener("links", \.speech.links, "how links are made known"),
    .listener("containerDescriptions", \.speech.containers, "Container Descriptions"),
    .listener("actionsFeedback", \.speech.actions, "how custom actions are made known"),
    .listener("moreContentFeedback", \.speech.moreContent, "how custom content is made known"),
    .listener("tableHeaders", \.speech.speaksTableHeaders, "Table Headers"),
    .listener("rowAndColumnNumbers", \.speech.speaksRowAndColumnNumbers, "Row & Column Numbers"),
    .listener("rowNumbers", \.speech.rowNumbers, "when a row's number is spoken"),
    .listener("roles", \.speech.rolePlacement, "where role words stand"),
    .listener("switchRole", \.speech.speaksSwitchRole, "Switch button before a switch's state"),
    .listener("typingFeedback", \.speech.typingFeedback, "Typing Feedback"),
    .listener(
      "phoneticFeedback", \.speech.phoneticFeedback, "Phonetic Feedback where letters are read alone"),
    .listener("deletingText", \.speech.deletingText, "how deleted text is made known"),
    .listener("rotorConfirmation", \.speech.confirmsRotor, "Speak Rotor Confirmation"),
    .listener("speakingRate", \.speech.rate, in: 1...100, "Speaking Rate in percent"),
  ]
}
