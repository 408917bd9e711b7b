/// Numbers as people write them, without the help of a C library.
public enum NumberText {
  /// How many there are of something whose plural ends in s: `1 step`, `2 steps`.
  public static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)" + (number == 1 ? "" : "s")
  }

  /// A number as people write it: no decimals where there are none, at most 15 significant digits.
  public static func text(of number: Double) -> String {
    guard number.isFinite else { return "0" }
    if number.magnitude <= 1e15, Double(Int64(number)) == number { return String(Int64(number)) }
    var (digits, exponent) = decimal(number.magnitude)
    round(&digits, &exponent)
    let sign = number < 0 ? "-" : ""
    return sign + layOut(digits, exponent)
  }

  /// A measure without the noise of its last digits.
  static func toHundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  /// The shortest digits that name a number, and the place of the point counted from the first digit.
  private static func decimal(_ number: Double) -> (digits: [UInt8], exponent: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var isExponent = false
    var isNegative = false
    for byte in number.description.utf8 {
      switch byte {
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if isExponent { exponent = exponent * 10 + Int(digit) } else { digits.append(digit) }
      default: break
      }
    }
    exponent = (point ?? digits.count) + (isNegative ? -exponent : exponent)
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    return (digits, exponent - zeros)
  }

  private static func round(_ digits: inout [UInt8], _ exponent: inout Int) {
    if digits.count > 15 {
      let roundsUp = digits[15] >= 5
      digits.removeLast(digits.count - 15)
      var place = 14
      while roundsUp, place >= 0 {
        if digits[place] < 9 {
          digits[place] += 1
          break
        }
        digits[place] = 0
        place -= 1
      }
      if roundsUp, place < 0 {
        digits.insert(1, at: 0)
        exponent += 1
      }
    }
    while digits.last == 0 { digits.removeLast() }
  }

  private static func layOut(_ digits: [UInt8], _ exponent: Int) -> String {
    var bytes = digits.map { $0 + UInt8(ascii: "0") }
    let zero = UInt8(ascii: "0")
    if exponent > 21 || exponent < -6 {
      if bytes.count > 1 { bytes.insert(UInt8(ascii: "."), at: 1) }
      return String(decoding: bytes, as: UTF8.self) + "e" + String(exponent - 1)
    }
    if exponent <= 0 {
      return "0." + String(repeating: "0", count: -exponent) + String(decoding: bytes, as: UTF8.self)
    }
    while bytes.count < exponent { bytes.append(zero) }
    if bytes.count > exponent { bytes.insert(UInt8(ascii: "."), at: exponent) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
