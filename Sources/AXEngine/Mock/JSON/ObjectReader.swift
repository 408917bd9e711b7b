/// Reads the objects of a small JSON file key by key. What is wrong is collected, so that all of it is told in one run.
struct ObjectReader {
  typealias Index = JSONDocument.Index
  /// The keys of an object, and whether one without them is wrong.
  typealias Keys = [(name: String, isRequired: Bool)]

  let document: JSONDocument
  private(set) var diagnostics: [Diagnostic]

  /// Reads a file; without a result there is at least one error.
  static func read<Result>(
    _ source: SourceFile, _ body: (inout ObjectReader) -> Result?
  ) -> (result: Result?, diagnostics: [Diagnostic]) {
    let (document, problems) = JSONReader.read(source)
    guard let document else { return (nil, problems) }
    var reader = ObjectReader(document: document, diagnostics: problems)
    let result = body(&reader)
    let diagnostics = reader.diagnostics.sorted { $0.range.start < $1.range.start }
    return (diagnostics.contains { $0.severity == .error } ? nil : result, diagnostics)
  }

  /// The members of an object by their names; unknown ones and those that are missing are told at once. `name` is what
  /// the object is called.
  mutating func members(of node: Index, _ name: String, _ keys: Keys) -> [String: Index]? {
    guard document.kind(node) == .object else {
      complain(node, "\(name) must be an object")
      return nil
    }
    var members: [String: Index] = [:]
    var unknown: [Index] = []
    document.forEachMember(of: node) { key, value in
      let name = document.text(key)
      if keys.contains(where: { $0.name == name }) { members[name] = value } else { unknown.append(key) }
    }
    for key in unknown {
      let word = document.text(key)
      complain(
        key, "unknown key '\(word.shortened)'", help: Suggestion.help(for: word, among: keys.map(\.name)))
    }
    for key in keys where key.isRequired && members[key.name] == nil {
      let start = Int(document.range(node).start)
      add(Diagnostic(at: SourceRange(start, start + 1), "'\(key.name)' is missing"))
    }
    return members
  }

  /// The elements of a list; `what` is what should stand there.
  mutating func elements(of node: Index, _ name: String, _ what: String) -> [Index] {
    guard document.kind(node) == .array else {
      complain(node, "'\(name)' must be \(what)")
      return []
    }
    var elements: [Index] = []
    document.forEachElement(of: node) { elements.append($0) }
    return elements
  }

  /// One line that says something.
  mutating func text(_ node: Index?) -> String? {
    guard let node else { return nil }
    guard document.kind(node) == .text else {
      complain(node, "this must be a text")
      return nil
    }
    let text = document.text(node)
    guard text.contains(where: { !$0.isWhitespace }), !text.contains(where: \.isNewline) else {
      complain(node, "this must be one line that says something")
      return nil
    }
    return text
  }

  mutating func complain(_ node: Index, _ message: String, help: String? = nil) {
    add(Diagnostic(at: document.range(node), message, help: help))
  }

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
