import Testing

@testable import AXEngine

/// Dumps of the shapes that idb and AXe write: what becomes of them, and what is said about it.
@Suite struct ImportTests {
  @Test(arguments: Fixture.all("import", ending: "json"))
  func dumpsBecomeScreens(_ fixture: Fixture) throws {
    let result = try Importers.importFile(try fixture.source())
    let loaded = Mock.load(SourceFile(path: "imported.json", text: result.mock))
    #expect(loaded.diagnostics == [])
    let mock = try #require(loaded.mock)
    let app = App(mock: mock)
    let scene = Scene.make(mock: mock, state: app.state, views: app.views, previous: nil)

    func plain(_ number: Double) -> String { Int(exactly: number).map { String($0) } ?? String(number) }
    var lines = ["device \(plain(mock.device.size.width)) × \(plain(mock.device.size.height))"]
    for index in 0..<scene.count {
      let semantics = scene.semantics(of: index)
      let frame = scene[index].frame
      var parts = ["#" + scene.id(of: scene[index].node), semantics.label.map { "\"\($0)\"" } ?? "-"]
      if let value = semantics.value { parts.append("value \"\(value)\"") }
      if let hint = semantics.hint { parts.append("hint \"\(hint)\"") }
      parts.append("[" + scene[index].traits.names.joined(separator: " ") + "]")
      let actions = scene.customActions(of: index).map(\.name)
      if !actions.isEmpty { parts.append("actions " + actions.joined(separator: ", ")) }
      parts += [frame.minX, frame.minY, frame.width, frame.height].map(plain)
      lines.append(parts.joined(separator: " "))
    }
    lines += result.remarks.map(\.line)
    #expect(lines.joined(separator: "\n") + "\n" == (try fixture.beside("expected").text()))
  }

  /// Rectangles that no mock may have are left out, those of the screen included.
  @Test(arguments: [
    "{{0, 0}, {400, -1}}", "{{0, 0}, {-1, 400}}", "{{inf, nan}, {1e999, 0}}", "{{-1, -1}, {0, 0}}",
    "{{0, 0}, {500000, 500000}}", "{{0, 0}, {0.5, 800}}", "{}", "-1,-1,0,0",
  ])
  func brokenRectanglesAreLeftOut(_ frame: String) throws {
    let dump = """
      [ { "type": "Application", "AXLabel": "App", "AXFrame": "\(frame)" },
        { "type": "Button", "AXLabel": "Go", "AXFrame": "\(frame)" },
        { "type": "Button", "AXLabel": "Stop", "AXFrame": "{{20, 60}, {200, 40}}" } ]
      """
    let result = try Importers.importFile(SourceFile(path: "dump.json", text: dump))
    let loaded = Mock.load(SourceFile(path: "imported.json", text: result.mock))
    #expect(loaded.diagnostics == [])
    let size = try #require(loaded.mock).device.size
    #expect(size.width >= 1 && size.width <= 10_000 && size.height >= 1 && size.height <= 10_000)
  }

  @Test(arguments: [
    ("", "the file is empty"),
    (
      "<AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>",
      "this is an Appium page source, which voterm cannot import"
    ),
    ("hello", "this is no dump that voterm knows"),
    ("[]", "this is no dump that voterm knows"),
    (
      "[ { \"type\": \"Application\", \"AXFrame\": \"{{0, 0}, {0, 0}}\" } ]", "nothing usable in this capture"
    ),
  ])
  func otherFilesAreExplained(_ text: String, _ message: String) {
    #expect { try Importers.importFile(SourceFile(path: "dump", text: text)) } throws: {
      ($0 as? Diagnostic)?.message == message
    }
  }

  @Test func damageIsShownAtItsPlaceInTheFile() {
    let text = "Banner\n[ { \"AXLabel\": \"a\" \"AXValue\": 1 } ]"
    #expect { try Importers.importFile(SourceFile(path: "dump", text: text)) } throws: { error in
      guard let problem = error as? Diagnostic else { return false }
      return Int(problem.range.start) >= 7
    }
  }
}
