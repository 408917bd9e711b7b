/// A long list that is walked row by row.
enum LongListWithoutRotor: AuditRule {
  static let id = "longListWithoutRotor"
  static let what = "A long list has neither headings nor a rotor of the app."
  static let why = "To find the few rows that matter, each has to be swiped over."
  static let fix = "Add a rotor (`accessibility.rotors`) for what people look for, or headings."
  static let criteria: [SuccessCriterion] = []
  static let source = "accessibilityRotor(_:entries:), AU-14"
  static let severity = Severity.warning
  static let subjects = "lists"
  static let limits: String? = "Whether there is something to look for is for people to decide."

  /// From how many rows on a list is long.
  private static let least = 10

  // AU-14
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let views = screen.scene.views
    var rows: [ViewIndex: (first: Int32, places: [Int])] = [:]
    var order: [ViewIndex] = []
    for (place, element) in screen.elements.enumerated() {
      let scope = views.nodes[Int(element.node)].scope
      guard scope >= 0 else { continue }
      let loop = views.scopes[Int(scope)].loop
      if rows[loop] == nil { order.append(loop) }
      rows[loop, default: (scope, [])].places.append(place)
    }
    for loop in order {
      guard let found = rows[loop], let first = found.places.first, let last = found.places.last else {
        continue
      }
      notes.look()
      let count = Set(found.places.map { views.nodes[Int(screen.elements[$0].node)].scope }).count
      guard count >= least, !screen.elements[first...last].contains(where: { $0.traits.contains(.header) }),
        !hasRotor(around: screen.elements[first].node, on: screen)
      else { continue }
      notes.add(
        screen.elements[first].node, on: screen, .needsReview,
        "begins a list of \(count) rows without a heading or a rotor", measured: "\(count) rows",
        required: "a rotor or headings from \(least) rows on")
    }
  }

  private static func hasRotor(around node: NodeIndex, on screen: AuditedScreen) -> Bool {
    var next = node
    while next >= 0 {
      if screen.own(next)?.accessibility.has(.rotors) == true { return true }
      next = screen.scene.views.nodes[Int(next)].parent
    }
    return false
  }
}
