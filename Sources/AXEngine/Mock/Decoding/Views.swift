/// The second walk over the views: every property.
extension MockDecoder {
  /// Reads the properties of all views, in file order.
  mutating func decodeViews() {
    var loops: [(end: ViewIndex, loop: ExpressionNames.Loop)] = []
    for index in views.indices {
      view = ViewIndex(index)
      screen = Int(views[index].screen)
      while let last = loops.last, last.end <= view { loops.removeLast() }
      if names.loops.count != loops.count { names.loops = loops.map(\.loop) }
      dependencies = .none
      switch views[index].type {
      case .forEach:
        let loop = decodeLoop(Int(viewNodes[index]))
        loops.append((views[index].end, loop))
        names.loops.append(loop)
      case .tab: decodeTab(Int(viewNodes[index]))
      default: decodeView(Int(viewNodes[index]))
      }
      views[index].dependencies = dependencies
    }
    for index in views.indices { views[index].setStorage(properties) }
    for index in views.indices.reversed() where views[index].parent >= 0 {
      let own = views[index].dependencies
      views[Int(views[index].parent)].dependencies.formUnion(own)
    }
  }

  private mutating func decodeView(_ node: JSONDocument.Index) {
    let type = views[Int(view)].type
    let bit: UInt64 = 1 << UInt64(ordinals[Int(view)])
    var seen = (UInt64(0), UInt64(0))
    var isTypeKnown = true
    let table = Fields.view
    let first = properties.count
    var keys = KeySet()
    var accessibilityKeys = KeySet()
    var key = node + 1
    let end = document.next(node)
    while key < end {
      let value = key + 1
      defer { key = document.next(value) }
      guard let index = table.find(key, in: document) else {
        unknownViewKey(key)
        continue
      }
      if Self.note(index, in: &seen) { continue }
      let field = table.fields[index]
      switch field.shape {
      case .viewType: isTypeKnown = checkType(value)
      case .name: checkName(value)
      case .accessibility: accessibilityKeys = decodeAccessibility(value)
      default:
        if field.typeBits & bit == 0, isTypeKnown, isWritten(type, node) { misplaced(key, field, type) }
        decodeProperty(field, value, &keys)
      }
    }
    for index in table.required where table.fields[index].typeBits & bit != 0 {
      if Self.note(index, in: &seen) { continue }
      let field = table.fields[index]
      error(
        node, field.name == "type" ? "a view needs a 'type'" : "a \(type.rawValue) needs '\(field.name)'",
        help: field.summary)
    }
    if type == .datePicker { checkDate(from: first) }
    properties.append(contentsOf: accessibility)
    accessibility.removeAll(keepingCapacity: true)
    views[Int(view)].setProperties(keys, accessibilityKeys, from: first)
  }

  /// Adds a property to the list of all.
  private mutating func append(
    _ key: UInt8, _ value: JSONDocument.Index, _ decoded: PropertyValue, _ keys: inout KeySet
  ) {
    if keys.insert(key) {
      properties.append(Property(key: key, range: document.range(value), value: decoded))
    }
  }

  /// Marks a key as seen; true where it was already.
  private static func note(_ index: Int, in seen: inout (UInt64, UInt64)) -> Bool {
    let bit: UInt64 = 1 << UInt64(index & 63)
    let wasSeen = (index < 64 ? seen.0 : seen.1) & bit != 0
    if index < 64 { seen.0 |= bit } else { seen.1 |= bit }
    return wasSeen
  }

  private mutating func decodeProperty(
    _ field: Field, _ value: JSONDocument.Index, _ keys: inout KeySet
  ) {
    guard field.key != 255 else { return checkNested(field, value) }
    let isSpecial = field.key == ViewKey.onFocusChange.rawValue || field.key == ViewKey.onMove.rawValue
    if isSpecial {
      names.allowsFocused = field.key == ViewKey.onFocusChange.rawValue
      names.allowsMove = field.key == ViewKey.onMove.rawValue
    }
    if let decoded = decode(field.shape, value, field.name) {
      if field.key == ViewKey.step.rawValue, case .number(let step) = decoded, step <= 0 {
        warn(
          value, "a step of \(NumberText.text(of: step)) makes no sense",
          help: step < 0 ? "its size counts: leave the sign out" : "leave it out for the usual one")
      }
      append(field.key, value, decoded, &keys)
    }
    if isSpecial {
      names.allowsFocused = false
      names.allowsMove = false
    }
  }

  /// `children` and `tabs` are in the arena already; here what is no view is reported.
  private mutating func checkNested(_ field: Field, _ node: JSONDocument.Index) {
    guard document.kind(node) == .array else {
      mismatch(node, field.name, "a list of views", help: "put them in [ ]")
      return
    }
    document.forEachElementMutating(of: node, &self) { decoder, element in
      if decoder.document.kind(element) != .object { decoder.mismatch(element, field.name, "views") }
    }
  }

  private mutating func checkName(_ value: JSONDocument.Index) {
    if document.kind(value) != .text {
      mismatch(value, "id", "a text")
    } else if document.nodes[value].end - document.nodes[value].start == 2 {
      error(value, "an id cannot be empty")
    }
  }

  /// Whether the file names the type, so that a key can be said to be in the wrong place.
  private func isWritten(_ type: ViewType, _ node: JSONDocument.Index) -> Bool {
    guard type == .view, let value = document.value("type", in: node) else { return type != .view }
    return document.kind(value) == .text && document.text(value) == type.rawValue
  }

  private mutating func checkType(_ node: JSONDocument.Index) -> Bool {
    guard document.kind(node) == .text else {
      mismatch(node, "type", "the name of a view type")
      return false
    }
    if Self.viewTypes.find(text: node, in: document) != nil { return true }
    let name = document.text(node)
    error(node, "unknown view type '\(name)'", help: suggestion(name, Self.viewTypes.names))
    return false
  }

  private mutating func unknownViewKey(_ key: JSONDocument.Index) {
    let name = document.text(key)
    if Fields.accessibility.fields.contains(where: { $0.name == name }) {
      error(key, "'\(name)' does not belong to the view itself", help: "put it under 'accessibility'")
    } else {
      unknownKey(key, among: Fields.view.fields.map(\.name), in: "the view")
    }
  }

  private mutating func misplaced(_ key: JSONDocument.Index, _ field: Field, _ type: ViewType) {
    let types = (field.types ?? []).map(\.rawValue)
    error(
      key, "a \(type.rawValue) has no '\(field.name)'",
      help: "it belongs to: " + types.joined(separator: ", "))
  }

  private mutating func decodeAccessibility(_ node: JSONDocument.Index) -> KeySet {
    var keys = KeySet()
    guard document.kind(node) == .object else {
      mismatch(node, "accessibility", "an object")
      return keys
    }
    var seen: UInt64 = 0
    var key = node + 1
    let end = document.next(node)
    while key < end {
      let value = key + 1
      defer { key = document.next(value) }
      guard let index = Fields.accessibility.find(key, in: document) else {
        unknownAccessibilityKey(key)
        continue
      }
      guard seen >> UInt64(index) & 1 == 0 else { continue }
      seen |= 1 << UInt64(index)
      let field = Fields.accessibility.fields[index]
      if let decoded = decode(field.shape, value, field.name) {
        if keys.insert(field.key) {
          accessibility.append(Property(key: field.key, range: document.range(value), value: decoded))
        }
      }
    }
    return keys
  }

  private mutating func unknownAccessibilityKey(_ key: JSONDocument.Index) {
    let name = document.text(key)
    let prefix = "accessibility"
    if name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first {
      let short = String(first).lowercased() + name.dropFirst(prefix.count + 1)
      if Fields.accessibility.fields.contains(where: { $0.name == short }) {
        error(key, "unknown key '\(name)' in 'accessibility'", help: "the prefix is left out: '\(short)'")
        return
      }
    }
    if Fields.view.fields.contains(where: { $0.name == name }) {
      error(key, "'\(name)' does not belong under 'accessibility'", help: "put it into the view itself")
    } else {
      unknownKey(key, among: Fields.accessibility.fields.map(\.name), in: "'accessibility'")
    }
  }

  // MARK: Loops and tabs

  /// Reads `{ "forEach": { … } }`.
  private mutating func decodeLoop(_ node: JSONDocument.Index) -> ExpressionNames.Loop {
    let first = properties.count
    var keys = KeySet()
    let name = loopName(of: view)
    var loop = ExpressionNames.Loop(name: name, type: .any, depth: Int(views[Int(view)].loopDepth))
    document.forEachMemberMutating(of: node, &self) { decoder, key, value in
      switch decoder.document.text(key) {
      case "forEach": decoder.decodeLoop(value, &keys, &loop)
      case "when":
        if let decoded = decoder.decode(.expression(.flag), value, "when") {
          decoder.append(ViewKey.when.rawValue, value, decoded, &keys)
        }
      default:
        let text = decoder.document.text(key)
        decoder.error(
          key, "'\(text)' does not belong beside 'forEach'", help: "put it into the view under 'forEach'")
      }
    }
    views[Int(view)].setProperties(keys, KeySet(), from: first)
    return loop
  }

  private mutating func decodeLoop(
    _ node: JSONDocument.Index, _ keys: inout KeySet, _ loop: inout ExpressionNames.Loop
  ) {
    if let list = document.value("in", in: node), document.kind(list) == .text {
      // Parsed here for its type alone; problems are reported with the other keys.
      let before = diagnostics.count
      if let operand = parse(list) { loop.type = operand.type.element }
      keepDiagnostics(before)
    }
    let outer = names.loops
    names.loops.append(loop)
    let inner = names.loops
    var seen: Set<String> = []
    document.forEachMemberMutating(of: node, &self) { decoder, key, value in
      guard let index = Fields.forEach.find(key, in: decoder.document) else {
        decoder.unknownKey(key, among: Fields.forEach.fields.map(\.name), in: "'forEach'")
        return
      }
      let field = Fields.forEach.fields[index]
      guard seen.insert(field.name).inserted else { return }
      decoder.names.loops = field.name == "key" ? inner : outer
      let decoded = decoder.decode(field.shape, value, field.name)
      if let decoded, let name = ViewKey(rawValue: field.key) {
        decoder.append(name.rawValue, value, decoded, &keys)
      }
    }
    names.loops = outer
    for field in Fields.forEach.fields where field.isRequired && !seen.contains(field.name) {
      error(node, "'forEach' lacks '\(field.name)'", help: "\(field.name): \(field.summary)")
    }
  }

  private mutating func decodeTab(_ node: JSONDocument.Index) {
    let first = properties.count
    var keys = KeySet()
    for field in record(Fields.tab, node, "the tab") {
      guard let key = Fields.tab.fields.first(where: { $0.name == field.name })?.key,
        let name = ViewKey(rawValue: key)
      else { continue }
      if keys.insert(name.rawValue) {
        properties.append(Property(key: name.rawValue, range: field.range, value: field.value))
      }
    }
    views[Int(view)].setProperties(keys, KeySet(), from: first)
  }
}
