/// How reports say where something lies and by how much it has moved, in points. In English whatever the mock speaks.
enum PlaceWords {
  /// A measure without its unit and without the noise of its last digits.
  static func points(_ number: Double) -> String { NumberText.text(of: NumberText.toHundredths(number)) }

  /// As mock files write it: `[16, 60, 358, 41]`.
  static func text(_ rect: Rect) -> String {
    "[" + [rect.minX, rect.minY, rect.width, rect.height].map(points).joined(separator: ", ") + "]"
  }

  /// `[195, 222]`
  static func text(_ point: Point) -> String { "[\(points(point.x)), \(points(point.y))]" }

  /// What of a frame is another: `9 pt lower`, `4 pt wider`. Empty where nothing is off by more than the tolerance.
  static func changes(from old: Rect, to new: Rect, beyond tolerance: Double) -> [String] {
    changes(from: old.origin, to: new.origin, beyond: tolerance)
      + [
        change(new.width - old.width, tolerance, "wider", "narrower"),
        change(new.height - old.height, tolerance, "taller", "shorter"),
      ].compactMap { $0 }
  }

  /// The same of a point.
  static func changes(from old: Point, to new: Point, beyond tolerance: Double) -> [String] {
    [
      change(new.x - old.x, tolerance, "further right", "further left"),
      change(new.y - old.y, tolerance, "lower", "higher"),
    ].compactMap { $0 }
  }

  private static func change(
    _ distance: Double, _ tolerance: Double, _ more: String, _ less: String
  ) -> String? {
    guard distance.magnitude > tolerance else { return nil }
    return points(distance.magnitude) + " pt " + (distance > 0 ? more : less)
  }
}
