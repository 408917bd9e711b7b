import Foundation
import Testing

@testable import AXEngine

/// A file or folder below `Fixtures/`, named in test results by its path there.
struct Fixture: CustomTestStringConvertible, Sendable {
  /// The path below `Fixtures/`.
  let name: String

  var testDescription: String { name }

  /// The folder that holds all fixtures.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Where it is.
  var url: URL { Self.root.appending(path: name) }

  /// Its text.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Its bytes as a source file whose path is the bare file name, so that diagnostics read the same everywhere.
  func source() throws -> SourceFile {
    SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }

  /// The file beside it with another ending; `expected` for `cart.json` is `cart.expected`.
  func beside(_ ending: String) -> Fixture {
    Fixture(
      name: name.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
        + "." + ending)
  }

  /// All files of a suite with an ending, sorted by name. An empty suite is a mistake and stops the test run.
  static func all(_ suite: String, ending: String) -> [Fixture] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: suite).path())) ?? []
    precondition(!names.isEmpty, "no fixtures in \(suite)")
    return names.filter { $0.hasSuffix("." + ending) }.sorted().map { Fixture(name: suite + "/" + $0) }
  }
}
