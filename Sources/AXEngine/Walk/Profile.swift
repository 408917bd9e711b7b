/// A technology, and what differs from the mock's own device: `voiceOver:ar:AX3:landscape`.
public struct Profile: Hashable, Sendable {
  /// The technology.
  public var technology: TechnologyName
  /// What differs, in the order written.
  public var differences: [Difference]

  /// One thing that differs.
  public enum Difference: Hashable, Sendable {
    case setting(Setting)
    /// A feature that Guided Access denies.
    case deny(String)

    /// Whether two cannot stand in one profile: they are about one thing.
    fileprivate func excludes(_ other: Difference) -> Bool {
      switch (self, other) {
      case (.setting(let own), .setting(let second)): own.name == second.name
      case (.deny(let own), .deny(let second)): own == second
      case (.setting, .deny), (.deny, .setting): false
      }
    }
  }

  /// VoiceOver on the mock's own device.
  public static let voiceOver = Profile(technology: .voiceOver, differences: [])

  /// Reads a profile.
  ///
  /// - Throws: A diagnostic whose range counts bytes of the text.
  public static func parse(_ text: String) throws(Diagnostic) -> Profile {
    var profile: Profile?
    var start = 0
    for part in text.split(separator: ":", omittingEmptySubsequences: false) {
      let range = SourceRange(start, start + part.utf8.count)
      start += part.utf8.count + 1
      let located = Located(text: String(part), range: range)
      if profile == nil {
        profile = Profile(technology: try TechnologyName.named(located), differences: [])
      } else {
        let difference = try difference(located)
        if let first = profile?.differences.first(where: { $0.excludes(difference) }) {
          let isTwice = first == difference
          throw Diagnostic(
            at: range,
            isTwice
              ? "'\(located.shown)' is named twice"
              : "'\(Self.text(first))' and '\(located.shown)' exclude each other",
            help: "leave one of them out")
        }
        profile?.differences.append(difference)
      }
    }
    return profile ?? .voiceOver
  }

  /// Words that stand for a setting of the device, text sizes aside.
  private static let words: [(word: String, setting: Setting)] =
    ([
      ("portrait", "orientation", "portrait"), ("landscape", "orientation", "landscape"),
      ("iPhone", "device", "iPhone"), ("iPad", "device", "iPad"), ("AppleTV", "device", "AppleTV"),
      ("rtl", "rtl", "on"), ("ltr", "rtl", "off"), ("reduceMotion", "reduceMotion", "on"),
      ("smartInvert", "invertColors", "smart"), ("classicInvert", "invertColors", "classic"),
    ] + switches.map { ($0, $0, "on") }).compactMap(named)

  /// The text sizes.
  private static let sizes = ContentSizeCategory.allCases.map { ($0.rawValue, "textSize", $0.rawValue) }
    .compactMap(named)

  private static func named(
    _ word: String, _ name: String, _ value: String
  ) -> (word: String, setting: Setting)? {
    Setting(name: name, value: value).map { (word, $0) }
  }

  /// Switches that are on where a profile names them.
  private static let switches = [
    "boldText", "increaseContrast", "reduceTransparency", "differentiateWithoutColor", "buttonShapes",
    "onOffLabels", "grayscale", "reduceWhitePoint", "hardwareKeyboard", "assistiveTouch",
  ]

  /// What may stand behind the technology, for the help.
  public static let offered =
    "a language, a text size (xSmall to AX5), "
    + words.map(\.word).joined(separator: ", ") + " or deny=NAME"

  private static func difference(_ part: Located) throws(Diagnostic) -> Difference {
    if part.text.hasPrefix("deny="), part.text.utf8.count > 5 { return .deny(String(part.text.dropFirst(5))) }
    if let match = (words + sizes).first(where: { $0.word == part.text }) { return .setting(match.setting) }
    // A near miss of a word is a slip, not a language: `small` has five letters, languages two or three.
    if SettingTable.isLanguage(part.text), let locale = Setting(name: "locale", value: part.text) {
      return .setting(locale)
    }
    throw Diagnostic(
      at: part.range, "unknown part '\(part.shown)' of a profile",
      help: Suggestion.help(for: part.text, among: (words + sizes).map(\.word)) ?? offered)
  }

  /// Whether it has a language of its own.
  public var hasLanguage: Bool {
    differences.contains { if case .setting(let setting) = $0 { setting.name == "locale" } else { false } }
  }

  /// The language that differs from the mock's own; nil where none does.
  var language: String? {
    for case .setting(let setting) in differences.reversed() where setting.name == "locale" {
      return setting.value
    }
    return nil
  }

  /// Puts what differs into a device.
  public func apply(to environment: inout Environment) {
    for difference in differences {
      switch difference {
      case .setting(let setting): environment = setting.applied(to: environment) ?? environment
      case .deny(let identifier):
        environment.guidedAccess.apply(.deny(identifier))
        environment.guidedAccess.apply(.start)
      }
    }
  }

  /// What of a device differs from another one, as the parts of a profile.
  public static func differences(of environment: Environment, from own: Environment) -> [String] {
    Setting.all.compactMap { row in
      guard case .device(_, let get) = row.target, get(environment) != get(own) else { return nil }
      return Setting(name: row.name, value: get(environment)).map { text(.setting($0)) }
    }
  }

  /// The profile in full, as it can be read again.
  public var description: String {
    ([technology.rawValue] + differences.map(Self.text)).joined(separator: ":")
  }

  /// The same device with another technology.
  public func with(_ technology: TechnologyName) -> Profile {
    Profile(technology: technology, differences: differences)
  }

  /// The steps of a walk that set up the same.
  public var steps: [String] {
    ["use " + technology.rawValue]
      + differences.flatMap { difference in
        switch difference {
        case .setting(let setting): ["set \(setting.name) \(setting.value)"]
        case .deny(let identifier): ["guidedAccess deny " + identifier, "guidedAccess start"]
        }
      }
  }

  private static func text(_ difference: Difference) -> String {
    switch difference {
    case .deny(let identifier): "deny=" + identifier
    case .setting(let setting): (words + sizes).first { $0.setting == setting }?.word ?? setting.value
    }
  }
}
