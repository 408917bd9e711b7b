/// Two targets in one place.
enum TargetsOverlap: AuditRule {
  static let id = "targetsOverlap"
  static let what = "The areas of two targets overlap."
  static let why =
    "A finger that comes down where they meet presses one of the two, and nobody can tell which."
  static let fix = "Move them apart, or make the touch areas smaller where they meet."
  static let criteria: [SuccessCriterion] = [.targetSizeMinimum]
  static let source = "Human Interface Guidelines, AU-03, AU-15, WC-23"
  static let severity = Severity.warning
  static let subjects = "targets"

  // AU-15, WC-23
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    guard screen.scene.environment.device.idiom != .tv else {
      notes.cannotMeasure("a television is not touched")
      return
    }
    let targets = screen.targets
    let nodes = screen.scene.views.nodes
    for (place, target) in targets.targets.enumerated() {
      notes.look()
      for other in targets.near(target.area, except: place) where other > place {
        let second = targets.targets[other]
        guard !(target.node..<nodes[Int(target.node)].end).contains(second.node),
          !(second.node..<nodes[Int(second.node)].end).contains(target.node),
          !(target.isOfSystem && second.isOfSystem),
          nodes[Int(second.node)].part != .dismiss, nodes[Int(target.node)].part != .dismiss
        else { continue }
        let common = target.area.intersection(second.area)
        guard common.width > 1, common.height > 1 else { continue }
        notes.add(
          second.node, on: screen, "overlaps \(screen.name(target.node))",
          measured: AuditMeasure.size(common.size) + " in common", required: "no overlap")
        break
      }
    }
  }
}
