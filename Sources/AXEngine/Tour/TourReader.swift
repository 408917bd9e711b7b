/// Reads tour files.
extension Tour {
  /// Reads a file. All mistakes are reported in one run; without a tour there is at least one error.
  public static func load(_ source: SourceFile) -> (tour: Tour?, diagnostics: [Diagnostic]) {
    let (tour, diagnostics) = ObjectReader.read(source) { $0.tour(source) }
    guard source.bytes.allSatisfy({ $0 <= 0x20 }) else { return (tour, diagnostics) }
    // What is short of being a mock is no help here.
    return (
      nil, diagnostics.map { Diagnostic(at: $0.range, $0.message, help: "begin with a title and a stop") }
    )
  }
}

extension ObjectReader {
  fileprivate mutating func tour(_ source: SourceFile) -> Tour? {
    guard let members = members(of: 0, "the file", Self.keys(TourField.tour)) else { return nil }
    var tour = Tour(source: source, title: text(members["title"]) ?? "", minutes: nil, stops: [])
    if let node = members["minutes"] {
      let minutes = document.kind(node) == .number ? document.number(node) : 0
      if minutes > 0, minutes <= TourField.Kind.longest {
        tour.minutes = minutes
      } else {
        complain(node, "'minutes' must be \(TourField.Kind.minutes.name)")
      }
    }
    guard let stops = members["stops"] else { return tour }
    let elements = elements(of: stops, "stops", TourField.Kind.stops.name)
    if elements.isEmpty, document.kind(stops) == .array { complain(stops, "a tour needs a stop") }
    for node in elements {
      guard let stop = stop(node) else { continue }
      tour.stops.append(stop)
    }
    return tour
  }

  private static func keys(_ fields: [TourField]) -> Keys { fields.map { ($0.name, $0.isRequired) } }

  private mutating func stop(_ node: Index) -> Tour.Stop? {
    guard let members = members(of: node, "a stop", Self.keys(TourField.stop)) else { return nil }
    let title = text(members["title"])
    let mock = members["open"].flatMap { node in
      text(node).map { Located(text: $0, range: document.range(node)) }
    }
    let before = lines(members["before"], "before", .before)
    let task = text(members["task"])
    let hintList = members["hints"].map { elements(of: $0, "hints", TourField.Kind.texts.name) } ?? []
    let hints = hintList.compactMap { text($0) }
    let checks = lines(members["done"], "done", .checks)
    if checks.isEmpty, let node = members["done"], document.kind(node) == .array,
      document.count(of: node) == 0
    {
      complain(
        node, "the task is never done without an expectation", help: "such as \"expect screen receipt\"")
    }
    let steps = lines(members["steps"], "steps", .steps)
    let lesson = text(members["lesson"])
    guard let title, let mock, let task else { return nil }
    return Tour.Stop(
      title: title, mock: mock, before: before,
      beforeRange: members["before"].map { document.range($0) } ?? mock.range, task: task, hints: hints,
      checks: checks, steps: steps, lesson: lesson)
  }

  private mutating func lines(_ list: Index?, _ name: String, _ kind: TourField.Kind) -> [Tour.Line] {
    guard let list else { return [] }
    var lines: [Tour.Line] = []
    for node in elements(of: list, name, kind.name) {
      guard let line = line(node) else { continue }
      if let problem = Self.misplaced(line.step.action, in: kind, after: lines) {
        complain(node, problem)
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  private mutating func line(_ node: Index) -> Tour.Line? {
    guard let text = text(node) else { return nil }
    switch WalkParser.parse(line: text).step {
    case .success(let step)?: return Tour.Line(text: step.text, step: step, range: document.range(node))
    case .failure(var problem)?:
      // A place in the text is a place in the file, escapes considered.
      let offsets = document.unescaped(node).offsets
      func place(_ offset: Int32) -> Int { Int(offsets[min(max(0, Int(offset)), offsets.count - 1)]) }
      problem.range = SourceRange(place(problem.range.start), place(problem.range.end))
      add(problem)
    case nil: complain(node, "this is no step")
    }
    return nil
  }

  /// Why a step does not belong where it stands.
  private static func misplaced(
    _ action: WalkAction, in kind: TourField.Kind, after lines: [Tour.Line]
  ) -> String? {
    if case .open = action { return "the mock is named by the stop's own 'open'" }
    if kind == .checks { return action.isExpectation ? nil : "this is no expectation" }
    if action.isExpectation { return "what is expected belongs into 'done'" }
    if kind == .steps, action.isOnlySetUp { return "this belongs into 'before'" }
    let hasBegun = lines.contains { !$0.step.maySetUp }
    return kind == .before && action.isOnlySetUp && hasBegun ? "this must come before the first gesture" : nil
  }
}
