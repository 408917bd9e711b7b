/// Says how it stands with a technology and something on the screen, and why.
struct ReachJudge {
  private typealias Cell = ReachabilityMatrix.Cell

  /// The session with the technology alone.
  let session: Session
  let technology: TechnologyName
  /// The search for ways; without one none is known, and all was looked at.
  let search: ReachSearch?
  /// The scroll views that the technology cannot enter (FK-42, SC-16).
  private let shut: [NodeIndex]
  /// What can have the focus of Apple TV at all; nil for the other technologies.
  private let focusMap: FocusMap?
  /// The ways into scroll views that cannot be entered, by the places of those in `shut`; nil where none was found.
  private var scrolled: [ReachByScrolling?] = []

  init(_ session: Session, _ technology: TechnologyName, _ search: ReachSearch? = nil) {
    self.session = session
    self.technology = technology
    self.search = search
    focusMap = technology == .focusEngine ? FocusMap(session.scene) : nil
    var entry = ScrollEntry()
    switch technology {
    case .fullKeyboardAccess: entry = ScrollEntry(session.scene, isStop: FocusGroups.isStop)
    case .switchControl: entry = ScrollEntry(session.scene, isStop: ScanTree.isStop)
    case .voiceOver, .voiceControl, .focusEngine: break
    }
    shut = entry.shut(in: session.scene)
  }

  /// Also looks for ways into scroll views that cannot be entered.
  mutating func lookBehindScrolling() {
    scrolled = shut.map { ReachByScrolling(session, technology, into: $0) }
  }

  private var scene: Scene { session.scene }

  /// Whether the keyboard can stand on an element, and its scroll view can be entered.
  func isOpenStop(_ element: ElementIndex) -> Bool {
    FocusGroups.isStop(scene[element])
      && scene.outermostScrollView(around: element).map(shut.contains) != true
  }

  /// The cell of a subject.
  func cell(of subject: ReachSubject) -> ReachabilityMatrix.Cell {
    switch subject.kind {
    case .control, .text, .dimmed: return cellOfElement(subject)
    case .link: return cellOfLink(subject)
    case .gesture: return cellOfGesture(subject)
    case .scrollView: return cellOfScrollView(subject)
    case .screen: return cellOfScreen
    }
  }

  // MARK: Elements

  private func cellOfElement(_ subject: ReachSubject) -> Cell {
    if let way = search?.way(to: subject.identity) { return reached(subject, way) }
    switch subject.kind {
    case .text: return passed(asText: true) ?? missed(subject)
    case .dimmed: return passed(asText: false) ?? missed(subject)
    case .control, .link, .gesture, .scrollView, .screen: return missed(subject)
    }
  }

  /// That a technology has nothing to do with a text, or with what is dimmed; nil for VoiceOver, which reads both.
  private func passed(asText isText: Bool) -> Cell? {
    switch technology {
    case .voiceOver: nil
    case .fullKeyboardAccess:
      isText ? unneeded("FK-60", "a text is passed over") : unneeded("FK-61", "it is dimmed")
    case .switchControl: unneeded("SC-11", isText ? "a text is passed over" : "it is dimmed")
    case .voiceControl: unneeded("VC-20", isText ? "a text has no name or number" : "it is dimmed")
    case .focusEngine: unneeded("TV-38", isText ? "a text takes no focus" : "it is dimmed")
    }
  }

  private func reached(_ subject: ReachSubject, _ way: ReachSearch.Way) -> Cell {
    var cell = self.cell(.reached)
    cell.gestures = way.gestures
    cell.steps = way.steps
    if technology == .switchControl { cell.seconds = way.time / .seconds(1) }
    switch technology {
    case .voiceControl:
      let names = subject.element.map { scene.inputLabels(of: $0) } ?? []
      if names.isEmpty {
        cell.rule = "VC-31"
        cell.reason = "it has a number and no name"
      } else if way.steps.contains(where: {
        $0.hasPrefix("say \"") && $0.dropFirst(5).first?.isNumber == true
      }) {
        cell.rule = "VC-24"
        cell.reason = "others are called '\(names[0])' too, so that a number has to be said"
      } else if let element = subject.element, let shown = VoiceReach.unspokenText(of: element, in: scene) {
        cell.rule = "VC-29"
        cell.reason = "it shows '\(shown)', which is no part of its name"
      } else if let words = VoiceReach.longName(names) {
        cell.rule = "VC-23"
        cell.reason = "its name has \(words) words"
      }
    case .switchControl:
      if way.steps.contains("switch 1") {
        cell.rule = "SC-08"
        cell.reason = "it is scanned inside of a group"
      }
    case .fullKeyboardAccess:
      if let element = subject.element, scene.selectionFollowsFocus(to: element) {
        cell.rule = "FK-56"
        cell.reason = "coming to it selects it"
      }
    case .voiceOver, .focusEngine: break
    }
    return cell
  }

  /// Something to be used that the search has not come to.
  private func missed(_ subject: ReachSubject) -> Cell {
    if let cell = cellByScrolling(subject) { return cell }
    if let (rule, reason) = reasonAgainst(subject) { return missed(rule, reason, subject) }
    let (rule, reason) = reasonForNoWay
    return missed(rule, reason, subject, isCertain: false)
  }

  /// What lies in a scroll view that cannot be entered until something else has scrolled it.
  private func cellByScrolling(_ subject: ReachSubject) -> Cell? {
    guard let element = subject.element, scene[element].flags.contains(.respondsToUserInteraction),
      let outer = scene.outermostScrollView(around: element), let place = shut.firstIndex(of: outer),
      scrolled.indices.contains(place), let scrolled = scrolled[place]
    else { return nil }
    let way = scrolled.way(to: subject.identity)
    var cell = cell(
      .byScrollingOnly, gestures: way?.gestures, technology == .switchControl ? "SC-16" : "FK-42",
      scrolled.means + ", of which nothing in sight "
        + (technology == .switchControl ? "is scanned" : "takes the focus"))
    cell.steps = way?.steps ?? scrolled.steps
    return cell
  }

  /// Why something cannot be stood on at all; nil where nothing speaks against it but that no way was found.
  private func reasonAgainst(_ subject: ReachSubject) -> (rule: String?, reason: String)? {
    guard let element = subject.element else {
      let because = scene.reasonAgainst(subject.node)?.because ?? "it is no element"
      return technology == .focusEngine ? ("TV-38", "it takes no focus") : (hiddenRule, because)
    }
    let responds = scene[element].flags.contains(.respondsToUserInteraction)
    let isShut = scene.outermostScrollView(around: element).map(shut.contains) ?? false
    switch technology {
    case .voiceOver: return nil
    case .fullKeyboardAccess:
      if isShut { return ("FK-42", "nothing in its scroll view that takes the focus is in sight") }
      return responds ? nil : ("FK-31", "it does not respond to interaction")
    case .switchControl:
      if isShut { return ("SC-16", "nothing in its scroll view that is scanned is in sight") }
      return responds ? nil : ("SC-11", "it does not respond to interaction")
    case .voiceControl: return responds ? nil : ("VC-20", "it does not respond to interaction")
    case .focusEngine: return focusMap?.item(subject.node) != nil ? nil : ("TV-38", "it takes no focus")
    }
  }

  /// What a search says that has looked at everything.
  private var reasonForNoWay: (rule: String?, reason: String) {
    switch technology {
    case .voiceOver: ("VO-03", "no swipe comes to it")
    case .fullKeyboardAccess: ("FK-50", "no key comes to it")
    case .switchControl: ("SC-08", "no scan comes to it")
    case .voiceControl: ("VC-25", "it is out of sight and nothing scrolls it in")
    case .focusEngine: ("TV-06", "nothing with the focus is in line with it")
    }
  }

  /// What keeps a view from being an element.
  private var hiddenRule: String? {
    switch technology {
    case .voiceOver: "SE-01"
    case .fullKeyboardAccess: "FK-63"
    case .switchControl: "SC-11"
    case .voiceControl: "VC-20"
    case .focusEngine: "TV-38"
    }
  }

  // MARK: What is no element

  private func cellOfLink(_ subject: ReachSubject) -> Cell {
    let way = search?.way(to: subject.identity)
    switch technology {
    case .voiceOver:
      guard let way else { return missed(subject) }
      var cell = reached(subject, way)
      cell.rule = "RO-13"
      cell.reason = "by the rotor's Links, or by activating the text where it is the only one"
      return cell
    case .fullKeyboardAccess: return missed("FK-35", "a link within a text is no stop of its own")
    case .switchControl: return missed("SC-11", "a link within a text is no stop of its own", subject)
    case .voiceControl: return missed("VC-30", "a link within a text has no name", subject)
    case .focusEngine: return missed("TV-38", "a link within a text takes no focus")
    }
  }

  private func cellOfGesture(_ subject: ReachSubject) -> Cell {
    if subject.element != nil, technology == .voiceOver, let way = search?.way(to: subject.identity) {
      var cell = reached(subject, way)
      cell.rule = "SE-38"
      cell.reason = "a double tap touches its middle, though nothing says that it does something"
      return cell
    }
    if technology == .focusEngine, let way = search?.way(to: subject.identity) {
      return reached(subject, way)
    }
    let reason = "it takes gestures and is no button"
    switch technology {
    case .voiceOver:
      if subject.element == nil { return missed("SE-01", "it is no element") }
      return missed("SE-01", "no swipe comes to it", isCertain: false)
    case .fullKeyboardAccess: return missed("FK-31", reason)
    case .switchControl: return missed("SC-11", reason, subject)
    case .voiceControl: return missed("VC-20", reason, subject)
    case .focusEngine: return missed("TV-38", "it takes no focus")
    }
  }

  private func cellOfScrollView(_ subject: ReachSubject) -> Cell {
    switch technology {
    case .voiceOver: return cell(.reached, gestures: 0, "VO-21", "three fingers scroll it")
    case .fullKeyboardAccess:
      return missed("FK-34", "nothing in it takes the focus, so that no key scrolls it")
    case .switchControl:
      return missed("SC-40", "nothing in it is scanned, so that no menu offers to scroll it")
    case .voiceControl: return cell(.reached, gestures: 0, "VC-06", "it is scrolled by name of a direction")
    case .focusEngine: return missed("TV-09", "nothing in it takes the focus, so that it does not scroll")
    }
  }

  /// A screen on which a television finds nothing to focus; the others have no need of the screen itself.
  private var cellOfScreen: Cell {
    switch technology {
    case .focusEngine: missed("TV-30", "nothing on it takes the focus, so that the remote does nothing")
    case .voiceOver, .fullKeyboardAccess, .switchControl, .voiceControl:
      cell(.notNeeded, nil, "a screen is no stop")
    }
  }

  // MARK: Cells

  /// Whether a place on the screen can be pointed at where there is no other way: grid and point scanning.
  private func pointing(at subject: ReachSubject) -> Bool {
    (technology == .voiceControl || technology == .switchControl) && scene.isVisible(node: subject.node)
  }

  /// Something that is not reached. Where only a search says so, one that came to its bound says nothing.
  private func missed(
    _ rule: String?, _ reason: String, _ subject: ReachSubject? = nil, isCertain: Bool = true
  ) -> Cell {
    guard isCertain || search?.isComplete != false else {
      return cell(.notLookedAt, nil, "the search came to its bound before it")
    }
    let verdict: ReachabilityMatrix.Verdict =
      subject.map(pointing(at:)) == true ? .byPlaceOnly : .notReached
    return cell(verdict, gestures: nil, rule, reason)
  }

  private func unneeded(_ rule: String, _ reason: String) -> Cell {
    cell(.notNeeded, gestures: nil, rule, reason)
  }

  private func cell(
    _ verdict: ReachabilityMatrix.Verdict, gestures: Int? = nil, _ rule: String? = nil,
    _ reason: String? = nil
  ) -> Cell {
    Cell(
      technology: technology, verdict: verdict, gestures: gestures, seconds: nil, rule: rule, reason: reason,
      steps: [])
  }
}
