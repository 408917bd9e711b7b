/// A JSON value that is to be written. Members of objects keep their order.
public indirect enum JSONValue: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// A text, or null.
  public static func optional(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
  /// A list of texts.
  public static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .text($0) }) }
}

/// Writes JSON so that people can read it and two runs can be compared.
public enum JSONWriter {
  /// The value with a line end behind it. What fits into 100 columns stands on one line, everything else has a
  /// line for each member.
  public static func write(_ value: JSONValue) -> String {
    var text = ""
    write(value, indentation: 0, used: 0, to: &text)
    return text + "\n"
  }

  /// The value on one line, without a line end.
  public static func compact(_ value: JSONValue) -> String {
    var text = ""
    writeFlat(value, to: &text)
    return text
  }

  private static let columns = 100

  /// - Parameter used: Columns that a key takes before the value.
  private static func write(_ value: JSONValue, indentation: Int, used: Int, to text: inout String) {
    var room = columns - indentation - used
    if take(value, from: &room) { return writeFlat(value, to: &text) }
    let inner = String(repeating: " ", count: indentation + 2)
    switch value {
    case .null, .flag, .number, .text: writeFlat(value, to: &text)
    case .array(let members):
      text += "["
      for (place, member) in members.enumerated() {
        text += (place == 0 ? "\n" : ",\n") + inner
        write(member, indentation: indentation + 2, used: 1, to: &text)
      }
      text += "\n" + inner.dropLast(2) + "]"
    case .object(let members):
      text += "{"
      for (place, (key, member)) in members.enumerated() {
        text += (place == 0 ? "\n" : ",\n") + inner
        writeText(key, to: &text)
        text += ": "
        write(member, indentation: indentation + 2, used: key.utf8.count + 5, to: &text)
      }
      text += "\n" + inner.dropLast(2) + "}"
    }
  }

  /// Takes the room a value needs on one line; false as soon as there is too little. Counts bytes: exact for
  /// ASCII, and for the rest cautious.
  private static func take(_ value: JSONValue, from room: inout Int) -> Bool {
    switch value {
    case .null, .flag: room -= 5
    case .number(let number): room -= self.text(of: number).utf8.count
    case .text(let text): room -= text.utf8.count + 2
    case .array(let members):
      room -= 4
      for member in members {
        room -= 2
        guard room >= 0, take(member, from: &room) else { return false }
      }
    case .object(let members):
      room -= 4
      for (key, member) in members {
        room -= key.utf8.count + 6
        guard room >= 0, take(member, from: &room) else { return false }
      }
    }
    return room >= 0
  }

  private static func writeFlat(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .number(let number): text += self.text(of: number)
    case .text(let content): writeText(content, to: &text)
    case .array(let members):
      text += "["
      for (place, member) in members.enumerated() {
        if place > 0 { text += ", " }
        writeFlat(member, to: &text)
      }
      text += "]"
    case .object(let members):
      text += members.isEmpty ? "{" : "{ "
      for (place, (key, member)) in members.enumerated() {
        if place > 0 { text += ", " }
        writeText(key, to: &text)
        text += ": "
        writeFlat(member, to: &text)
      }
      text += members.isEmpty ? "}" : " }"
    }
  }

  /// JSON has no infinity.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number.magnitude <= 0x1p53, number == number.rounded() { return String(Int64(number)) }
    return number.description
  }

  /// Beside what JSON demands, everything that a terminal would obey or that hides in a text is escaped.
  private static func writeText(_ content: String, to text: inout String) {
    text += "\""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default:
        if mustHide(scalar) {
          for unit in String(scalar).utf16 { text += "\\u" + hexadecimal(unit) }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  private static func mustHide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    // Joiners shape Persian, Indic scripts and emoji.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
    if scalar.properties.isNoncharacterCodePoint { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
