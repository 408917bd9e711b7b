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

  static func area(_ change: @escaping @Sendable (Rect) -> GuidedAccess.Change) -> StepParser {
    { scanner throws(Diagnostic) in .guidedAccess(change(try rect(&scanner)), feature: nil) }
  }

  private static func rect(_ scanner: inout WalkScanner) throws(Diagnostic) -> Rect {
    let x = try scanner.number("x in points")
    let y = try scanner.number("y in points")
    let width = try scanner.length("the width in points")
    return Rect(x, y, width, try scanner.length("the height in points"))
  }

  static let timeLimit: StepParser = { scanner throws(Diagnostic) in
    if scanner.peekWord()?.text == "off" {
      _ = scanner.word()
      return .guidedAccess(.timeLimit(nil), feature: nil)
    }
    return .guidedAccess(.timeLimit(try scanner.time()), feature: nil)
  }
}
