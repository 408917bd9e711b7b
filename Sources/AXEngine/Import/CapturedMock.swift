/// Turns the elements of a dump into a mock file: which of them VoiceOver would stop at, in which order, and as what.
///
/// Every decision that could be another one leaves a remark.
struct CapturedMock {
  let title: String
  var remarks: ImportRemarks
  private var ids = CapturedIdentifiers()
  /// The process of the app; elements of another one belong to the system.
  private var process: Int?
  private var merged = 0

  init(title: String, remarks: ImportRemarks) {
    self.title = title
    self.remarks = remarks
  }

  /// The text of the mock file.
  mutating func build(_ elements: [CapturedElement]) -> String {
    let application = elements.first { $0.type == "Application" }
    let size = Self.screenSize(elements)
    process = application?.process
    // The application is the screen itself; in a flat dump the others stand beside it.
    var content: [CapturedElement] = []
    for element in elements {
      if element.type == "Application" || element.type == "Window" {
        content += element.children
      } else {
        content.append(element)
      }
    }
    let children = views(of: content, container: nil)
    if merged > 0 { remarks.add(.leftOut, nil, "\(merged) repeated elements: same words at the same place") }
    remarks.add(
      .lost, nil, "what the controls do: activating one changes nothing in the mock until steps are added")
    remarks.add(
      .lost, nil, "rotors, heading levels, more content, languages and modal flags are not in such a dump")
    let name = application?.label ?? title
    let device: JSONValue = .object([
      ("width", .number(size.width)), ("height", .number(size.height)),
      ("idiom", .text(min(size.width, size.height) >= 700 ? "pad" : "phone")),
    ])
    return JSONWriter.write(
      .object([
        ("voterm", .number(1)), ("title", .text(name)), ("device", device),
        ("root", .object([("type", .text("View")), ("children", .array(children))])),
      ]))
  }

  /// The application's frame; without a usable one, what the elements at the top left cover.
  private static func screenSize(_ elements: [CapturedElement]) -> Size {
    if let frame = elements.first(where: { $0.type == "Application" })?.frame,
      isScreen(frame.size)
    {
      return frame.size
    }
    var union: Rect?
    func visit(_ list: [CapturedElement]) {
      for element in list {
        if let frame = element.frame, !frame.isEmpty { union = union?.union(frame) ?? frame }
        visit(element.children)
      }
    }
    visit(elements)
    guard let union, isScreen(Size(union.maxX, union.maxY)) else { return DeviceDescription.iPhone.size }
    return Size(union.maxX, union.maxY)
  }

  /// Whether a mock's device may be that large.
  private static func isScreen(_ size: Size) -> Bool {
    (1...10_000).contains(size.width) && (1...10_000).contains(size.height)
  }

  // MARK: Views

  private mutating func views(of elements: [CapturedElement], container: String?) -> [JSONValue] {
    var result: [JSONValue] = []
    var previous: CapturedElement?
    for element in elements {
      if let previous, Self.isRepetition(element, of: previous) {
        merged += 1
        continue
      }
      previous = element
      result += views(of: element)
    }
    noteOrder(elements, container: container)
    return result
  }

  /// One element: a stop, a container, or both beside each other where controls stand inside a stop.
  private mutating func views(of element: CapturedElement) -> [JSONValue] {
    let isContainer = CapturedRole.containers.contains(element.type)
    let inner = element.children.flatMap(Self.innerControls)
    if !isContainer || (element.children.isEmpty && element.label != nil) {
      let id = ids.next(for: element)
      if isContainer {
        remarks.add(.guessed, id, "a group with a name and nothing in it is taken for an element")
      }
      if isContainer, element.label == element.identifier {
        remarks.add(.lost, id, "what may be inside: such dumps leave out the contents of bars")
      }
      let swallowed = element.children.count - inner.count
      if swallowed > 0 {
        remarks.add(.leftOut, id, "\(swallowed) parts whose words the element already says")
      }
      return [stop(element, id: id)] + inner.flatMap { views(of: $0) }
    }
    let id = ids.next(for: element)
    guard !element.children.isEmpty else {
      remarks.add(.lost, id, "what is inside: such dumps leave out the contents of bars and groups")
      return [group(element, id: id, kind: "landmark", children: [])]
    }
    return [group(element, id: id, kind: nil, children: views(of: element.children, container: id))]
  }

  private mutating func stop(_ element: CapturedElement, id: String) -> JSONValue {
    var semantics: [(String, JSONValue)] = []
    let isForeign = process != nil && element.process != nil && element.process != process
    if isForeign {
      remarks.add(.leftOut, id, "it belongs to another process, as the status bar does; made unreachable")
      semantics.append(("hidden", .flag(true)))
    } else if element.isHidden {
      remarks.add(.leftOut, id, "the dump says that it is hidden or covered; made unreachable")
      semantics.append(("hidden", .flag(true)))
    } else {
      semantics.append(("element", .flag(true)))
    }
    let traits = self.traits(of: element, id: id)
    if let label = element.label { semantics.append(("label", .text(CapturedText.escaped(label)))) }
    if let value = value(of: element, traits: traits, id: id) {
      semantics.append(("value", .text(CapturedText.escaped(value))))
    }
    // The dump has the system's hints among the app's; VoiceOver adds its own again.
    if let hint = element.hint, !(traits.contains(.toggleButton) && CapturedRole.saysToggle(hint)) {
      semantics.append(("hint", .text(CapturedText.escaped(hint))))
    }
    semantics.append(("traits", .array(traits.names.map { .text($0) })))
    if let isExpanded = element.isExpanded {
      semantics.append(("expandedStatus", .text(isExpanded ? "expanded" : "collapsed")))
    }
    if !element.actions.isEmpty {
      semantics.append(
        (
          "actions",
          .array(
            element.actions.map { .object([("name", .text(CapturedText.escaped($0))), ("do", .array([]))]) })
        ))
    }
    if let identifier = element.identifier {
      semantics.append(("identifier", .text(CapturedText.escaped(identifier))))
    }
    if element.label == nil { remarks.add(.lost, id, "it has no label") }
    return view(element, id: id, semantics: semantics, children: [])
  }

  private func group(_ element: CapturedElement, id: String, kind: String?, children: [JSONValue])
    -> JSONValue
  {
    var semantics: [(String, JSONValue)] = []
    if let kind { semantics.append(("containerType", .text(kind))) }
    if kind == nil, let label = element.label, !children.isEmpty {
      semantics += [("children", .text("contain")), ("label", .text(CapturedText.escaped(label)))]
    }
    if let identifier = element.identifier {
      semantics.append(("identifier", .text(CapturedText.escaped(identifier))))
    }
    return view(element, id: id, semantics: semantics, children: children)
  }

  private func view(
    _ element: CapturedElement, id: String, semantics: [(String, JSONValue)], children: [JSONValue]
  ) -> JSONValue {
    // The type decides only how it is drawn: what it is for assistive technologies is written out in full.
    let shown = children.isEmpty ? element.label : nil
    let isButton =
      CapturedRole.traits(type: element.type, subrole: element.subrole)?.contains(.button) == true
    let type = shown == nil ? "View" : isButton ? "Button" : "Text"
    var members: [(String, JSONValue)] = [("type", .text(type)), ("id", .text(id))]
    if let frame = element.frame {
      members.append(
        (
          "frame",
          .array(
            [frame.minX, frame.minY, frame.width, frame.height].map { .number(NumberText.toHundredths($0)) })
        ))
    }
    if let label = element.label, children.isEmpty {
      members.append(("text", .text(CapturedText.escaped(label))))
    }
    if !semantics.isEmpty { members.append(("accessibility", .object(semantics))) }
    if !children.isEmpty { members.append(("children", .array(children))) }
    return .object(members)
  }
}

/// Texts of a dump in a mock file.
enum CapturedText {
  /// A brace would begin an expression.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "{" || character == "}" { result.append(character) }
      result.append(character)
    }
    return result
  }
}

/// Gives every element an id of its own: its identifier where that can serve, else its place.
struct CapturedIdentifiers {
  private var used: [String: Int] = [:]
  private var count = 0

  mutating func next(for element: CapturedElement) -> String {
    count += 1
    let base = element.identifier.flatMap(Self.usable) ?? "e\(count)"
    let times = used[base, default: 0]
    used[base] = times + 1
    if times == 0 { return base }
    // Identifiers repeat in real apps.
    let numbered = "\(base)-\(times + 1)"
    used[numbered] = 1
    return numbered
  }

  /// The identifier without what has a meaning in walks and references; nil where nothing remains.
  private static func usable(_ identifier: String) -> String? {
    let cleaned = identifier.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
      return isPlain ? Character(scalar) : "-"
    }
    let text = String(cleaned)
    return text.count <= 60 && text.contains { $0.isLetter } ? text : nil
  }
}
