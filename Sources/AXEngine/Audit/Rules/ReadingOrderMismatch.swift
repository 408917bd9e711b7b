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
    "Compares places only; what an order means is for people to decide. Where a contract of the file fixes the order of a screen in the state it is in, nothing is said."

  // WC-03, WC-16
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    guard !screen.hasOrderContract else {
      notes.cannotMeasure("a contract fixes the order")
      return
    }
    // What one list or one container's priorities put upside down is one mistake.
    var causes: [Cause: Int] = [:]
    var found: [(before: AuditedScreen.Element, after: AuditedScreen.Element, others: [NodeIndex])] = []
    for (before, after) in zip(screen.elements, screen.elements.dropFirst())
    where isCompared(before, after, on: screen) {
      notes.look()
      guard after.frame.maxY <= before.frame.minY + 1,
        after.frame.minX < before.frame.maxX - 1, after.frame.maxX > before.frame.minX + 1
      else { continue }
      if let cause = cause(before, after, on: screen) {
        if let known = causes[cause] {
          found[known].others.append(after.node)
          continue
        }
        causes[cause] = found.count
      }
      found.append((before, after, []))
    }
    for (before, after, others) in found {
      let up = AuditMeasure.number(before.frame.minY - after.frame.minY)
      let more = others.isEmpty ? "" : ", and \(NumberText.count(others.count, "other")) like it"
      notes.add(
        after.node, on: screen, .needsReview,
        "is read after \(screen.name(before.node)), which stands below it" + more,
        measured: "\(up) pt up the screen", required: "downwards, or a contract",
        reason: screen.scene.whyHere(after.index),
        details: others.isEmpty ? [] : ["also " + screen.list(others)])
    }
  }

  /// Whether the places of two neighbours say something about their order.
  private static func isCompared(
    _ before: AuditedScreen.Element, _ after: AuditedScreen.Element, on screen: AuditedScreen
  ) -> Bool {
    // The tab bar and the region that closes come last wherever they stand.
    screen.own(before.node) != nil && screen.own(after.node) != nil
      && screen.scene[before.index].scrollView == screen.scene[after.index].scrollView
      && before.frame.width < screen.scene.environment.screenSize.width * 2
  }

  /// What the app itself says about the order of a container.
  private struct Cause: Hashable {
    var container: Int32
    var isList: Bool
  }

  /// The list or the priorities that put one element behind another; nil where it is their places.
  private static func cause(
    _ before: AuditedScreen.Element, _ after: AuditedScreen.Element, on screen: AuditedScreen
  ) -> Cause? {
    let scene = screen.scene
    let (mine, others) = (scene.chain(of: after.index), scene.chain(of: before.index))
    let shared = scene.sharedDepth(mine, others)
    guard shared > 0 else { return nil }
    let container = mine[shared - 1]
    let facts = screen.describer.facts(scene.tree.containers[Int(container)].node).facts
    if !facts.isDisjoint(with: [.hasElements, .hasNavigationOrder]) {
      return Cause(container: container, isList: true)
    }
    let nodes = [
      shared < mine.count ? scene.tree.containers[Int(mine[shared])].node : after.node,
      shared < others.count ? scene.tree.containers[Int(others[shared])].node : before.node,
    ]
    let hasPriority = nodes.contains { screen.describer.facts($0).facts.contains(.hasPriority) }
    return hasPriority ? Cause(container: container, isList: false) : nil
  }
}
