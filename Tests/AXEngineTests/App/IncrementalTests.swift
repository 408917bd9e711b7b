import Testing

@testable import AXEngine

/// However views came about, they are those that would be made from nothing.
@Suite struct IncrementalTests {
  /// The fixtures of this suite, and the screens that ship.
  static let files =
    Fixture.all("app", ending: "json")
    + Fixture.all("../../../screens", ending: "json")

  @Test(arguments: files)
  func treesEqualTreesMadeFromNothing(fixture: Fixture) throws {
    let result = Mock.load(try fixture.source())
    let mock = try #require(result.mock, "\(result.diagnostics)")
    var random = Random(seed: 1)
    for _ in 0..<4 {
      var app = App(mock: mock)
      _ = app.appear()
      for _ in 0..<60 {
        let what = change(&app, &random)
        let difference = app.differenceFromScratch()
        #expect(difference == nil, "after \(what): \(difference ?? "")")
        if difference != nil { return }
      }
    }
  }

  /// Changes a variable, or asks for something at a random view; answers what it did.
  private func change(_ app: inout App, _ random: inout Random) -> String {
    let node = NodeIndex(random.below(app.views.nodes.count))
    let variable = random.below(max(1, app.mock.variables.count))
    switch random.below(9) {
    case 0, 1, 2, 3:
      guard app.state.variables.indices.contains(variable) else { return "nothing" }
      let value = altered(app.state.variables[variable], &random)
      _ = app.set(variable: variable, to: value)
      return "set \(app.mock.variables[variable].name) to \(value)"
    case 4: _ = app.perform(.activate(node))
    case 5: _ = app.perform(.increment(node))
    case 6: _ = app.perform(.escape(from: node))
    case 7: _ = app.perform(.longPress(node))
    default: _ = app.perform(.scroll(.down, from: node))
    }
    return "a request at node \(node)"
  }

  /// A change that does not show leaves nothing to lay out; one that shows leaves the rest alone.
  @Test func measurementsAreKept() throws {
    let json = """
      { "state": { "chosen": 0, "n": 0 }, "root": { "type": "VStack", "children": [
        { "type": "Text", "text": "A", "accessibility": { "addTraits": { "selected": "chosen == 1" } } },
        { "type": "Toggle", "text": "T", "accessibility": { "hint": "{chosen}" } },
        { "type": "HStack", "children": [ { "type": "Text", "text": "n {n}" } ] } ] } }
      """
    let mock = try #require(Mock.load(SourceFile(path: "a.json", text: json)).mock)
    let app = App(mock: mock)
    var state = app.state
    func measured(_ variable: Int) -> [Bool] {
      state.variables[variable] = .number(1)
      let tree = ViewTreeBuilder.build(
        mock: mock, blueprint: app.blueprint, state: state, previous: app.views, changed: .variable(variable))
      return tree.nodes.map { $0.measured != .none }
    }
    #expect(measured(0) == [true, true, true, true, true, true])
    #expect(measured(1) == [false, true, true, true, false, false])
  }

  private func altered(_ value: Value, _ random: inout Random) -> Value {
    switch value {
    case .number(let number): return .number(number + Double(random.below(5)) - 2)
    case .flag(let flag): return .flag(!flag)
    case .text(let text): return .text(text.count > 6 ? "" : text + "x")
    case .object: return value
    case .list(var list):
      switch random.below(7) {
      case 0: if !list.isEmpty { list.remove(at: random.below(list.count)) }
      case 1: list.reverse()
      case 2:
        if !list.isEmpty { list.insert(list[random.below(list.count)], at: random.below(list.count + 1)) }
      case 3:
        if !list.isEmpty {
          let place = random.below(list.count)
          list[place] = alteredField(list[place], &random)
        }
      case 4: if let first = list.first { list.insert(alteredField(first, &random), at: 0) }
      case 5: if list.count > 2 { list.swapAt(0, list.count - 1) }
      default:
        if let last = list.last { list.append(alteredField(last, &random)) }
      }
      return .list(Array(list.prefix(12)))
    }
  }

  private func alteredField(_ value: Value, _ random: inout Random) -> Value {
    guard case .object(var fields) = value, !fields.isEmpty else { return altered(value, &random) }
    let place = random.below(fields.count)
    fields[place].value = altered(fields[place].value, &random)
    return .object(fields)
  }
}

extension App {
  /// What differs from views built from nothing for the same state; nil where nothing does.
  func differenceFromScratch() -> String? {
    var fresh = ViewTreeBuilder.build(mock: mock, blueprint: blueprint, state: state)
    Layout.perform(on: &fresh, mock: mock, state: state)
    guard fresh.nodes.count == views.nodes.count else {
      return "\(views.nodes.count) nodes instead of \(fresh.nodes.count)"
    }
    guard fresh.scopes.count == views.scopes.count else { return "other scopes" }
    for (index, (a, b)) in zip(views.nodes, fresh.nodes).enumerated() {
      if a.view != b.view || a.part != b.part || a.parent != b.parent || a.end != b.end || a.scope != b.scope
        || a.identity != b.identity || a.flags != b.flags || a.text != b.text || a.frame != b.frame
      {
        return "node \(index): \(a) instead of \(b)"
      }
    }
    for (index, (a, b)) in zip(views.scopes, fresh.scopes).enumerated() {
      if a.parent != b.parent || a.item != b.item || a.index != b.index || a.list != b.list
        || a.depth != b.depth || a.firstNode != b.firstNode || a.loop != b.loop
        || a.occurrence != b.occurrence
      {
        return "scope \(index): \(a) instead of \(b)"
      }
    }
    if views.observers != fresh.observers { return "other observers" }
    if Set(views.presented) != Set(fresh.presented) { return "other presented views" }
    if views.frames != fresh.frames { return "other frames" }
    return nil
  }
}
