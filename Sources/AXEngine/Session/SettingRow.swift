/// A line of the table of settings: its name in walk files, the values it takes, and what it changes.
public struct SettingRow: Sendable {
  /// What may stand behind the name.
  public enum Values: Hashable, Sendable {
    /// One of these.
    case choices([String])
    /// A BCP 47 language.
    case language
    /// A whole number in a range.
    case number(ClosedRange<Int>)
  }

  /// Whose setting it is, how it is changed and read. A text that is not among the values changes nothing.
  enum Target: Sendable {
    case device(
      set: @Sendable (inout Environment, String) -> Void, get: @Sendable (Environment) -> String)
    case listener(
      set: @Sendable (inout VoiceOverSettings, String) -> Void, get: @Sendable (VoiceOverSettings) -> String)
  }

  /// The name in walk files.
  public let name: String
  /// What it does, for the help.
  public let summary: String
  /// The values it takes.
  public let values: Values
  let target: Target

  /// Whether a text is one of the values.
  public func accepts(_ value: String) -> Bool {
    switch values {
    case .choices(let choices): choices.contains(value)
    case .language: !value.isEmpty
    case .number(let range): Int(value).map(range.contains) ?? false
    }
  }
}

extension SettingRow {
  private static func word(_ isOn: Bool, _ words: [String]) -> String { words[isOn ? 0 : 1] }

  /// A switch of the device; the first of two words is on.
  static func device(
    _ name: String, _ path: any WritableKeyPath<Environment, Bool> & Sendable, _ summary: String,
    _ words: [String] = ["on", "off"]
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .choices(words),
      target: .device(
        set: { $0[keyPath: path] = $1 == words[0] }, get: { word($0[keyPath: path], words) }))
  }

  /// A choice of the device.
  static func device<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Environment, Choice> & Sendable, _ summary: String
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .choices(Choice.allCases.map(\.rawValue)),
      target: .device(
        set: { $0[keyPath: path] = Choice(rawValue: $1) ?? $0[keyPath: path] },
        get: { $0[keyPath: path].rawValue }))
  }

  /// A switch of VoiceOver; the first of two words is on.
  static func listener(
    _ name: String, _ path: any WritableKeyPath<VoiceOverSettings, Bool> & Sendable, _ summary: String,
    _ words: [String] = ["on", "off"]
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .choices(words),
      target: .listener(
        set: { $0[keyPath: path] = $1 == words[0] }, get: { word($0[keyPath: path], words) }))
  }

  /// A choice of VoiceOver.
  static func listener<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<VoiceOverSettings, Choice> & Sendable, _ summary: String
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .choices(Choice.allCases.map(\.rawValue)),
      target: .listener(
        set: { $0[keyPath: path] = Choice(rawValue: $1) ?? $0[keyPath: path] },
        get: { $0[keyPath: path].rawValue }))
  }

  /// A number of VoiceOver.
  static func listener(
    _ name: String, _ path: any WritableKeyPath<VoiceOverSettings, Int> & Sendable,
    in range: ClosedRange<Int>,
    _ summary: String
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .number(range),
      target: .listener(
        set: { settings, value in
          guard let number = Int(value), range.contains(number) else { return }
          settings[keyPath: path] = number
        }, get: { String($0[keyPath: path]) }))
  }
}
