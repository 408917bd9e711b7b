/// Finds the numbers of rules in a text: `CU-45`, `S17.2`, `DX4`, `O13…O20`, `CU-61d`.
enum RuleNumbers {
  /// Families whose numbers stand behind a hyphen, and those without one.
  static let hyphenated: Set<String> = [
    "VO", "KB", "SN", "RO", "CU", "FK", "SE", "DT", "DS", "DI", "DF", "AT", "GA", "SC", "TV", "VC", "D", "AU",
    "WC",
  ]
  static let plain: Set<String> = ["DX", "S", "T", "O", "X", "M", "A", "C", "R", "U", "P", "G", "B"]

  /// The rules a text names, as `CU-45` and `S17`: without the letters and places behind the number, and ranges
  /// written out. A ledger's first column may go on with bare numbers: `KB-06, 08, 12…17`.
  static func all(in text: some StringProtocol) -> [String] {
    let bytes = Array(text.utf8)
    var rules: [String] = []
    var place = 0
    while place < bytes.count {
      guard place == 0 || !isWord(bytes[place - 1]), let head = family(bytes, &place) else {
        place += 1
        continue
      }
      guard let first = number(bytes, &place) else { continue }
      rules.append(head + String(first))
      var last = first
      while let next = another(bytes, &place, head, after: last) {
        let range = next.isRange ? last + 1...max(last + 1, next.number) : next.number...next.number
        rules += range.map { head + String($0) }
        last = next.number
      }
    }
    return rules
  }

  /// Whether a text is the number of one rule and nothing else, as in a spoken fragment.
  static func isOne(_ text: some StringProtocol) -> Bool {
    !text.contains { $0 == " " || $0 == "," || $0 == "…" } && all(in: text).count == 1
      && text.first?.isUppercase == true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte &- 0x41 < 26 || byte &- 0x61 < 26 || byte == UInt8(ascii: "_")
  }

  /// Capitals of a known family, with the hyphen where it has one.
  private static func family(_ bytes: [UInt8], _ place: inout Int) -> String? {
    var end = place
    while end < bytes.count, bytes[end] &- 0x41 < 26 { end += 1 }
    guard end > place, end < bytes.count else { return nil }
    let name = String(decoding: bytes[place..<end], as: UTF8.self)
    let isHyphen = bytes[end] == UInt8(ascii: "-")
    let digits = isHyphen ? end + 1 : end
    guard (isHyphen ? hyphenated : plain).contains(name), digits < bytes.count, isDigit(bytes[digits]) else {
      return nil
    }
    place = digits
    return isHyphen ? name + "-" : name
  }

  /// One or two digits, and behind them a letter or `.2`.
  private static func number(_ bytes: [UInt8], _ place: inout Int) -> Int? {
    var end = place
    var value = 0
    while end < bytes.count, isDigit(bytes[end]) {
      value = value * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    guard end - place <= 2, end > place else { return nil }
    if end < bytes.count, bytes[end] &- 0x61 < 26 { end += 1 }
    guard end == bytes.count || !isWord(bytes[end]) else { return nil }
    place = end
    return value
  }

  /// What goes on behind a number: `…20`, `…O20`, or `, 08`.
  private static func another(
    _ bytes: [UInt8], _ place: inout Int, _ head: String, after last: Int
  ) -> (number: Int, isRange: Bool)? {
    for (sign, isRange) in [("…" + head, true), ("…", true), (", ", false)] {
      let sign = Array(sign.utf8)
      guard bytes[place...].starts(with: sign) else { continue }
      var next = place + sign.count
      let start = next
      guard let number = number(bytes, &next), isRange || next - start >= 2 else { continue }
      place = next
      return (number, isRange)
    }
    return nil
  }
}
