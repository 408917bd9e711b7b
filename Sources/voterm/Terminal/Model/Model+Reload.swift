import AXEngine

/// The file changed on disk: the screen follows, and the person stays where they are.
extension Model {
  var watchedFile: String? { rehearsal?.mock.source.path }

  mutating func watchDidBegin(now: Int64) {
    if let source = rehearsal?.mock.source, !files.isUnchanged(source) { fileDidChange(now: now) }
  }

  mutating func fileDidChange(now: Int64) { reloadDue = now + Self.reloadDelay }

  /// Reads the file anew. A broken one keeps the last good screen and says what is wrong first.
  mutating func reload(now: Int64) {
    reloadDue = nil
    guard let old = rehearsal else { return }
    let (mock, problem) = files.load(old.mock.source.path)
    guard let mock else {
      fail(problem)
      return
    }
    guard let new = old.continued(with: mock) else { return open(mock, now: now) }
    clock = nil
    drawing.owners = nil
    let text = "reloaded: " + SceneDifference.summary(old.session.scene, new.session.scene)
    rehearsal = new
    log.add(.note, text)
    setStatus(text)
  }
}

extension Rehearsal {
  /// The same rehearsal on another version of the file: screen, state, settings, technologies and cursor are kept as
  /// far as they still exist; nil where the screen is gone.
  func continued(with mock: Mock) -> Rehearsal? {
    let place = session.scene.views.screen
    guard self.mock.screens.indices.contains(place) else { return nil }
    let name = self.mock.screens[place].name
    guard let screen = mock.screen(named: name) else { return nil }
    var given: [(variable: Int, value: Value)] = []
    for (variable, value) in zip(self.mock.variables, session.app.state.variables) {
      // A new initial value in the file counts more than the old one in the state.
      guard let new = mock.variable(named: variable.name), mock.variables[new].initial == variable.initial,
        value != variable.initial
      else { continue }
      given.append((new, value))
    }
    var environment = session.scene.environment
    if self.mock.device != mock.device { environment.device = mock.device }
    let fresh = Session(
      mock: mock, environment: environment, screen: screen, given: given, technologies: session.technologies)
    var new = Rehearsal(mock: mock, session: fresh)
    _ = new.start()
    new.describeStart(screen: name, given: given.map { (mock.variables[$0.variable].name, $0.value) })
    if let cursor = session.cursor,
      let found = SceneDifference.counterpart(of: cursor, session.scene, new.session.scene)
    {
      _ = new.perform("touch #" + new.session.scene.id(of: new.session.scene[found].node))
    }
    return new
  }
}
