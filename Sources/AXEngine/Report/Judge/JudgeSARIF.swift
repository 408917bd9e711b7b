/// What judges said as SARIF 2.1.0, which GitHub and editors show beside the lines of the file.
///
/// A result is what is wrong, what is excused and what a person has to look at. What holds is only counted, because
/// services show every result as an alert, and what could not be measured is a notification of the run.
enum JudgeSARIF: JudgeFormat {
  static let name = "sarif"

  static func render(_ report: JudgeReport) -> String {
    let log = Log(report)
    return JSONWriter.write(
      .object([
        (
          "$schema",
          .text("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
        ),
        ("version", .text("2.1.0")), ("runs", .array([log.run])),
      ]))
  }

  /// A path as a reference; a relative one stays relative. A colon would make the part before it a scheme.
  static func uri(of path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  /// A message; brackets before a parenthesis would be a link.
  static func message(_ text: String) -> JSONValue {
    let isLinked = text.contains("](")
    var escaped = ""
    for character in text {
      if isLinked, "[]\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return .object([("text", .text(escaped))])
  }
}

extension JudgeSARIF {
  /// A report on its way to a run: every file and every rule once, with its place in the list.
  struct Log {
    let report: JudgeReport
    private var files: [String] = []
    private var rules: [String] = []
    private var checks: [String: CheckDescription] = [:]

    init(_ report: JudgeReport) {
      self.report = report
      for check in report.checks where checks[check.id] == nil {
        checks[check.id] = check
        rules.append(check.id)
      }
      for file in report.files {
        if !files.contains(file.source.path) { files.append(file.source.path) }
        for verdict in file.verdicts where !rules.contains(verdict.check) { rules.append(verdict.check) }
      }
    }

    /// The run.
    var run: JSONValue {
      let entries = report.files.flatMap { file in report.entries(of: file).map { (file.source.path, $0) } }
      let results = entries.filter { $0.1.standing != .holds && $0.1.standing != .notMeasured }
      let notes = entries.filter { $0.1.standing == .notMeasured }
      return .object([
        ("tool", .object([("driver", driver)])),
        ("automationDetails", .object([("id", .text("voterm/" + report.command + "/"))])),
        (
          "invocations",
          .array([
            .object([
              ("executionSuccessful", .flag(true)),
              ("toolExecutionNotifications", .array(notes.map { notification($0.1, in: $0.0) })),
            ])
          ])
        ),
        (
          "originalUriBaseIds",
          .object([
            (
              "%SRCROOT%",
              .object([("description", message("The folder in which voterm was started."))])
            )
          ])
        ),
        ("artifacts", .array(files.map(artifact))), ("columnKind", .text("unicodeCodePoints")),
        ("results", .array(results.map { result($0.1, in: $0.0) })),
        (
          "properties",
          .object([
            ("holds", .flag(report.holds)), ("summary", .text(report.summary)),
          ])
        ),
      ])
    }

    private var driver: JSONValue {
      .object([
        ("name", .text("voterm")), ("version", .text(ToolVersion.text)),
        ("semanticVersion", .text(ToolVersion.text)), ("rules", .array(rules.map(rule))),
      ])
    }

    private func rule(_ id: String) -> JSONValue {
      guard let check = checks[id] else { return .object([("id", .text(id))]) }
      var tags = ["accessibility"]
      for criterion in check.criteria.map(\.number) where !tags.contains("wcag/" + criterion) {
        tags.append("wcag/" + criterion)
      }
      let limits = check.limits.map { " What it cannot see: " + $0 } ?? ""
      let criteria =
        check.criteria.isEmpty
        ? "" : " WCAG 2.2: " + check.criteria.map(\.number).joined(separator: ", ") + "."
      let help = "\(check.why) \(check.fix)\(limits)\(criteria) Source: \(check.source)."
      return .object([
        ("id", .text(id)), ("name", .text(id)), ("shortDescription", message(check.what)),
        ("fullDescription", message(check.what + " " + check.why)),
        (
          "help",
          .object([
            ("text", .text(help)),
            (
              "markdown",
              .text("\(check.why)\n\n**Fix:** \(check.fix)\(limits)\(criteria)\n\nSource: \(check.source).")
            ),
          ])
        ),
        ("properties", .object([("tags", .texts(tags)), ("precision", .text("high"))])),
      ])
    }

    private func artifact(_ path: String) -> JSONValue {
      let type = path.hasSuffix(".json") ? "application/json" : "text/plain"
      return .object([
        ("location", location(of: path, withPlace: false)), ("roles", .texts(["analysisTarget"])),
        ("mimeType", .text(type)),
      ])
    }

    /// Where a file is; only what is relative has a base.
    private func location(of path: String, withPlace: Bool = true) -> JSONValue {
      var members: [(String, JSONValue)] = [("uri", .text(uri(of: path)))]
      if !path.hasPrefix("/") { members.append(("uriBaseId", .text("%SRCROOT%"))) }
      if withPlace, let place = files.firstIndex(of: path) {
        members.append(("index", .number(Double(place))))
      }
      return .object(members)
    }

    private func physical(_ entry: JudgeEntry, _ path: String) -> (String, JSONValue) {
      var members = [("artifactLocation", location(of: path))]
      if let place = entry.place {
        members.append(
          (
            "region",
            .object([
              ("startLine", .number(Double(place.start.line))),
              ("startColumn", .number(Double(place.start.column))),
              ("endLine", .number(Double(place.end.line))), ("endColumn", .number(Double(place.end.column))),
            ])
          ))
      }
      return ("physicalLocation", .object(members))
    }

    private func location(_ entry: JudgeEntry, _ path: String) -> JSONValue {
      let verdict = entry.verdict
      var members = [physical(entry, path)]
      if let name = verdict.view.map({ "#" + $0 }) ?? verdict.screen {
        let whole = [verdict.screen, verdict.view.map { "#" + $0 }].compactMap { $0 }.joined(separator: "/")
        members.append(
          (
            "logicalLocations",
            .array([
              .object([
                ("name", .text(name)), ("fullyQualifiedName", .text(whole)), ("kind", .text("element")),
              ])
            ])
          ))
      }
      return .object(members)
    }

    private func notification(_ entry: JudgeEntry, in path: String) -> JSONValue {
      let text = ([ReportText.oneLine(entry.verdict.message)] + entry.body).joined(separator: "\n")
      return .object([
        ("message", message(text)), ("level", .text("note")),
        ("locations", .array([location(entry, path)])),
        ("associatedRule", .object([("id", .text(entry.verdict.check))] + index(of: entry, as: "index"))),
      ])
    }

    private func index(of entry: JudgeEntry, as key: String) -> [(String, JSONValue)] {
      rules.firstIndex(of: entry.verdict.check).map { [(key, .number(Double($0)))] } ?? []
    }

    private func result(_ entry: JudgeEntry, in path: String) -> JSONValue {
      let verdict = entry.verdict
      let isReview = entry.standing == .review
      let text = ([ReportText.oneLine(verdict.message) + "."] + entry.body).joined(separator: "\n")
      var members: [(String, JSONValue)] = [("ruleId", .text(verdict.check))]
      members += index(of: entry, as: "ruleIndex")
      members += [
        ("kind", .text(isReview ? "review" : "fail")),
        ("level", .text(isReview ? "none" : verdict.severity.rawValue)), ("message", message(text)),
        ("locations", .array([location(entry, path)])),
        ("partialFingerprints", .object([("voterm/v1", .text(verdict.fingerprint))])),
      ]
      if !verdict.steps.isEmpty { members.append(("codeFlows", .array([flow(entry, path)]))) }
      if entry.standing == .excused {
        let kind = verdict.excuse == .baseline ? "external" : "inSource"
        let reason = verdict.reason.map { [("justification", JSONValue.text(ReportText.oneLine($0)))] } ?? []
        members.append(
          (
            "suppressions",
            .array([.object([("kind", .text(kind)), ("status", .text("accepted"))] + reason)])
          ))
      }
      members.append(("properties", properties(of: verdict)))
      return .object(members)
    }

    private func properties(of verdict: Verdict) -> JSONValue {
      .object(
        [
          ("subject", verdict.subject), ("screen", verdict.screen), ("view", verdict.view),
          ("profile", verdict.profile), ("measured", verdict.measured), ("required", verdict.required),
        ].compactMap { key, value in value.map { (key, .text($0)) } })
    }

    /// How to get there, a step a location.
    private func flow(_ entry: JudgeEntry, _ path: String) -> JSONValue {
      let steps = entry.verdict.steps.map { step -> JSONValue in
        .object([
          ("location", .object([physical(entry, path), ("message", message(ReportText.oneLine(step)))]))
        ])
      }
      return .object([("threadFlows", .array([.object([("locations", .array(steps))])]))])
    }
  }
}
