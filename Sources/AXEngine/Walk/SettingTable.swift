/// The names and values behind `set`, checked against the settings that a session knows.
enum SettingTable {
  /// Reads what follows a setting's name. Values are accepted in any case and written as the table has them.
  static func parse(_ name: Located, _ scanner: inout WalkScanner) throws(Diagnostic) -> WalkAction {
    guard let row = Setting.all.first(where: { $0.name == name.text }) else {
      let known = Setting.all.map(\.name)
      throw Diagnostic(
        at: name.range, "unknown setting '\(name.shown)'",
        help: Suggestion.help(for: name.text, among: known) ?? "one of " + known.joined(separator: ", "))
    }
    guard let value = try scanner.quoted() ?? scanner.rest() else { throw scanner.missing("a value") }
    switch row.values {
    case .language:
      guard isLanguage(value.text) else {
        throw Diagnostic(
          at: value.range, "'\(value.shown)' is no language", help: "write a tag such as ar or pt-BR")
      }
      return .set(name: row.name, value: value.text)
    case .number(let range):
      guard let number = Int(value.text), range.contains(number) else {
        throw Diagnostic(
          at: value.range, "'\(value.shown)' is no value here",
          help: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return .set(name: row.name, value: String(number))
    case .time(let range, let mayBeOff):
      if mayBeOff, value.text.lowercased() == "off" { return .set(name: row.name, value: "off") }
      guard let duration = Duration(walkText: value.text), range.contains(duration / .seconds(1)) else {
        let (low, high) = (NumberText.text(of: range.lowerBound), NumberText.text(of: range.upperBound))
        throw Diagnostic(
          at: value.range, "'\(value.shown)' is no value here",
          help: "a time from \(low)s to \(high)s" + (mayBeOff ? ", or off" : ""))
      }
      return .set(name: row.name, value: duration.walkText)
    case .choices(let choices):
      let wanted = value.text.lowercased()
      guard let match = choices.first(where: { $0.lowercased() == wanted }) else {
        throw Diagnostic(
          at: value.range, "'\(value.shown)' is no value here",
          help: Suggestion.help(for: value.text, among: choices)
            ?? "one of " + choices.joined(separator: ", "))
      }
      return .set(name: row.name, value: match)
    }
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
}
