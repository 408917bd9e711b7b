/// Lists of described things: actions, handlers, rotors, custom content, runs.
extension MockDecoder {
  mutating func described(_ shape: Shape, _ node: JSONDocument.Index, _ name: String) -> PropertyValue? {
    switch shape {
    case .actions: return records(Fields.action, node, name).map { .actions($0.map(Self.action)) }
    case .customContent:
      return records(Fields.customContent, node, name).map { records in
        .customContent(
          records.map {
            CustomContentDescription(
              label: $0.template("label") ?? Template([]), value: $0.template("value") ?? Template([]),
              isHighImportance: $0.choice("importance") == 1)
          })
      }
    case .runs:
      return records(Fields.run, node, name).map { records in
        .runs(
          records.map { record in
            TextRun(
              text: record.template("text") ?? Template([]), link: record.string("link"),
              attributes: ["bold", "italic", "underline"].filter { record.flag($0) == true })
          })
      }
    case .rotors: return rotors(node, name).map { .rotors($0) }
    case .handlers(let directions):
      return handlers(node, name) { decoder, key in
        let word = decoder.document.text(key)
        if directions.contains(word) { return word }
        decoder.unknownKey(key, among: directions, in: "'\(name)'")
        return nil
      }.map { .handlers($0) }
    case .variableHandlers:
      return handlers(node, name) { decoder, key in
        let word = decoder.document.text(key)
        if decoder.names.variables[word] != nil { return word }
        decoder.error(
          key, "there is no variable '\(word)'", help: decoder.suggestion(word, decoder.names.variableNames))
        return nil
      }.map { .handlers($0) }
    default: return nil
    }
  }

  private mutating func records(
    _ table: FieldTable, _ node: JSONDocument.Index, _ name: String
  ) -> [[RecordField]]? {
    guard case .records(let records)? = decode(.records(table), node, name) else { return nil }
    return records
  }

  private static func action(_ record: [RecordField]) -> ActionDescription {
    ActionDescription(
      name: record.template("name") ?? Template([]), steps: record.steps("do") ?? [],
      image: record.string("image"), edge: record.choice("edge").map { $0 == 0 ? "leading" : "trailing" })
  }

  private mutating func handlers(
    _ node: JSONDocument.Index, _ name: String, _ check: (inout Self, JSONDocument.Index) -> String?
  ) -> [HandlerDescription]? {
    guard document.kind(node) == .object else {
      mismatch(node, name, "an object of steps")
      return nil
    }
    var result: [HandlerDescription] = []
    document.forEachMemberMutating(of: node, &self) { decoder, key, value in
      let word = check(&decoder, key)
      let steps = decoder.steps(value, decoder.document.text(key))
      if let word, let steps { result.append(HandlerDescription(word, steps)) }
    }
    return result
  }

  private mutating func rotors(_ node: JSONDocument.Index, _ name: String) -> [RotorDescription]? {
    // `where` may use the names of the loops below the view.
    let outer = names.loops
    defer { names.loops = outer }
    if view >= 0 { names.loops += loopsBelow(view) }
    return list(node, name) { decoder, element -> RotorDescription? in
      guard decoder.document.kind(element) == .object else {
        decoder.mismatch(element, name, "objects")
        return nil
      }
      let record = decoder.record(Fields.rotor, element, "the rotor")
      func has(_ key: String) -> Bool { decoder.document.value(key, in: element) != nil }
      if has("name") == has("system") {
        decoder.error(element, "a rotor has either 'name' or 'system'")
      }
      if has("entries") == has("where") {
        decoder.error(element, "a rotor has either 'entries' or 'where'")
      }
      return RotorDescription(
        name: record.template("name"), system: record.choice("system").map { Fields.systemRotors[$0] },
        entries: has("entries")
          ? record.records("entries").compactMap { entry in
            guard let target = entry.references("id")?.first else { return nil }
            var range: Range<Int>?
            if case .point(let ends)? = entry["range"] {
              let start = Int(max(0, min(ends.x, 1e6)))
              range = start..<max(start, Int(max(0, min(ends.y, 1e6))))
            }
            return .init(target, label: entry.template("label"), range: range)
          } : nil,
        condition: record.expression("where"))
    }
  }

  /// The loops among a view's descendants, one for each name; nothing is known of their elements.
  private func loopsBelow(_ view: ViewIndex) -> [ExpressionNames.Loop] {
    var result: [ExpressionNames.Loop] = []
    for index in view + 1..<max(view + 1, views[Int(view)].end) where views[Int(index)].type == .forEach {
      let name = loopName(of: index)
      if !result.contains(where: { $0.name == name }) {
        result.append(.init(name: name, type: .any, depth: Int(views[Int(index)].loopDepth)))
      }
    }
    return result
  }

  /// The name of a loop's element: `as`, else `item`.
  func loopName(of view: ViewIndex) -> String {
    guard let loop = document.value("forEach", in: Int(viewNodes[Int(view)])),
      let name = document.value("as", in: loop), document.kind(name) == .text
    else { return "item" }
    return document.text(name)
  }
}
