import Testing

@testable import AXEngine

/// A file as an editor may leave it for a moment: cut off, with a piece missing, doubled or garbled.
enum HalfWritten {
  /// The bytes with one to three accidents.
  static func bytes(of whole: [UInt8], _ random: inout Random) -> [UInt8] {
    var bytes = whole
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let start = random.below(bytes.count)
      let end = min(bytes.count, start + random.below(40))
      switch random.below(7) {
      case 0: bytes.removeSubrange(start...)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
      case 3: bytes[start] = UInt8(random.below(256))
      case 4: bytes.insert(contentsOf: random.pick(pieces) ?? [], at: start)
      case 5: bytes.swapAt(start, random.below(bytes.count))
      default:
        // A number becomes another one.
        let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
        if let digit = random.pick(digits) { bytes[digit] = UInt8(48 + random.below(10)) }
      }
    }
    return bytes
  }

  private static let pieces: [[UInt8]] = [
    "{", "}", "[", "]", ",", "\"", "\\", "/*", "-", "1e9", "null", "true", "{}", "[[[[", "\u{202e}", "'",
    "\u{0}",
  ].map { Array($0.utf8) }
}

@Suite struct HalfWrittenTests {
  /// Files made of each mock; `make fuzz` makes 1,000.
  private static let files = FuzzAmount.from("VOTERM_FUZZ_FILES", sample: 6)

  @Test(
    "A half-written file is refused with a place in it, or opens and can be walked",
    arguments: BundledMock.all)
  func halfWritten(bundled: BundledMock) throws {
    let whole = try bundled.bytes
    for seed in 0..<Self.files {
      var random = Random(seed: UInt64(seed))
      let source = SourceFile(path: "half.json", bytes: HalfWritten.bytes(of: whole, &random))
      let loaded = Mock.load(source)
      guard let mock = loaded.mock else {
        #expect(loaded.diagnostics.contains { $0.severity == .error }, "seed \(seed): refused without a word")
        continue
      }
      var player = WalkPlayer(Session(mock: mock))
      var steps = RandomSteps(random: random)
      _ = try? player.start()
      for _ in 0..<12 {
        guard case .success(let step)? = WalkParser.parse(line: steps.next(in: player.session)).step else {
          continue
        }
        _ = try? player.perform(step)
        let cursor = player.session.cursor
        #expect(cursor.map { $0 >= 0 && $0 < player.session.scene.count } ?? true, "seed \(seed)")
      }
    }
  }
}
