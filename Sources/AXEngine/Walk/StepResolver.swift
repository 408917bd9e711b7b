/// An event that a step stands for.
public struct ResolvedEvent: Sendable {
  /// What happens.
  public var event: Event
  /// Whether the next event of the same step comes before anything said is heard to its end.
  public var isCutOff = false
}

/// Looks up the names in a step and turns it into events for the session.
public enum StepResolver {
  /// The events of a step that is no set-up alone and no expectation; for those there are none.
  ///
  /// - Throws: What is wrong with the walk: an unknown id, a rotor that is not offered.
  public static func events(
    for action: WalkAction, at range: SourceRange, in session: Session
  ) throws(Diagnostic) -> [ResolvedEvent] {
    switch action {
    case .open, .screen, .given, .expect: return []
    case .use(let technologies): return [ResolvedEvent(event: .use(technologies))]
    case .set(let name, let value): return [ResolvedEvent(event: .setting(name: name, value: value))]
    case .assign(let assignment): return [ResolvedEvent(event: .assign(assignment))]
    case .input(.switches(.point(let point)), times: _):
      // The clock runs to each press, as point scanning needs it.
      guard let control = session.switchControl else { return [] }
      guard let waits = control.presses(for: point, in: session.scene) else {
        throw Diagnostic(
          at: range,
          control.scansPoints ? "scanning does not come to that point" : "no points are scanned now",
          help: control.scansPoints
            ? nil : "'set switch.scanningMode point' before, or Cursor Mode in the menu")
      }
      return waits.flatMap { wait in
        [
          ResolvedEvent(event: .advance(wait)), ResolvedEvent(event: .input(.switches(.action(.select)))),
        ]
      }
    case .input(.assistiveTouch(let input), let times):
      let event = assistiveTouch(input, in: session)
      return assistiveTouchOn(in: session) + Array(repeating: event, count: times).flatMap { $0 }
    case .assistiveTouch(let gesture, let view):
      let node = try node(view, in: session.scene)
      return assistiveTouchOn(in: session)
        + [ResolvedEvent(event: .input(.assistiveTouch(.gesture(gesture.name, at: node))))]
    case .dwell(let view):
      let node = try node(view, in: session.scene)
      var events = assistiveTouchOn(in: session)
      if !session.settings.assistiveTouch.dwellControl {
        let on = Event.setting(name: "assistiveTouch.dwellControl", value: "on")
        events.append(ResolvedEvent(event: on, isCutOff: true))
      }
      return events + [
        ResolvedEvent(event: .input(.dwell(node))),
        ResolvedEvent(event: .advance(session.settings.assistiveTouch.dwellTime)),
      ]
    case .input(let input, let times):
      return Array(repeating: ResolvedEvent(event: .input(input)), count: times)
    case .hold(let direction?, let time):
      return [
        ResolvedEvent(event: .input(.remote(.hold(direction)))),
        ResolvedEvent(event: .advance(time ?? .zero)),
        ResolvedEvent(event: .input(.remote(.release))),
      ]
    case .hold(nil, let time):
      // TV-11: what is let go sooner is a press.
      guard let time else { return [ResolvedEvent(event: .input(.remote(.holdSelect)))] }
      guard time >= FocusEngine.longPress else {
        return [ResolvedEvent(event: .advance(time)), ResolvedEvent(event: .input(.remote(.select)))]
      }
      return [
        ResolvedEvent(event: .advance(FocusEngine.longPress)),
        ResolvedEvent(event: .input(.remote(.holdSelect))),
        ResolvedEvent(event: .advance(time - FocusEngine.longPress)),
      ]
    case .guidedAccess(let change, let feature):
      if let feature { try check(feature, in: session.scene.mock) }
      return [ResolvedEvent(event: .guidedAccess(change))]
    case .wait(let duration): return [ResolvedEvent(event: .advance(duration))]
    case .touch(let view, .tap(count: 1, fingers: 1, hold: true)?):
      return [ResolvedEvent(event: .input(.gesture(.hold(try node(view, in: session.scene)))))]
    case .touch(let view, .pinch(_, let isIn)?):
      let pinch = Gesture.pinch(try node(view, in: session.scene), isIn: isIn)
      return [ResolvedEvent(event: .input(.gesture(pinch)))]
    case .touch(let view, let gesture):
      let touch = Event.input(.gesture(.touch(try node(view, in: session.scene))))
      guard let gesture else { return [ResolvedEvent(event: touch)] }
      return [
        ResolvedEvent(event: touch, isCutOff: true), ResolvedEvent(event: .input(.gesture(gesture))),
      ]
    case .splitTap(let view):
      return [ResolvedEvent(event: .input(.gesture(.splitTap(try node(view, in: session.scene)))))]
    case .drag(let view, let place):
      let node = try node(view, in: session.scene)
      let destination: DragDestination
      switch place {
      case .view(let target): destination = .view(try self.node(target, in: session.scene))
      case .point(let point): destination = .point(point)
      }
      let drag = ResolvedEvent(event: .input(.gesture(.drag(node, to: destination))))
      // Without VoiceOver a finger comes down and goes on in one.
      guard session.voiceOver != nil else { return [drag] }
      // A finger that is there already goes on from there.
      if let cursor = session.cursor, session.scene.element(for: node) == cursor { return [drag] }
      return [ResolvedEvent(event: .input(.gesture(.touch(node))), isCutOff: true), drag]
    case .explore(let views):
      var events: [ResolvedEvent] = []
      for view in views {
        let touch = Gesture.touch(try node(view, in: session.scene))
        events.append(ResolvedEvent(event: .input(.gesture(touch)), isCutOff: true))
      }
      events[events.count - 1].isCutOff = false
      return events
    case .rotor(let name): return [ResolvedEvent(event: .input(.rotor(try rotor(name, in: session))))]
    case .choose(let name): return try choice(name, in: session)
    case .itemChooser(let text):
      return [ResolvedEvent(event: .input(.chooseItem(try item(text, in: session.scene))))]
    }
  }

  /// A step that is done with AssistiveTouch switches it on.
  private static func assistiveTouchOn(in session: Session) -> [ResolvedEvent] {
    guard session.assistiveTouch == nil else { return [] }
    return [ResolvedEvent(event: .setting(name: "assistiveTouch", value: "on"), isCutOff: true)]
  }

  /// AT-02: a tap that may be the first of two counts once the time for a second one is over.
  private static func assistiveTouch(_ input: AssistiveTouchInput, in session: Session) -> [ResolvedEvent] {
    var event = ResolvedEvent(event: .input(.assistiveTouch(input)))
    let settings = session.settings.assistiveTouch
    guard input == .tap, settings.doubleTap != .none else { return [event] }
    event.isCutOff = true
    return [event, ResolvedEvent(event: .advance(settings.doubleTapTimeout))]
  }

  /// GA-06: only what the app offers can be denied.
  private static func check(_ feature: Located, in mock: Mock) throws(Diagnostic) {
    let known = mock.guidedAccess.map(\.identifier)
    if known.contains(feature.text) { return }
    throw Diagnostic(
      at: feature.range, "the app has no feature '\(feature.shown)' to deny",
      help: Suggestion.help(for: feature.text, among: known)
        ?? (known.isEmpty ? "add 'guidedAccess' to the mock" : "it has " + known.joined(separator: ", ")))
  }

  /// The view with an id.
  static func node(_ view: ViewName, in scene: Scene) throws(Diagnostic) -> NodeIndex {
    if let node = scene.node(id: view.id) { return node }
    if isKnown(view, in: scene.mock) {
      throw Diagnostic(at: view.range, "there is no '#\(view.id.shortened)' on the screen now")
    }
    throw unknown(view, in: scene)
  }

  /// Whether the mock file has a view by that id, on whatever screen.
  static func isKnown(_ view: ViewName, in mock: Mock) -> Bool {
    let whole = view.id
    let base = whole.prefix { $0 != "[" && $0 != "." }
    return mock.views.contains { $0.id.map { $0 == whole || $0 == base } ?? false }
  }

  static func unknown(_ view: ViewName, in scene: Scene) -> Diagnostic {
    var ids = scene.mock.views.compactMap(\.id)
    for node in scene.views.nodes.indices where scene.views.nodes[node].part != nil {
      ids.append(scene.id(of: NodeIndex(node)))
    }
    let nearest = Suggestion.closest(to: view.id, among: ids)
    return Diagnostic(
      at: view.range, "unknown id '#\(view.id.shortened)'", help: nearest.map { "did you mean '#\($0)'?" })
  }

  private static func rotor(_ name: Located, in session: Session) throws(Diagnostic) -> String {
    guard session.voiceOver != nil else {
      throw Diagnostic(at: name.range, "the rotor belongs to VoiceOver, which is not in use")
    }
    if session.offersRotor(name.text) { return name.text }
    let known = session.rotorNames
    throw Diagnostic(
      at: name.range, "the rotor has no '\(name.shown)' here",
      help: Suggestion.help(for: name.text, among: known) ?? "it has " + known.joined(separator: ", "))
  }

  /// In an overlay: its item, by whatever means the technology has. With VoiceOver: the item chooser, then a double tap;
  /// in a list that is open its entry. A name that is not there makes the walk wrong.
  private static func choice(_ name: Located, in session: Session) throws(Diagnostic) -> [ResolvedEvent] {
    let scene = session.scene
    let wanted = name.text.lowercased()
    let choosing = ResolvedEvent(event: .input(.chooseNamed(name.text)))
    if let overlay = session.overlay {
      if overlay.item(titled: name.text) != nil || overlay.offersMore(name.text) { return [choosing] }
      throw Diagnostic(
        at: name.range, "what is shown has nothing called '\(name.shown)'",
        help: Suggestion.help(for: name.text, among: overlay.items.compactMap(\.title)))
    }
    if let list = session.voiceOver?.modes.list {
      guard let place = list.entries.firstIndex(where: { $0.key == wanted }) else {
        throw Diagnostic(
          at: name.range, "the open list has nothing called '\(name.shown)'",
          help: Suggestion.help(for: name.text, among: list.entries.map(\.name)))
      }
      return [ResolvedEvent(event: .input(.chooseEntry(place)))]
    }
    guard let item = (0..<scene.count).first(where: { scene.semantics(of: $0).label?.lowercased() == wanted })
    else {
      let labels = (0..<scene.count).compactMap { scene.semantics(of: $0).label }
      throw Diagnostic(
        at: name.range, "there is nothing called '\(name.shown)' here",
        help: Suggestion.help(for: name.text, among: labels))
    }
    if session.voiceOver == nil { return [choosing] }
    return [
      ResolvedEvent(event: .input(.chooseItem(item)), isCutOff: true),
      ResolvedEvent(event: .input(.gesture(.tap(count: 2, fingers: 1, hold: false)))),
    ]
  }

  /// VO-14: the element whose name has the text in it; one that begins with it, or is it, goes before.
  private static func item(_ text: Located, in scene: Scene) throws(Diagnostic) -> ElementIndex {
    let wanted = text.text.lowercased()
    var best: (element: ElementIndex, rank: Int)?
    for element in 0..<scene.count {
      guard let label = scene.semantics(of: element).label?.lowercased() else { continue }
      let rank =
        label == wanted ? 0 : label.hasPrefix(wanted) ? 1 : label.holds(wanted) ? 2 : 3
      if rank < best?.rank ?? 3 { best = (element, rank) }
    }
    guard let best else {
      throw Diagnostic(at: text.range, "no element here has '\(text.shown)' in its name")
    }
    return best.element
  }
}
