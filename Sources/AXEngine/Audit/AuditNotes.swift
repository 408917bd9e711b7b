/// A mistake at a place, or at several that have one cause.
struct AuditFinding {
  /// The view it is about; the root for one about a whole screen.
  var view: ViewIndex
  /// Which part of that view.
  var part: ViewPart?
  /// The view's id as walks name it; nil for a whole screen or file.
  var id: String?
  var outcome: Verdict.Outcome
  /// What keeps apart what a rule finds twice at one view.
  var topic: String
  var severity: Severity
  var message: String
  var measured: String?
  var required: String?
  var reason: String?
  var details: [String] = []
  /// Where in the file.
  var range: SourceRange
  /// The screen it was found on; nil where it is about the file.
  var screen: Int?
  /// How one comes to where it shows.
  var steps: [String] = []
  /// Copies of a repeated view are one finding; these are the others of them.
  var copies: [String] = []
  var copyCount = 0
}

/// What one rule notes while it looks at a mock.
struct AuditNotes {
  /// In the order in which they were made.
  private(set) var findings: [AuditFinding] = []
  /// How many things the rule has looked at.
  private(set) var looked = 0
  /// Why something could not be looked at, the first reason.
  private(set) var notMeasured: String?
  private let severity: Severity
  private var places: [Place: Int] = [:]
  private var seen: Set<Seen> = []

  /// How many copies of a repeated view are named.
  private static let namedCopies = 4

  private struct Place: Hashable {
    var view: ViewIndex
    var part: Int
    var outcome: Verdict.Outcome
    var topic: String
  }

  private struct Seen: Hashable {
    var place: Place
    var copy: UInt64
  }

  init(severity: Severity) { self.severity = severity }

  /// Something was looked at, whatever comes of it.
  mutating func look(_ count: Int = 1) { looked += count }

  /// Something cannot be looked at.
  mutating func cannotMeasure(_ reason: String) { notMeasured = notMeasured ?? reason }

  /// Something is wrong with a view. Copies of a view, and the same view in other states, come together; `topic` keeps
  /// apart what a rule finds twice at one view.
  mutating func add(
    _ node: NodeIndex, on screen: AuditedScreen, _ outcome: Verdict.Outcome, _ message: String,
    severity: Severity? = nil, measured: String? = nil, required: String? = nil,
    reason: @autoclosure () -> String? = nil, details: [String] = [], topic: String = "",
    steps: [String]? = nil
  ) {
    let found = screen.scene.views.nodes[Int(node)]
    let part = found.part.map { ViewPart.kinds($0) } ?? -1
    let place = Place(view: found.view, part: part, outcome: outcome, topic: topic)
    let isNew = seen.insert(Seen(place: place, copy: found.identity.hash)).inserted
    if let known = places[place] {
      guard isNew, screen.isRepeated(node) || found.part != nil else { return }
      findings[known].copyCount += 1
      if findings[known].copies.count < Self.namedCopies {
        findings[known].copies.append(screen.id(node))
      }
      return
    }
    places[place] = findings.count
    findings.append(
      AuditFinding(
        view: found.view, part: found.part, id: screen.id(node), outcome: outcome, topic: topic,
        severity: severity ?? self.severity, message: message, measured: measured, required: required,
        reason: reason(), details: details, range: screen.mock.views[Int(found.view)].range,
        screen: screen.place, steps: steps ?? screen.steps))
  }

  /// Something is wrong with a whole screen.
  mutating func add(
    screen: AuditedScreen, _ outcome: Verdict.Outcome, _ message: String,
    measured: String? = nil, required: String? = nil, details: [String] = [], topic: String = ""
  ) {
    let root = screen.mock.screens[screen.place].root
    let place = Place(view: root, part: -2, outcome: outcome, topic: topic)
    guard places[place] == nil else { return }
    places[place] = findings.count
    findings.append(
      AuditFinding(
        view: root, part: nil, id: nil, outcome: outcome, topic: topic, severity: severity, message: message,
        measured: measured, required: required, details: details,
        range: screen.mock.views[Int(root)].range, screen: screen.place, steps: screen.steps))
  }

  /// Something is wrong with a view as the file has it.
  mutating func add(
    view: ViewIndex, in mock: Mock, _ outcome: Verdict.Outcome, _ message: String,
    severity: Severity? = nil, measured: String? = nil, required: String? = nil, topic: String = ""
  ) {
    let place = Place(view: view, part: -1, outcome: outcome, topic: topic)
    guard mock.views.indices.contains(Int(view)), places[place] == nil else { return }
    places[place] = findings.count
    let found = mock.views[Int(view)]
    let root = mock.screens.indices.contains(Int(found.screen)) ? mock.screens[Int(found.screen)].root : 0
    findings.append(
      AuditFinding(
        view: view, part: nil, id: found.id ?? found.type.rawValue + "@" + String(view - root),
        outcome: outcome, topic: topic, severity: severity ?? self.severity, message: message,
        measured: measured, required: required, range: found.range, screen: Int(found.screen)))
  }

  /// Something is wrong, and nobody has to look twice.
  mutating func add(
    _ node: NodeIndex, on screen: AuditedScreen, _ message: String, severity: Severity? = nil,
    measured: String? = nil, required: String? = nil, reason: @autoclosure () -> String? = nil,
    topic: String = "", steps: [String]? = nil
  ) {
    add(
      node, on: screen, .violation, message, severity: severity, measured: measured, required: required,
      reason: reason(), topic: topic, steps: steps)
  }

  mutating func add(
    screen: AuditedScreen, _ message: String, measured: String? = nil, required: String? = nil
  ) {
    add(screen: screen, .violation, message, measured: measured, required: required)
  }

  mutating func add(
    view: ViewIndex, in mock: Mock, _ message: String, measured: String? = nil, required: String? = nil,
    topic: String = ""
  ) {
    add(view: view, in: mock, .violation, message, measured: measured, required: required, topic: topic)
  }

  /// Keeps what is not about views where another rule has found the cause.
  mutating func yield(to others: Set<AuditPlace>) {
    findings.removeAll { $0.id != nil && others.contains(AuditPlace(view: $0.view, part: $0.part)) }
  }
}

/// A place in a file: a view, or a part of one.
struct AuditPlace: Hashable {
  var view: ViewIndex
  var part: ViewPart?
}

extension ViewPart {
  /// A number for each kind of part, whatever its place among its like.
  fileprivate static func kinds(_ part: ViewPart) -> Int {
    switch part {
    case .decrement: 0
    case .increment: 1
    case .option: 2
    case .tab: 3
    case .tabBar: 4
    case .navigationBar: 5
    case .backButton: 6
    case .navigationTitle: 7
    case .dismiss: 8
    case .title: 9
    case .message: 10
    case .header: 11
    case .footer: 12
    case .caption: 13
    case .column: 14
    case .content: 15
    case .date: 16
    case .time: 17
    case .ok: 18
    case .cancel: 19
    case .menu: 20
    case .list: 21
    case .grabber: 22
    case .swipeAction: 23
    case .previousMonth: 24
    case .nextMonth: 25
    case .wheel: 26
    case .month: 27
    case .weekday: 28
    }
  }
}
