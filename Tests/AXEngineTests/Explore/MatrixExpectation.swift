@testable import AXEngine

/// A line of an `.expected` file beside a mock of `Fixtures/matrix`: how it stands with an element and a technology.
///
///     #pay voiceControl reached VC-24 gestures 1 by say "tap Pay", say "1"
///     #notice "house rules" switchControl byPlaceOnly SC-11
///     worst switchControl #ruler
///
/// Behind the verdict stand the rule, the cost and the way. Without a rule the cell must name none; cost and way are
/// compared where they are given.
enum MatrixExpectation: Hashable, Sendable {
  /// A cell of the row with an id, and with a name where several rows have it.
  case cell(id: String, name: String?, Cell)
  /// What takes a technology longest.
  case worst(TechnologyName, id: String)

  struct Cell: Hashable, Sendable {
    var technology: TechnologyName
    var verdict: ReachabilityMatrix.Verdict
    var rule: String?
    var gestures: Int?
    var seconds: Double?
    var way: [String]?
  }

  /// What is expected on a device, with the numbers of the lines.
  struct Section: Sendable {
    var profile: Profile
    var lines: [(number: Int, expectation: MatrixExpectation)] = []
  }

  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  /// Reads a file. A line `profile PROFILE` begins what is expected on another device.
  static func read(_ text: String) throws -> [Section] {
    var sections: [Section] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("//") {
      if line.hasPrefix("profile ") {
        sections.append(Section(profile: try Profile.parse(String(line.dropFirst(8)))))
        continue
      }
      guard let expectation = MatrixExpectation(line) else {
        throw Malformed(description: "line \(index + 1): \(line)")
      }
      if sections.isEmpty { sections.append(Section(profile: .voiceOver)) }
      sections[sections.count - 1].lines.append((index + 1, expectation))
    }
    guard !sections.isEmpty, sections.allSatisfy({ !$0.lines.isEmpty }) else {
      throw Malformed(description: "nothing is expected")
    }
    return sections
  }

  private init?(_ line: Substring) {
    var rest = line
    func word() -> Substring {
      let word = rest.prefix { $0 != " " }
      rest = rest.dropFirst(word.count + 1)
      return word
    }
    let first = word()
    if first == "worst" {
      guard let technology = TechnologyName(rawValue: String(word())), rest.hasPrefix("#") else { return nil }
      self = .worst(technology, id: String(rest.dropFirst()))
      return
    }
    guard first.hasPrefix("#") else { return nil }
    var name: String?
    if rest.hasPrefix("\""), let end = rest.dropFirst().firstIndex(of: "\"") {
      name = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[end...].dropFirst(2)
    }
    guard let technology = TechnologyName(rawValue: String(word())),
      let verdict = ReachabilityMatrix.Verdict(rawValue: String(word()))
    else { return nil }
    var cell = Cell(technology: technology, verdict: verdict)
    while !rest.isEmpty {
      switch word() {
      case "gestures":
        guard let count = Int(word()) else { return nil }
        cell.gestures = count
      case "seconds":
        guard let seconds = Double(word()) else { return nil }
        cell.seconds = seconds
      case "by":
        cell.way = rest.split(separator: ",").map { String($0.drop { $0 == " " }) }
        rest = ""
      case let rule where RuleNumbers.isOne(rule) && cell.rule == nil: cell.rule = String(rule)
      default: return nil
      }
    }
    self = .cell(id: String(first.dropFirst()), name: name, cell)
  }

  /// What does not hold in a matrix; nil where all does.
  func failure(in matrix: ReachabilityMatrix) -> String? {
    switch self {
    case .worst(let technology, let id):
      let worst = matrix.worst(for: technology)?.id
      return worst == id ? nil : "#\(worst ?? "nothing") takes longest"
    case .cell(let id, let name, let expected):
      let rows = matrix.rows.filter { $0.id == id && (name == nil || $0.name == name) }
      guard let row = rows.first else { return "there is no such row" }
      guard let cell = row.cells.first(where: { $0.technology == expected.technology }) else {
        return "there is no such column"
      }
      let holds =
        cell.verdict == expected.verdict && cell.rule == expected.rule
        && (expected.gestures == nil || cell.gestures == expected.gestures)
        && (expected.seconds == nil || cell.seconds == expected.seconds)
        && (expected.way == nil || cell.steps == expected.way)
      return holds ? nil : Self.text(of: cell)
    }
  }

  private static func text(of cell: ReachabilityMatrix.Cell) -> String {
    var parts = [cell.verdict.rawValue]
    if let rule = cell.rule { parts.append(rule) }
    if let gestures = cell.gestures { parts.append("gestures \(gestures)") }
    if let seconds = cell.seconds { parts.append("seconds \(seconds)") }
    if !cell.steps.isEmpty { parts.append("by " + cell.steps.joined(separator: ", ")) }
    if let reason = cell.reason { parts.append("(\(reason))") }
    return parts.joined(separator: " ")
  }
}
