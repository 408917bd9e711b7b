import AXEngine

/// A tour in the full-screen program: the stop's screen below, its task above.
extension Model {
  /// Begins a tour, at its first stop or another one.
  mutating func open(_ tour: Tour, at place: Int = 0, now: Int64) {
    self.tour = TourProgress(tour, at: place)
    beginStop(now: now)
  }

  mutating func take(_ key: TourKey, now: Int64) {
    guard var progress = tour else { return setStatus("no tour is under way: voterm tour opens one") }
    switch key {
    case .task:
      showsWholeTask = true
      setStatus(progress.heading + ". " + progress.task + " " + progress.standing)
    case .hint:
      let isNew = progress.showHint()
      tour = progress
      let text = isNew ? "Hint: " + (progress.hint ?? "") : "there is no further hint"
      if isNew { log.add(.note, text) }
      setStatus(text)
    case .again:
      progress.again()
      tour = progress
      beginStop(now: now)
    case .next:
      progress.next()
      tour = progress
      beginStop(now: now)
    case .leave:
      tour = nil
      setStatus("the tour is left, the screen stays. " + progress.summary)
    }
  }

  /// The stop at hand appears; behind the last one the tour is summed up.
  private mutating func beginStop(now: Int64) {
    guard let progress = tour else { return }
    guard let stop = progress.stop else {
      for line in progress.ledger { log.add(.note, line) }
      // How it went stands above, however many lines it takes.
      return setStatus("The tour is over.")
    }
    let (mock, problem) = files.load(TourFiles.path(stop.mock, of: progress.tour))
    guard let mock else { return giveUp(problem) }
    do throws(Diagnostic) {
      open(mock, at: (stop, try stop.makeSession(mock)), now: now)
    } catch {
      return giveUp(Rehearsal.text(error))
    }
    log.add(.note, progress.heading)
    setStatus(progress.heading + ". " + status)
  }

  /// A stop that cannot begin leaves the screen of the one before; without any there is no tour.
  private mutating func giveUp(_ problem: String) {
    if rehearsal == nil { tour = nil }
    fail(problem)
  }

  /// A step was carried out, or the clock has run: the task may be done now.
  mutating func judgeTour(after line: String?) {
    guard var progress = tour, let rehearsal else { return }
    if let line, case .success(let step)? = WalkParser.parse(line: line).step { progress.count(step.action) }
    let isNew = progress.judge(rehearsal.player)
    tour = progress
    guard isNew else { return }
    log.add(.note, progress.verdict ?? "")
    if let lesson = progress.stop?.lesson { log.add(.note, lesson) }
    setStatus(status.isEmpty ? "Task done." : "Task done. " + status)
  }

  /// A step was undone.
  mutating func takeBackInTour(_ line: String) {
    guard case .success(let step)? = WalkParser.parse(line: line).step else { return }
    tour?.takeBack(step.action)
  }
}

extension Rehearsal {
  /// The screen of a stop appears, and what is made already is made. There is no way back behind that.
  mutating func start(_ stop: Tour.Stop) -> Outcome {
    var outcome = start()
    begin(with: stop.setUp.map(\.text))
    for line in stop.lead where outcome.problem == nil {
      let next = perform(line.text)
      outcome.effects += next.effects
      outcome.problem = next.problem
    }
    forgetPast()
    return outcome
  }
}
