/// What happened, one JSON object a line, each naming its step: the recording for programs.
enum RunJSONLines: RunFormat {
  static let name = "jsonl"

  static func render(_ results: [WalkResult]) -> String {
    var text = ""
    for result in results {
      for entry in result.run.entries {
        let step: [(String, JSONValue)] = [
          ("walk", .text(result.run.file.source.path)),
          ("line", .number(Double(entry.line))), ("step", .text(entry.step.text)),
        ]
        for record in entry.records where entry.isRecorded {
          text += JSONWriter.compact(.object(step + RunJSON.members(of: record))) + "\n"
        }
        if entry.step.action.isExpectation {
          let members: [(String, JSONValue)] = [
            ("kind", .text("expect")), ("holds", .flag(entry.failure == nil)),
            ("found", .optional(entry.failure)),
          ]
          text += JSONWriter.compact(.object(step + members)) + "\n"
        }
      }
    }
    return text
  }
}

/// Replayed walks with their verdicts for programs.
enum RunJSON: RunFormat {
  static let name = "json"

  static func render(_ results: [WalkResult]) -> String {
    JSONWriter.write(
      .object([
        ("format", .number(1)), ("held", .flag(results.allSatisfy(\.holds))),
        (
          "walks",
          .array(
            results.map { result in
              .object([
                ("walk", .text(result.run.file.source.path)), ("held", .flag(result.holds)),
                ("updated", .flag(result.isUpdated)),
                ("steps", .array(result.run.entries.map { entry($0, of: result) })),
              ])
            })
        ),
      ]))
  }

  private static func entry(_ entry: WalkRun.Entry, of result: WalkResult) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("line", .number(Double(entry.line))), ("step", .text(entry.step.text)),
      ("held", .flag(result.holds(entry))),
    ]
    if entry.isRecorded {
      members.append(("happened", .array(entry.records.map { .object(self.members(of: $0)) })))
    }
    if !entry.difference.isEmpty {
      members.append(("expected", .texts(entry.difference.filter { $0.side != .actual }.map(\.line))))
    }
    if let failure = entry.failure { members.append(("found", .text(failure))) }
    return .object(members)
  }

  /// A record's own members: `{ "kind": "state", "name": "failed", "value": "true" }`.
  static func members(of record: WalkRecord) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("kind", .text(record.kind.rawValue))]
    switch record.kind {
    case .cursor, .focus:
      members.append(("id", record.subject == "none" ? .null : .text(String(record.subject.dropFirst()))))
    case .speak, .hint, .log, .scan, .overlay: members.append(("text", .text(record.subject)))
    case .sound, .screen: members.append(("name", .text(record.subject)))
    case .state:
      members += [("name", .text(record.subject)), ("value", .optional(record.value))]
    case .nothing: break
    }
    switch record.mark {
    case .cutOff: members.append(("cutOff", .flag(true)))
    case .muted: members.append(("muted", .flag(true)))
    case nil: break
    }
    return members
  }
}
