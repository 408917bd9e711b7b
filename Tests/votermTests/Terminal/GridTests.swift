import AXEngine
import Foundation
import Testing

@testable import voterm

@MainActor
@Suite("Voice Control's grid on the terminal")
struct GridTests {
  /// The numbers that stand on the screen, and those at the beginning of lines of a list that is drawn.
  private func numbers(_ model: inout Model, rows: Int, columns: Int) -> [String] {
    let frame = model.draw(rows: rows, columns: columns, charset: .utf8)
    var found: [String] = []
    for row in 0..<frame.rows {
      var run = ""
      for column in 0...frame.columns {
        let cell = column < frame.columns ? frame[row, column] : .blank
        if cell.style == .label, let scalar = Unicode.Scalar(cell.base) {
          run.unicodeScalars.append(scalar)
        } else if !run.isEmpty {
          found.append(run)
          run = ""
        }
      }
    }
    let texts = (0..<frame.rows).map { frame.text(row: $0) }
    for line in model.openList?.lines ?? [] {
      let listed = line.prefix { $0 != ":" }.split(separator: " ").map(String.init)
      if texts.contains(where: { $0.contains(listed.joined(separator: " ")) }) { found += listed }
    }
    return found
  }

  private func model(_ file: URL, saying said: String) throws -> Model {
    let mock = try #require(
      Mock.load(SourceFile(path: file.path(), bytes: Array(try Data(contentsOf: file)))).mock)
    var model = Model(mock: mock, chooser: MockChooser(), files: FakeFiles(), now: 0)
    model.perform("use voiceControl", now: 0)
    model.perform("say \"\(said)\"", now: 0)
    return model
  }

  @Test("every number is drawn, each once on the screen or in the list", arguments: BundledWalksTests.mocks)
  func everyNumber(file: URL) throws {
    var model = try model(file, saying: "show grid")
    let grid = try #require(model.rehearsal?.session.overlay?.grid)
    let wanted = (1...grid.rows * grid.columns).map(String.init)
    #expect(numbers(&model, rows: 24, columns: 80).sorted() == wanted.sorted())
    #expect(numbers(&model, rows: 50, columns: 160).sorted() == wanted.sorted())
  }

  @Test("a fine grid has numbers that do not touch; where there is no room a list names them")
  func fineGrid() throws {
    let file = try #require(BundledWalksTests.mocks.first { $0.lastPathComponent == "checkout.json" })
    var model = try model(file, saying: "show grid with 6 rows and 16 columns")
    let wanted = (1...96).map(String.init).sorted()
    #expect(numbers(&model, rows: 60, columns: 80).sorted() == wanted)
    #expect(model.openList == nil)
    #expect(numbers(&model, rows: 24, columns: 80).sorted() == wanted)
  }

  @Test("on a small terminal the numbers that have no place stand in the title of the list")
  func smallTerminal() throws {
    let file = try #require(BundledWalksTests.mocks.first { $0.lastPathComponent == "checkout.json" })
    var model = try model(file, saying: "show grid")
    let shown = numbers(&model, rows: 12, columns: 40)
    #expect(Set(["1", "2", "3"]).isSubset(of: shown))
    let list = try #require(model.openList)
    #expect(list.title.hasSuffix("to 15"))
    let frame = model.draw(rows: 12, columns: 40, charset: .utf8)
    #expect((0..<12).contains { frame.text(row: $0).contains(list.title) })
  }
}
