/// Readers for the steps of a trainer.
enum GuidedAccessParsers {
  static func fixed(_ change: GuidedAccess.Change) -> StepParser {
    { _ throws(Diagnostic) in .guidedAccess(change, feature: nil) }
  }

  static func feature(_ change: @escaping @Sendable (String) -> GuidedAccess.Change) -> StepParser {
    { scanner throws(Diagnostic) in
      let name = try scanner.textOrRest(needing: "the name of a feature")
      return .guidedAccess(change(name.text), feature: name)
    }
  }

  static func flag(_ change: @escaping @Sendable (Bool) -> GuidedAccess.Change) -> StepParser {
    { scanner throws(Diagnostic) in
      let place = try scanner.choice(["on", "off"], needing: "'on' or 'off'")
      return .guidedAccess(change(place == 0), feature: nil)
    }
  }

  static let area: StepParser = { scanner throws(Diagnostic) in
    let x = try scanner.number("x in points")
    let y = try scanner.number("y in points")
    let width = try scanner.length("the width in points")
    let height = try scanner.length("the height in points")
    return .guidedAccess(.ignore(Rect(x, y, width, height)), feature: nil)
  }

  static let timeLimit: StepParser = { scanner throws(Diagnostic) in
    .guidedAccess(.timeLimit(try scanner.time()), feature: nil)
  }
}
