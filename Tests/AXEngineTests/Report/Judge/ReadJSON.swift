import Testing

@testable import AXEngine

/// JSON as a tree, read by the engine's own reader.
indirect enum ReadJSON: Hashable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([ReadJSON])
  case object([String: ReadJSON])

  /// Reads a whole text; a text that is no JSON, or has a key twice, stops the test.
  static func read(_ text: String) throws -> ReadJSON {
    let (document, diagnostics) = JSONReader.read(SourceFile(path: "report", text: text))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return node(0, of: try #require(document))
  }

  private static func node(_ index: Int, of document: JSONDocument) -> ReadJSON {
    switch document.kind(index) {
    case .object:
      var members: [String: ReadJSON] = [:]
      document.forEachMember(of: index) { members[document.text($0)] = node($1, of: document) }
      return .object(members)
    case .array:
      var elements: [ReadJSON] = []
      document.forEachElement(of: index) { elements.append(node($0, of: document)) }
      return .list(elements)
    case .text, .key: return .text(document.text(index))
    case .number: return .number(document.number(index))
    case .true: return .flag(true)
    case .false: return .flag(false)
    case .null: return .null
    }
  }

  /// A member of an object; nil for everything else.
  subscript(_ key: String) -> ReadJSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The elements of a list; none for everything else.
  var elements: [ReadJSON] {
    guard case .list(let elements) = self else { return [] }
    return elements
  }

  /// A text; nil for everything else.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
