/// An element that lists elements.
enum ElementAndContainer: AuditRule {
  static let id = "elementAndContainer"
  static let what = "A view is an element itself and lists elements of its own."
  static let why = "An element hides what is inside of it: the listed texts and buttons cannot be reached."
  static let fix = "Set `element` to false on a view that lists elements."
  static let criteria: [SuccessCriterion] = [.keyboard, .nameRoleValue]
  static let source = "isAccessibilityElement, accessibilityElements, SE-01"
  static let severity = Severity.error
  static let subjects = "views that list elements"

  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let nodes = screen.scene.views.nodes
    for place in nodes.indices where screen.isShown[place] {
      let node = NodeIndex(place)
      guard let own = screen.own(node)?.accessibility, own.has(.elements) else { continue }
      notes.look()
      let owner = screen.owners[place]
      guard owner >= 0, screen.scene[owner].node == node else { continue }
      let inside = screen.unreachable(in: node)
      notes.add(
        node, on: screen,
        "is an element, so that what it lists is out of reach: \(screen.list(inside.map(\.node)))",
        measured: NumberText.count(inside.count, "view") + " out of reach", required: "element is false")
    }
  }
}
