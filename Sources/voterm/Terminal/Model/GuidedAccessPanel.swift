import AXEngine

/// The trainer's side of Guided Access: the session, what it leaves on, and what the app lets be denied (GA-01 to GA-06).
enum GuidedAccessPanel {
  /// A line of the panel.
  struct Row: Hashable, Sendable {
    /// What it is about.
    var name: String
    var value: String
    /// What it does, in a sentence.
    var summary: String
    /// The steps that give it the next and the value before.
    var next: String
    var previous: String
  }

  /// Time limits on offer; nil for none.
  private static let limits: [Duration?] = [nil] + [60, 300, 900, 1800, 3600].map { .seconds($0) }

  /// The lines for a session as it is now.
  static func rows(of session: Session) -> [Row] {
    let scene = session.scene
    let guided = scene.environment.guidedAccess
    return [sessionRow(guided)] + features(guided, in: scene.mock) + parts(guided) + [limit(guided)]
      + areas(guided, of: session)
  }

  /// GA-01
  private static func sessionRow(_ guided: GuidedAccess) -> Row {
    let value = guided.isTimeOver ? "on, the time is over" : guided.isOn ? "on" : "off"
    let step = "guidedAccess " + (guided.isOn ? "end" : "start")
    return Row(
      name: "session", value: value, summary: "begins or ends Guided Access", next: step, previous: step)
  }

  /// GA-06
  private static func features(_ guided: GuidedAccess, in mock: Mock) -> [Row] {
    mock.guidedAccess.map { feature in
      let isDenied = guided.denied.contains(feature.identifier)
      let step = "guidedAccess \(isDenied ? "allow" : "deny") " + WalkStep.quoted(feature.identifier)
      return Row(
        name: feature.text, value: isDenied ? "denied" : "allowed",
        summary: feature.detail ?? "a feature of the app", next: step, previous: step)
    }
  }

  /// GA-03
  private static func parts(_ guided: GuidedAccess) -> [Row] {
    let parts: [(word: String, name: String, isOn: Bool, summary: String)] = [
      ("touch", "touch", guided.isTouchOn, "whether the screen takes touches"),
      ("keyboards", "keyboards", guided.areKeyboardsOn, "whether keyboards type"),
      ("motion", "motion", guided.isMotionOn, "whether the screen turns with the device"),
      ("volume", "volume buttons", guided.areVolumeButtonsOn, "whether they do anything"),
      ("sleepWake", "sleep/wake button", guided.isSleepWakeOn, "whether it locks the screen"),
    ]
    return parts.map { part in
      let step = "guidedAccess \(part.word) \(part.isOn ? "off" : "on")"
      return Row(
        name: part.name, value: part.isOn ? "on" : "off", summary: part.summary, next: step, previous: step)
    }
  }

  /// GA-05
  private static func limit(_ guided: GuidedAccess) -> Row {
    func step(to limit: Duration?) -> String {
      "guidedAccess timeLimit " + (limit.map(WalkStep.seconds) ?? "off")
    }
    let place = limits.firstIndex(of: guided.timeLimit) ?? 0
    return Row(
      name: "time limit", value: guided.timeLimit.map(WalkStep.seconds) ?? "off",
      summary: "how long a session may last",
      next: step(to: limits[(place + 1) % limits.count]),
      previous: step(to: limits[(place + limits.count - 1) % limits.count]))
  }

  /// GA-04: areas that need no pointer to draw, then those that somebody has drawn.
  private static func areas(_ guided: GuidedAccess, of session: Session) -> [Row] {
    let size = session.scene.environment.screenSize
    let half = (size.height / 2).rounded(.down)
    var areas = [
      ("upper half", Rect(0, 0, size.width, half)),
      ("lower half", Rect(0, half, size.width, size.height - half)),
    ]
    if let element = session.cursor ?? session.focusElement, element < session.scene.count {
      let frame = whole(session.scene.visibleFrame(of: session.scene[element]))
      if !frame.isEmpty { areas.insert(("current item", frame), at: 0) }
    }
    for area in guided.ignoredAreas where !areas.contains(where: { $0.1 == area }) {
      areas.append(("area " + numbers(area), area))
    }
    return areas.map { name, area in
      let isIgnored = guided.ignoredAreas.contains(area)
      let step = "guidedAccess \(isIgnored ? "heed" : "ignore") " + numbers(area)
      return Row(
        name: name, value: isIgnored ? "ignored" : "takes touches",
        summary: "an area of the screen that is dead to touch, or not", next: step, previous: step)
    }
  }

  private static func whole(_ rect: Rect) -> Rect {
    let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    return Rect(left, top, (rect.maxX - left).rounded(.up), (rect.maxY - top).rounded(.up))
  }

  private static func numbers(_ area: Rect) -> String {
    [area.minX, area.minY, area.width, area.height].map { NumberText.text(of: $0) }.joined(separator: " ")
  }
}
