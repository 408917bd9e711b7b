import Foundation
import Testing

@testable import AXEngine

/// The screens that ship.
@Suite struct ScreensTests {
  static let folder = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "screens")

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test func sevenShip() { #expect(Self.names.count >= 7) }

  @Test(arguments: names)
  func nothingIsWrongWithIt(_ name: String) throws {
    let source = SourceFile(path: name, bytes: Array(try Data(contentsOf: Self.folder.appending(path: name))))
    let rendered = Mock.load(source).diagnostics.map { DiagnosticRenderer.render($0, in: source) }
    #expect(rendered == [], "\(rendered.joined(separator: "\n"))")
  }
}
