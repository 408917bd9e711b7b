import Foundation

/// An element of XML with what is in it, read by a small strict reader: what it takes is well-formed.
struct ReadXML {
  var name: String
  var attributes: [String: String] = [:]
  /// The text directly in it.
  var text = ""
  var children: [ReadXML] = []

  /// Why a text is not well-formed.
  struct Problem: Error { var message: String }

  /// All elements in it, itself first.
  var all: [ReadXML] { [self] + children.flatMap(\.all) }

  /// Reads a whole text.
  static func read(_ text: String) throws(Problem) -> ReadXML {
    var reader = Reader(rest: Substring(text))
    if reader.rest.hasPrefix("<?xml ") { _ = try reader.upTo("?>") }
    if reader.rest.hasPrefix("<!DOCTYPE html>") { _ = try reader.upTo(">") }
    reader.skipBlanks()
    let root = try reader.element()
    reader.skipBlanks()
    guard reader.rest.isEmpty else {
      throw Problem(message: "something behind the end: \(reader.rest.prefix(40))")
    }
    return root
  }

  private struct Reader {
    var rest: Substring

    mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }

    mutating func upTo(_ end: String) throws(Problem) -> Substring {
      guard let range = rest.range(of: end) else { throw Problem(message: "no \(end)") }
      let found = rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      return found
    }

    mutating func take(_ text: String) throws(Problem) {
      guard rest.hasPrefix(text) else { throw Problem(message: "no \(text) at \(rest.prefix(40))") }
      rest = rest.dropFirst(text.count)
    }

    mutating func name() throws(Problem) -> String {
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
      guard let first = name.first, first.isLetter else {
        throw Problem(message: "no name at \(rest.prefix(40))")
      }
      rest = rest.dropFirst(name.count)
      return String(name)
    }

    mutating func element() throws(Problem) -> ReadXML {
      try take("<")
      var element = ReadXML(name: try name())
      while true {
        let isApart = rest.first?.isWhitespace == true
        skipBlanks()
        if rest.hasPrefix("/>") {
          try take("/>")
          return element
        }
        if rest.hasPrefix(">") { break }
        guard isApart else { throw Problem(message: "no blank before an attribute of \(element.name)") }
        let key = try name()
        try take("=\"")
        let value = try upTo("\"")
        guard !value.contains("<") else { throw Problem(message: "< in an attribute") }
        guard element.attributes[key] == nil else { throw Problem(message: "\(key) twice") }
        element.attributes[key] = try plain(value)
      }
      try take(">")
      while true {
        let content = rest.prefix { $0 != "<" }
        guard !content.contains("]]>") else { throw Problem(message: "]]> in a text") }
        element.text += try plain(content)
        rest = rest.dropFirst(content.count)
        if rest.hasPrefix("</") {
          try take("</")
          let end = try name()
          guard end == element.name else { throw Problem(message: "\(element.name) ended by \(end)") }
          skipBlanks()
          try take(">")
          return element
        }
        guard !rest.isEmpty else { throw Problem(message: "\(element.name) has no end") }
        element.children.append(try self.element())
      }
    }

    /// A text with its entities replaced.
    private func plain(_ text: Substring) throws(Problem) -> String {
      for scalar in text.unicodeScalars {
        let isAllowed =
          scalar == "\n" || scalar == "\t" || scalar == "\r"
          || scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        guard isAllowed else {
          throw Problem(message: "U+\(String(scalar.value, radix: 16)) is no character of XML")
        }
      }
      var result = ""
      var rest = text
      while let place = rest.firstIndex(of: "&") {
        result += rest[..<place]
        guard let end = rest[place...].firstIndex(of: ";") else { throw Problem(message: "& without ;") }
        let known = ["&amp": "&", "&lt": "<", "&gt": ">", "&quot": "\"", "&#39": "'"]
        guard let meant = known[String(rest[place..<end])] else {
          throw Problem(message: "unknown \(rest[place...end])")
        }
        result += meant
        rest = rest[rest.index(after: end)...]
      }
      return result + rest
    }
  }
}

/// The rules of the schema that Jenkins publishes for JUnit files: which attributes and children an element has.
enum JUnitRules {
  static let required: [String: [String]] = [
    "testsuites": [], "testsuite": ["name", "tests", "failures", "errors"], "testcase": ["name"],
    "failure": [], "error": [], "skipped": [], "system-out": [], "system-err": [], "properties": [],
    "property": ["name", "value"],
  ]
  static let allowed: [String: Set<String>] = [
    "testsuites": ["name", "time", "tests", "failures", "errors"],
    "testsuite": [
      "name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp", "hostname", "id",
      "package", "file", "log", "url",
    ],
    "testcase": ["name", "time", "classname", "group"], "failure": ["type", "message"],
    "error": ["type", "message"], "skipped": ["type", "message"], "property": ["name", "value"],
  ]
  static let children: [String: Set<String>] = [
    "testsuites": ["testsuite"],
    "testsuite": ["testsuite", "properties", "testcase", "system-out", "system-err"],
    "testcase": ["skipped", "error", "failure", "system-out", "system-err"], "properties": ["property"],
  ]

  /// What is wrong with a file, and with its counts.
  static func problems(in root: ReadXML) -> [String] {
    var found = root.name == "testsuites" ? [] : ["begins with \(root.name)"]
    for element in root.all {
      guard let required = required[element.name] else {
        found.append("unknown \(element.name)")
        continue
      }
      for key in required where element.attributes[key] == nil {
        found.append("\(element.name) lacks \(key)")
      }
      for key in element.attributes.keys where allowed[element.name]?.contains(key) != true {
        found.append("\(element.name) has \(key)")
      }
      for child in element.children where children[element.name]?.contains(child.name) != true {
        found.append("\(child.name) in \(element.name)")
      }
      for (key, name) in [("tests", "testcase"), ("failures", "failure"), ("skipped", "skipped")] {
        guard let count = element.attributes[key] else { continue }
        let real = element.all.count { $0.name == name }
        if count != String(real) { found.append("\(element.name) counts \(count) \(key), has \(real)") }
      }
    }
    return found
  }
}
