/// A foreign JSON dump with everything around it taken off: banner lines, answers of tools, text behind the end.
struct Capture {
  /// The JSON that holds the elements.
  let document: JSONDocument
  /// The value in it that holds the elements.
  let root: JSONDocument.Index
  /// Where the document begins in the file that was given, for diagnostics; 0 where it had to be unwrapped.
  let offset: Int
  /// What was passed over to get here.
  private(set) var remarks: [String] = []

  /// Finds the JSON in a file and unwraps it.
  ///
  /// - Throws: where there is no JSON, or it is damaged.
  init(_ source: SourceFile) throws(Diagnostic) {
    guard let start = Capture.start(of: source.bytes) else { throw ForeignFormat.diagnostic(for: source) }
    let end = Capture.end(of: source.bytes, from: start)
    var remarks: [String] = []
    if source.bytes[..<start].contains(where: { $0 > 0x20 && $0 < 0x80 }) {
      remarks.append("text before the data was passed over")
    }
    if source.bytes[end...].contains(where: { $0 > 0x20 }) {
      remarks.append("text behind the data was passed over")
    }
    let part = SourceFile(path: source.path, bytes: Array(source.bytes[start..<end]))
    let (document, diagnostics) = JSONReader.read(part)
    guard let document else {
      var problem = diagnostics.first ?? Diagnostic(at: SourceRange(0, 0), "nothing usable in this capture")
      problem.range = SourceRange(Int(problem.range.start) + start, Int(problem.range.end) + start)
      throw problem
    }
    self = Capture.unwrapped(document, 0, offset: start, remarks: remarks, depth: 0)
  }

  private init(document: JSONDocument, root: JSONDocument.Index, offset: Int, remarks: [String]) {
    self.document = document
    self.root = root
    self.offset = offset
    self.remarks = remarks
  }

  /// The place in the file of a value, for diagnostics.
  func range(_ node: JSONDocument.Index) -> SourceRange {
    let range = document.range(node)
    return SourceRange(Int(range.start) + offset, Int(range.end) + offset)
  }

  /// Looks inside answers of tools: `content[].text` as a value, as a string of JSON, or as prose with a fenced
  /// block; `structuredContent`; `data.capture.uiHierarchy`; `value`.
  private static func unwrapped(
    _ document: JSONDocument, _ node: JSONDocument.Index, offset: Int, remarks: [String], depth: Int
  ) -> Capture {
    let here = Capture(document: document, root: node, offset: offset, remarks: remarks)
    guard depth < 8, document.kind(node) == .object else { return here }
    for key in ["structuredContent", "data", "capture", "uiHierarchy"] {
      if let inner = document.value(key, in: node),
        document.kind(inner) == .object || document.kind(inner) == .array
      {
        return unwrapped(document, inner, offset: offset, remarks: remarks, depth: depth + 1)
      }
    }
    guard let content = document.value("content", in: node), document.kind(content) == .array else {
      return here
    }
    var found: Capture?
    document.forEachElement(of: content) { item in
      guard found == nil, let text = document.value("text", in: item) else { return }
      if document.kind(text) != .text {
        found = unwrapped(document, text, offset: offset, remarks: remarks, depth: depth + 1)
        return
      }
      let bytes = Array(document.text(text).utf8)
      guard let start = start(of: bytes) else { return }
      let inner = SourceFile(path: "", bytes: Array(bytes[start..<end(of: bytes, from: start)]))
      if let read = JSONReader.read(inner).document {
        found = unwrapped(read, 0, offset: 0, remarks: remarks, depth: depth + 1)
      }
    }
    return found ?? here
  }

  /// The first `{` or `[` that stands first on its line.
  private static func start(of bytes: [UInt8]) -> Int? {
    var isLineStart = true
    for (place, byte) in bytes.enumerated() {
      if isLineStart, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { return place }
      if byte == UInt8(ascii: "\n") {
        isLineStart = true
      } else if byte > 0x20, !(0xBB...0xEF).contains(byte) {
        isLineStart = false
      }
    }
    return nil
  }

  /// The place behind the bracket that closes the one at `start`; the end of the file where none does.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    var isInText = false
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\") where isInText: place += 1
      case UInt8(ascii: "\""): isInText.toggle()
      case UInt8(ascii: "{") where !isInText, UInt8(ascii: "[") where !isInText: depth += 1
      case UInt8(ascii: "}") where !isInText, UInt8(ascii: "]") where !isInText:
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
      place += 1
    }
    return bytes.count
  }
}
