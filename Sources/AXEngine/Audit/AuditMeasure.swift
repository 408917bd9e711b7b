/// Sizes and ratios for messages.
enum AuditMeasure {
  /// `20 × 20 pt`.
  static func size(_ size: Size) -> String { number(size.width) + " × " + number(size.height) + " pt" }

  /// With at most one decimal.
  static func number(_ value: Double) -> String { NumberText.text(of: (value * 10).rounded() / 10) }

  /// `2.9:1`; rounded down, so that 4.49 never reads as 4.5.
  static func ratio(_ value: Double) -> String {
    NumberText.text(of: (value * 10).rounded(.down) / 10) + ":1"
  }
}
