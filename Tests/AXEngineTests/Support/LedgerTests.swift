import Foundation
import Testing

/// Holds the code and `docs/behaviour` together: what is cited stands in a page, what a page claims is cited.
@Suite struct LedgerTests {
  /// A line of a page's table.
  struct Row {
    var page: String
    var rules: [String]
    /// "what we do".
    var claim: String
  }

  static let folder = ArchitectureTests.root.appending(path: "docs/behaviour")

  static func text(_ page: String) throws -> String {
    try String(contentsOf: folder.appending(path: page), encoding: .utf8)
  }

  static func pages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter {
      $0.hasSuffix(".md") && $0 != "README.md"
    }.sorted()
  }

  static func rows() throws -> [Row] {
    try pages().flatMap { page in
      try text(page).split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count > 1, cells[0] != "rule" else { return nil }
        return Row(page: page, rules: RuleNumbers.all(in: cells[0]), claim: cells[1])
      }
    }
  }

  /// The rules that comments and spoken fragments name, each with the first place.
  static func citations() -> [String: String] {
    var places: [String: String] = [:]
    for source in ArchitectureTests.sources("AXEngine") + ArchitectureTests.sources("voterm") {
      for (number, line) in source.lines.enumerated() {
        var rules: [String] = []
        if let comment = line.range(of: "//") { rules += RuleNumbers.all(in: line[comment.lowerBound...]) }
        let literals = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        for (place, literal) in literals where place % 2 == 1 && RuleNumbers.isOne(literal) {
          rules += RuleNumbers.all(in: literal)
        }
        for rule in rules where places[rule] == nil { places[rule] = "\(source.path):\(number + 1)" }
      }
    }
    return places
  }

  @Test(
    "numbers are found",
    arguments: [
      ("as CU-45 says (S17.2, DX4)", ["CU-45", "S17", "DX4"]),
      ("CU-61d, CU-70…72", ["CU-61", "CU-70", "CU-71", "CU-72"]),
      ("O13…O15 and T1", ["O13", "O14", "O15", "T1"]),
      ("KB-06, 08, 12…14", ["KB-6", "KB-8", "KB-12", "KB-13", "KB-14"]),
      ("AX3, F1, UTF-8, U+0041, S, CU-, D2x3, S123", []),
    ])
  func numbers(text: String, rules: [String]) { #expect(RuleNumbers.all(in: text) == rules) }

  @Test func everyCitedRuleStandsInTheLedger() throws {
    let known = Set(try Self.rows().flatMap(\.rules))
    let cited = Self.citations()
    #expect(cited.count > 250)
    for (rule, place) in cited.sorted(by: { $0.key < $1.key }) where !known.contains(rule) {
      Issue.record("\(rule), cited at \(place), has no row in docs/behaviour")
    }
  }

  @Test func everyClaimOfTheLedgerIsCited() throws {
    let cited = Self.citations()
    for row in try Self.rows() where !row.rules.isEmpty && row.claim != "later" && row.claim != "ignored" {
      #expect(
        row.rules.contains { cited[$0] != nil },
        "\(row.page): no line of code names \(row.rules.joined(separator: ", "))")
    }
  }

  @Test func theOverviewNamesEveryPageAndFamily() throws {
    let overview = try Self.text("README.md")
    for page in try Self.pages() { #expect(overview.contains("[\(page)](\(page))"), "\(page)") }
    let words = Set(overview.split { !$0.isLetter }.map(String.init))
    for family in RuleNumbers.hyphenated.union(RuleNumbers.plain).sorted() {
      #expect(words.contains(family), "\(family)")
    }
  }
}
