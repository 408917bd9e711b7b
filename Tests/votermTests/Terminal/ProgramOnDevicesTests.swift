import AXEngine
import Foundation
import Testing

@testable import voterm

/// The whole program on other devices and terminals: the terminal's cursor stands on what VoiceOver stands on, and the two
/// lowest lines are there.
@MainActor
@Suite("The program, drawn on other devices")
struct ProgramOnDevicesTests {
  nonisolated static let settings = [
    [], ["textSize AX5"], ["locale ar"], ["orientation landscape"], ["reduceMotion on"],
    ["textSize AX5", "locale ar"], ["textSize AX5", "orientation landscape"], ["device iPad"],
    ["device AppleTV"],
  ]
  nonisolated static let mocks =
    ((try? FileManager.default.contentsOfDirectory(atPath: DeviceDrawingTests.folder.path())) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test("the cursor stands on the current element", arguments: mocks, settings)
  func cursor(_ name: String, _ settings: [String]) throws {
    let url = DeviceDrawingTests.folder.appending(path: name)
    let mock = try #require(
      Mock.load(SourceFile(path: name, bytes: Array(try Data(contentsOf: url)))).mock)
    for (columns, rows, charset) in [
      (80, 24, Charset.utf8), (120, 40, .ascii), (40, 12, .utf8), (200, 50, .ascii),
    ] {
      var model = Model(mock: mock, chooser: MockChooser(), files: FakeFiles(), now: 0)
      for setting in settings { model.perform("set " + setting, now: 0) }
      for _ in 0..<4 {
        let frame = model.draw(rows: rows, columns: columns, charset: charset)
        let scene = try #require(model.rehearsal?.session.scene)
        let element = try #require(model.rehearsal?.session.cursor)
        let area = try #require(model.drawing.area)
        let cursor = try #require(frame.cursor)
        let label = scene.semantics(of: element).label ?? ""
        #expect(area.contains(cursor), "\(columns) × \(rows): off the screen at \(label)")
        if let rect = model.drawing.picture?.rect(of: element) {
          #expect(cursor.row == area.row + rect.row - model.drawing.top, "\(columns) × \(rows): \(label)")
        }
        #expect(frame.text(row: rows - 1).hasPrefix(charset == .utf8 ? "▸ " : "> "))
        #expect(frame.text(row: rows - 2).contains(" "))
        model.perform("swipe right", now: 0)
      }
    }
  }
}
