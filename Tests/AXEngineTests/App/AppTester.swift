import Testing

@testable import AXEngine

/// Drives an app by the ids of its file and tells what happened in words: one text an event, as in
/// `state wifi = true`, `screen receipt (push)`; `not handled` comes first where nobody took a request.
struct AppTester {
  private(set) var app: App
  private var names: [ViewIdentity: String] = [:]

  /// Loads a mock from its text and lets it appear.
  init(_ json: String, given: [(String, Value)] = [], locale: String? = nil, idiom: DeviceDescription? = nil)
    throws
  {
    let result = Mock.load(SourceFile(path: "test.json", text: json))
    let mock = try #require(result.mock, "\(result.diagnostics.map { $0.message })")
    var environment = Environment(device: idiom ?? mock.device, locale: locale ?? mock.locale)
    if let idiom { environment.device = idiom }
    app = App(
      mock: mock, environment: environment,
      given: try given.map { (try #require(mock.variable(named: $0.0)), $0.1) })
    learnNames()
  }

  mutating func appear() -> [String] {
    let outcome = app.appear()
    return tell(outcome)
  }

  mutating func send(_ request: AppRequest) -> [String] {
    let outcome = app.perform(request)
    return tell(outcome)
  }

  mutating func set(_ name: String, _ value: Value) throws -> [String] {
    let outcome = app.set(variable: try #require(app.mock.variable(named: name)), to: value)
    return tell(outcome)
  }

  /// Lets the virtual clock run, event by event.
  mutating func wait(_ seconds: Double) -> [String] {
    var left = Duration.milliseconds(Int64(seconds * 1000))
    var told: [String] = []
    var firings = Firings()
    while let next = app.untilNextEvent, next <= left {
      if let outcome = app.advance(by: next, &firings) { told += tell(outcome) }
      left -= next
    }
    if left > .zero, let outcome = app.advance(by: left, &firings) { told += tell(outcome) }
    return told
  }

  mutating func activate(_ id: String) throws -> [String] { send(.activate(try node(id))) }

  /// The node with a name: `pay`, `row[1]`, `copies.increment`, `range[0]`, `backButton`.
  func node(_ id: String) throws -> NodeIndex {
    let all = nodeNames()
    return NodeIndex(try #require(all.firstIndex(of: id), "no '\(id)' among \(all)"))
  }

  func has(_ id: String) -> Bool { nodeNames().contains(id) }

  func value(_ name: String) throws -> Value {
    app.state.variables[try #require(app.mock.variable(named: name))]
  }

  /// The names of all nodes; those without an id are called by their type.
  func nodeNames() -> [String] {
    var copies: [ViewIndex: Int] = [:]
    var names: [String] = []
    for node in app.views.nodes {
      let view = app.mock.views[Int(node.view)]
      guard let part = node.part else {
        let copy = copies[node.view, default: 0]
        copies[node.view] = copy + 1
        names.append((view.id ?? view.type.rawValue) + (view.loopDepth > 0 ? "[\(copy)]" : ""))
        continue
      }
      var owner = Int(node.parent)
      while app.views.nodes[owner].part != nil { owner = Int(app.views.nodes[owner].parent) }
      let base = names[owner]
      switch part {
      case .option(let index), .tab(let index): names.append("\(base)[\(index)]")
      case .backButton, .navigationTitle: names.append("\(part)")
      default: names.append("\(base).\(part)")
      }
    }
    return names
  }

  /// The tree in words: name, flags that matter, text; indented by depth.
  func outline() -> [String] {
    let names = nodeNames()
    return app.views.nodes.indices.map { index in
      let node = app.views.nodes[index]
      var depth = 0
      var parent = node.parent
      while parent >= 0 {
        depth += 1
        parent = app.views.nodes[Int(parent)].parent
      }
      var line = String(repeating: "  ", count: depth) + names[index]
      for (flag, word) in [
        (ViewFlags.disabled, "disabled"), (.hidden, "hidden"), (.transparent, "transparent"),
        (.accessibilityHidden, "accessibilityHidden"), (.modal, "modal"), (.presented, "presented"),
        (.semanticOnly, "semanticOnly"), (.placeholder, "placeholder"),
      ] where node.flags.contains(flag) {
        line += " " + word
      }
      return node.text.isEmpty ? line : line + " '\(node.text)'"
    }
  }

  private mutating func learnNames() {
    for (node, name) in zip(app.views.nodes, nodeNames()) { names[node.identity] = name }
  }

  private mutating func tell(_ outcome: AppOutcome) -> [String] {
    learnNames()
    return (outcome.handled ? [] : ["not handled"]) + outcome.events.map(describe)
  }

  private func name(_ identity: ViewIdentity) -> String { names[identity] ?? "?" }

  private func describe(_ event: AppEvent) -> String {
    switch event {
    case .stateChanged(let variable, let value): "state \(app.mock.variables[variable].name) = \(value)"
    case .screenShown(let screen, let change): "screen \(app.mock.screens[screen].name) (\(change))"
    case .tabSelected(let index): "tab \(index)"
    case .presented(let view, let type): "presented \(name(view)) (\(type.rawValue))"
    case .dismissed(let view): "dismissed \(name(view))"
    case .notification(let kind, .none, let priority): "\(kind) (\(priority))"
    case .notification(let kind, .view(let view), _): "\(kind) #\(name(view))"
    case .notification(let kind, .text(let text), let priority): "\(kind) '\(text)' (\(priority))"
    case .focusUpdateRequested(let view): "update focus of \(name(view))"
    case .focusRequested(let view, nil): "focus \(name(view))"
    case .focusRequested(let view, let technology?): "focus \(name(view)) for \(technology)"
    case .scrolled(let view, let offset): "scrolled \(name(view)) to \(offset.x), \(offset.y)"
    case .editingBegan(let view): "editing \(name(view))"
    case .editingEnded(let view): "edited \(name(view))"
    case .text(.inserted(let text)): "inserted '\(text)'"
    case .text(.deleted(let text)): "deleted '\(text)'"
    case .text(let event): "\(event)"
    case .reordered(let isBelow, let view): "moved \(isBelow ? "below" : "above") \(name(view))"
    case .dropped: "dropped"
    case .opened(let address): "opened \(address)"
    case .guidedAccess(let isOn): "Guided Access \(isOn ? "on" : "off")"
    case .guidedAccessTimeOver: "Guided Access over"
    case .sound(let sound): "sound \(sound)"
    case .fault(let diagnostic): "fault: \(diagnostic.message)"
    }
  }
}
