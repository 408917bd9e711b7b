/// Readers for the rest of a step, behind its first words. Each takes all it understands; the caller complains
/// about what is left.
enum StepParsers {
  // MARK: Set-up

  static let open: StepParser = { scanner throws(Diagnostic) in
    .open(try scanner.textOrRest(needing: "the path of a mock file"))
  }

  static let screen: StepParser = { scanner throws(Diagnostic) in
    .screen(try scanner.textOrRest(needing: "the name of a screen"))
  }

  static let given: StepParser = { scanner throws(Diagnostic) in
    var assignments: [WalkAction.Assignment] = []
    repeat {
      guard let part = scanner.part() else { throw scanner.missing("NAME = EXPRESSION") }
      assignments.append(try scanner.assignment(part))
    } while !scanner.isAtEnd
    return .given(assignments)
  }

  static let use: StepParser = { scanner throws(Diagnostic) in
    guard let rest = scanner.rest() else { throw scanner.missing("a technology, such as voiceOver") }
    if rest.text == "none" { return .use([]) }
    var technologies: [TechnologyName] = []
    let names = rest.text.split(separator: "+", omittingEmptySubsequences: false)
    var start = Int(rest.range.start)
    for name in names {
      let blanks = name.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
      let word = name.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
      if word.isEmpty { throw Diagnostic(at: rest.range, "a technology is missing beside '+'") }
      let range = SourceRange(start + blanks, start + blanks + word.utf8.count)
      start += name.utf8.count + 1
      let technology = try TechnologyName.named(Located(text: word, range: range))
      if !technologies.contains(technology) { technologies.append(technology) }
    }
    return .use(technologies)
  }

  static let set: StepParser = { scanner throws(Diagnostic) in
    guard let name = scanner.word() else { throw scanner.missing("the name of a setting") }
    return try SettingTable.parse(name, &scanner)
  }

  static let assign: StepParser = { scanner throws(Diagnostic) in
    guard let chord = scanner.word() else { throw scanner.missing("a key, such as VO+X, or defaults") }
    if chord.text == "defaults" { return .assign(.defaults) }
    let key = try KeyNames.parse(chord.text, at: chord.range)
    let name = try scanner.textOrRest(needing: "a command, such as \"next heading\", or none")
    if name.text == "none" { return .assign(.none(key)) }
    guard let assignment = KeyAssignment(key, title: name.text) else {
      throw Diagnostic(
        at: name.range, "there is no command '\(name.shown)'",
        help: Suggestion.help(for: name.text, among: KeyAssignment.titles)
          ?? "the commands are those of the lists of gestures and keys, or none")
    }
    return .assign(assignment)
  }

  // MARK: Gestures

  static let swipe: StepParser = { scanner throws(Diagnostic) in
    let direction = try scanner.direction()
    return .input(.gesture(.swipe(direction, fingers: 1)), times: try scanner.times())
  }

  static func step(forward: Bool) -> StepParser {
    { scanner throws(Diagnostic) in
      .input(.gesture(.step(forward: forward)), times: try scanner.times())
    }
  }

  static func tap(_ count: Int, hold: Bool = false) -> StepParser {
    { scanner throws(Diagnostic) in
      if scanner.isAtEnd { return .input(.gesture(.tap(count: count, fingers: 1, hold: hold)), times: 1) }
      let view = try scanner.viewName()
      let isTouch = count == 1 && !hold
      return .touch(view, then: isTouch ? nil : .tap(count: count, fingers: 1, hold: hold))
    }
  }

  static func fixed(_ input: Input) -> StepParser {
    { _ throws(Diagnostic) in .input(input, times: 1) }
  }

  static let fourFingerTap: StepParser = { scanner throws(Diagnostic) in
    let half = try scanner.choice(["top", "bottom"], needing: "'top' or 'bottom'")
    return .input(.gesture(.fourFingerTap(upper: half == 0)), times: 1)
  }

  static func fingers(_ fingers: Int) -> StepParser {
    { scanner throws(Diagnostic) in
      let counts = ["tap", "double", "triple", "quadruple"]
      let word = try scanner.choice(counts + ["swipe", "scrub"], needing: "'tap' or 'swipe'")
      if word == 5 {
        if fingers != 2 { throw scanner.unexpected("a scrub is drawn with two fingers") }
        return .input(.gesture(.scrub), times: 1)
      }
      if word == 4 {
        return .input(.gesture(.swipe(try scanner.direction(), fingers: fingers)), times: try scanner.times())
      }
      if word > 0 { _ = try scanner.choice(["tap"], needing: "'tap'") }
      var hold = false
      if scanner.take("and") {
        _ = try scanner.choice(["hold"], needing: "'hold'")
        hold = true
      }
      return .input(.gesture(.tap(count: word + 1, fingers: fingers, hold: hold)), times: 1)
    }
  }

  static let touch: StepParser = { scanner throws(Diagnostic) in
    if scanner.next == UInt8(ascii: "#") { return .touch(try scanner.viewName(), then: nil) }
    guard !scanner.isAtEnd else { throw scanner.missing("#ID or X Y") }
    let x = try scanner.number("x in points")
    return .input(.gesture(.touchPoint(Point(x, try scanner.number("y in points")))), times: 1)
  }

  static let touchDrag: StepParser = { scanner throws(Diagnostic) in
    var views = [try scanner.viewName(), try scanner.viewName()]
    while !scanner.isAtEnd { views.append(try scanner.viewName()) }
    return .explore(views)
  }

  static let drag: StepParser = { scanner throws(Diagnostic) in
    let view = try scanner.viewName()
    _ = try scanner.choice(["to"], needing: "'to'")
    if scanner.next == UInt8(ascii: "#") { return .drag(view, to: .view(try scanner.viewName())) }
    guard !scanner.isAtEnd else { throw scanner.missing("#ID or X Y") }
    let x = try scanner.number("x in points")
    return .drag(view, to: .point(Point(x, try scanner.number("y in points"))))
  }

  static let pinch: StepParser = { scanner throws(Diagnostic) in
    let gesture = Gesture.pinch(nil, isIn: try scanner.choice(["in", "out"], needing: "in or out") == 0)
    return scanner.isAtEnd
      ? .input(.gesture(gesture), times: 1) : .touch(try scanner.viewName(), then: gesture)
  }

  static let splitTap: StepParser = { scanner throws(Diagnostic) in .splitTap(try scanner.viewName()) }

  // MARK: Rotor, chooser, clock, keyboard

  static let rotor: StepParser = { scanner throws(Diagnostic) in
    let name = try scanner.textOrRest(needing: "next, previous or the name of an item")
    // VO-18: two fingers turn; clockwise is next.
    if name.text == "next" { return .input(.gesture(.rotate(clockwise: true)), times: 1) }
    if name.text == "previous" { return .input(.gesture(.rotate(clockwise: false)), times: 1) }
    return .rotor(name)
  }

  static let itemChooser: StepParser = { scanner throws(Diagnostic) in
    .itemChooser(try scanner.textOrRest(needing: "a text in quotes"))
  }

  static let choose: StepParser = { scanner throws(Diagnostic) in
    .choose(try scanner.textOrRest(needing: "a name in quotes"))
  }

  static let wait: StepParser = { scanner throws(Diagnostic) in
    .wait(try scanner.time())
  }

  static let key: StepParser = { scanner throws(Diagnostic) in
    guard let chord = scanner.word() else { throw scanner.missing("a key, such as Tab or VO+Right") }
    return .input(.key(try KeyNames.parse(chord.text, at: chord.range)), times: try scanner.times())
  }

  static let type: StepParser = { scanner throws(Diagnostic) in
    .input(.text(try scanner.textOrRest(needing: "a text in quotes").text), times: 1)
  }
}

extension WalkScanner {
  /// A diagnostic about something that should stand here.
  func missing(_ what: String) -> Diagnostic {
    Diagnostic(at: isAtEnd ? SourceRange(max(0, offset - 1), offset) : restRange, "here should stand \(what)")
  }

  /// A diagnostic about what stands here.
  func unexpected(_ message: String) -> Diagnostic { Diagnostic(at: restRange, message) }

  /// One of some words, by its place in the list.
  mutating func choice(_ words: [String], needing what: String) throws(Diagnostic) -> Int {
    guard let word = word() else { throw missing(what) }
    if let place = words.firstIndex(of: word.text) { return place }
    throw Diagnostic(
      at: word.range, "'\(word.shown)' stands where \(what) should",
      help: Suggestion.help(for: word.text, among: words))
  }

  mutating func direction() throws(Diagnostic) -> SwipeDirection {
    let all: [SwipeDirection] = [.right, .left, .up, .down]
    return all[try choice(all.map(\.rawValue), needing: "right, left, up or down")]
  }

  /// How often; once where nothing is said.
  mutating func times() throws(Diagnostic) -> Int {
    guard let word = word() else { return 1 }
    if let count = Int(word.text), (1...10_000).contains(count) { return count }
    throw Diagnostic(
      at: word.range, "'\(word.shown)' is no number of times", help: "write a number from 1 to 10000")
  }

  mutating func time() throws(Diagnostic) -> Duration {
    guard let word = word() else { throw missing("a time, such as 2s") }
    if let duration = Duration(walkText: word.text) { return duration }
    throw Diagnostic(
      at: word.range, "'\(word.shown)' is no time", help: "write 2s, 0.5s or 500ms, at most 86400s")
  }

  mutating func number(_ what: String) throws(Diagnostic) -> Double {
    guard let word = word() else { throw missing(what) }
    if let number = Double(word.text), number.isFinite, abs(number) < 1e6 { return number }
    throw Diagnostic(at: word.range, "'\(word.shown)' is no number", help: "here should stand \(what)")
  }

  /// A number that is not below 0.
  mutating func length(_ what: String) throws(Diagnostic) -> Double {
    var ahead = self
    let number = try number(what)
    if number >= 0 { return number }
    guard let word = ahead.word() else { throw missing(what) }
    throw Diagnostic(at: word.range, "'\(word.shown)' is below 0", help: "here should stand \(what)")
  }

  mutating func viewName() throws(Diagnostic) -> ViewName {
    guard let word = word() else { throw missing("#ID") }
    guard word.text.hasPrefix("#"), word.text.utf8.count > 1 else {
      throw Diagnostic(at: word.range, "an id begins with '#'", help: "write #\(word.text)")
    }
    return ViewName(id: String(word.text.dropFirst()), range: word.range)
  }

  /// A text in quotes, or all that is left.
  mutating func textOrRest(needing what: String) throws(Diagnostic) -> Located {
    if let text = try quoted() { return text }
    guard let rest = rest() else { throw missing(what) }
    return rest
  }

  /// `NAME = EXPRESSION` out of a part of the line.
  func assignment(_ part: Located) throws(Diagnostic) -> WalkAction.Assignment {
    let bytes = Array(part.text.utf8)
    var inner = WalkScanner(bytes, SourceRange(0, bytes.count))
    func shifted(_ text: Located) -> Located {
      let start = Int(part.range.start)
      return Located(
        text: text.text, range: SourceRange(start + Int(text.range.start), start + Int(text.range.end)))
    }
    guard let name = inner.before(UInt8(ascii: "=")), !name.text.isEmpty, let value = inner.rest() else {
      throw Diagnostic(at: part.range, "here should stand NAME = EXPRESSION")
    }
    return WalkAction.Assignment(name: shifted(name), expression: shifted(value))
  }
}
