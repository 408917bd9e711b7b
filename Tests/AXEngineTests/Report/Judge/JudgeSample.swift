@testable import AXEngine

/// Reports for the tests of formats.
enum JudgeSample {
  static let source = SourceFile(
    path: "screens/pay.json",
    text: """
      {
        "title": "Pay",
        "root": { "type": "Button", "id": "pay", "text": "Pay" }
      }
      """)

  static let order = CheckDescription(
    id: "contract.order", what: "The order differs.", why: "People get lost.",
    fix: "Move the view back.", criteria: [.meaningfulSequence, .focusOrder], source: "RO-49")
  static let size = CheckDescription(
    id: "audit.targetSize", what: "A target is small.", why: "Fingers miss it.", fix: "Make it larger.",
    criteria: [.targetSizeMinimum], source: "HIG", limits: "what lies over it")

  /// One verdict of each standing, in one file.
  static let all: JudgeReport = {
    let start = 30
    let range = SourceRange(start, start + 46)
    var wrong = Verdict(
      "contract.order", .violation, subject: "Recover", "#support comes before #pay", at: range,
      screen: "payment", view: "pay", profile: "voiceOver:ar")
    wrong.details = ["expected  actual", "#pay      #support"]
    wrong.reason = "its top is 9 pt above #pay"
    wrong.steps = ["swipe right", "double tap #card"]
    var small = Verdict(
      "audit.targetSize", .violation, severity: .warning, subject: "payment", "#pay is small", at: range,
      screen: "payment", view: "pay")
    small.measured = "20 × 20 pt"
    small.required = "44 × 44 pt"
    let review = Verdict(
      "audit.targetSize", .needsReview, subject: "payment", "#icon may be small", screen: "payment",
      view: "icon")
    let held = Verdict("contract.order", .pass, subject: "Pay at once", "holds", profile: "voiceOver")
    var unknown = Verdict(
      "audit.targetSize", .notMeasured, subject: "payment", "the size of #photo is not known", view: "photo")
    unknown.reason = "it has no frame"
    var excused = Verdict(
      "audit.targetSize", .suppressed, subject: "payment", "#close is small", at: range, view: "close")
    excused.reason = "it is in the baseline"
    excused.excuse = .baseline
    return JudgeReport(
      command: "check",
      files: [.init(source: source, title: "Pay", verdicts: [wrong, small, review, held, unknown, excused])],
      checks: [order, size])
  }()

  /// Everything that could break out of a format, in every place that comes from a file.
  static let hostile: JudgeReport = {
    let evil =
      "a\u{0}\u{1B}[2J\u{7}\u{9B}31m\u{202E}b\u{2066}\u{FEFF}\u{FFFE}<b a='x'>&amp;]]>\" | # TODO # SKIP \\# `c`"
      + " ```` [x](http://x) {0} ---\nok 99 - forged\n  ...\n1..2\r\nBail out!\n</testsuites>\n# voterm\n- **x**\u{2028}\u{E0001}"
    var verdicts: [Verdict] = []
    for (outcome, severity) in [
      (Verdict.Outcome.violation, Severity.error), (.violation, .warning), (.needsReview, .error),
      (.pass, .error), (.notMeasured, .error), (.suppressed, .error),
    ] {
      var verdict = Verdict(
        evil, outcome, severity: severity, subject: evil, evil, at: SourceRange(-5, 9_000), screen: evil,
        view: evil, profile: evil)
      verdict.details = [evil, "````", ""]
      verdict.reason = evil
      verdict.measured = evil
      verdict.required = evil
      verdict.steps = [evil, evil]
      verdicts += [verdict, verdict]
    }
    let file = JudgeReport.Judged(
      source: SourceFile(path: "./s p/" + evil, text: evil), title: evil, verdicts: verdicts)
    return JudgeReport(command: evil, files: [file, file], checks: [order, order])
  }()

  /// Nothing judged.
  static let empty = JudgeReport(
    command: "check", files: [.init(source: source, title: "Pay", verdicts: [])], checks: [])
}
