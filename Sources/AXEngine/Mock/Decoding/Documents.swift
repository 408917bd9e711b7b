/// The whole file: top level, state, screens.
extension MockDecoder {
  /// Reads everything. nil where not even a screen could be found.
  mutating func decode() -> Mock? {
    guard document.kind(0) == .object else {
      error(
        0, "a mock file holds an object, but this is \(words(for: 0))",
        help: "the smallest mock is { \"root\": { \"type\": \"Text\", \"text\": \"Hello\" } }")
      return nil
    }
    var members: [(field: Int, value: JSONDocument.Index)] = []
    document.forEachMemberMutating(of: 0, &self) { decoder, key, value in
      if let field = Fields.mock.find(key, in: decoder.document) {
        if !members.contains(where: { $0.field == field }) { members.append((field, value)) }
      } else {
        decoder.unknownKey(key, among: Fields.mock.fields.map(\.name), in: "the mock")
      }
    }
    func value(_ name: String) -> JSONDocument.Index? {
      members.first { Fields.mock.fields[$0.field].name == name }?.value
    }
    if let state = value("state") { declare(state) }
    reserveViews()
    let roots = outlineScreens(screens: value("screens"), root: value("root"))
    let top = members.filter { !["state", "screens", "root"].contains(Fields.mock.fields[$0.field].name) }
    var record: [RecordField] = []
    screen = -1
    for (field, node) in top {
      if isOtherVersion(field, node) { continue }
      let field = Fields.mock.fields[field]
      if let value = decode(field.shape, node, field.name) {
        record.append(RecordField(field.name, range: document.range(node), value: value))
      }
    }
    let screens = decodeScreens(roots)
    decodeViews()
    guard !screens.isEmpty else { return nil }
    let deferred = ["contracts"].compactMap { name in
      value(name).map { (key: name, range: document.range($0)) }
    }
    return assemble(record, screens: screens, deferred: deferred)
  }

  /// Whether the file is of a version that this program does not know.
  private mutating func isOtherVersion(_ field: Int, _ node: JSONDocument.Index) -> Bool {
    guard Fields.mock.fields[field].name == "voterm", document.kind(node) == .number else { return false }
    let version = document.number(node)
    guard version != 1 else { return false }
    error(
      node, "this program reads version 1 of the format, not \(JSONWriter.compact(.number(version)))",
      help: version > 1 ? "a newer voterm may read it" : nil)
    return true
  }

  private func assemble(
    _ record: [RecordField], screens: [ScreenDescription], deferred: [(key: String, range: SourceRange)]
  ) -> Mock {
    var strings: [String: [String: String]] = [:]
    for language in record.record("strings") ?? [] {
      guard case .record(let texts) = language.value else { continue }
      strings[language.name] = Dictionary(
        texts.map { ($0.name, record.plain($0.value) ?? "") }, uniquingKeysWith: { first, _ in first })
    }
    var start = 0
    if case .screen(let index)? = record["start"] { start = index }
    return Mock(
      source: source, title: record.string("title") ?? source.title, device: device(record),
      locale: record.string("locale") ?? "en", strings: strings, variables: variables, screens: screens,
      start: start, views: views,
      handlers: ["escape", "magicTap"].compactMap { name in
        record.steps(name).map { HandlerDescription(name, $0) }
      },
      appIntents: record.records("appIntents").map {
        AppIntentDescription(
          title: $0.string("title") ?? "", phrases: $0.strings("phrases") ?? [], steps: $0.steps("do") ?? [])
      },
      guidedAccess: record.records("guidedAccess").map {
        GuidedAccessRestriction(
          identifier: $0.string("identifier") ?? "", text: $0.string("text") ?? "",
          detail: $0.string("detail"),
          restricts: ($0.references("restricts") ?? []).map(\.view), onChange: $0.steps("onChange") ?? [])
      },
      suppressions: record.records("suppress").compactMap { fields in
        guard let rule = fields.range("rule"), let because = fields.range("because") else { return nil }
        return SuppressionDescription(
          rule: fields.string("rule") ?? "", ruleRange: rule, id: fields.string("id"),
          idRange: fields.range("id"), because: fields.string("because") ?? "", becauseRange: because)
      },
      deferred: deferred)
  }

  private func device(_ record: [RecordField]) -> DeviceDescription {
    switch record["device"] {
    case .choice(1)?: return .iPad
    case .choice(2)?: return .appleTV
    case .record(let fields)?:
      let idiom = fields.choice("idiom").map { DeviceDescription.Idiom.allCases[$0] } ?? .phone
      return DeviceDescription(
        idiom: idiom, size: Size(fields.number("width") ?? 390, fields.number("height") ?? 844))
    default: return .iPhone
    }
  }

  // MARK: State

  private mutating func declare(_ node: JSONDocument.Index) {
    guard document.kind(node) == .object else {
      mismatch(node, "state", "an object of variables")
      return
    }
    document.forEachMemberMutating(of: node, &self) { decoder, key, value in
      let name = decoder.document.text(key)
      let bytes = Array(name.utf8)
      if bytes.isEmpty || !ExpressionParser.isLetter(bytes[0])
        || !bytes.allSatisfy({ ExpressionParser.isLetter($0) || $0 &- 48 < 10 })
      {
        decoder.error(
          key, "'\(name)' is no name for a variable", help: "use letters, digits and '_', a letter first")
      } else if ["true", "false", "isFocused"].contains(name) || EnvironmentFlag(rawValue: name) != nil {
        decoder.error(key, "'\(name)' already has a meaning in expressions", help: "choose another name")
      }
      let initial = decoder.value(value)
      if decoder.names.variables[name] != nil { return }
      decoder.names.variables[name] = decoder.variables.count
      decoder.names.variableNames.append(name)
      decoder.names.types.append(initial.map(ValueType.init(of:)) ?? .any)
      decoder.variables.append(
        Variable(name: name, range: decoder.document.range(key), initial: initial ?? .text("")))
    }
  }

  /// A value of the state.
  mutating func value(_ node: JSONDocument.Index) -> Value? {
    switch document.kind(node) {
    case .text, .key: return .text(document.text(node))
    case .number: return .number(document.number(node))
    case .true: return .flag(true)
    case .false: return .flag(false)
    case .null:
      error(node, "null is no value of the state", help: "use an empty text, 0 or false")
      return nil
    case .array:
      var elements: [Value] = []
      document.forEachElementMutating(of: node, &self) { decoder, element in
        if let value = decoder.value(element) { elements.append(value) }
      }
      return .list(elements)
    case .object:
      var fields: [Value.Field] = []
      document.forEachMemberMutating(of: node, &self) { decoder, key, member in
        if let value = decoder.value(member) {
          fields.append(Value.Field(decoder.document.text(key), value))
        }
      }
      return .object(fields)
    }
  }

  // MARK: Screens

  private struct ScreenOutline {
    var name: String
    var node: JSONDocument.Index?
    var root: ViewIndex
  }

  private mutating func outlineScreens(
    screens: JSONDocument.Index?, root: JSONDocument.Index?
  ) -> [ScreenOutline] {
    var result: [ScreenOutline] = []
    if let root {
      if let screens {
        error(
          max(root, screens) - 1, "a mock has either 'screens' or 'root'",
          help: "move the root view into a screen",
          notes: [Diagnostic.Note(document.range(min(root, screens) - 1), "the other one is here")])
      }
      guard document.kind(root) == .object else {
        mismatch(root, "root", "a view")
        return result
      }
      result.append(begin("main", node: nil, root: root))
    }
    guard let screens else {
      if root == nil {
        error(0, "the mock has no screen", help: "add 'screens', or 'root' for a single one")
      }
      return result
    }
    guard document.kind(screens) == .object else {
      mismatch(screens, "screens", "an object of screens by name")
      return result
    }
    document.forEachMemberMutating(of: screens, &self) { decoder, key, value in
      let name = decoder.document.text(key)
      guard !decoder.screenNames.contains(name) else { return }
      guard decoder.document.kind(value) == .object else {
        decoder.mismatch(value, name, "a screen")
        return
      }
      let root = decoder.document.value("root", in: value)
      if let root, decoder.document.kind(root) == .object {
        result.append(decoder.begin(name, node: value, root: root))
      } else {
        // Reported with the screen's other keys; an empty view stands in.
        decoder.screenNames.append(name)
        decoder.ids.append(IDTable())
        result.append(ScreenOutline(name: name, node: value, root: -1))
      }
    }
    if result.isEmpty { error(screens, "the mock has no screen", help: "add one to 'screens'") }
    return result
  }

  private mutating func begin(
    _ name: String, node: JSONDocument.Index?, root: JSONDocument.Index
  ) -> ScreenOutline {
    screen = screenNames.count
    screenNames.append(name)
    ids.append(IDTable())
    let index = ViewIndex(views.count)
    outline(root, role: .child, parent: -1, loopDepth: 0)
    return ScreenOutline(name: name, node: node, root: index)
  }

  private mutating func decodeScreens(_ outlines: [ScreenOutline]) -> [ScreenDescription] {
    var result: [ScreenDescription] = []
    for (index, outline) in outlines.enumerated() {
      screen = index
      view = -1
      var description = ScreenDescription(name: outline.name, title: nil, root: outline.root)
      if let node = outline.node {
        let record = self.record(Fields.screen, node, "the screen '\(outline.name)'")
        if case .text(let title)? = record["title"] { description.title = title }
        description.onAppear = record.steps("onAppear") ?? []
        description.onDisappear = record.steps("onDisappear") ?? []
        description.escape = record.steps("escape")
        description.magicTap = record.steps("magicTap")
        description.scheduled = record.records("scheduled").map {
          .init(
            at: $0.number("at") ?? 0, every: $0.number("every"), steps: $0.steps("do") ?? [],
            range: $0.range("every") ?? $0.range("at") ?? SourceRange(0, 0))
        }
      }
      result.append(description)
    }
    return result
  }
}
