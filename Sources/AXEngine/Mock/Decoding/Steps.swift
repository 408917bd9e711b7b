/// Steps.
extension MockDecoder {
  /// Reads a list of steps.
  mutating func steps(_ node: JSONDocument.Index, _ name: String) -> [Step]? {
    // What steps read does not decide how the screen looks.
    let before = dependencies
    defer { dependencies = before }
    guard document.kind(node) == .array else {
      mismatch(
        node, name, "a list of steps", help: document.kind(node) == .object ? "put the step in [ ]" : nil)
      return nil
    }
    var result: [Step] = []
    document.forEachElementMutating(of: node, &self) { decoder, element in
      decoder.step(element, into: &result)
    }
    return result
  }

  private mutating func step(_ node: JSONDocument.Index, into result: inout [Step]) {
    guard document.kind(node) == .object else {
      error(
        node, "a step is an object, but this is \(words(for: node))", help: "as in { \"push\": \"receipt\" }")
      return
    }
    var verb: (index: Int, key: JSONDocument.Index, value: JSONDocument.Index)?
    document.forEachMemberMutating(of: node, &self) { decoder, key, value in
      guard
        let index = Fields.verbNames.find(key, hash: decoder.document.nodes[key].next, in: decoder.document)
      else { return }
      if let first = verb {
        if first.index == index { return }
        decoder.error(
          key, "a step has one verb, and this is the second", help: "make it a step of its own",
          notes: [.init(decoder.document.range(first.key), "the first one is here")])
      } else {
        verb = (index, key, value)
      }
    }
    guard let verb else {
      let names = Fields.verbNames.names
      if document.next(node) > node + 1 {
        let word = document.text(node + 1)
        error(
          node + 1, "there is no step '\(word)'",
          help: suggestion(word, names) ?? "there are: " + names.joined(separator: ", "))
      } else {
        error(node, "a step has a verb", help: "there are: " + names.joined(separator: ", "))
      }
      return
    }
    let description = Fields.verbs[verb.index]
    let beside = companions(of: description, in: node)
    if let steps = step(description.kind, verb.value, description.field.name, beside) { result += steps }
  }

  /// Reads the keys beside a verb.
  private mutating func companions(of verb: StepVerb, in node: JSONDocument.Index) -> [RecordField] {
    var result: [RecordField] = []
    let isAlone = document.next(node + 2) == document.next(node)
    if isAlone, verb.companions.required.isEmpty { return result }
    document.forEachMemberMutating(of: node, &self) { decoder, key, value in
      if Fields.verbNames.find(key, hash: decoder.document.nodes[key].next, in: decoder.document) != nil {
        return
      }
      guard let index = verb.companions.find(key, in: decoder.document) else {
        decoder.unknownKey(
          key, among: verb.companions.fields.map(\.name) + Fields.verbNames.names,
          in: "the step '\(verb.field.name)'")
        return
      }
      let field = verb.companions.fields[index]
      if result.contains(where: { $0.name == field.name }) { return }
      // An argument is an id where one fits, else a text.
      if verb.kind == .post, field.name == "argument", decoder.document.kind(value) == .text,
        let reference = decoder.resolve(decoder.document.text(value))
      {
        result.append(
          RecordField(field.name, range: decoder.document.range(value), value: .references([reference])))
      } else if let decoded = decoder.decode(field.shape, value, field.name) {
        result.append(RecordField(field.name, range: decoder.document.range(value), value: decoded))
      }
    }
    for field in verb.companions.fields
    where field.isRequired && document.value(field.name, in: node) == nil {
      error(node, "the step '\(verb.field.name)' lacks '\(field.name)'", help: field.summary)
    }
    return result
  }

  private mutating func step(
    _ verb: StepVerb.Kind, _ node: JSONDocument.Index, _ name: String, _ beside: [RecordField]
  ) -> [Step]? {
    switch verb {
    case .set, .toggle, .append, .insert, .remove, .move: return stateStep(verb, node, name, beside)
    case .returning:
      guard case .flag(let flag)? = decode(.flag, node, name) else { return nil }
      return [.returning(flag)]
    case .requestGuidedAccess:
      guard case .flag(let flag)? = decode(.flag, node, name) else { return nil }
      return [.requestGuidedAccess(flag)]
    case .updateFocus: return isTrue(node, name) ? [.updateFocus] : nil
    case .pop: return isTrue(node, name) ? [.pop] : nil
    case .popToRoot: return isTrue(node, name) ? [.popToRoot] : nil
    case .push:
      guard case .screen(let screen)? = decode(.screen, node, name) else { return nil }
      return [.push(screen: screen)]
    case .selectTab:
      if document.kind(node) == .text { return [.selectTab(.title(document.text(node)))] }
      guard case .number(let number)? = decode(.integer(0...1_000), node, name) else { return nil }
      return [.selectTab(.index(Int(number)))]
    case .present: return presentedReference(node, name).map { [.present($0)] }
    case .dismiss:
      if document.kind(node) != .text { return isTrue(node, name) ? [.dismiss(nil)] : nil }
      return presentedReference(node, name).map { [.dismiss($0)] }
    case .focus: return reference(node, name).map { [.focus($0)] }
    case .scrollTo: return reference(node, name).map { [.scrollTo($0)] }
    case .post: return notification(node, name, beside).map { [.post($0)] }
    case .condition:
      guard let condition = decode(.flagOrExpression, node, name)?.expression else { return nil }
      return [.condition(condition, then: beside.steps("then") ?? [], else: beside.steps("else") ?? [])]
    case .after:
      guard case .number(let seconds)? = decode(.seconds, node, name) else { return nil }
      return [.after(seconds: seconds, beside.steps("do") ?? [])]
    case .animate:
      guard let animation = animation(node, name) else { return nil }
      return [
        .animate(animation, do: beside.steps("do") ?? [], completion: beside.steps("completion") ?? [])
      ]
    case .play: return plainText(node, name).map { [.play($0)] }
    }
  }

  private mutating func isTrue(_ node: JSONDocument.Index, _ name: String) -> Bool {
    if document.kind(node) == .true { return true }
    mismatch(node, name, "true")
    return false
  }

  private mutating func presentedReference(_ node: JSONDocument.Index, _ name: String) -> ViewIndex? {
    guard let reference = reference(node, name) else { return nil }
    let type = views[Int(reference.view)].type
    if type.isPresented, reference.part == nil { return reference.view }
    let what = reference.part == nil ? "a \(type.rawValue)" : "a part of one"
    error(
      node, "'\(document.text(node))' is no presented view but \(what)",
      help: "there are: " + Fields.presented.map(\.rawValue).joined(separator: ", "))
    return nil
  }

  private mutating func notification(
    _ node: JSONDocument.Index, _ name: String, _ beside: [RecordField]
  ) -> Step.Notification? {
    guard case .choice(let kind)? = decode(.choice(NotificationKind.allCases.map(\.rawValue)), node, name)
    else {
      return nil
    }
    var argument = Step.Notification.Argument.none
    if let view = beside.references("argument")?.first { argument = .view(view) }
    if let text = beside.template("argument") { argument = .text(text) }
    let priority = beside.choice("priority").map { AnnouncementPriority.allCases[$0] } ?? .default
    return Step.Notification(NotificationKind.allCases[kind], argument, priority: priority)
  }

  private mutating func animation(_ node: JSONDocument.Index, _ name: String) -> Animation? {
    guard case .record(let fields)? = decode(.record(Fields.animation), node, name) else { return nil }
    let ways = ["duration", "phases", "keyframes"].filter { document.value($0, in: node) != nil }
    // A transaction without any animation is one, too: it keeps the views from adding theirs.
    if ways.count > 1 || ways.isEmpty && fields.flag("disablesAnimations") != true {
      error(
        node, "an animation has either 'duration', 'phases' or 'keyframes'",
        help: ways.isEmpty ? "as in { \"duration\": 0.4 }" : "leave out all but one")
    }
    return Animation(fields)
  }
}
