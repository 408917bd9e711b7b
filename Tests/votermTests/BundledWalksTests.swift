import Foundation
import Testing

@testable import voterm

/// The walks that ship, replayed by the built program in processes of their own.
@Suite struct BundledWalksTests {
  static let folder = Voterm.root.appending(path: "screens")
  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
    .filter { $0.contains(".") }.sorted()
  /// Every mock, in folders too; files that only describe a folder are none.
  static let mocks: [URL] = {
    let names = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
    return names.filter {
      $0.hasSuffix(".json") && !$0.hasSuffix("about.json") && !$0.hasSuffix("chapter.json")
    }
    .sorted().map { folder.appending(path: $0) }
  }()
  static let walks = files.filter { $0.hasSuffix(".walk") }.map { "screens/" + $0 }

  @Test func theMocksAreThere() { #expect(!Self.mocks.isEmpty) }

  @Test func aSecondProcessSaysTheSame() throws {
    try #require(!Self.walks.isEmpty)
    let endings = try (0..<2).map { _ in try Voterm.run(["run", "--format", "jsonl"] + Self.walks) }
    #expect(endings[0].status == 0, "\(endings[0].output)\(endings[0].errors)")
    #expect(endings[0].output == endings[1].output)
    #expect(endings[0].output.contains("speak"))
  }

  /// Recording anew writes the very bytes that are there.
  @Test func recordingAnewChangesNoByte() throws {
    var copies: [String: String] = [:]
    for name in Self.files {
      copies[name] = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    }
    let folder = try Voterm.folder(copies)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = Self.files.filter { $0.hasSuffix(".walk") }
    // A recording that was lost is written again from the steps alone.
    let stripped = try #require(copies["player.walk"]).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .filter { !$0.hasPrefix("    ") }.joined(separator: "\n")
    try Data(stripped.utf8).write(to: folder.appending(path: "player.walk"))
    #expect(try Voterm.run(["run", "--update"] + names, in: folder).status == 0)
    for name in names {
      #expect(try Data(contentsOf: folder.appending(path: name)) == Data(try #require(copies[name]).utf8))
    }
  }
}
