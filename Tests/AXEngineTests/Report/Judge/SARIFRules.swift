/// The rules of the published schema of SARIF 2.1.0 for the objects that reports are made of, as a table: which
/// members an object may have, of which kind, and which it must have.
enum SARIFRules {
  indirect enum Kind: Sendable {
    case text
    case flag
    /// A whole number from a least one.
    case whole(Int)
    case choice([String])
    case list(Kind, unique: Bool, atLeast: Int = 0)
    case map(Kind)
    /// An object of the table.
    case object(String)
    /// Whatever somebody wants to add; `tags` are texts, each once.
    case bag
  }

  struct Object: Sendable {
    var members: [String: Kind]
    /// One of each group must be there.
    var required: [[String]] = []
  }

  /// What is wrong with a log, each with the way to it.
  static func problems(in log: ReadJSON) -> [String] { problems(log, .object("log"), "log") }

  private static let level = Kind.choice(["none", "note", "warning", "error"])

  private static let objects: [String: Object] = [
    "log": Object(
      members: [
        "$schema": .text, "version": .choice(["2.1.0"]), "runs": .list(.object("run"), unique: false),
      ],
      required: [["version"], ["runs"]]),
    "run": Object(
      members: [
        "tool": .object("tool"), "invocations": .list(.object("invocation"), unique: false),
        "language": .text, "originalUriBaseIds": .map(.object("artifactLocation")),
        "artifacts": .list(.object("artifact"), unique: true),
        "results": .list(.object("result"), unique: false),
        "automationDetails": .object("runAutomationDetails"),
        "columnKind": .choice(["utf16CodeUnits", "unicodeCodePoints"]), "properties": .bag,
      ], required: [["tool"]]),
    "tool": Object(members: ["driver": .object("toolComponent")], required: [["driver"]]),
    "toolComponent": Object(
      members: [
        "name": .text, "version": .text, "semanticVersion": .text, "informationUri": .text,
        "rules": .list(.object("reportingDescriptor"), unique: true),
      ], required: [["name"]]),
    "reportingDescriptor": Object(
      members: [
        "id": .text, "name": .text, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"), "helpUri": .text,
        "help": .object("multiformatMessageString"), "properties": .bag,
      ], required: [["id"]]),
    "multiformatMessageString": Object(members: ["text": .text, "markdown": .text], required: [["text"]]),
    "message": Object(members: ["text": .text, "markdown": .text, "id": .text], required: [["text", "id"]]),
    "runAutomationDetails": Object(members: ["id": .text, "description": .object("message")]),
    "invocation": Object(
      members: [
        "executionSuccessful": .flag,
        "toolExecutionNotifications": .list(.object("notification"), unique: false),
      ], required: [["executionSuccessful"]]),
    "notification": Object(
      members: [
        "message": .object("message"), "level": level, "locations": .list(.object("location"), unique: true),
        "associatedRule": .object("reportingDescriptorReference"),
      ], required: [["message"]]),
    "reportingDescriptorReference": Object(
      members: ["id": .text, "index": .whole(-1)], required: [["index", "id"]]),
    "artifact": Object(
      members: [
        "location": .object("artifactLocation"), "mimeType": .text,
        "roles": .list(.choice(["analysisTarget"]), unique: true),
      ]),
    "artifactLocation": Object(
      members: ["uri": .text, "uriBaseId": .text, "index": .whole(-1), "description": .object("message")]),
    "result": Object(
      members: [
        "ruleId": .text, "ruleIndex": .whole(-1),
        "kind": .choice(["notApplicable", "pass", "fail", "review", "open", "informational"]),
        "level": level, "message": .object("message"), "locations": .list(.object("location"), unique: false),
        "partialFingerprints": .map(.text), "codeFlows": .list(.object("codeFlow"), unique: false),
        "suppressions": .list(.object("suppression"), unique: true), "properties": .bag,
      ], required: [["message"]]),
    "suppression": Object(
      members: [
        "kind": .choice(["inSource", "external"]), "justification": .text,
        "status": .choice(["accepted", "underReview", "rejected"]),
      ], required: [["kind"]]),
    "codeFlow": Object(
      members: ["threadFlows": .list(.object("threadFlow"), unique: false, atLeast: 1)],
      required: [["threadFlows"]]),
    "threadFlow": Object(
      members: ["locations": .list(.object("threadFlowLocation"), unique: false, atLeast: 1)],
      required: [["locations"]]),
    "threadFlowLocation": Object(members: ["location": .object("location")]),
    "location": Object(
      members: [
        "physicalLocation": .object("physicalLocation"), "message": .object("message"),
        "logicalLocations": .list(.object("logicalLocation"), unique: true),
      ]),
    "physicalLocation": Object(
      members: ["artifactLocation": .object("artifactLocation"), "region": .object("region")],
      required: [["artifactLocation"]]),
    "region": Object(
      members: [
        "startLine": .whole(1), "startColumn": .whole(1), "endLine": .whole(1), "endColumn": .whole(1),
      ], required: [["startLine"]]),
    "logicalLocation": Object(members: ["name": .text, "fullyQualifiedName": .text, "kind": .text]),
  ]

  private static func problems(_ value: ReadJSON, _ kind: Kind, _ way: String) -> [String] {
    switch (kind, value) {
    case (.text, .text), (.flag, .flag): return []
    case (.whole(let least), .number(let number)):
      return number == number.rounded() && number >= Double(least) ? [] : ["\(way): \(number)"]
    case (.choice(let choices), .text(let text)): return choices.contains(text) ? [] : ["\(way): \(text)"]
    case (.list(let kind, let isUnique, let least), .list(let elements)):
      var found = elements.enumerated().flatMap { problems($1, kind, "\(way)[\($0)]") }
      if elements.count < least { found.append("\(way): too few") }
      if isUnique, Set(elements).count != elements.count { found.append("\(way): twice the same") }
      return found
    case (.map(let kind), .object(let members)):
      return members.flatMap { problems($1, kind, way + "." + $0) }
    case (.bag, .object(let members)):
      return members["tags"].map { problems($0, .list(.text, unique: true), way + ".tags") } ?? []
    case (.object(let name), .object(let members)):
      guard let object = objects[name] else { return ["\(way): \(name) is not in the table"] }
      var found = members.flatMap { key, value in
        object.members[key].map { problems(value, $0, way + "." + key) } ?? ["\(way): has \(key)"]
      }
      for group in object.required where !group.contains(where: { members[$0] != nil }) {
        found.append("\(way): lacks \(group)")
      }
      return found
    case (.text, _), (.flag, _), (.whole, _), (.choice, _), (.list, _), (.map, _), (.bag, _), (.object, _):
      return ["\(way): of another kind"]
    }
  }
}
