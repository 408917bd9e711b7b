/// Readers for the steps of the technologies that have inputs of their own.
enum TechnologyParsers {
  /// `switch select`, `switch 2`, `switch hold [2]`, `switch point X Y`.
  static let switches: StepParser = { scanner throws(Diagnostic) in
    guard let word = scanner.peekWord() else {
      throw scanner.missing("a switch action or the number of a switch")
    }
    if let number = Int(word.text) {
      _ = scanner.word()
      return .input(.switches(.press(try switchNumber(number, word))), times: try scanner.times())
    }
    let actions = SwitchAction.allCases.map(\.rawValue)
    let choice = try scanner.choice(
      actions + ["hold", "point"], needing: "a switch action or the number of a switch")
    if choice < actions.count {
      return .input(.switches(.action(SwitchAction.allCases[choice])), times: try scanner.times())
    }
    if choice == actions.count {
      guard let word = scanner.word() else { return .input(.switches(.hold(1)), times: 1) }
      return .input(.switches(.hold(try switchNumber(Int(word.text), word))), times: 1)
    }
    guard !scanner.isAtEnd else { throw scanner.missing("X Y") }
    let x = try scanner.number("x in points")
    return .input(.switches(.point(Point(x, try scanner.number("y in points")))), times: 1)
  }

  private static func switchNumber(_ number: Int?, _ word: Located) throws(Diagnostic) -> Int {
    if let number, (1...10).contains(number) { return number }
    throw Diagnostic(
      at: word.range, "'\(word.shown)' is no switch", help: "switches are numbered from 1 to 10")
  }

  /// `say "tap pay"`.
  static let say: StepParser = { scanner throws(Diagnostic) in
    .input(.say(try scanner.textOrRest(needing: "what is said, in quotes").text), times: 1)
  }

  /// `assistiveTouch gesture "NAME" at #ID`.
  static let assistiveTouchGesture: StepParser = { scanner throws(Diagnostic) in
    guard let name = try scanner.quoted() ?? scanner.word() else {
      throw scanner.missing("the name of a gesture in quotes")
    }
    guard let gesture = AssistiveTouchGesture.named(name.text) else {
      let known = AssistiveTouchGesture.all.map(\.name)
      throw Diagnostic(
        at: name.range, "AssistiveTouch has no gesture '\(name.shown)'",
        help: Suggestion.help(for: name.text, among: known) ?? "such as \"Swipe Left\" or \"Long Press\"")
    }
    _ = try scanner.choice(["at"], needing: "'at'")
    return .assistiveTouch(gesture, at: try scanner.viewName())
  }

  /// `dwell #ID`.
  static let dwell: StepParser = { scanner throws(Diagnostic) in .dwell(try scanner.viewName()) }

  private static let buttons: [(word: String, press: RemotePress)] = [
    ("up", .direction(.up)), ("down", .direction(.down)), ("left", .direction(.left)),
    ("right", .direction(.right)), ("select", .select), ("menu", .menu), ("playPause", .playPause),
  ]

  /// `press down`.
  static let press: StepParser = { scanner throws(Diagnostic) in
    let button = try scanner.choice(buttons.map(\.word), needing: "a button of the remote")
    return .input(.remote(buttons[button].press), times: try scanner.times())  // TV-10
  }

  /// `hold select [2s]`, `hold right 2s`.
  static let hold: StepParser = { scanner throws(Diagnostic) in
    let directions = SwipeDirection.allCases
    let choice = try scanner.choice(
      ["select"] + directions.map(\.rawValue), needing: "'select' or a direction")
    guard choice > 0 else {
      return .hold(nil, for: scanner.isAtEnd ? nil : try scanner.time())
    }
    return .hold(directions[choice - 1], for: try scanner.time())
  }
}
