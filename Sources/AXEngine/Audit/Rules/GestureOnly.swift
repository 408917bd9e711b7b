/// Something that only a finger can do.
enum GestureOnly: AuditRule {
  static let id = "gestureOnly"
  static let what = "Something can be done by a gesture, and by no assistive technology."
  static let why =
    "VoiceOver, Voice Control, switches and keyboards are not told of gesture handlers: for who uses them it does not exist."
  static let fix = "Use a `Button`, `swipeActions` or `contextMenu`, or offer the same as a custom action."
  static let criteria: [SuccessCriterion] = [.keyboard, .pointerGestures]
  static let source = "accessibilityAction(named:), SE-50, AU-08, WC-20"
  static let severity = Severity.error
  static let subjects = "gesture handlers"
  static let limits: String? =
    "The same counts as offered where a control or action runs exactly the same steps, or the element has actions of its own."

  // AU-08, WC-20
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let nodes = screen.scene.views.nodes
    for place in nodes.indices where screen.isShown[place] {
      let node = NodeIndex(place)
      guard let view = screen.own(node) else { continue }
      for key in [ViewKey.onTap, .onLongPress, .onSwipe, .onPinch] where view.properties.has(key) {
        // A tap on what is an element is activation.
        if key == .onTap, isElement(node, on: screen) { continue }
        notes.look()
        let missed = steps(of: key, view).filter { !screen.whole.isOffered($0.steps) && !$0.steps.isEmpty }
        guard let first = missed.first, !hasOtherWay(key, node, on: screen) else { continue }
        let gesture = first.name
        notes.add(
          node, on: screen, "can be \(gesture), and nothing else does the same",
          measured: "1 way, by finger", required: "a control or a custom action", topic: "\(key)")
      }
    }
  }

  private static func isElement(_ node: NodeIndex, on screen: AuditedScreen) -> Bool {
    let owner = screen.owners[Int(node)]
    return owner >= 0 && (screen.scene[owner].node == node || screen.shown(screen.scene[owner].node) == node)
  }

  private static func steps(of key: ViewKey, _ view: ViewDescription) -> [(name: String, steps: [Step])] {
    if key == .onTap { return [("tapped", view.properties.steps(.onTap) ?? [])] }
    if key == .onLongPress { return [("pressed long", view.properties.steps(.onLongPress) ?? [])] }
    let word = key == .onSwipe ? "swiped " : "pinched "
    return view.properties.handlers(key).map { (word + $0.name, $0.steps) }
  }

  /// Whether the element offers something of the kind: custom actions, adjusting, scrolling, zooming.
  private static func hasOtherWay(_ key: ViewKey, _ node: NodeIndex, on screen: AuditedScreen) -> Bool {
    if key == .onTap { return false }
    let own = screen.own(node)?.accessibility
    if key == .onSwipe, let own, own.has(.increment) || own.has(.decrement) || own.has(.scroll) {
      return true
    }
    if key == .onPinch, own?.has(.zoom) == true { return true }
    let owner = screen.owners[Int(node)]
    return owner >= 0 && screen.scene[owner].flags.contains(.hasActions)
  }
}
