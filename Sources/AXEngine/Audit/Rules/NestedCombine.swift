/// A combined view inside a combined view.
enum NestedCombine: AuditRule {
  static let id = "nestedCombine"
  static let what = "A view that combines its children lies inside another one that does."
  static let why =
    "The outer view makes one element of everything below it: the inner one changes nothing that is heard, and "
    + "whoever reads the code believes in two elements."
  static let fix = "Leave out the inner `children: combine`, or the outer one where two elements are wanted."
  static let criteria: [SuccessCriterion] = []
  static let source = "accessibilityElement(children:), SE-12"
  static let severity = Severity.warning
  static let subjects = "combined views"

  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let nodes = screen.scene.views.nodes
    var outer: NodeIndex = -1
    for place in nodes.indices {
      let node = nodes[place]
      guard node.part == nil, combines(screen.mock.views[Int(node.view)]) else { continue }
      notes.look()
      if outer >= 0, place < Int(nodes[Int(outer)].end) {
        notes.add(
          NodeIndex(place), on: screen,
          "combines its children, and so does '\(screen.id(outer))' around it, which leaves nothing to do",
          measured: "2 levels combine", required: "1 level combines")
      } else {
        outer = NodeIndex(place)
      }
    }
  }

  private static func combines(_ view: ViewDescription) -> Bool {
    guard case .choice(let place)? = view.accessibility[.children] else { return false }
    return ChildBehavior(rawValue: place) == .combine
  }
}
