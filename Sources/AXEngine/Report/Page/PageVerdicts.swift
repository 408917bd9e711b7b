/// Verdicts on a page: what does not simply hold in full, then what holds.
enum PageVerdicts {
  /// The elements.
  static func lines(of entries: [JudgeEntry]) -> [String] {
    let open = entries.filter { $0.standing != .holds }
    let held = entries.filter { $0.standing == .holds }
    var lines: [String] = []
    if !open.isEmpty {
      lines.append(Markup.opening("ul", ["class": "verdicts"]))
      for entry in open { lines += describe(entry) }
      lines.append("</ul>")
    }
    if !held.isEmpty {
      lines.append(Markup.text("p", [:], JudgeStanding.holds.words(for: held.count) + ":"))
      lines.append(Markup.opening("ul", ["class": "held"]))
      for entry in held {
        let message = entry.verdict.message == "holds" ? "" : ": " + entry.verdict.message
        lines.append(Markup.text("li", [:], entry.name + message))
      }
      lines.append("</ul>")
    }
    return lines
  }

  private static func describe(_ entry: JudgeEntry) -> [String] {
    let verdict = entry.verdict
    let word = Markup.text("strong", ["class": entry.fails ? "fails" : nil], entry.standing.word)
    var lines = [
      "<li>", "<p>" + word + " " + ReportXML.escaped(verdict.message) + "</p>",
      "<p>" + ReportXML.escaped(entry.name + ", ") + Markup.text("code", [:], entry.address) + "</p>",
    ]
    let details = verdict.details.flatMap(ReportText.lines)
    if !details.isEmpty {
      lines.append("<pre>" + details.map(ReportXML.escaped).joined(separator: "\n") + "</pre>")
    }
    let reason = verdict.reason.map { "Because " + $0 + "." }
    let fix = entry.fails || entry.standing == .review ? entry.check.map { "What to do: " + $0.fix } : nil
    for text in [reason, entry.measure.map { $0 + "." }, fix] {
      if let text { lines.append(Markup.text("p", [:], text)) }
    }
    if !verdict.steps.isEmpty {
      let steps = verdict.steps.map { "<li>" + Markup.text("code", [:], $0) + "</li>" }
      lines += ["<p>To get there:</p>", "<ol>"] + steps + ["</ol>"]
    }
    return lines + ["</li>"]
  }
}

/// A walk on a page: each step with what was said and done.
enum PageWalk {
  /// The elements.
  static func lines(of result: WalkResult, id: String) -> [String] {
    let language = result.run.session?.scene.environment.locale ?? "en"
    let verdict = result.holds ? "held" : "did not hold"
    var lines = [
      Markup.text("h4", ["id": id], result.run.file.source.path + ": " + verdict),
      Markup.opening("ol", ["class": "walk", "aria-labelledby": id]),
    ]
    for entry in result.run.entries { lines += describe(entry, of: result, language) }
    return lines + ["</ol>"]
  }

  private static func describe(
    _ entry: WalkRun.Entry, of result: WalkResult, _ language: String
  ) -> [String] {
    var lines = ["<li>" + Markup.text("code", [:], entry.step.text)]
    if !result.holds(entry) {
      let found = RunText.found(entry) ?? "differs from the recording"
      lines.append(
        "<p>" + Markup.text("strong", ["class": "fails"], "does not hold") + " "
          + ReportXML.escaped(found) + "</p>")
      let difference = RunText.difference(of: entry, in: result).map(ReportXML.escaped)
      if !difference.isEmpty { lines.append("<pre>" + difference.joined(separator: "\n") + "</pre>") }
    } else if entry.isRecorded, !entry.records.isEmpty {
      lines.append("<ul>")
      for record in entry.records { lines.append(line(record, language)) }
      lines.append("</ul>")
    }
    return lines + ["</li>"]
  }

  /// What happened; words that were spoken are in the language of the screen.
  private static func line(_ record: WalkRecord, _ language: String) -> String {
    switch record.kind {
    case .speak, .hint:
      let mark = record.mark.map { " " + $0.rawValue } ?? ""
      let said = Markup.text("q", ["lang": language, "dir": "auto"], record.subject)
      return "<li>" + ReportXML.escaped(record.kind.rawValue) + " " + said + ReportXML.escaped(mark) + "</li>"
    case .cursor, .focus, .scan, .overlay, .sound, .screen, .state, .log, .nothing:
      return Markup.text("li", [:], record.line)
    }
  }
}
