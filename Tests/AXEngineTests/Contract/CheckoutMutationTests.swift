import Testing

@testable import AXEngine

/// The contracts of the checkout notice what a hurried edit breaks.
@Suite struct CheckoutMutationTests {
  /// Changes that no contract notices, because nothing changes for anybody who uses the screen with one of its
  /// technologies; each with the reason.
  static let equivalent: [String: String] = [
    "screens.payment: no title": "there is no navigation bar that shows it",
    "screens.receipt: no title": "there is no navigation bar that shows it",
    "errorSummary: no color":
      "a color is not heard, and no technology asks for it; the audit measures contrast",
    "errorSummary: no accessibility": "there is only the binding in it, and that is equivalent by itself",
    "errorSummary.accessibility: no focused":
      "the step that moves the focus names the view; the binding only says where the cursor is",
    "card: no textContentType": "what fills a field in by itself is not spoken",
    "pay: no minHeight": "a button is 44 points high by itself",
    "support: no minHeight": "a button is 44 points high by itself",
    "closeHelp: no minHeight": "a button is 44 points high by itself",
    "done: no minHeight": "a button is 44 points high by itself",
    "swap support and help": "a sheet takes no place among its siblings",
  ]

  static func mock() throws -> JSONValue {
    let source = try ScreensTests.source("checkout.json")
    return JSONValue(try #require(JSONReader.read(source).document), 0)
  }

  /// What becomes of the contracts: nil where all hold, else the first thing that is wrong.
  static func breach(of mock: JSONValue) -> String? {
    let file = ContractFile.load(SourceFile(path: "checkout.json", text: JSONWriter.write(mock)))
    guard let mock = file.mock else { return file.diagnostics.first { $0.severity == .error }?.message }
    let (verdicts, faults) = ContractJudge.judge(file.contracts, of: mock)
    return faults.first?.message ?? verdicts.first { $0.outcome == .violation }?.message
  }

  @Test func asItShipsItHolds() throws {
    #expect(Self.breach(of: try Self.mock()) == nil)
  }

  @Test func everyChangeIsNoticed() throws {
    let mutants = Mutation(try Self.mock()).mutants
    #expect(mutants.count > 140)
    #expect(Set(mutants.map(\.name)).count == mutants.count)
    for kind in [
      "drop ", "swap ", "rename ", "hide ", "move ", "disable ", "remove the trap ", "no step focus",
    ] {
      #expect(mutants.contains { $0.name.contains(kind) }, "\(kind)")
    }
    let unnoticed = mutants.filter { Self.breach(of: $0.mock) == nil }.map(\.name)
    #expect(unnoticed.sorted() == Self.equivalent.keys.sorted(), "\(unnoticed)")
  }
}
