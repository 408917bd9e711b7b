/// Settings as a list that a person goes through.
extension Setting {
  /// The device's settings, then those of some technologies, in the order of the help.
  public static func rows(of technologies: [TechnologyName]) -> [SettingRow] {
    let own: [(name: TechnologyName, rows: [SettingRow])] = [
      (.voiceOver, voiceOver), (.fullKeyboardAccess, keyboard), (.switchControl, switchControl),
      (.voiceControl, voiceControl), (.focusEngine, focusEngine),
    ]
    let isShared = Set(own.flatMap { $0.rows.map(\.name) })
    return own.filter { technologies.contains($0.name) }.flatMap(\.rows)
      + all.filter { !isShared.contains($0.name) }
  }
}

extension Session {
  /// What a setting is set to, as `set` writes it.
  public func value(of row: SettingRow) -> String {
    switch row.target {
    case .device(_, let get): get(scene.environment)
    case .technology(_, let get): get(settings)
    }
  }
}

extension SettingRow {
  /// The value before or after another one; the same where there is none. Choices go round.
  public func value(after value: String, forward: Bool) -> String {
    switch values {
    case .choices(let choices): Self.turn(choices, from: value, forward)
    case .language: Self.turn(Phrases.languages, from: value, forward)
    case .number(let range):
      Int(value).map { number in
        let step = max(1, range.count / 20)
        return String(min(max(number + (forward ? step : -step), range.lowerBound), range.upperBound))
      } ?? value
    case .time(let range, let mayBeOff):
      Self.time(after: value, forward, in: range, mayBeOff)
    }
  }

  private static func turn(_ choices: [String], from value: String, _ forward: Bool) -> String {
    guard !choices.isEmpty else { return value }
    let place = choices.firstIndex(of: value) ?? (forward ? -1 : choices.count)
    return choices[(place + (forward ? 1 : choices.count - 1)) % choices.count]
  }

  /// A quarter of a second up to two seconds, then a whole one; `off` lies below the shortest.
  private static func time(
    after value: String, _ forward: Bool, in range: ClosedRange<Double>, _ mayBeOff: Bool
  ) -> String {
    let shortest = Duration.seconds(range.lowerBound)
    guard let now = Duration(walkText: value) else { return forward ? shortest.walkText : value }
    if !forward, now <= shortest { return mayBeOff ? "off" : value }
    let isShort = forward ? now < .seconds(2) : now <= .seconds(2)
    let step = isShort ? Duration.milliseconds(250) : .seconds(1)
    let next = forward ? now + step : now - step
    return max(shortest, min(next, .seconds(range.upperBound))).walkText
  }
}
