/// One object of a JSON file, asked for its members; what is wrong with them is collected.
struct GalleryRecord {
  private(set) var diagnostics: [Diagnostic]
  private let document: JSONDocument?
  private var members: [GalleryKey: JSONDocument.Index] = [:]

  /// Whether the file can be used.
  var holds: Bool { diagnostics.allSatisfy { $0.severity != .error } }

  /// Reads a file; unknown keys and those that are missing are told at once.
  init(_ source: SourceFile, keys: [GalleryKey]) {
    (document, diagnostics) = JSONReader.read(source)
    guard let document else { return }
    guard document.kind(0) == .object else {
      diagnostics.append(Diagnostic(at: document.range(0), "the file must be an object"))
      return
    }
    let names = keys.map(\.rawValue)
    document.forEachMember(of: 0) { key, value in
      let name = document.text(key)
      if let known = keys.first(where: { $0.rawValue == name }) {
        members[known] = value
      } else {
        diagnostics.append(
          Diagnostic(
            at: document.range(key), "unknown key '\(name)'", help: Suggestion.help(for: name, among: names)))
      }
    }
    for key in keys where key.isRequired && members[key] == nil {
      diagnostics.append(Diagnostic(at: document.range(0), "'\(key.rawValue)' is missing"))
    }
  }

  /// A text that says something.
  mutating func text(_ key: GalleryKey) -> String? {
    guard let document, let value = members[key] else { return nil }
    return line(value, of: key, in: document)
  }

  /// A whole number above 0.
  mutating func count(_ key: GalleryKey) -> Int? {
    guard let document, let value = members[key] else { return nil }
    if document.kind(value) == .number, let count = Int(exactly: document.number(value)), count > 0 {
      return count
    }
    complain(value, "'\(key.rawValue)' must be a whole number above 0")
    return nil
  }

  /// A list of two texts.
  mutating func twoTexts(_ key: GalleryKey) -> [String]? {
    guard let document, let value = members[key] else { return nil }
    guard document.kind(value) == .array, document.count(of: value) == 2 else {
      complain(value, "'\(key.rawValue)' must be a list of two texts")
      return nil
    }
    var elements: [JSONDocument.Index] = []
    document.forEachElement(of: value) { elements.append($0) }
    let texts = elements.compactMap { line($0, of: key, in: document) }
    return texts.count == 2 ? texts : nil
  }

  private mutating func line(
    _ value: JSONDocument.Index, of key: GalleryKey, in document: JSONDocument
  ) -> String? {
    guard document.kind(value) == .text else {
      complain(value, "'\(key.rawValue)' must be a text")
      return nil
    }
    let text = document.text(value)
    guard !text.isEmpty, !text.contains(where: \.isNewline) else {
      complain(value, "'\(key.rawValue)' must be one line that says something")
      return nil
    }
    return text
  }

  private mutating func complain(_ value: JSONDocument.Index, _ message: String) {
    guard let document else { return }
    diagnostics.append(Diagnostic(at: document.range(value), message))
  }
}
