/// Contracts as the mock file has them.
extension Contract {
  /// The contract as a member of `contracts`; keys in the order of the format's reference.
  public var json: JSONValue {
    var members: [(String, JSONValue)] = [("name", .text(name.text))]
    if let screen { members.append(("screen", .text(screen.text))) }
    if !given.isEmpty { members.append(("given", .object(given.map { ($0.name.text, $0.value.json) }))) }
    members.append(
      ("profile", profiles.count == 1 ? .text(profiles[0].text.text) : .texts(profiles.map(\.text.text))))
    for key in Fields.contract.fields.map(\.name) {
      let own = demands.filter { $0.check.key == key }
      if !own.isEmpty { members.append((key, Self.json(own))) }
    }
    return .object(members)
  }

  /// All demands of one key.
  private static func json(_ demands: [Demand]) -> JSONValue {
    var list: [JSONValue] = []
    var byID: [(id: String, members: [(String, JSONValue)])] = []
    func add(_ id: Located, _ key: String, _ value: JSONValue) {
      if let place = byID.firstIndex(where: { $0.id == id.text }) {
        if !byID[place].members.contains(where: { $0.0 == key }) { byID[place].members.append((key, value)) }
      } else {
        byID.append((id.text, [(key, value)]))
      }
    }
    for demand in demands {
      switch demand.kind {
      case .order(let ids), .orderIncludes(let ids): return .texts(ids.map(\.text))
      case .before(let ids), .together(let ids): list.append(.texts(ids.map(\.text)))
      case .reachable(let id), .unreachable(let id): list.append(.text(id.text))
      case .initialFocus(let id): return .text(id.text)
      case .spoken(let id, let wording): add(id, "", .text(wording.text.text))
      case .minimumTarget(let id, let side): add(id, "minimumTarget", .number(side))
      case .frame(let id, let frame, let tolerance):
        add(id, "frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) }))
        if tolerance != usualTolerance { add(id, "tolerance", .number(tolerance)) }
      case .activationPoint(let id, let point, let tolerance):
        add(id, "activationPoint", .array([.number(point.x), .number(point.y)]))
        if tolerance != usualTolerance { add(id, "tolerance", .number(tolerance)) }
      case .effort(let id, let technology, .gestures(let most)):
        add(id, technology.rawValue, .number(Double(most)))
      case .effort(let id, let technology, .seconds(let most)):
        add(id, technology.rawValue, .object([("seconds", .number(most))]))
      case .announces(let steps, let wording):
        let after = steps.map(\.text.text)
        list.append(
          .object([
            ("after", after.count == 1 ? .text(after[0]) : .texts(after)), ("text", .text(wording.text.text)),
          ]))
      case .journey(let steps): return .texts(steps.map(\.text.text))
      }
    }
    if byID.isEmpty { return .array(list) }
    return .object(
      byID.map {
        ($0.id, $0.members.count == 1 && $0.members[0].0.isEmpty ? $0.members[0].1 : .object($0.members))
      })
  }
}

extension Value {
  /// The value as JSON has it.
  public var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .list(let values): .array(values.map(\.json))
    case .object(let fields): .object(fields.map { ($0.name, $0.value.json) })
    }
  }
}
