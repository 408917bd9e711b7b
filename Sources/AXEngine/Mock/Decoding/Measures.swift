/// Numbers, places, sizes, colours: values made of numbers or of a word each.
extension MockDecoder {
  /// Seconds on the virtual clock, up to a day.
  mutating func seconds(_ node: JSONDocument.Index, _ name: String, from least: Double) -> PropertyValue? {
    guard let seconds = number(node, name) else { return nil }
    guard (least...Shape.longestTime).contains(seconds) else {
      let ends = [least, Shape.longestTime].map { NumberText.text(of: $0) }
      error(
        node, "'\(name)' needs seconds from \(ends[0]) to \(ends[1])",
        help: seconds > Shape.longestTime
          ? "a day is the longest time there is" : least > 0 ? "leave it out for steps that run once" : nil)
      return nil
    }
    return .number(seconds)
  }

  mutating func measure(_ shape: Shape, _ node: JSONDocument.Index, _ name: String) -> PropertyValue? {
    let kind = document.kind(node)
    switch shape {
    case .length, .maximumLength:
      if case .maximumLength = shape, kind == .text, document.text(node) == "infinity" {
        return .number(.infinity)
      }
      if kind == .object {
        let fields = record(Fields.scaled, node, "'\(name)'")
        guard let number = fields.number("value") else { return nil }
        if case .style(let style)? = fields["relativeTo"] { return .scaled(number, relativeTo: style) }
        return .scaled(number, relativeTo: .body)
      }
      guard kind == .number else { return wrong(node, name, "a number of points") }
      let number = document.number(node)
      guard number >= 0 else {
        error(node, "'\(name)' cannot be negative")
        return nil
      }
      return .number(number)
    case .extent:
      guard let number = number(node, name) else { return nil }
      guard (1...10_000).contains(number) else {
        error(node, "'\(name)' needs a number of points from 1 to 10,000")
        return nil
      }
      return .number(number)
    case .padding:
      if kind == .object, document.value("value", in: node) == nil {
        return .record(record(Fields.edges, node, "'\(name)'"))
      }
      return measure(.length, node, name)
    case .headingLevel:
      if kind == .text, document.text(node) == "unspecified" { return .number(0) }
      guard kind == .number, (1...6).contains(where: { Double($0) == document.number(node) }) else {
        return wrong(node, name, "a level from 1 to 6 or \"unspecified\"")
      }
      return .number(document.number(node))
    case .rect:
      guard let n = numbers(4, node, name, "[x, y, width, height]") else { return nil }
      guard n[2] >= 0, n[3] >= 0 else {
        error(node, "'\(name)' has a negative size")
        return nil
      }
      return .rect(Rect(n[0], n[1], n[2], n[3]))
    case .point: return numbers(2, node, name, "[x, y]").map { .point(Point($0[0], $0[1])) }
    case .points:
      return list(node, name) { decoder, element -> Point? in
        decoder.numbers(2, element, name, "points [x, y]").map { Point($0[0], $0[1]) }
      }.map { .points($0) }
    case .range:
      guard let n = numbers(2, node, name, "[from, to]") else { return nil }
      guard n[0] <= n[1] else {
        error(node, "'\(name)' ends before it begins", help: "the smaller number comes first")
        return nil
      }
      return .point(Point(n[0], n[1]))
    case .color:
      let digits = kind == .text ? Array(document.text(node).utf8) : []
      let value = digits.dropFirst().reduce(UInt32?(0)) { sum, byte in
        guard let sum, let digit = JSONText.hexadecimalDigit(byte) else { return nil }
        return sum << 4 | UInt32(digit)
      }
      guard digits.count == 7, digits[0] == UInt8(ascii: "#"), let value else {
        return wrong(node, name, "a colour such as \"#1a2b3c\"")
      }
      return .color(value)
    case .style:
      let words = TextStyle.allCases.map(\.rawValue)
      guard case .choice(let index)? = choice(words, node, name) else { return nil }
      return .style(TextStyle.allCases[index])
    case .detents:
      return list(node, name) { decoder, element -> String? in
        if decoder.document.kind(element) == .number {
          let range = decoder.document.range(element)
          return String(decoding: decoder.document.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
        }
        let words = ["medium", "large"]
        guard case .choice(let index)? = decoder.choice(words, element, name) else { return nil }
        return words[index]
      }.map { .strings($0) }
    default: return nil
    }
  }

  private mutating func numbers(
    _ count: Int, _ node: JSONDocument.Index, _ name: String, _ wanted: String
  ) -> [Double]? {
    guard document.kind(node) == .array else {
      mismatch(node, name, wanted)
      return nil
    }
    var result: [Double] = []
    result.reserveCapacity(count)
    var isFine = true
    document.forEachElementMutating(of: node, &self) { decoder, element in
      if decoder.document.kind(element) == .number {
        result.append(decoder.document.number(element))
      } else {
        isFine = false
      }
    }
    guard isFine, result.count == count else {
      error(node, "'\(name)' needs \(count) numbers: \(wanted)")
      return nil
    }
    return result
  }
}
