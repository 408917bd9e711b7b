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
    /// A time in a range of seconds, as `wait` takes it; or `off`, where it may be.
    case time(ClosedRange<Double>, mayBeOff: Bool)
  }

  /// Whose setting it is, how it is changed and read. A text that is not among the values changes nothing.
  enum Target: Sendable {
    case device(
      set: @Sendable (inout Environment, String) -> Void, get: @Sendable (Environment) -> String)
    case technology(
      set: @Sendable (inout TechnologySettings, String) -> Void,
      get: @Sendable (TechnologySettings) -> String)
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
    case .time(let range, let mayBeOff):
      mayBeOff && value == "off"
        || Duration(walkText: value).map { range.contains($0 / .seconds(1)) } ?? false
    }
  }
}

extension SettingRow {
  /// Rows of the device.
  static let device = SettingRows<Environment> { .device(set: $0, get: $1) }
  /// Rows of VoiceOver.
  static let listener = rows(\.voiceOver)
  /// Rows of Full Keyboard Access.
  static let keyboard = rows(\.keyboard)
  /// Rows of Switch Control.
  static let switches = rows(\.switchControl)
  /// Rows of Voice Control.
  static let voice = rows(\.voiceControl)
  /// Rows of the tvOS focus engine.
  static let television = rows(\.focusEngine)
  /// Rows of AssistiveTouch.
  static let floating = rows(\.assistiveTouch)

  private static func rows<Settings>(
    _ path: any WritableKeyPath<TechnologySettings, Settings> & Sendable
  ) -> SettingRows<Settings> {
    SettingRows { set, get in
      .technology(set: { set(&$0[keyPath: path], $1) }, get: { get($0[keyPath: path]) })
    }
  }
}

/// Makes rows for what can be set on one owner.
struct SettingRows<Owner>: Sendable {
  typealias Set = @Sendable (inout Owner, String) -> Void
  typealias Get = @Sendable (Owner) -> String

  private let target: @Sendable (@escaping Set, @escaping Get) -> SettingRow.Target

  init(_ target: @escaping @Sendable (@escaping Set, @escaping Get) -> SettingRow.Target) {
    self.target = target
  }

  /// A switch; the first of two words is on.
  func callAsFunction(
    _ name: String, _ path: any WritableKeyPath<Owner, Bool> & Sendable, _ summary: String,
    _ words: [String] = ["on", "off"]
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .choices(words),
      target: target({ $0[keyPath: path] = $1 == words[0] }, { words[$0[keyPath: path] ? 0 : 1] }))
  }

  /// A choice.
  func callAsFunction<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Owner, Choice> & Sendable, _ summary: String
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .choices(Choice.allCases.map(\.rawValue)),
      target: target(
        { $0[keyPath: path] = Choice(rawValue: $1) ?? $0[keyPath: path] }, { $0[keyPath: path].rawValue }))
  }

  /// A number.
  func callAsFunction(
    _ name: String, _ path: any WritableKeyPath<Owner, Int> & Sendable, in range: ClosedRange<Int>,
    _ summary: String
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .number(range),
      target: target(
        { owner, value in
          guard let number = Int(value), range.contains(number) else { return }
          owner[keyPath: path] = number
        }, { String($0[keyPath: path]) }))
  }

  /// A time.
  func callAsFunction(
    _ name: String, _ path: any WritableKeyPath<Owner, Duration> & Sendable,
    inSeconds range: ClosedRange<Double>, _ summary: String
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .time(range, mayBeOff: false),
      target: target(
        { owner, value in
          guard let duration = Duration(walkText: value) else { return }
          owner[keyPath: path] = duration
        }, { $0[keyPath: path].walkText }))
  }

  /// A time, or nil for `off`.
  func callAsFunction(
    _ name: String, _ path: any WritableKeyPath<Owner, Duration?> & Sendable,
    inSeconds range: ClosedRange<Double>, _ summary: String
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .time(range, mayBeOff: true),
      target: target(
        { $0[keyPath: path] = $1 == "off" ? nil : Duration(walkText: $1) },
        { $0[keyPath: path].map(\.walkText) ?? "off" }))
  }
}
