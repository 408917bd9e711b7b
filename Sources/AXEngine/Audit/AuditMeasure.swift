/// Sizes and ratios for messages.
enum AuditMeasure {
  /// `20 × 20 pt`.
  static func size(_ size: Size) -> String { number(size.width) + " × " + number(size.height) + " pt" }

  /// With at most one decimal; with more where that would make nothing of something.
  static func number(_ value: Double) -> String {
    for scale in [10.0, 100, 1000] {
      let rounded = (value * scale).rounded() / scale
      if rounded != 0 || value == 0 { return NumberText.text(of: rounded) }
    }
    return "less than 0.001"
  }

  /// `2.9:1`; rounded down, so that 4.49 never reads as 4.5.
  static func ratio(_ value: Double) -> String {
    NumberText.text(of: (value * 10).rounded(.down) / 10) + ":1"
  }
}
