/// Reads contracts from their JSON. What the field tables check already is not reported again: it is passed over here.
struct ContractReader {
  private let document: JSONDocument
  /// Where the JSON begins in its file.
  private let base: Int
  /// What is wrong, in the order of the file.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the list that stands in a stretch of a file.
  static func read(
    _ source: SourceFile, in range: SourceRange
  ) -> (contracts: [Contract], diagnostics: [Diagnostic]) {
    let bytes = Array(source.bytes[Int(range.start)..<Int(range.end)])
    guard let document = JSONReader.read(SourceFile(path: source.path, bytes: bytes)).document else {
      return ([], [])
    }
    var reader = ContractReader(document: document, base: Int(range.start))
    var contracts: [Contract] = []
    reader.forEachElement(of: 0) { reader, node in
      if let contract = reader.contract(node) { contracts.append(contract) }
    }
    reader.checkNames(contracts)
    return (contracts, reader.diagnostics)
  }

  private init(document: JSONDocument, base: Int) {
    self.document = document
    self.base = base
  }

  // MARK: Contracts

  private mutating func contract(_ node: JSONDocument.Index) -> Contract? {
    guard document.kind(node) == .object, let name = member("name", of: node).flatMap(text) else {
      return nil
    }
    var contract = Contract(
      name: name, screen: member("screen", of: node).flatMap(text), given: [], profiles: [], demands: [],
      range: SourceRange(Int(range(node).start), Int(range(node).start) + 1))
    let members = self.members(of: node)
    for (key, value) in members {
      switch key.text {
      case "given": contract.given = given(value)
      case "profile": contract.profiles = profiles(value)
      default: contract.demands += demands(key, value)
      }
    }
    if contract.profiles.isEmpty {
      contract.profiles = [
        .init(text: Located(text: TechnologyName.voiceOver.rawValue, range: name.range), profile: .voiceOver)
      ]
    }
    if name.text.allSatisfy(\.isWhitespace) {
      report(name.range, "a contract needs a name", help: "say what it is about: \"Pay with a wrong card\"")
    }
    let isSilent = !members.contains { !["name", "screen", "given", "profile"].contains($0.key.text) }
    if isSilent {
      warn(name.range, "this contract expects nothing", help: "add 'order', 'spoken' or another key")
    }
    return contract
  }

  private mutating func checkNames(_ contracts: [Contract]) {
    var seen: [String: SourceRange] = [:]
    for contract in contracts {
      if let first = seen[contract.name.text] {
        diagnostics.append(
          Diagnostic(
            .warning, at: contract.name.range, "another contract has this name",
            help: "reports and baselines tell contracts apart by their names",
            notes: [Diagnostic.Note(first, "the other one is here")]))
      } else {
        seen[contract.name.text] = contract.name.range
      }
    }
  }

  private mutating func given(_ node: JSONDocument.Index) -> [Contract.Given] {
    var given: [Contract.Given] = []
    forEachMember(of: node) { reader, key, value in
      if let read = reader.value(value) {
        given.append(Contract.Given(name: key, value: read, range: reader.place(value)))
      }
    }
    return given
  }

  private mutating func value(_ node: JSONDocument.Index) -> Value? {
    switch document.kind(node) {
    case .text, .key: return .text(document.text(node))
    case .number: return .number(document.number(node))
    case .true: return .flag(true)
    case .false: return .flag(false)
    case .null:
      report(place(node), "null is no value of the state", help: "use an empty text, 0 or false")
      return nil
    case .array:
      var values: [Value] = []
      forEachElement(of: node) { reader, element in
        if let value = reader.value(element) { values.append(value) }
      }
      return .list(values)
    case .object:
      var fields: [Value.Field] = []
      forEachMember(of: node) { reader, key, value in
        if let value = reader.value(value) { fields.append(Value.Field(key.text, value)) }
      }
      return .object(fields)
    }
  }

  private mutating func profiles(_ node: JSONDocument.Index) -> [Contract.NamedProfile] {
    var profiles: [Contract.NamedProfile] = []
    let isList = document.kind(node) == .array
    if isList, elements(of: node).isEmpty {
      report(place(node), "'profile' names nothing to judge under", help: "leave 'profile' out for voiceOver")
    }
    for entry in isList ? elements(of: node) : [node] {
      guard let written = text(entry) else { continue }
      do {
        let profile = try Profile.parse(written.text)
        if profiles.contains(where: { $0.profile == profile }) {
          warn(written.range, "the profile is listed twice")
        } else {
          profiles.append(.init(text: written, profile: profile))
        }
      } catch {
        diagnostics.append(moved(error, into: entry))
      }
    }
    return profiles
  }

  // MARK: JSON

  mutating func report(
    _ range: SourceRange, _ message: String, help: String? = nil
  ) {
    diagnostics.append(Diagnostic(at: range, message, help: help))
  }

  mutating func warn(_ range: SourceRange, _ message: String, help: String? = nil) {
    diagnostics.append(Diagnostic(.warning, at: range, message, help: help))
  }

  mutating func report(_ problem: Diagnostic) { diagnostics.append(problem) }

  /// A problem in a text of the file, whose places count that text's bytes.
  func moved(_ problem: Diagnostic, into node: JSONDocument.Index) -> Diagnostic {
    var moved = problem
    let offsets = document.unescaped(node).offsets
    func place(_ offset: Int32) -> Int { base + Int(offsets[min(max(0, Int(offset)), offsets.count - 1)]) }
    moved.range = SourceRange(place(problem.range.start), place(problem.range.end))
    moved.notes = problem.notes.map {
      Diagnostic.Note(SourceRange(place($0.range.start), place($0.range.end)), $0.message)
    }
    return moved
  }

  func kind(_ node: JSONDocument.Index) -> JSONNode.Kind { document.kind(node) }

  func range(_ node: JSONDocument.Index) -> SourceRange {
    let range = document.range(node)
    return SourceRange(Int(range.start) + base, Int(range.end) + base)
  }

  /// Where to point for a value: the whole of it, but of an object or list only the opening sign.
  func place(_ node: JSONDocument.Index) -> SourceRange {
    let range = range(node)
    switch document.kind(node) {
    case .object, .array: return SourceRange(Int(range.start), Int(range.start) + 1)
    case .text, .number, .true, .false, .null, .key: return range
    }
  }

  func text(_ node: JSONDocument.Index) -> Located? {
    document.kind(node) == .text ? Located(text: document.text(node), range: range(node)) : nil
  }

  func number(_ node: JSONDocument.Index) -> Double? {
    document.kind(node) == .number ? document.number(node) : nil
  }

  func member(_ name: String, of node: JSONDocument.Index) -> JSONDocument.Index? {
    document.value(name, in: node)
  }

  /// The members of an object, without second ones of a name; none of what is no object.
  func members(of node: JSONDocument.Index) -> [(key: Located, value: JSONDocument.Index)] {
    guard document.kind(node) == .object else { return [] }
    var members: [(key: Located, value: JSONDocument.Index)] = []
    var names: Set<String> = []
    document.forEachMember(of: node) { key, value in
      let name = document.text(key)
      guard names.insert(name).inserted else { return }
      members.append((Located(text: name, range: range(key)), value))
    }
    return members
  }

  /// The elements of a list; none of what is no list.
  func elements(of node: JSONDocument.Index) -> [JSONDocument.Index] {
    guard document.kind(node) == .array else { return [] }
    var elements: [JSONDocument.Index] = []
    document.forEachElement(of: node) { elements.append($0) }
    return elements
  }

  private mutating func forEachElement(
    of node: JSONDocument.Index, _ body: (inout Self, JSONDocument.Index) -> Void
  ) {
    for element in elements(of: node) { body(&self, element) }
  }

  private mutating func forEachMember(
    of node: JSONDocument.Index, _ body: (inout Self, Located, JSONDocument.Index) -> Void
  ) {
    for (key, value) in members(of: node) { body(&self, key, value) }
  }
}
