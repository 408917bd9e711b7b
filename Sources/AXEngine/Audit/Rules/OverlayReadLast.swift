/// A badge that is read after what it lies on.
enum OverlayReadLast: AuditRule {
  static let id = "overlayReadLast"
  static let what = "What lies in front is read after what lies behind it."
  static let why =
    "Layers are read by their places, not from the front: the badge that changes everything is heard last."
  static let fix =
    "Give the front layer a higher `sortPriority` within the group, or say it in the label of what it lies on."
  static let criteria: [SuccessCriterion] = [.meaningfulSequence]
  static let source = "accessibilitySortPriority(_:), SE-15, WC-03"
  static let severity = Severity.warning
  static let subjects = "layers"
  static let limits: String? = "Whether the front layer matters more is for people to decide."

  // WC-03
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for (before, after) in zip(screen.elements, screen.elements.dropFirst()) {
      let nodes = screen.scene.views.nodes
      let parent = nodes[Int(after.node)].parent
      guard parent >= 0, nodes[Int(before.node)].parent == parent, screen.type(parent) == .zStack else {
        continue
      }
      notes.look()
      guard after.node > before.node, screen.type(before.node) == .image, screen.type(after.node) != .image,
        before.frame.intersection(after.frame).width >= after.frame.width - 1, !after.frame.isEmpty,
        before.frame.intersects(after.frame)
      else { continue }
      notes.add(
        after.node, on: screen, .needsReview,
        "lies in front of \(screen.name(before.node)) and is read after it", measured: "read behind",
        required: "read before, or as one")
    }
  }
}
