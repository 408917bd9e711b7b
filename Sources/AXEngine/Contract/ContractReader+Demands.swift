/// What a contract expects, key by key.
extension ContractReader {
  /// The demands of one key; none of an unknown one, which the field table has reported.
  mutating func demands(_ key: Located, _ node: JSONDocument.Index) -> [Contract.Demand] {
    if let missing = missing(key, node) {
      report(place(node), "'\(key.text)' needs \(missing)", help: "leave '\(key.text)' out")
      return []
    }
    switch key.text {
    case "order": return list(node, key, Contract.Demand.Kind.order)
    case "orderIncludes": return list(node, key, Contract.Demand.Kind.orderIncludes)
    case "before":
      return elements(of: node).flatMap { list($0, key, atLeast: 2, Contract.Demand.Kind.before) }
    case "together":
      return elements(of: node).flatMap { list($0, key, atLeast: 2, Contract.Demand.Kind.together) }
    case "reachable": return each(node, Contract.Demand.Kind.reachable)
    case "unreachable": return each(node, Contract.Demand.Kind.unreachable)
    case "initialFocus":
      return text(node).map { [Contract.Demand(kind: .initialFocus($0), range: $0.range)] } ?? []
    case "spoken": return spoken(node)
    case "places": return members(of: node).flatMap { places($0.key, $0.value) }
    case "effort": return members(of: node).flatMap { efforts($0.key, $0.value) }
    case "announces": return elements(of: node).compactMap { announcement($0) }
    case "journey":
      let steps = elements(of: node).compactMap { step($0) }
      if steps.isEmpty { return [] }
      return [Contract.Demand(kind: .journey(steps), range: key.range)]
    default: return []
    }
  }

  /// What an empty list or map of a key lacks: nothing could ever be wrong with it. nil where it is not empty, or the key
  /// tells of it by itself.
  private func missing(_ key: Located, _ node: JSONDocument.Index) -> String? {
    let isEmpty = elements(of: node).isEmpty && members(of: node).isEmpty
    guard isEmpty, kind(node) == .array || kind(node) == .object else { return nil }
    switch key.text {
    case "before", "together": return "at least 2 ids, as in [[\"error\", \"pay\"]]"
    case "reachable", "unreachable": return "an id"
    case "spoken": return "an id with its words"
    case "places": return "an id with its place"
    case "effort": return "an id with its bounds"
    case "announces": return "an announcement"
    case "journey": return "a step"
    default: return nil
    }
  }

  // MARK: Ids

  private mutating func list(
    _ node: JSONDocument.Index, _ key: Located, atLeast least: Int = 1,
    _ make: ([Located]) -> Contract.Demand.Kind
  ) -> [Contract.Demand] {
    let ids = elements(of: node).compactMap(text)
    guard kind(node) == .array, ids.count == elements(of: node).count else { return [] }
    guard ids.count >= least else {
      report(
        place(node), "'\(key.text)' needs \(least == 1 ? "an id" : "at least \(least) ids")",
        help: least == 1 ? "leave '\(key.text)' out" : "as in [[\"error\", \"pay\"]]")
      return []
    }
    var seen: [String: SourceRange] = [:]
    for id in ids {
      if let first = seen[id.text] {
        report(
          Diagnostic(
            at: id.range, "'\(id.shown)' is listed twice",
            notes: [Diagnostic.Note(first, "the first time is here")]))
      }
      seen[id.text] = seen[id.text] ?? id.range
    }
    return [Contract.Demand(kind: make(ids), range: least == 1 ? key.range : place(node))]
  }

  private func each(
    _ node: JSONDocument.Index, _ make: (Located) -> Contract.Demand.Kind
  ) -> [Contract.Demand] {
    elements(of: node).compactMap(text).map { Contract.Demand(kind: make($0), range: $0.range) }
  }

  // MARK: Words

  private mutating func spoken(_ node: JSONDocument.Index) -> [Contract.Demand] {
    members(of: node).compactMap { id, value in
      wording(value).map { Contract.Demand(kind: .spoken(id, $0), range: $0.text.range) }
    }
  }

  /// A text as walks write expectations; an empty one is silence.
  private mutating func wording(_ node: JSONDocument.Index) -> Contract.Wording? {
    guard let written = text(node) else { return nil }
    let bytes = Array(written.text.utf8)
    if written.text.allSatisfy(\.isWhitespace) {
      return Contract.Wording(text: written, matcher: TextMatcher(.equals(""), ignoresCase: true))
    }
    var scanner = WalkScanner(bytes, SourceRange(0, bytes.count))
    do throws(Diagnostic) {
      let matcher = try scanner.matcher(ignoringCase: true)
      if !scanner.isAtEnd {
        throw Diagnostic(at: scanner.restRange, "nothing may stand behind the text or pattern")
      }
      return Contract.Wording(text: written, matcher: matcher)
    } catch {
      report(moved(error, into: node))
      return nil
    }
  }

  private mutating func announcement(_ node: JSONDocument.Index) -> Contract.Demand? {
    guard let after = member("after", of: node), let text = member("text", of: node) else { return nil }
    let places = kind(after) == .array ? elements(of: after) : [after]
    let steps = places.compactMap { step($0) }
    guard let wording = wording(text), !steps.isEmpty, steps.count == places.count else { return nil }
    return Contract.Demand(kind: .announces(steps, wording), range: wording.text.range)
  }

  private mutating func step(_ node: JSONDocument.Index) -> Contract.Step? {
    guard let written = text(node) else { return nil }
    guard !written.text.contains(where: \.isNewline) else {
      report(written.range, "a step is one line", help: "give each step a text of its own")
      return nil
    }
    switch WalkParser.parse(line: written.text).step {
    case .success(let step)?:
      if step.action.isOnlySetUp {
        let key = step.text.prefix { $0 != " " }
        report(
          written.range, "'\(key)' is no step of a contract",
          help: "'screen' and 'given' are keys of the contract itself")
        return nil
      }
      return Contract.Step(text: written, step: step)
    case .failure(let problem)?: report(moved(problem, into: node))
    case nil: report(written.range, "this is no step", help: "as in \"double tap #pay\"")
    }
    return nil
  }

  // MARK: Numbers

  private mutating func places(_ id: Located, _ node: JSONDocument.Index) -> [Contract.Demand] {
    let members = members(of: node)
    var tolerance = Contract.usualTolerance
    if let written = member("tolerance", of: node), let number = number(written) {
      if number < 0 { report(range(written), "'tolerance' needs 0 or more points") }
      tolerance = max(0, number)
    }
    var demands: [Contract.Demand] = []
    for (key, value) in members {
      let numbers = elements(of: value).compactMap(number)
      switch key.text {
      case "minimumTarget":
        guard let side = number(value) else { continue }
        if side <= 0 { report(range(value), "'minimumTarget' needs more than 0 points") }
        demands.append(Contract.Demand(kind: .minimumTarget(id, side), range: range(value)))
      case "frame":
        guard numbers.count == 4 else { continue }
        let frame = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
        demands.append(
          Contract.Demand(kind: .frame(id, frame, tolerance: tolerance), range: range(value)))
      case "activationPoint":
        guard numbers.count == 2 else { continue }
        let point = Point(numbers[0], numbers[1])
        demands.append(
          Contract.Demand(kind: .activationPoint(id, point, tolerance: tolerance), range: range(value)))
      default: continue
      }
    }
    if members.allSatisfy({ $0.key.text == "tolerance" }) {
      warn(
        id.range, "nothing is expected of the place of '\(id.shown)'",
        help: "add 'minimumTarget', 'frame' or 'activationPoint'")
    }
    return demands
  }

  private mutating func efforts(_ id: Located, _ node: JSONDocument.Index) -> [Contract.Demand] {
    if kind(node) == .object, members(of: node).isEmpty {
      warn(id.range, "nothing is expected of the way to '\(id.shown)'", help: "as in { \"voiceOver\": 5 }")
    }
    return members(of: node).compactMap { key, value in
      let technology: TechnologyName
      do throws(Diagnostic) {
        technology = try TechnologyName.named(key)
      } catch {
        report(error)
        return nil
      }
      let bound: Contract.Bound
      if let number = number(value) {
        guard let whole = Int(exactly: number) else { return nil }
        bound = .gestures(whole)
      } else if let seconds = member("seconds", of: value).flatMap(number) {
        guard technology == .switchControl else {
          report(
            range(value), "only scanning is measured in seconds",
            help: "give the largest number of gestures for \(technology.rawValue)")
          return nil
        }
        bound = .seconds(seconds)
      } else {
        return nil
      }
      return Contract.Demand(kind: .effort(id, technology, bound), range: range(value))
    }
  }
}
