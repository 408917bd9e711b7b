/// Priorities on nearly everything.
enum SortPriorityPatch: AuditRule {
  static let id = "sortPriorityPatch"
  static let what = "Nearly every element of a container has a sort priority."
  static let why =
    "The order hangs on numbers in many places: what comes to the screen later has none, and is read where nobody expects it."
  static let fix = "Put the views into containers in the order of the task; then no number is needed."
  static let criteria: [SuccessCriterion] = []
  static let source = "accessibilitySortPriority(_:), SE-15"
  static let severity = Severity.warning
  static let subjects = "containers with priorities"

  /// From how many on it is no longer a correction.
  private static let least = 4

  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    var counts: [Int32: (all: Int, given: [NodeIndex])] = [:]
    var order: [Int32] = []
    for element in screen.elements {
      let container = screen.container(element)
      if counts[container] == nil { order.append(container) }
      counts[container, default: (0, [])].all += 1
      if screen.describer.facts(element.node).facts.contains(.hasPriority) {
        counts[container, default: (0, [])].given.append(element.node)
      }
    }
    for container in order {
      guard let count = counts[container], let first = count.given.first else { continue }
      notes.look()
      guard count.given.count >= least, count.given.count * 2 > count.all else { continue }
      let owner = container >= 0 ? screen.scene.tree.containers[Int(container)].node : first
      notes.add(
        owner, on: screen,
        "is read in order only because \(count.given.count) of \(count.all) elements have a number",
        measured: "\(count.given.count) of \(count.all) with a sort priority",
        required: "an order from the structure")
    }
  }
}
