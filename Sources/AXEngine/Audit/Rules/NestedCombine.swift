/// A combined view inside a combined view.
enum NestedCombine: AuditRule {
  static let id = "nestedCombine"
  static let what = "A view that combines its children lies inside another one that does."
  static let why =
    "The outer view makes one element of everything below it: the inner one changes nothing that is heard, and "
    + "whoever reads the code believes in two elements."
  static let fix = "Leave out the inner `children: combine`, or the outer one where two elements are wanted."
  static let source = "accessibilityElement(children:), SE-12"

  static func findings(in scene: Scene) -> [AuditFinding] {
    let nodes = scene.views.nodes
    var findings: [AuditFinding] = []
    var outer: NodeIndex = -1
    for place in nodes.indices {
      let node = nodes[place]
      let view = scene.mock.views[Int(node.view)]
      guard node.part == nil, combines(view) else { continue }
      if outer >= 0, place < Int(nodes[Int(outer)].end) {
        let message =
          "combines its children, and so does '\(scene.id(of: outer))' around it, which leaves nothing to do"
        findings.append(
          AuditFinding(rule: id, id: scene.id(of: NodeIndex(place)), range: view.range, message: message))
      } else {
        outer = NodeIndex(place)
      }
    }
    return findings
  }

  private static func combines(_ view: ViewDescription) -> Bool {
    guard case .choice(let place)? = view.accessibility[.children] else { return false }
    return ChildBehavior(rawValue: place) == .combine
  }
}
