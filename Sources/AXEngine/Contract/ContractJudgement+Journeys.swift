/// What it takes, and what happens.
extension ContractJudgement {
  // MARK: Effort

  func effort(_ id: String, _ bound: Contract.Bound, _ demand: Contract.Demand) -> Verdict {
    let place: Int
    switch scene.standing(of: id) {
    case .stop(let found): place = found
    case .passedOver: return passedOver(id, demand)
    case .missing(let why): return breach(demand, "#\(id) \(scene.absenceWords)", view: id, because: why)
    }
    let stop = scene.stops[place]
    let identity =
      stop.element.map { scene.scene[$0].identity } ?? scene.scene.views.nodes[Int(stop.node)].identity
    guard let way = scene.search.way(to: identity) else {
      guard scene.search.isComplete else {
        return searchEnded(id, demand)
      }
      return breach(demand, "no way leads to #\(id)", view: id)
    }
    let (measured, required, holds) = Self.compare(way, bound, scene.technology)
    var verdict =
      holds
      ? passes(demand, "#\(id) takes \(measured)", view: id)
      : breach(demand, "#\(id) takes \(measured), at most \(required) were agreed", view: id)
    verdict.measured = measured
    verdict.required = "at most " + required
    verdict.steps = way.steps
    if !holds, !way.steps.isEmpty { verdict.details = ["the cheapest way:"] + way.steps.map { "  " + $0 } }
    return verdict
  }

  /// A search that gave up before it found anything.
  func searchEnded(_ id: String, _ demand: Contract.Demand) -> Verdict {
    unmeasured(demand, "the search for a way to #\(id) came to its bound", view: id)
  }

  private static func compare(
    _ way: ReachSearch.Way, _ bound: Contract.Bound, _ technology: TechnologyName
  ) -> (measured: String, required: String, holds: Bool) {
    switch bound {
    case .gestures(let most):
      return (technology.effort(way.gestures), technology.effort(most), way.gestures <= most)
    case .seconds(let most):
      let seconds = way.time / .seconds(1)
      func text(_ number: Double) -> String { NumberText.text(of: NumberText.toHundredths(number)) + " s" }
      return (text(seconds), text(most), seconds <= most + 0.000_001)
    }
  }

  // MARK: Announcements

  func announces(_ steps: [Contract.Step], _ wording: Contract.Wording, _ demand: Contract.Demand) -> Verdict
  {
    let part = "after \(steps.map(\.text.text).joined(separator: ", ")): \(wording.text.text)"
    guard var player = scene.player else {
      return unmeasured(demand, "the screen does not come up", part: part)
    }
    var effects: [Effect] = []
    for step in steps {
      do throws(WalkPlayer.Problem) {
        effects = try player.perform(step.step).effects
      } catch {
        return stopped(at: step, error, demand, part: part)
      }
    }
    let said = Announcements(effects)
    let after = "after '\(steps.last?.text.text ?? "")'"
    let expected = wording.matcher.description
    if said.heard.contains(where: wording.matcher.accepts) {
      return passes(demand, "\(after), \(expected) is announced", part: part)
    }
    var verdict: Verdict
    if said.cutOff.contains(where: wording.matcher.accepts) {
      verdict = breach(demand, "\(after), the announcement \(expected) is cut off", part: part)
      verdict.reason = "something else is spoken before it has been heard"
    } else if said.others.contains(where: wording.matcher.accepts) {
      verdict = breach(demand, "\(after), \(expected) is spoken, but not announced", part: part)
      verdict.reason = "it is what the cursor reads, or what an activated element says again"
    } else {
      let found = said.heard.map { "\"\($0)\"" }.joined(separator: ", ")
      verdict = breach(
        demand, "\(after), \(found.isEmpty ? "nothing" : found) is announced, not \(expected)", part: part)
      if said.heard.isEmpty, let other = said.others.first { verdict.reason = "only \"\(other)\" is spoken" }
    }
    let all = said.heard + said.cutOff.map { $0 + " [cut off]" }
    verdict.details = ["expected  \(expected)"] + (all.isEmpty ? ["nothing"] : all).map { "actual    \($0)" }
    verdict.steps = steps.map(\.text.text)
    return verdict
  }

  /// What was announced by some effects, and what else was spoken.
  private struct Announcements {
    var heard: [String] = []
    var cutOff: [String] = []
    var others: [String] = []

    init(_ effects: [Effect]) {
      var spoken: [(utterance: Utterance, isHeard: Bool)] = []
      for effect in effects {
        switch effect {
        case .speak(let utterance): spoken.append((utterance, true))
        case .stopSpeaking:
          if let last = spoken.indices.last { spoken[last].isHeard = false }
        case .unspoken(let utterance, rule: _): spoken.append((utterance, false))
        case .cursor, .focus, .sound, .appSound, .screen, .state, .overlay, .scan, .largeContent, .log,
          .fault:
          continue
        }
      }
      for (utterance, isHeard) in spoken {
        guard case .announcement = utterance.reason else {
          if isHeard { others.append(utterance.text) }
          continue
        }
        if isHeard { heard.append(utterance.text) } else { cutOff.append(utterance.text) }
      }
    }
  }

  // MARK: Journeys

  func journey(_ steps: [Contract.Step], _ demand: Contract.Demand) -> Verdict {
    guard var player = scene.player else { return unmeasured(demand, "the screen does not come up") }
    for (place, step) in steps.enumerated() {
      if step.step.action.isAboutWords, !speaksItsLanguage { continue }
      let outcome: WalkPlayer.Outcome
      do throws(WalkPlayer.Problem) {
        outcome = try player.perform(step.step)
      } catch {
        return stopped(at: step, error, demand, part: nil)
      }
      guard let failure = outcome.failure else { continue }
      var verdict = breach(
        demand, "'\(step.text.text)' does not hold: \(failure)", at: step.text.range)
      verdict.steps = steps[...place].map(\.text.text)
      verdict.details = steps.indices.map { ($0 == place ? "> " : "  ") + steps[$0].text.text }
      return verdict
    }
    return passes(demand, "\(NumberText.count(steps.count, "step")) as agreed")
  }

  /// A step that cannot be made.
  private func stopped(
    at step: Contract.Step, _ problem: WalkPlayer.Problem, _ demand: Contract.Demand, part: String?
  ) -> Verdict {
    let why: String
    switch problem {
    case .walk(let diagnostic): why = diagnostic.message
    case .mock(let diagnostic): why = "the mock's steps never end: " + diagnostic.message
    }
    return breach(
      demand, "'\(step.text.text)' cannot be made: \(why)", part: part, at: step.text.range)
  }
}
