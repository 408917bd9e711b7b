/// An order that goes against the eye.
enum ReadingOrderMismatch: AuditRule {
  static let id = "readingOrder"
  static let what = "Something is read after what stands below it."
  static let why =
    "Who listens and who looks cannot talk about the same screen, and what belongs together is torn apart."
  static let fix =
    "Build the screen in the order of the task; or write a contract that says that this order is meant."
  static let criteria: [SuccessCriterion] = [.meaningfulSequence, .focusOrder]
  static let source = "accessibilitySortPriority(_:), SE-15, AU-14, WC-03, WC-16"
  static let severity = Severity.warning
  static let subjects = "steps of the reading order"
  static let limits: String? =
    "Compares places only; what an order means is for people to decide. Where a contract of the file fixes the order of a screen, nothing is said."

  // WC-03, WC-16
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    guard !screen.whole.hasOrderContract(screen.place) else {
      notes.cannotMeasure("a contract fixes the order")
      return
    }
    let scene = screen.scene
    let screenSize = scene.environment.screenSize
    for (before, after) in zip(screen.elements, screen.elements.dropFirst()) {
      // The tab bar and the region that closes come last wherever they stand.
      guard screen.own(before.node) != nil, screen.own(after.node) != nil,
        scene[before.index].scrollView == scene[after.index].scrollView,
        before.frame.width < screenSize.width * 2
      else { continue }
      notes.look()
      guard after.frame.maxY <= before.frame.minY + 1,
        after.frame.minX < before.frame.maxX - 1, after.frame.maxX > before.frame.minX + 1
      else { continue }
      let up = before.frame.minY - after.frame.minY
      notes.add(
        after.node, on: screen, .needsReview,
        "is read after \(screen.name(before.node)), which stands below it",
        measured: "\(AuditMeasure.number(up)) pt up the screen", required: "downwards, or a contract",
        reason: scene.whyHere(after.index))
    }
  }
}
