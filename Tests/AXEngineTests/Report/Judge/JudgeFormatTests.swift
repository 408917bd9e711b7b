import Foundation
import Testing

@testable import AXEngine

@Suite struct JudgeFormatTests {
  private func render(_ report: JudgeReport, as name: String) throws -> String {
    try #require(JudgeFormats.render(report, as: name))
  }

  @Test func everyFormatHasAName() {
    #expect(JudgeFormats.names == ["text", "json", "junit", "tap", "sarif", "markdown"])
    #expect(JudgeFormats.render(JudgeSample.all, as: "pdf") == nil)
  }

  @Test func theFirstLineOfAFailureIsItsCause() throws {
    #expect(
      try render(JudgeSample.all, as: "text") == """
        screens/pay.json:3:11: error: #support comes before #pay
            Recover, payment, #pay, voiceOver:ar (contract.order)
              expected  actual
              #pay      #support
            because its top is 9 pt above #pay
            to get there:
              swipe right
              double tap #card
            fix: Move the view back.
        screens/pay.json:3:11: warning: #pay is small
            payment, #pay (audit.targetSize)
            measured: 20 × 20 pt, required: 44 × 44 pt
            fix: Make it larger.
        screens/pay.json: review: #icon may be small
            payment, #icon (audit.targetSize)
            fix: Make it larger.
        screens/pay.json: not measured: the size of #photo is not known
            payment, #photo (audit.targetSize)
            because it has no frame
        screens/pay.json:3:11: excused: #close is small
            payment, #close (audit.targetSize)
            because it is in the baseline
        1 file: 1 error, 1 warning, 1 to review, 1 not measured, 1 excused, 1 holds

        """)
    #expect(try render(JudgeSample.empty, as: "text") == "1 file: nothing was judged\n")
  }

  @Test func tapHasATestAVerdict() throws {
    #expect(
      try render(JudgeSample.all, as: "tap") == ##"""
        TAP version 13
        1..6
        # screens/pay.json
        not ok 1 - \#support comes before \#pay: Recover, payment, \#pay, voiceOver:ar (contract.order)
          ---
          message: "#support comes before #pay"
          severity: error
          at: "screens/pay.json:3:11"
          reason: "its top is 9 pt above #pay"
          fix: "Move the view back."
          details:
            - "expected  actual"
            - "#pay      #support"
          steps:
            - "swipe right"
            - "double tap #card"
          ...
        not ok 2 - \#pay is small: payment, \#pay (audit.targetSize) # TODO a warning, which does not fail here
          ---
          message: "#pay is small"
          severity: warning
          at: "screens/pay.json:3:11"
          found: "20 × 20 pt"
          wanted: "44 × 44 pt"
          fix: "Make it larger."
          ...
        ok 3 - payment, \#icon (audit.targetSize) # SKIP review: \#icon may be small
        ok 4 - Pay at once, voiceOver (contract.order)
        ok 5 - payment, \#photo (audit.targetSize) # SKIP not measured: the size of \#photo is not known, because it has no frame
        not ok 6 - payment, \#close (audit.targetSize) # TODO excused: \#close is small, because it is in the baseline
        # 1 file: 1 error, 1 warning, 1 to review, 1 not measured, 1 excused, 1 holds

        """##)
    #expect(try render(JudgeSample.empty, as: "tap").contains("\n1..0 # SKIP nothing was judged\n"))
  }

  @Test func junitFailsWhereTheCommandDoes() throws {
    #expect(
      try render(JudgeSample.all, as: "junit") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="voterm check" tests="6" failures="1" errors="0">
          <testsuite name="screens/pay.json" tests="6" failures="1" errors="0" skipped="3">
            <testcase classname="screens/pay.json" name="Recover, payment, #pay, voiceOver:ar (contract.order)">
              <failure type="contract.order" message="#support comes before #pay">screens/pay.json:3:11: error: #support comes before #pay
            Recover, payment, #pay, voiceOver:ar (contract.order)
              expected  actual
              #pay      #support
            because its top is 9 pt above #pay
            to get there:
              swipe right
              double tap #card
            fix: Move the view back.
              </failure>
            </testcase>
            <testcase classname="screens/pay.json" name="payment, #pay (audit.targetSize)">
              <system-out>screens/pay.json:3:11: warning: #pay is small
            payment, #pay (audit.targetSize)
            measured: 20 × 20 pt, required: 44 × 44 pt
            fix: Make it larger.
              </system-out>
            </testcase>
            <testcase classname="screens/pay.json" name="payment, #icon (audit.targetSize)">
              <skipped message="review: #icon may be small"/>
            </testcase>
            <testcase classname="screens/pay.json" name="Pay at once, voiceOver (contract.order)"/>
            <testcase classname="screens/pay.json" name="payment, #photo (audit.targetSize)">
              <skipped message="not measured: the size of #photo is not known, because it has no frame"/>
            </testcase>
            <testcase classname="screens/pay.json" name="payment, #close (audit.targetSize)">
              <skipped message="excused: #close is small, because it is in the baseline"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func markdownShowsWhatIsWrong() throws {
    #expect(
      try render(JudgeSample.all, as: "markdown") == ##"""
        # voterm check

        **Does not hold.** 1 file: 1 error, 1 warning, 1 to review, 1 not measured, 1 excused, 1 holds.

        | file | error | warning | review | not measured | excused | holds |
        |---|--:|--:|--:|--:|--:|--:|
        | screens/pay.json | 1 | 1 | 1 | 1 | 1 | 1 |

        ## screens/pay.json

        - **error** `screens/pay.json:3:11`: \#support comes before \#pay

          Recover, payment, \#pay, voiceOver:ar (`contract.order`), because its top is 9 pt above \#pay

          ```text
          expected  actual
          #pay      #support
          ```

          To get there:

          ```text
          swipe right
          double tap #card
          ```

        - warning `screens/pay.json:3:11`: \#pay is small

          payment, \#pay (`audit.targetSize`); measured: 20 × 20 pt, required: 44 × 44 pt

        - review `screens/pay.json`: \#icon may be small

          payment, \#icon (`audit.targetSize`)

        - not measured `screens/pay.json`: the size of \#photo is not known

          payment, \#photo (`audit.targetSize`), because it has no frame

        - excused `screens/pay.json:3:11`: \#close is small

          payment, \#close (`audit.targetSize`), because it is in the baseline


        <details><summary>What was checked, and what to do</summary>

        - `contract.order`: The order differs. People get lost. **Fix:** Move the view back. WCAG 1.3.2, 2.4.3.
        - `audit.targetSize`: A target is small. Fingers miss it. **Fix:** Make it larger. WCAG 2.5.8.

        </details>

        """##)
  }

  @Test func jsonHasEverything() throws {
    let json = try ReadJSON.read(try render(JudgeSample.all, as: "json"))
    #expect(json["format"] == .number(1))
    #expect(json["command"] == .text("check"))
    #expect(json["holds"] == .flag(false))
    #expect(json["failsFrom"] == .text("error"))
    #expect(json["counts"]?["violation"] == .number(2))
    #expect(json["counts"]?["suppressed"] == .number(1))
    let ids = json["checks"]?.elements.map { $0["id"]?.text }
    #expect(ids == ["contract.order", "audit.targetSize"])
    let verdicts = json["files"]?.elements.first?["verdicts"]?.elements ?? []
    #expect(verdicts.count == 6)
    let first = try #require(verdicts.first)
    #expect(first["fails"] == .flag(true))
    #expect(first["place"]?["line"] == .number(3))
    #expect(first["place"]?["column"] == .number(11))
    #expect(first["steps"] == .list([.text("swipe right"), .text("double tap #card")]))
    #expect(first["fingerprint"]?.text?.count == 16)
    #expect(verdicts[1]["fails"] == .flag(false))
    #expect(verdicts[1]["measured"] == .text("20 × 20 pt"))
    #expect(verdicts[2]["place"] == .null)
    #expect(verdicts[5]["excuse"] == .text("baseline"))
  }

  @Test func sarifHasResultsRulesAndSuppressions() throws {
    let log = try ReadJSON.read(try render(JudgeSample.all, as: "sarif"))
    let run = try #require(log["runs"]?.elements.first)
    let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
    #expect(rules.map { $0["id"] } == [.text("contract.order"), .text("audit.targetSize")])
    #expect(
      rules.first?["properties"]?["tags"]
        == .list([.text("accessibility"), .text("wcag/1.3.2"), .text("wcag/2.4.3")]))
    let results = run["results"]?.elements ?? []
    // Neither what holds nor what was not measured is an alert.
    #expect(results.map { $0["kind"]?.text } == ["fail", "fail", "review", "fail"])
    #expect(results.map { $0["level"]?.text } == ["error", "warning", "none", "error"])
    #expect(results.map { $0["ruleIndex"] } == [.number(0), .number(1), .number(1), .number(1)])
    let place = results[0]["locations"]?.elements.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"] == .text("screens/pay.json"))
    #expect(place?["region"]?["startLine"] == .number(3))
    #expect(place?["region"]?["endColumn"] == .number(57))
    #expect(results[0]["message"]?["text"]?.text?.hasPrefix("#support comes before #pay.\n") == true)
    #expect(
      results[0]["partialFingerprints"]?["voterm/v1"]
        == .text(JudgeSample.all.files[0].verdicts[0].fingerprint))
    #expect(results[3]["suppressions"]?.elements.first?["kind"] == .text("external"))
    #expect(results[3]["suppressions"]?.elements.first?["justification"] == .text("it is in the baseline"))
    #expect(run["invocations"]?.elements.first?["toolExecutionNotifications"]?.elements.count == 1)
  }

  @Test(arguments: [
    ("screens/pay.json", "screens/pay.json"), ("./a b.json", "a%20b.json"), ("../x#1.json", "../x%231.json"),
    ("a:b.json", "a%3Ab.json"), ("/tmp/ü.json", "file:///tmp/%C3%BC.json"),
  ])
  func pathsBecomeReferences(_ path: String, _ uri: String) { #expect(JudgeSARIF.uri(of: path) == uri) }

  // MARK: Schemas and hostile texts

  static let reports = [JudgeSample.all, JudgeSample.hostile, JudgeSample.empty]

  @Test(arguments: reports.indices)
  func sarifFollowsItsSchema(_ index: Int) throws {
    let text = try render(Self.reports[index], as: "sarif")
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let log = try ReadJSON.read(text)
    #expect(SARIFRules.problems(in: log) == [])
    // What the schema leaves to the text of the standard: an index leads to what is named beside it, and what is no
    // failure has no level.
    let run = try #require(log["runs"]?.elements.first)
    let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
    let artifacts = run["artifacts"]?.elements ?? []
    for result in run["results"]?.elements ?? [] {
      guard case .number(let rule)? = result["ruleIndex"] else {
        Issue.record("no rule")
        continue
      }
      #expect(rules[Int(rule)]["id"] == result["ruleId"])
      #expect(result["kind"] == .text("fail") || result["level"] == .text("none"))
      let location = result["locations"]?.elements.first?["physicalLocation"]?["artifactLocation"]
      guard case .number(let place)? = location?["index"] else {
        Issue.record("no artifact")
        continue
      }
      #expect(artifacts[Int(place)]["location"]?["uri"] == location?["uri"])
      #expect(location?["uri"]?.text?.allSatisfy { $0.isASCII && !$0.isWhitespace } == true)
    }
  }

  @Test(arguments: reports.indices)
  func junitFollowsItsSchema(_ index: Int) throws {
    let report = Self.reports[index]
    let root = try ReadXML.read(try render(report, as: "junit"))
    #expect(JUnitRules.problems(in: root) == [])
    let verdicts = report.files.flatMap(\.verdicts)
    #expect(root.all.count { $0.name == "testcase" } == verdicts.count)
    #expect(root.all.count { $0.name == "failure" } == verdicts.count { $0.fails(at: report.threshold) })
  }

  @Test(arguments: reports.indices)
  func tapHasAsManyTestsAsItPlans(_ index: Int) throws {
    let report = Self.reports[index]
    let lines = try render(report, as: "tap").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "TAP version 13")
    #expect(lines.last == "")
    var count = 0
    var isInBlock = false
    for line in lines[2...].dropLast() {
      if isInBlock {
        #expect(line.hasPrefix("  "))
        if line == "  ..." { isInBlock = false }
      } else if line == "  ---" {
        isInBlock = true
      } else if !line.hasPrefix("#") {
        count += 1
        let isOK = line.hasPrefix("ok \(count) - ")
        #expect(isOK || line.hasPrefix("not ok \(count) - "), "\(line)")
        // A sign that is not escaped begins the one directive that was meant.
        let bare = line.replacing("\\\\", with: "").replacing("\\#", with: "")
        #expect(bare.count { $0 == "#" } <= 1, "\(line)")
        #expect(isOK == (bare.contains("# SKIP ") || !line.hasPrefix("not")), "\(line)")
      }
    }
    #expect(!isInBlock)
    let verdicts = report.files.flatMap(\.verdicts)
    #expect(count == verdicts.count)
    let failing = lines.count { $0.hasPrefix("not ok") && !$0.replacing("\\#", with: "").contains("# TODO") }
    #expect(failing == verdicts.count { $0.fails(at: report.threshold) })
  }

  @Test func jsonOfHostileTextsIsJSON() throws {
    let text = try render(JudgeSample.hostile, as: "json")
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let json = try ReadJSON.read(text)
    #expect(json["files"]?.elements.first?["title"] == .text(JudgeSample.hostile.files[0].title))
  }

  @Test func markdownOfHostileTextsKeepsItsShape() throws {
    var isInBlock: Substring?
    var headings = 0
    for line in try render(JudgeSample.hostile, as: "markdown").split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if let fence = isInBlock {
        if text == fence { isInBlock = nil }
        continue
      }
      if text.hasPrefix("```") { isInBlock = text.prefix { $0 == "`" } }
      if text.hasPrefix("#") { headings += 1 }
      #expect(!text.replacing("\\<", with: "").contains("<b"), "\(text)")
      #expect(!text.contains(" [x]("), "\(text)")
      if text.hasPrefix("| ") {
        #expect(text.replacing("\\|", with: "").count { $0 == "|" } == 8, "\(text)")
      }
    }
    #expect(isInBlock == nil)
    #expect(headings == 3)
  }

  @Test(arguments: JudgeFormats.names)
  func nothingThatATerminalObeysIsWritten(_ name: String) throws {
    for scalar in try render(JudgeSample.hostile, as: name).unicodeScalars {
      let isSafe =
        scalar == "\n"
        || scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
          && scalar != "\u{2028}" && !scalar.properties.isNoncharacterCodePoint
      #expect(isSafe, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func whatIsNoFilesOwnIsSaidOnce() {
    let verdict = Verdict("audit.textContrast", .notMeasured, subject: "Shop", "no text says its colour")
    let files = ["a.json", "b.json"].map { name in
      JudgeReport.Judged(source: SourceFile(path: name, text: "{}"), title: "Shop", verdicts: [verdict])
    }
    let text = JudgeFormats.render(JudgeReport(command: "audit", files: files, checks: []), as: "text")
    #expect(
      text == """
        not measured in 2 files: no text says its colour (audit.textContrast)
        2 files: 2 not measured

        """)
  }
}
