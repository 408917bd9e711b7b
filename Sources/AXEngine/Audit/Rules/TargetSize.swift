/// Something too small to hit.
enum TargetSize: AuditRule {
  static let id = "targetSize"
  static let what = "A target is too small to hit."
  static let why =
    "A hand that shakes, a thumb in a bus or a head that moves a pointer needs 44 points; 24 are the least."
  static let fix =
    "Make the target larger with `minHeight`, padding or `contentShape`; what is seen may stay small."
  static let criteria: [SuccessCriterion] = [.targetSizeMinimum, .targetSizeEnhanced]
  static let source = "Human Interface Guidelines, contentShape(_:), AU-03, WC-23, WC-24"
  static let severity = Severity.error
  static let subjects = "targets"
  static let limits: String? =
    "The system answers for the size of its own controls, bars and rows, and for links within a text. Below 44 points a finding is a warning; below 24 an error, unless there is room around the target."

  static let least = 24.0
  static let advised = 44.0

  // AU-03, WC-23, WC-24
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    guard screen.scene.environment.device.idiom != .tv else {
      notes.cannotMeasure("a television is not touched")
      return
    }
    let targets = screen.targets
    for (place, target) in targets.targets.enumerated() {
      notes.look()
      let side = min(target.area.width, target.area.height)
      guard !target.isOfSystem, side < advised - 0.5 else { continue }
      let isTight = side < least && !hasRoom(place, targets)
      let size = AuditMeasure.size(target.area.size)
      notes.add(
        target.node, on: screen,
        isTight ? "is \(size), too small to hit" : "is \(size), smaller than a finger",
        severity: isTight ? .error : .warning, measured: size,
        required: isTight ? "24 × 24 pt, better 44 × 44 pt" : "44 × 44 pt")
    }
  }

  /// WC-23: a circle of 24 points on the target's middle meets no other target and no other small target's circle.
  private static func hasRoom(_ place: Int, _ targets: AuditTargets) -> Bool {
    let target = targets.targets[place]
    let middle = target.area.center
    let reach = Rect(middle.x - least, middle.y - least, 2 * least, 2 * least)
    for other in targets.near(reach, except: place) {
      let area = targets.targets[other].area
      let nearest = Point(
        min(max(middle.x, area.minX), area.maxX), min(max(middle.y, area.minY), area.maxY))
      if distance(middle, nearest) < least / 2 { return false }
      let isSmall = area.width < least || area.height < least
      if isSmall, distance(middle, area.center) < least { return false }
    }
    return true
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
