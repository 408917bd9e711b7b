/// Reads JSON into a ``JSONDocument``: RFC 8259, and besides it comments and trailing commas.
///
/// Nothing here recurses: however deep a file is nested, it ends with a document or a diagnostic.
enum JSONReader {
  /// The largest file that is read, in bytes.
  static let maximumSize = 64 * 1024 * 1024
  /// How deep objects and arrays may be nested.
  static let maximumDepth = 1_000

  /// Reads a file. Without a document there is exactly one diagnostic, where reading stopped.
  static func read(_ source: SourceFile) -> (document: JSONDocument?, diagnostics: [Diagnostic]) {
    let bytes = source.bytes
    guard bytes.count <= maximumSize else {
      return (
        nil,
        [
          Diagnostic(
            at: SourceRange(0, 0), "the file is larger than 64 MB",
            help: "split the mock into several files, one an app")
        ]
      )
    }
    if let problem = UTF8Check.problem(in: bytes) { return (nil, [problem]) }
    var nodes: [JSONNode] = []
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      (nodes, diagnostics) = try bytes.withUnsafeBufferPointer {
        (pointer) throws(Diagnostic) -> ([JSONNode], [Diagnostic]) in
        var scanner = JSONScanner(bytes: pointer)
        try scanner.run()
        return (scanner.nodes, scanner.duplicates)
      }
    } catch {
      return (nil, [error])
    }
    return (JSONDocument(bytes: bytes, nodes: nodes), diagnostics)
  }
}

/// Whether bytes are UTF-8, with the place of the first that are not.
enum UTF8Check {
  /// What is wrong with the encoding, if anything.
  static func problem(in bytes: [UInt8]) -> Diagnostic? {
    guard let offset = firstInvalid(bytes) else { return nil }
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    let isUTF16 = offset == 0 && (bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]))
    return Diagnostic(
      at: SourceRange(offset, offset + 1), "the file is not valid UTF-8 (byte 0x\(byte))",
      help: isUTF16
        ? "this looks like UTF-16; save the file as UTF-8" : "save the file as UTF-8")
  }

  /// The offset of the first byte that cannot stand where it stands.
  static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { raw in
      var i = 0
      let count = raw.count
      while i < count {
        if i + 8 <= count, raw.loadUnaligned(fromByteOffset: i, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          i += 8
          continue
        }
        let byte = raw[i]
        if byte < 0x80 {
          i += 1
          continue
        }
        // Table 3-7 of the Unicode Standard: length and what the second byte may be.
        let length: Int
        let second: ClosedRange<UInt8>
        switch byte {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return i
        }
        guard i + length <= count, second.contains(raw[i + 1]) else { return i }
        for k in 2..<max(2, length) where raw[i + k] & 0xC0 != 0x80 { return i }
        i += length
      }
      return nil
    }
  }
}
