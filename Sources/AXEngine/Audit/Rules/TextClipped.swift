/// Text that is cut off.
enum TextClipped: AuditRule {
  static let id = "textClipped"
  static let what = "A text is cut off."
  static let why =
    "The end of a sentence is often the point of it; at larger text sizes more and more is lost."
  static let fix = "Take away fixed heights and line limits, or let the screen scroll."
  static let criteria: [SuccessCriterion] = [.resizeText]
  static let source = "lineLimit(_:), DT-04, AU-06, WC-09"
  static let severity = Severity.error
  static let subjects = "texts"
  static let limits: String? =
    "The layout is an estimate, so what it cuts off is always for people to look at."

  // AU-06, WC-09
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let now = clipped(on: screen.scene, screen)
    notes.look(screen.scene.views.nodes.count { $0.part == nil && !$0.text.isEmpty })
    for node in now {
      notes.add(
        node, on: screen, .needsReview,
        "is cut off at \(screen.scene.environment.contentSizeCategory.rawValue) (estimated)",
        measured: "cut off", required: "all of the text")
    }
    guard screen.isFirst, screen.scene.environment.contentSizeCategory < .accessibility5 else { return }
    var environment = screen.scene.environment
    environment.contentSizeCategory = .accessibility5
    var session = screen.session
    _ = session.update(.environment(environment))
    guard session.scene.views.screen == screen.place else { return }
    let large = AuditedScreen(screen.whole, session, steps: ["set textSize AX5"], origin: screen.origin)
    let known = Set(now.map { screen.scene.views.nodes[Int($0)].identity })
    let found = clipped(on: large.scene, large).filter {
      !known.contains(large.scene.views.nodes[Int($0)].identity)
    }
    guard let first = found.first else { return }
    // One cause: a layout that does not grow.
    notes.add(
      first, on: large, .needsReview,
      found.count == 1
        ? "would be cut off at AX5 (estimated)"
        : "and \(NumberText.count(found.count - 1, "other text")) would be cut off at AX5 (estimated)",
      measured: NumberText.count(found.count, "text") + " cut off at AX5",
      required: "all of the text up to AX5",
      details: found.count > 1
        ? ["also " + large.list(Array(found.dropFirst()), most: 8)] : [],
      topic: "AX5")
  }

  private static func clipped(on scene: Scene, _ screen: AuditedScreen) -> [NodeIndex] {
    let nodes = scene.views.nodes
    return nodes.indices.filter { place in
      let node = nodes[place]
      guard node.flags.contains(.truncated), !node.text.isEmpty, screen.isShown[place],
        !node.flags.contains(.placeholder), !node.flags.contains(.inBar)
      else { return false }
      switch node.part {
      case nil, .caption?, .header?, .footer?, .title?, .message?: return true
      case .decrement?, .increment?, .option?, .tab?, .tabBar?, .navigationBar?, .backButton?,
        .navigationTitle?,
        .dismiss?, .column?, .content?, .date?, .time?, .ok?, .cancel?, .menu?,
        .list?, .grabber?, .swipeAction?, .previousMonth?, .nextMonth?, .month?,
        .weekday?, .wheel?:
        return false
      }
    }.map(NodeIndex.init)
  }
}
