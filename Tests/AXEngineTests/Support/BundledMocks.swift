import Foundation
import Testing

@testable import AXEngine

/// A mock that ships, below `screens/`; named in test results by its path there.
struct BundledMock: CustomTestStringConvertible, Sendable {
  /// The path below `screens/`.
  let name: String

  var testDescription: String { name }

  static let root = Fixture.root.appending(path: "../../../screens").standardizedFileURL

  /// All of them, in folders too, sorted by name. Files that only describe a folder are no mocks.
  static let all: [BundledMock] = {
    let names = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
    let mocks = names.filter { name in
      name.hasSuffix(".json") && !descriptions.contains { name.hasSuffix($0) }
    }
    precondition(!mocks.isEmpty, "no mocks in screens")
    return mocks.sorted().map(BundledMock.init)
  }()

  private static let descriptions = ["/about.json", "/chapter.json"]

  var url: URL { Self.root.appending(path: name) }

  var bytes: [UInt8] { get throws { Array(try Data(contentsOf: url)) } }

  func load() throws -> Mock {
    try #require(Mock.load(SourceFile(path: url.path(), bytes: try bytes)).mock)
  }
}

/// How much of a test that draws at random is done: a sample by default, all of it where `make fuzz` says so.
enum FuzzAmount {
  static func from(_ variable: String, sample: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? sample
  }
}
