/// Reads contracts from the lists of a design review, as ``ContractMarkdown`` writes them. Prose between them is passed
/// over; so a review may be written around a list.
///
/// A heading of the second level begins a contract. A numbered list without a line above it is its order.
public struct ContractMarkdownReader {
  private typealias Section = ContractMarkdown.Section

  private let source: SourceFile
  private var contracts: [[(String, JSONValue)]] = []
  private var diagnostics: [Diagnostic] = []
  private var section: Section?
  /// The line that is being read, for what is said of it.
  private var line = SourceRange(0, 0)

  /// Reads a file.
  ///
  /// - Returns: Members of `contracts`, and what could not be understood.
  public static func read(_ source: SourceFile) -> (contracts: [JSONValue], diagnostics: [Diagnostic]) {
    var reader = ContractMarkdownReader(source: source)
    reader.run()
    return (reader.contracts.map { .object($0) }, reader.diagnostics)
  }

  private init(source: SourceFile) { self.source = source }

  private mutating func run() {
    if let problem = UTF8Check.problem(in: source.bytes) {
      diagnostics.append(problem)
      return
    }
    var start = 0
    for bytes in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var text = String(decoding: bytes, as: UTF8.self)
      if text.last == "\r" || text.last == "\r\n" { text.removeLast() }
      line = SourceRange(start, start + text.utf8.count)
      start += bytes.count + 1
      read(text.withoutBlanks)
    }
    if contracts.isEmpty, diagnostics.isEmpty {
      diagnostics.append(
        Diagnostic(
          at: SourceRange(0, 0), "there is no contract in this list",
          help: "a contract begins with its name: ## Recover from a failed payment"))
    }
  }

  private mutating func read(_ text: String) {
    if text.hasPrefix("## ") {
      section = nil
      contracts.append([("name", .text(MarkdownSpans.words(String(text.dropFirst(3)).withoutBlanks)))])
      return
    }
    if text.hasPrefix("#"), let space = text.firstIndex(of: " ") {
      section = contracts.isEmpty ? nil : Self.section(String(text[space...]))
      return
    }
    guard !contracts.isEmpty else { return }
    if let (item, isNumbered) = Self.item(text) {
      if section == nil, readHead(item) { return }
      if section == nil, isNumbered { section = .order }
      guard let section else { return }
      read(item, section)
    } else if text.hasSuffix(":") {
      section = Self.section(String(text.dropLast()))
    } else if section == nil {
      _ = readHead(text)
    }
  }

  private static func section(_ text: String) -> Section? {
    let wanted = text.withoutBlanks.lowercased()
    return Section.allCases.first { $0.rawValue.lowercased() == wanted }
  }

  /// What stands behind `- `, `* ` or `1. `.
  private static func item(_ text: String) -> (text: String, isNumbered: Bool)? {
    if text.hasPrefix("- ") || text.hasPrefix("* ") {
      return (String(text.dropFirst(2)).withoutBlanks, false)
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
    return (String(rest.dropFirst(2)).withoutBlanks, true)
  }

  // MARK: Contracts

  /// `Screen: …`, `Given: …`, `Profile: …`
  private mutating func readHead(_ item: String) -> Bool {
    guard let colon = item.firstIndex(of: ":") else { return false }
    let spans = MarkdownSpans(item[item.index(after: colon)...])
    switch item[..<colon].lowercased() {
    case "screen":
      guard let name = spans.first else { return false }
      set("screen", .text(name))
    case "profile", "profiles":
      let names = spans.codes.isEmpty ? spans.texts : spans.codes
      guard !names.isEmpty else { return false }
      set("profile", names.count == 1 ? .text(names[0]) : .texts(names))
    case "given":
      for part in spans.codes.isEmpty ? spans.texts : spans.codes { readGiven(part) }
    default: return false
    }
    return true
  }

  private mutating func readGiven(_ part: String) {
    guard let sign = part.firstIndex(of: "=") else {
      return complain("'given' needs NAME = VALUE", help: "as in `failed = true`")
    }
    let name = String(part[..<sign]).withoutBlanks
    let written = String(part[part.index(after: sign)...]).withoutBlanks
    guard let value = Self.json(written) else {
      return complain(
        "'\(written.shortened)' is no JSON value", help: "write true, 3 or \"text\"")
    }
    put(name, value, into: "given")
  }

  private static func json(_ text: String) -> JSONValue? {
    let bytes = Array(text.utf8)
    guard let document = JSONReader.read(SourceFile(path: "", bytes: bytes)).document else { return nil }
    return JSONValue(document, 0)
  }

  // MARK: Items

  private mutating func read(_ item: String, _ section: Section) {
    let spans = MarkdownSpans(item[...])
    guard let first = spans.first else {
      return complain("this item names no id", help: "write the id as code: `pay`")
    }
    switch section {
    case .order:
      append(.text(first), to: "order")
      if !spans.rest.isEmpty { put(first, .text(spans.rest), into: "spoken") }
    case .orderIncludes: append(.text(first), to: "orderIncludes")
    case .before, .together:
      guard spans.codes.count > 1 else {
        return complain("this needs at least two ids", help: "as in `error` before `pay`")
      }
      append(.texts(spans.codes), to: "\(section)")
    case .reachable, .unreachable: append(.text(first), to: "\(section)")
    case .initialFocus: set("initialFocus", .text(first))
    case .spoken: put(first, .text(spans.rest), into: "spoken")
    case .places: readPlace(first, spans.rest)
    case .effort: readEffort(first, spans.rest)
    case .announces:
      let after: JSONValue = spans.codes.count == 1 ? .text(first) : .texts(spans.codes)
      append(.object([("after", after), ("text", .text(spans.rest))]), to: "announces")
    case .journey: append(.text(first), to: "journey")
    }
  }

  private mutating func readPlace(_ id: String, _ rest: String) {
    var members: [(String, JSONValue)] = []
    for part in rest.split(separator: ";").map({ String($0).withoutBlanks }) {
      let numbers = Self.numbers(in: part)
      switch (part.prefix { $0 != "[" && !$0.isNumber }, numbers.count) {
      case ("at least ", 1): members.append(("minimumTarget", numbers[0]))
      case ("within ", 1): members.append(("tolerance", numbers[0]))
      case ("frame ", 4): members.append(("frame", .array(numbers)))
      case ("activation point ", 2): members.append(("activationPoint", .array(numbers)))
      default: complain("'\(part.shortened)' says nothing about a place", help: "as in: at least 44 pt")
      }
    }
    put(id, .object(members), into: "places")
  }

  private mutating func readEffort(_ id: String, _ rest: String) {
    var members: [(String, JSONValue)] = []
    for part in rest.split(separator: ";").map({ String($0).withoutBlanks }) {
      let words = part.split(separator: " ").map(String.init)
      guard words.count >= 4, words[1] == "at", words[2] == "most",
        let number = Self.numbers(in: words[3]).first
      else {
        complain("'\(part.shortened)' bounds no effort", help: "as in: voiceOver at most 5")
        continue
      }
      members.append((words[0], words.last == "s" ? .object([("seconds", number)]) : number))
    }
    put(id, .object(members), into: "effort")
  }

  private static func numbers(in text: String) -> [JSONValue] {
    text.split { !$0.isNumber && !".-+e".contains($0) }.compactMap { Double($0) }.map { .number($0) }
  }

  // MARK: Members

  private mutating func complain(_ message: String, help: String) {
    diagnostics.append(Diagnostic(at: line, message, help: help))
  }

  private mutating func set(_ key: String, _ value: JSONValue) {
    let last = contracts.count - 1
    contracts[last].removeAll { $0.0 == key }
    contracts[last].append((key, value))
  }

  private mutating func append(_ value: JSONValue, to key: String) {
    let last = contracts.count - 1
    guard let place = contracts[last].firstIndex(where: { $0.0 == key }),
      case .array(let list) = contracts[last][place].1
    else { return set(key, .array([value])) }
    contracts[last][place].1 = .array(list + [value])
  }

  private mutating func put(_ name: String, _ value: JSONValue, into key: String) {
    let last = contracts.count - 1
    guard let place = contracts[last].firstIndex(where: { $0.0 == key }),
      case .object(let members) = contracts[last][place].1
    else { return set(key, .object([(name, value)])) }
    contracts[last][place].1 = .object(members + [(name, value)])
  }

  /// A text of Markdown as it reads.
  static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }
}

extension JSONValue {
  /// A value of a document.
  init(_ document: JSONDocument, _ node: JSONDocument.Index) {
    switch document.kind(node) {
    case .null: self = .null
    case .true: self = .flag(true)
    case .false: self = .flag(false)
    case .number: self = .number(document.number(node))
    case .text, .key: self = .text(document.text(node))
    case .array:
      var values: [JSONValue] = []
      document.forEachElement(of: node) { values.append(JSONValue(document, $0)) }
      self = .array(values)
    case .object:
      var members: [(String, JSONValue)] = []
      document.forEachMember(of: node) { members.append((document.text($0), JSONValue(document, $1))) }
      self = .object(members)
    }
  }
}
