/// A setting of the simulated device or of a technology, under its name in walk files (`set NAME VALUE`).
public enum Setting: Hashable, Sendable {
  case locale(String)
  case textSize(ContentSizeCategory)
  case reduceMotion(Bool)
  case boldText(Bool)
  case landscape(Bool)
  case device(DeviceDescription)
  /// nil means by the language.
  case rightToLeft(Bool?)
  case hints(Bool)
  case changeRotorWithItem(Bool)
  case firstFocus(FirstFocus)
  case tripleTap(isLongPress: Bool)
  case swipeDirection(followsLanguage: Bool)

  /// The names that can be set with the values they take, for messages and help; an empty list means any text.
  public static let all: [(name: String, values: [String])] = [
    ("locale", []),
    ("textSize", ContentSizeCategory.allCases.map(\.rawValue)),
    ("reduceMotion", ["on", "off"]),
    ("boldText", ["on", "off"]),
    ("orientation", ["portrait", "landscape"]),
    ("device", devices.map(\.name)),
    ("rtl", ["on", "off", "automatic"]),
    ("hints", ["on", "off"]),
    ("changeRotorWithItem", ["on", "off"]),
    ("firstFocus", FirstFocus.allCases.map(\.rawValue)),
    ("tripleTap", ["longPress", "doubleTap"]),
    ("swipeDirection", ["physical", "language"]),
  ]

  private static let devices: [(name: String, device: DeviceDescription)] = [
    ("iPhone", .iPhone), ("iPad", .iPad), ("AppleTV", .appleTV),
  ]

  /// The setting with a name and value; nil where there is no such name or it does not take the value.
  public init?(name: String, value: String) {
    guard let entry = Self.all.first(where: { $0.name == name }),
      entry.values.isEmpty ? !value.isEmpty : entry.values.contains(value)
    else { return nil }
    let isOn = value == "on"
    switch name {
    case "locale": self = .locale(value)
    case "textSize":
      guard let size = ContentSizeCategory(rawValue: value) else { return nil }
      self = .textSize(size)
    case "reduceMotion": self = .reduceMotion(isOn)
    case "boldText": self = .boldText(isOn)
    case "orientation": self = .landscape(value == "landscape")
    case "device":
      guard let device = Self.devices.first(where: { $0.name == value })?.device else { return nil }
      self = .device(device)
    case "rtl": self = .rightToLeft(value == "automatic" ? nil : isOn)
    case "hints": self = .hints(isOn)
    case "changeRotorWithItem": self = .changeRotorWithItem(isOn)
    case "firstFocus":
      guard let focus = FirstFocus(rawValue: value) else { return nil }
      self = .firstFocus(focus)
    case "tripleTap": self = .tripleTap(isLongPress: value == "longPress")
    case "swipeDirection": self = .swipeDirection(followsLanguage: value == "language")
    default: return nil
    }
  }

  /// The device's settings with this one changed; nil where it belongs to a technology.
  func applied(to environment: Environment) -> Environment? {
    var environment = environment
    switch self {
    case .locale(let locale): environment.locale = locale
    case .textSize(let size): environment.contentSizeCategory = size
    case .reduceMotion(let isOn): environment.isReduceMotionEnabled = isOn
    case .boldText(let isOn): environment.isBoldTextEnabled = isOn
    case .landscape(let isOn): environment.isLandscape = isOn
    case .device(let device): environment.device = device
    case .rightToLeft(let isOn): environment.rightToLeftOverride = isOn
    case .hints, .changeRotorWithItem, .firstFocus, .tripleTap, .swipeDirection: return nil
    }
    return environment
  }

  /// Changes what VoiceOver listens to; settings of the device are passed over.
  func apply(to settings: inout VoiceOverSettings, _ speech: inout SpeechSettings) {
    switch self {
    case .hints(let isOn): speech.speaksHints = isOn
    case .changeRotorWithItem(let isOn): settings.changesRotorWithItem = isOn
    case .firstFocus(let focus): settings.firstFocus = focus
    case .tripleTap(let isLongPress): settings.tripleTapIsLongPress = isLongPress
    case .swipeDirection(let followsLanguage): settings.swipesFollowLanguage = followsLanguage
    case .locale, .textSize, .reduceMotion, .boldText, .landscape, .device, .rightToLeft: break
    }
  }
}
