import AXEngine

/// Reads what a control shows out of its spoken value.
enum ControlValue {
  /// Whether a switch is on.
  static func isOn(_ value: String?) -> Bool {
    switch value?.lowercased() {
    case "1", "on", "true": true
    default: false
    }
  }

  /// How far along a range a value is: `30%`, or a number between its ends; nil for anything else.
  static func part(_ value: String?, _ range: Point) -> Double? {
    guard let value else { return nil }
    let isPercent = value.hasSuffix("%")
    let digits = value.filter { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits) else { return nil }
    if isPercent { return number / 100 }
    guard range.y > range.x else { return nil }
    return (number - range.x) / (range.y - range.x)
  }

  /// The page and the number of pages in "page 2 of 5", in any wording with two numbers.
  static func pages(_ value: String?) -> (current: Int, count: Int) {
    let numbers = (value ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 2, numbers[1] > 0 else { return (0, 1) }
    return (numbers[0] - 1, numbers[1])
  }
}

extension Int {
  /// The nearest whole number; what is no number at all, or beyond a million, becomes one that is.
  init(near value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(1_000_000, Swift.max(-1_000_000, value)).rounded())
  }
}
