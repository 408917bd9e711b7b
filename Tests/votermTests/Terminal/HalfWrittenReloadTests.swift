import AXEngine
import Foundation
import Testing

@testable import voterm

/// Files whose next version is any bytes.
@MainActor
private final class ChangingFiles: ModelFiles {
  var bytes: [UInt8] = []
  nonisolated init() {}

  func load(_ path: String) -> (mock: Mock?, problem: String) {
    let source = SourceFile(path: path, bytes: bytes)
    let loaded = Mock.load(source)
    let first = loaded.diagnostics.first { $0.severity == .error } ?? loaded.diagnostics.first
    return (loaded.mock, first.map { Rehearsal.text($0) } ?? "")
  }

  func notice(of path: String) -> [String] { [] }
  func tour(_ path: String) -> (tour: Tour?, problem: String) { (nil, "no") }
  func exists(_ path: String) -> Bool { true }

  func isUnchanged(_ source: SourceFile) -> Bool { source.bytes == bytes }

  func write(_ text: String, ending: String, for mock: Mock) -> (path: String?, problem: String) {
    (nil, "no")
  }
}

/// While an editor writes, any part of a file may be there.
@MainActor
@Suite("A file that is read while it is being written")
struct HalfWrittenReloadTests {
  /// Versions of each mock; `make fuzz` makes 1,000.
  private nonisolated static let versions =
    ProcessInfo.processInfo.environment["VOTERM_FUZZ_FILES"].flatMap(Int.init) ?? 6

  @Test("the last good screen stays, and the status says what is wrong", arguments: BundledWalksTests.mocks)
  func keepsTheLastGoodScreen(file: URL) throws {
    let whole = Array(try Data(contentsOf: file))
    let files = ChangingFiles()
    files.bytes = whole
    let mock = try #require(files.load("shown.json").mock)
    var model = Model(mock: mock, chooser: MockChooser(), files: files, now: 0)
    var now: Int64 = 0
    var state = StableSequence(seed: UInt64(whole.count))
    for version in 0..<Self.versions {
      model.perform(version % 3 == 0 ? "double tap" : "swipe right", now: now)
      // What the app does by itself is done before the file changes.
      now += 10_000
      _ = model.wake(now: now)
      let before = model.rehearsal?.session.scene
      files.bytes = state.accident(to: whole)
      let isGood = files.load("shown.json").mock != nil
      model.fileDidChange(now: now)
      now += FileReload.delay
      _ = model.wake(now: now)
      let scene = try #require(model.rehearsal?.session.scene, "version \(version): no screen is left")
      if !isGood {
        #expect(
          scene.count == before?.count && scene.views.screen == before?.views.screen, "version \(version)")
        #expect(!model.status.isEmpty, "version \(version): refused without a word")
      }
      let cursor = model.rehearsal?.session.cursor
      #expect(cursor.map { $0 >= 0 && $0 < scene.count } ?? true, "version \(version)")
    }
    files.bytes = whole
    model.fileDidChange(now: now)
    _ = model.wake(now: now + FileReload.delay)
    #expect(model.rehearsal?.mock.source.bytes == whole)
  }
}

/// Draws accidents that happen to a file, the same ones in every run.
private struct StableSequence {
  private var hash: StableHash

  init(seed: UInt64) { hash = StableHash(seed) }

  private mutating func below(_ limit: Int) -> Int {
    hash.add(UInt64(1))
    return Int(hash.value % UInt64(max(1, limit)))
  }

  mutating func accident(to whole: [UInt8]) -> [UInt8] {
    var bytes = whole
    let start = below(bytes.count)
    switch below(4) {
    case 0: bytes.removeSubrange(start...)
    case 1: bytes.removeSubrange(start..<min(bytes.count, start + below(60)))
    case 2: bytes[start] = UInt8(below(256))
    default:
      bytes.insert(contentsOf: bytes[start..<min(bytes.count, start + below(60))], at: below(bytes.count))
    }
    return bytes
  }
}
