/// Replayed walks for CI services: a suite a walk, a case a step.
enum RunJUnit: RunFormat {
  static let name = JudgeJUnit.name

  static func render(_ results: [WalkResult]) -> String { JudgeJUnit.render(JudgeReport(walks: results)) }
}

/// Replayed walks in the Test Anything Protocol, a test a step.
enum RunTAP: RunFormat {
  static let name = JudgeTAP.name

  static func render(_ results: [WalkResult]) -> String { JudgeTAP.render(JudgeReport(walks: results)) }
}

/// Replayed walks for services that show alerts beside the lines of a file.
enum RunSARIF: RunFormat {
  static let name = JudgeSARIF.name

  static func render(_ results: [WalkResult]) -> String { JudgeSARIF.render(JudgeReport(walks: results)) }
}
