/// Order and reach.
extension ContractJudgement {
  /// A stop that is expected.
  private struct Expected {
    var id: String
    /// Where the file names it.
    var range: SourceRange
    /// Its place among the stops; nil where it is none.
    var place: Int?
    /// Why it is none.
    var absence: String?
  }

  /// What is expected, without what the technology passes over; that apart.
  private func expected(_ ids: [Located]) -> (stops: [Expected], passedOver: [String]) {
    var stops: [Expected] = []
    var passedOver: [String] = []
    for id in ids {
      let nodes = scene.nodes(id.text)
      if nodes.isEmpty {
        stops.append(Expected(id: id.text, range: id.range, place: nil, absence: scene.absence))
      }
      for node in nodes {
        let name = nodes.count > 1 || id.text.hasSuffix("[]") ? scene.names.ids[Int(node)] : id.text
        switch scene.standing(of: node) {
        case .stop(let place):
          stops.append(Expected(id: scene.stops[place].id, range: id.range, place: place, absence: nil))
        case .passedOver: passedOver.append(name)
        case .missing(let why):
          stops.append(Expected(id: name, range: id.range, place: nil, absence: why))
        }
      }
    }
    return (stops, passedOver)
  }

  private func note(_ passedOver: [String]) -> [String] {
    guard !passedOver.isEmpty else { return [] }
    let names = passedOver.map { "#" + $0 }.joined(separator: ", ")
    return ["passed over, as no stop of \(scene.technology.rawValue): \(names)"]
  }

  // MARK: Exactly

  func order(_ ids: [Located], _ demand: Contract.Demand) -> Verdict {
    let (expected, passedOver) = expected(ids)
    let named = Set(expected.compactMap(\.place))
    let actual = scene.stops.indices.filter { !scene.stops[$0].isGenerated || named.contains($0) }
    let divergence =
      (0..<max(expected.count, actual.count)).first { place in
        place >= expected.count || place >= actual.count || expected[place].place != actual[place]
      }
    guard let divergence else {
      var verdict = passes(demand, "\(NumberText.count(actual.count, "stop")) in the order of the contract")
      verdict.details = note(passedOver)
      return verdict
    }
    let wanted = divergence < expected.count ? expected[divergence] : nil
    let found = divergence < actual.count ? actual[divergence] : nil
    var verdict: Verdict
    if let wanted, let absence = wanted.absence {
      verdict = breach(
        demand, "#\(wanted.id) \(scene.absenceWords)", view: wanted.id, at: wanted.range, because: absence)
    } else if let found, !named.contains(found) {
      let before = divergence > 0 ? "after #\(expected[divergence - 1].id)" : "first"
      verdict = breach(
        demand,
        "#\(scene.stops[found].id) \(scene.presenceWords) \(before), and the contract does not name it",
        view: scene.stops[found].id, at: wanted?.range, because: scene.whyThere(found, before: wanted?.place))
    } else if let wanted, let place = wanted.place, let found {
      verdict = breach(
        demand, "#\(scene.stops[found].id) comes before #\(wanted.id)", view: wanted.id, at: wanted.range,
        because: scene.whyFirst(found, before: place))
    } else {
      // Two names of the contract mean one stop.
      let name = wanted?.place.map { scene.stops[$0].id }
      verdict = breach(
        demand, "the contract names \(name.map { "#" + $0 } ?? "something") twice", view: name,
        at: wanted?.range)
    }
    let names = actual.map { scene.stops[$0].id }
    verdict.details =
      SideBySide.lines(expected.map(\.id), names, divergence: divergence) + note(passedOver)
    verdict.found = names.joined(separator: ", ")
    return verdict
  }

  // MARK: One after the other

  /// `orderIncludes` and `before`: each comes before the next, whatever stands between them.
  func sequence(_ ids: [Located], _ demand: Contract.Demand) -> Verdict {
    let (expected, passedOver) = expected(ids)
    let part = demand.check == .before ? ids.map(\.text).joined(separator: " before ") : nil
    for stop in expected {
      guard let absence = stop.absence else { continue }
      return breach(
        demand, "#\(stop.id) \(scene.absenceWords)", view: stop.id, part: part, at: stop.range,
        because: absence)
    }
    guard expected.count > 1 else {
      var verdict = passes(
        demand, "fewer than two of these are stops of \(scene.technology.rawValue)", part: part)
      verdict.details = note(passedOver)
      return verdict
    }
    for (before, after) in zip(expected, expected.dropFirst()) {
      guard let first = before.place, let second = after.place, first >= second else { continue }
      var verdict = breach(
        demand, "#\(after.id) comes before #\(before.id)", view: after.id, part: part, at: after.range,
        because: scene.whyFirst(second, before: first))
      let actual = expected.compactMap(\.place).sorted().map { scene.stops[$0].id }
      let names = expected.map(\.id)
      verdict.details =
        SideBySide.lines(names, actual, divergence: zip(names, actual).prefix { $0 == $1 }.count)
        + note(passedOver)
      verdict.found = actual.joined(separator: ", ")
      return verdict
    }
    var verdict = passes(
      demand, expected.map { "#" + $0.id }.joined(separator: " before "), view: nil, part: part)
    verdict.details = note(passedOver)
    return verdict
  }

  /// How many stops are shown on each side of one that stands between others.
  private static let shownAround = 8

  /// Whatever their order, nothing stands between them.
  func together(_ ids: [Located], _ demand: Contract.Demand) -> Verdict {
    let (expected, passedOver) = expected(ids)
    let part = ids.map(\.text).joined(separator: " with ")
    for stop in expected {
      guard let absence = stop.absence else { continue }
      return breach(
        demand, "#\(stop.id) \(scene.absenceWords)", view: stop.id, part: part, at: stop.range,
        because: absence)
    }
    let places = expected.compactMap(\.place).sorted()
    guard let first = places.first, let last = places.last, places.count > 1 else {
      var verdict = passes(
        demand, "fewer than two of these are stops of \(scene.technology.rawValue)", part: part)
      verdict.details = note(passedOver)
      return verdict
    }
    let named = Set(places)
    let stranger = (first...last).first { !named.contains($0) && !scene.stops[$0].isGenerated }
    guard let stranger else {
      var verdict = passes(
        demand, places.map { "#" + scene.stops[$0].id }.joined(separator: " with "), part: part)
      verdict.details = note(passedOver)
      return verdict
    }
    let (above, below) = (places.last { $0 < stranger }, places.first { $0 > stranger })
    var verdict = breach(
      demand,
      "#\(scene.stops[stranger].id) comes between #\(above.map { scene.stops[$0].id } ?? "") and "
        + "#\(below.map { scene.stops[$0].id } ?? "")",
      view: scene.stops[stranger].id, part: part,
      because: below.flatMap { scene.whyFirst(stranger, before: $0) })
    let shown = max(first, stranger - Self.shownAround)...min(last, stranger + Self.shownAround)
    verdict.details =
      ["from #\(scene.stops[first].id) to #\(scene.stops[last].id):"]
      + (shown.lowerBound > first ? ["  …"] : [])
      + shown.map { (named.contains($0) ? "  " : "> ") + scene.stops[$0].id }
      + (shown.upperBound < last ? ["  …"] : []) + note(passedOver)
    return verdict
  }

  // MARK: Reach

  func reachable(_ id: String, _ demand: Contract.Demand) -> Verdict {
    switch scene.standing(of: id) {
    case .passedOver: return passedOver(id, demand)
    case .missing(let why):
      return breach(demand, "#\(id) \(scene.absenceWords)", view: id, because: why)
    case .stop(let place):
      switch isOutOfLine(place) {
      case true?:  // TV-06
        return breach(
          demand, "#\(id) cannot be reached", view: id, because: "nothing with the focus is in line with it")
      case false?: return passes(demand, "#\(id) \(scene.presenceWords)", view: id)
      case nil: return searchEnded(id, demand)
      }
    }
  }

  func unreachable(_ id: String, _ demand: Contract.Demand) -> Verdict {
    switch scene.standing(of: id) {
    case .passedOver: return passes(demand, "#\(id) is no stop of \(scene.technology.rawValue)", view: id)
    case .missing(let why): return passes(demand, "#\(id) \(scene.absenceWords): \(why)", view: id)
    case .stop(let place):
      switch isOutOfLine(place) {
      case true?: return passes(demand, "#\(id) cannot be reached", view: id)
      case false?: break
      case nil: return searchEnded(id, demand)
      }
      var verdict = breach(demand, "#\(id) \(scene.presenceWords)", view: id, because: whyThere(place))
      verdict.details = surroundings(of: place)
      return verdict
    }
  }

  /// Whether the focus of Apple TV could stand there and never comes there; nil where the search did not look at
  /// everything.
  private func isOutOfLine(_ place: Int) -> Bool? {
    guard scene.technology == .focusEngine else { return false }
    let stop = scene.stops[place]
    let identity =
      stop.element.map { scene.scene[$0].identity } ?? scene.scene.views.nodes[Int(stop.node)].identity
    if scene.search.way(to: identity) != nil { return false }
    return scene.search.isComplete ? true : nil
  }

  /// Why nothing keeps a stop out.
  private func whyThere(_ place: Int) -> String {
    let views = scene.scene.views
    if views.presented.isEmpty, !scene.hasModal {
      return "nothing on the screen is modal, and nothing hides it"
    }
    if let top = views.presented.last, scene.stops[place].node > top {
      return "it is in '\(scene.names.ids[Int(top)])', which lies in front"
    }
    return "nothing that is modal lies beside it or around it, and nothing hides it"
  }

  private func surroundings(of place: Int) -> [String] {
    let shown = max(0, place - 2)..<min(scene.stops.count, place + 3)
    return shown.map { (($0 == place) ? "> " : "  ") + "\($0 + 1)  \(scene.stops[$0].id)" }
  }

  func initialFocus(_ id: String, _ demand: Contract.Demand) -> Verdict {
    if scene.technology == .voiceControl {
      return unmeasured(demand, "Voice Control begins nowhere", view: id)
    }
    let standing = scene.standing(of: id)
    if standing == .passedOver { return passedOver(id, demand) }
    guard let node = scene.firstFocus else {
      return breach(demand, "\(scene.beginning) nowhere, not at #\(id)", view: id)
    }
    let wanted = scene.nodes(id).first
    if wanted == node || wanted != nil && wanted == scene.firstGroup {
      return passes(demand, "\(scene.beginning) at #\(id)", view: id)
    }
    if case .stop(let place) = standing, scene.stops[place].node == node {
      return passes(demand, "\(scene.beginning) at #\(id)", view: id)
    }
    let found = scene.stops.firstIndex { $0.node == node }
    var verdict = breach(
      demand, "\(scene.beginning) at #\(scene.names.ids[Int(node)]), not at #\(id)", view: id)
    switch standing {
    case .missing(let why): verdict.reason = "#\(id) \(scene.absenceWords): \(why)"
    case .stop(let place): verdict.reason = found.flatMap { scene.whyFirst($0, before: place) }
    case .passedOver: break
    }
    verdict.measured = scene.names.ids[Int(node)]
    verdict.required = id
    return verdict
  }
}

extension ContractScene {
  /// What a technology does when a screen comes up.
  fileprivate var beginning: String {
    switch technology {
    case .voiceOver: "the cursor begins"
    case .fullKeyboardAccess: "the first Tab comes"
    case .switchControl: "scanning begins"
    case .voiceControl: "Voice Control begins"
    case .focusEngine: "the focus begins"
    }
  }
}
