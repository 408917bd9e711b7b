import AXEngine

/// The file changed on disk: the screen follows, and the person stays where they are.
extension Model {
  var watchedFile: String? { rehearsal?.mock.source.path }

  mutating func watchDidBegin(now: Int64) {
    if let source = rehearsal?.mock.source, !files.isUnchanged(source) { fileDidChange(now: now) }
  }

  mutating func fileDidChange(now: Int64) { fileReload.fileDidChange(now: now) }

  /// Reads the file anew. A broken one keeps the last good screen and says what is wrong first.
  mutating func reload(now: Int64) {
    guard let old = rehearsal else { return }
    switch fileReload.read(old.mock.source, with: files, now: now) {
    case .nothing: break
    case .problem(let text): fail(text)
    case .mock(let mock, let warning):
      catchUp(now: now)
      show(mock, insteadOf: old, now: now)
      if !warning.isEmpty {
        log.add(.note, warning)
        setStatus(status + "; " + warning)
      }
    }
  }

  private mutating func show(_ mock: Mock, insteadOf old: Rehearsal, now: Int64) {
    let old = rehearsal ?? old
    guard let (new, words) = old.continued(with: mock) else {
      open(mock, now: now)
      return tell("reloaded: no open screen is left; begun anew")
    }
    clock = nil
    drawing.owners = nil
    spoken = nil
    rehearsal = new
    startClock(now: now)
    tell("reloaded: " + words)
  }

  private mutating func tell(_ text: String) {
    log.add(.note, text)
    setStatus(text)
  }
}

extension Rehearsal {
  /// The same rehearsal on another version of the file, and what is another for a listener; nil where no open screen
  /// is left. Its walk begins on the screen in front, in the state it is in: what led there belongs to the old
  /// version.
  func continued(with mock: Mock) -> (rehearsal: Rehearsal, words: String)? {
    guard let continuation = session.continued(with: mock) else { return nil }
    let next = continuation.session
    let screen = next.scene.views.screen
    var given: [(variable: Int, value: Value)] = []
    for (place, value) in next.app.state.variables.enumerated() where value != mock.variables[place].initial {
      given.append((place, value))
    }
    var fresh = Session(
      mock: mock, environment: next.scene.environment, screen: screen, given: given,
      technologies: next.technologies)
    let settings = next.settings
    for setting in Setting.differences(of: next.scene.environment, settings, from: next.scene.environment) {
      _ = fresh.update(.setting(name: setting.name, value: setting.value))
    }
    for assignment in settings.assignments { _ = fresh.update(.assign(assignment)) }
    var new = Rehearsal(mock: mock, session: fresh)
    _ = new.start()
    new.describeStart(
      screen: mock.screens[screen].name, given: given.map { (mock.variables[$0.variable].name, $0.value) },
      settings: settings)
    if let cursor = next.cursor {
      _ = new.perform("touch #" + next.scene.id(ofElement: cursor))
    }
    new.goOn(with: next)
    return (new, continuation.words)
  }
}
