/// The names behind `set`, and how their values are read.
enum SettingTable {
  private typealias Parser = @Sendable (Located) throws(Diagnostic) -> DeviceSetting

  private struct Row: Sendable {
    var name: String
    var values: String
    let parse: Parser
  }

  private static let rows: [Row] = [
    Row(name: "locale", values: "a language such as ar") { value throws(Diagnostic) in
      guard isLanguage(value.text) else {
        throw Diagnostic(
          at: value.range, "'\(value.text)' is no language", help: "write a tag such as ar or pt-BR")
      }
      return .locale(value.text)
    },
    Row(name: "textSize", values: "xSmall … AX5") { value throws(Diagnostic) in
      let names = ContentSizeCategory.allCases.map(\.rawValue)
      let place = try choice(value, names, case: false)
      return .textSize(ContentSizeCategory.allCases[place])
    },
    flag("reduceMotion") { .reduceMotion($0) },
    flag("boldText") { .boldText($0) },
    Row(name: "orientation", values: "portrait|landscape") { value throws(Diagnostic) in
      .landscape(try choice(value, ["portrait", "landscape"]) == 1)
    },
    Row(name: "device", values: "iPhone|iPad|AppleTV") { value throws(Diagnostic) in
      .device(devices[try choice(value, devices.map(\.name), case: false)].device)
    },
    Row(name: "rtl", values: "on|off|automatic") { value throws(Diagnostic) in
      [.rightToLeft(true), .rightToLeft(false), .rightToLeft(nil)][
        try choice(value, ["on", "off", "automatic"])]
    },
  ]

  /// The devices a walk or profile may name.
  static let devices: [(name: String, device: DeviceDescription)] = [
    ("iPhone", .iPhone), ("iPad", .iPad), ("AppleTV", .appleTV),
  ]

  private static func flag(_ name: String, _ make: @escaping @Sendable (Bool) -> DeviceSetting) -> Row {
    Row(name: name, values: "on|off") { value throws(Diagnostic) in
      make(try choice(value, ["on", "off"]) == 0)
    }
  }

  private static func choice(
    _ value: Located, _ words: [String], case isExact: Bool = true
  ) throws(Diagnostic) -> Int {
    let wanted = isExact ? value.text : value.text.lowercased()
    if let place = words.firstIndex(where: { (isExact ? $0 : $0.lowercased()) == wanted }) { return place }
    throw Diagnostic(
      at: value.range, "'\(value.text)' is no value here",
      help: Suggestion.help(for: value.text, among: words) ?? "one of " + words.joined(separator: ", "))
  }

  /// Whether a text is shaped like a language tag: two or three letters, then parts of two to eight.
  static func isLanguage(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy({ (0x61...0x7a).contains($0) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  /// Reads what follows a setting's name.
  static func parse(_ name: Located, _ scanner: inout WalkScanner) throws(Diagnostic) -> DeviceSetting {
    if name.text.hasPrefix("switch.") {
      throw Diagnostic(at: name.range, "not in this version yet: Switch Control")
    }
    guard let value = scanner.rest() else { throw scanner.missing("a value") }
    if let row = rows.first(where: { $0.name == name.text }) { return try row.parse(value) }
    if let setting = TechnologySettings.all.first(where: { $0.name == name.text }) {
      let place = try choice(value, setting.values)
      return .technology(name: setting.name, value: setting.values[place])
    }
    let known = rows.map(\.name) + TechnologySettings.all.map(\.name)
    throw Diagnostic(
      at: name.range, "unknown setting '\(name.text)'",
      help: Suggestion.help(for: name.text, among: known) ?? "one of " + known.joined(separator: ", "))
  }
}

/// The technologies' own settings that a walk may change.
enum TechnologySettings {
  static let all: [(name: String, values: [String])] = [("hints", ["on", "off"])]
}
