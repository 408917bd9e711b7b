/// A control inside of an element.
enum NestedInteractive: AuditRule {
  static let id = "nestedInteractive"
  static let what = "A control lies inside of another element, which hides it."
  static let why =
    "An element is one thing to land on: the control in it can be pressed by a finger and by nobody else."
  static let fix = "Put the two beside each other, combine them, or offer the inner one as a custom action."
  static let criteria: [SuccessCriterion] = [.nameRoleValue, .keyboard]
  static let source = "accessibilityElement(children:), SE-01, SE-12, AU-09, WC-27"
  static let severity = Severity.error
  static let subjects = "elements with views inside"
  static let yieldsTo = ["elementAndContainer"]

  // AU-09, WC-27
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    notes.look(screen.elements.count { screen.scene.views.nodes[Int($0.node)].end > $0.node + 1 })
    var inner: [NodeIndex: [NodeIndex]] = [:]
    var order: [NodeIndex] = []
    for view in screen.unreachable where screen.isShown[Int(view.node)] {
      guard case .insideElement? = view.reason, ElementUnreachable.isControl(view.node, on: screen),
        let own = screen.own(view.node), own.role != .representation
      else { continue }
      let owner = screen.owners[Int(view.node)]
      guard owner >= 0 else { continue }
      let outer = screen.shown(screen.scene[owner].node)
      if isOffered(view.node, own, by: owner, on: screen) { continue }
      if inner[outer] == nil { order.append(outer) }
      inner[outer, default: []].append(view.node)
    }
    for outer in order {
      let controls = inner[outer] ?? []
      notes.add(
        outer, on: screen, "is one element, so that \(screen.list(controls)) inside of it cannot be reached",
        measured: NumberText.count(controls.count, "control") + " inside",
        required: "none, or a custom action for each")
    }
  }

  /// Whether the element does what the inner control does: by an action, or because it is represented or combined.
  private static func isOffered(
    _ node: NodeIndex, _ own: ViewDescription, by owner: ElementIndex, on screen: AuditedScreen
  ) -> Bool {
    let element = screen.scene[owner]
    if element.flags.contains(.combined) { return true }
    let outer = screen.shown(element.node)
    if screen.describer.facts(outer).facts.contains(.hasRepresentation) { return true }
    guard let steps = own.properties.steps(.do), !steps.isEmpty else { return false }
    let view = screen.own(outer)
    return view?.accessibility.actions(.actions).contains { $0.steps == steps } == true
      || view?.accessibility.steps(.activate) == steps || view?.properties.steps(.do) == steps
  }
}
