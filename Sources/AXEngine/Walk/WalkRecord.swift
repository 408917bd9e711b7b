/// One line of a recording: something that happened.
public struct WalkRecord: Hashable, Sendable {
  /// What happened; the words with which recorded lines begin.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case cursor, focus, scan, overlay, speak, hint, sound, screen, state, log, nothing
  }

  /// What became of something that was said.
  public enum Mark: String, Hashable, Sendable {
    case cutOff = "[cut off]"
    case muted = "[muted]"
  }

  /// What happened.
  public var kind: Kind
  /// The id with its `#`, the text, or the name.
  public var subject: String
  /// Of `state`: the value as an expression would write it.
  public var value: String?
  /// Of `speak`: why it was not heard to its end.
  public var mark: Mark?
  /// Of `speak` and `hint`: the parts with their rules; no part of the line.
  public var fragments: [SpeechFragment] = []
  /// Of what was cut off: the rule by which it was. Of the others: the rule behind it, where it is known and not
  /// that of the step. No part of the line.
  public var rule: String?

  /// Makes a record.
  public init(
    _ kind: Kind, _ subject: String = "", value: String? = nil, mark: Mark? = nil,
    fragments: [SpeechFragment] = [], rule: String? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.value = value
    self.mark = mark
    self.fragments = fragments
    self.rule = rule
  }

  /// The line below a step that did nothing.
  public static let nothing = WalkRecord(.nothing)

  /// The line as a walk file has it, without its indentation.
  public var line: String {
    var line = kind.rawValue
    if !subject.isEmpty { line += " " + subject }
    if let value { line += " = " + value }
    if let mark { line += " " + mark.rawValue }
    return line
  }

  /// A text as it stands on one line: breaks become blanks, and nothing in it can disturb a terminal.
  static func oneLine(_ text: String) -> String {
    let parts = text.split { $0.isNewline || $0 == " " || $0 == "\t" }
    return TextWidth.neutralised(parts.joined(separator: " "))
  }
}

extension Value {
  /// The value as an expression would write it: `3`, `true`, `'text'`; lists in `[…]`, objects in `{…}`.
  public var notation: String {
    switch self {
    case .number(let number): return NumberText.text(of: number)
    case .flag(let flag): return flag ? "true" : "false"
    case .text(let text):
      var quoted = "'"
      for character in text {
        if character == "'" || character == "\\" { quoted.append("\\") }
        quoted.append(character)
      }
      return WalkRecord.oneLine(quoted + "'")
    case .list(let values): return "[" + values.map(\.notation).joined(separator: ", ") + "]"
    case .object(let fields):
      return "{" + fields.map { $0.name + ": " + $0.value.notation }.joined(separator: ", ") + "}"
    }
  }
}
