/// One update on its way: what came out so far, and how long it has been going on.
struct Settling {
  /// How many requests one event, or one moment on the clock, may lead to, and how many of them from one another.
  /// Honest screens need a handful; what takes more never ends.
  static let limit = 200
  static let depthLimit = 40

  var effects: [Effect] = []
  /// What the app has told of itself.
  var events: [AppEvent] = []
  /// The latest requests, to name the chain when it does not end.
  var chain: [(request: AppRequest, requester: TechnologyName?)] = []
  var requests = 0
  /// How many requests are being carried out, each because of the one before.
  var depth = 0
  /// A bound was hit; nothing further is carried out.
  var isExhausted = false

  /// Adds what an outcome shows by itself: states, screens, sounds of the app, faults.
  mutating func record(_ outcome: AppOutcome, in app: App) {
    events += outcome.events
    for event in outcome.events {
      switch event {
      case .stateChanged(let variable, let value): effects.append(.state(variable: variable, value))
      case .screenShown(let screen, _): effects.append(.screen(app.mock.screens[screen].name))
      case .sound(let name): effects.append(.appSound(name))
      case .opened(let address): effects.append(.log("opens " + address))
      case .guidedAccess(let isOn): effects.append(.log("Guided Access " + (isOn ? "on" : "off")))
      case .guidedAccessTimeOver: effects.append(.log("Guided Access: the time is over"))
      case .fault(let diagnostic): effects.append(.fault(diagnostic))
      case .tabSelected, .presented, .dismissed, .notification, .focusRequested,
        .focusUpdateRequested, .scrolled, .editingBegan,
        .editingEnded, .text, .reordered, .dropped:
        continue
      }
    }
  }

  /// Another moment on the clock has requests of its own.
  mutating func beginMoment() {
    guard !isExhausted else { return }
    requests = 0
    chain = []
  }

  /// Counts a request; false where the bound is reached.
  mutating func count(_ request: AppRequest, by requester: TechnologyName?) -> Bool {
    guard !isExhausted else { return false }
    requests += 1
    guard requests > Self.limit - 8 || depth > Self.depthLimit - 8 else { return true }
    chain.append((request, requester))
    isExhausted = requests > Self.limit || depth > Self.depthLimit
    return !isExhausted
  }
}

extension Session {
  /// Carries out what a technology wants, in order; what follows from a request comes before the next one.
  mutating func carryOut(
    _ reactions: [Reaction], of technology: TechnologyName, _ settling: inout Settling
  ) {
    let origin = scene
    for reaction in reactions {
      switch reaction {
      case .emit(.speak(let utterance)):
        guard let utterance = heard(utterance) else { continue }
        speak(&settling) { speaker, changes in speaker.say(utterance, &changes) }
      case .emit(.sound) where voiceOver?.settings.playsSounds == false:
        continue  // RO-08
      case .emit(let effect):
        settling.effects.append(effect)
      case .copySpeech:
        app.state.pasteboard = lastSpoken
      case .turn(let name, let isOn):
        use(technologies.filter { $0 != name } + (isOn ? [name] : []), &settling)
      case .pick(let title): pickInAssistiveTouch(title, &settling)
      case .pauseOrResumeSpeech:
        speak(&settling) { speaker, changes in speaker.pauseOrResume(&changes) }
      case .perform(let request):
        guard let request = scene === origin ? request : request.translated(from: origin, to: scene)
        else { continue }
        perform(request, by: technology, &settling)
      }
    }
  }

  /// An utterance without the words of a rule that is not followed; nil where nothing is left.
  private func heard(_ utterance: Utterance) -> Utterance? {
    guard let rule = app.state.environment.rules.silencedRule else { return utterance }
    var utterance = utterance
    utterance.fragments.removeAll { $0.rule == rule }
    return utterance.fragments.isEmpty ? nil : utterance
  }

  /// Asks the app, and tells the technologies what came of it.
  mutating func perform(
    _ request: AppRequest, by requester: TechnologyName?, _ settling: inout Settling
  ) {
    guard settling.count(request, by: requester) else { return fail(&settling) }
    settling.depth += 1
    defer { settling.depth -= 1 }
    let old = scene
    let outcome = isDead(request, by: requester) ? AppOutcome() : app.perform(request)
    settle(outcome, of: request, by: requester, from: old, &settling)
    if case .setEnvironment = request { settleAssistiveTouch(&settling) }
  }

  /// Shows an outcome, rebuilds the scene and tells the technologies, the requester before the others.
  mutating func settle(
    _ outcome: AppOutcome, of request: AppRequest?, by requester: TechnologyName?, from old: Scene,
    _ settling: inout Settling
  ) {
    settling.record(outcome, in: app)
    if request?.leavesNoTrace != true || outcome.viewsChanged || !outcome.events.isEmpty {
      refreshScene(after: outcome)
    }
    guard hasStarted else { return }
    let change = SceneChange(
      old: old, new: scene, request: request, requester: requester, outcome: outcome)
    // Everybody hears of this change before anything more is done, so that nobody's picture lags behind.
    var answers: [(name: TechnologyName, reactions: [Reaction])] = []
    // What is heard of a new screen comes before the focus that speaks its item.
    if let requester, requester != .focusEngine {
      let reactions = inUse.tell(change, to: requester)
      if !reactions.isEmpty { answers.append((requester, reactions)) }
    }
    for name in TechnologyRegistry.hearing where name != requester || name == .focusEngine {
      guard inUse.isOn(name) else { continue }
      let reactions = inUse.tell(change, to: name)
      if !reactions.isEmpty { answers.append((name, reactions)) }
    }
    guard !answers.isEmpty else { return }
    let current = scene
    for answer in answers {
      carryOut(translated(answer.reactions, from: current), of: answer.name, &settling)
    }
  }

  /// Makes the scene that follows from the app's state.
  mutating func refreshScene(after outcome: AppOutcome) {
    let refreshesLists = outcome.events.contains { event in
      if case .notification(.layoutChanged, _, _) = event { true } else { false }
    }
    scene = Scene.make(
      mock: app.mock, state: app.state, views: app.views, previous: scene, refreshesLists: refreshesLists)
  }

  /// Reactions that were thought up in one scene, for the present one.
  private func translated(_ reactions: [Reaction], from origin: Scene) -> [Reaction] {
    guard scene !== origin, !reactions.isEmpty else { return reactions }
    return reactions.compactMap { reaction in
      guard case .perform(let request) = reaction else { return reaction }
      return request.translated(from: origin, to: scene).map(Reaction.perform)
    }
  }

  /// Ends an update that does not settle, and names the last links of the chain.
  private func fail(_ settling: inout Settling) {
    guard let last = settling.chain.last else { return }
    let links = settling.chain.suffix(6).map { link in
      let place = link.request.node.map { " #" + scene.id(of: $0) } ?? ""
      return link.request.verb + place
    }
    let range = last.request.node.map { app.mock.views[Int(scene.views.nodes[Int($0)].view)].range }
    let diagnostic = Diagnostic(
      at: range ?? SourceRange(0, 0),
      "the app and the technologies in use answer each other without end: "
        + links.joined(separator: ", then "),
      help: "let one of the steps happen only once")
    settling.chain = []
    settling.effects.append(.fault(diagnostic))
  }
}
