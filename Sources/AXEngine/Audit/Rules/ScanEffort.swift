/// A screen that takes long to scan.
enum ScanEffort: AuditRule {
  static let id = "scanEffort"
  static let what = "Many controls stand in one row of switches, without groups."
  static let why =
    "Switch Control highlights one after the other; the last of thirty takes half a minute, each time."
  static let fix =
    "Make groups of what belongs together: `groupsChildren`, `children: contain`, `navigationStyle: combined`."
  static let criteria: [SuccessCriterion] = []
  static let source = "shouldGroupAccessibilityChildren, accessibilityNavigationStyle, SC-10"
  static let severity = Severity.warning
  static let subjects = "stops of Switch Control"
  static let limits: String? = "Counts stops of one level; whether groups make sense is for people to decide."

  /// How many stops of one level are too many.
  private static let most = 24

  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    guard screen.isFirst else { return }
    var counts: [Int32: Int] = [:]
    for element in screen.scene.tree.elements where ScanTree.isStop(element) {
      notes.look()
      counts[element.container, default: 0] += 1
    }
    guard let longest = counts.values.max(), longest > most else { return }
    notes.add(
      screen: screen, .needsReview, "has \(longest) stops in one row for Switch Control",
      measured: "\(longest) stops",
      required: "at most \(most), or groups")
  }
}
