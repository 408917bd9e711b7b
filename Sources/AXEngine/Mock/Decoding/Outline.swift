/// The first walk over the views: which there are, how they are nested, what they are called.
extension MockDecoder {
  static let viewTypes = NameTable(ViewType.allCases.filter(\.isWritable).map(\.rawValue))
  static let writableTypes = ViewType.allCases.filter(\.isWritable)
  private static let viewOrdinal = UInt8(ViewType.view.ordinal)

  /// Makes room for all views and properties there can be: growing would copy them, room that is never written
  /// costs nothing.
  mutating func reserveViews() {
    let type = JSONText.hash("type".utf8)
    let loop = JSONText.hash("forEach".utf8)
    var count = 0
    var keys = 0
    for node in document.nodes where node.kind == .key {
      keys += 1
      if node.next == type || node.next == loop { count += 1 }
    }
    views.reserveCapacity(count)
    viewNodes.reserveCapacity(count)
    ordinals.reserveCapacity(count)
    properties.reserveCapacity(keys)
  }

  /// Adds a view and all views nested in it to the arena. `node` must be an object.
  mutating func outline(
    _ node: JSONDocument.Index, role: ViewDescription.Role, parent: ViewIndex, loopDepth: Int32
  ) {
    let index = ViewIndex(views.count)
    viewNodes.append(Int32(node))
    ordinals.append(Self.viewOrdinal)
    views.append(
      ViewDescription(
        .view, role: role, parent: parent, index: index, screen: screen, loopDepth: loopDepth,
        range: document.range(node)))
    var key = node + 1
    let end = document.next(node)
    while key < end {
      let value = key + 1
      if let field = Fields.outlineView.find(key, in: document) {
        outlineMember(Fields.outlineView.fields[field].shape, value, of: index, loopDepth: loopDepth)
      }
      key = document.next(value)
    }
    views[Int(index)].end = ViewIndex(views.count)
  }

  private mutating func outlineMember(
    _ shape: Shape, _ value: JSONDocument.Index, of index: ViewIndex, loopDepth: Int32
  ) {
    switch (shape, document.kind(value)) {
    case (.viewType, .text):
      if let place = Self.viewTypes.find(text: value, in: document) {
        views[Int(index)].type = Self.writableTypes[place]
        ordinals[Int(index)] = UInt8(place)
      }
    case (.name, .text): register(document.text(value), at: value, for: index)
    case (.views, .array), (.either(_, .views), .array):
      let role: ViewDescription.Role = if case .views = shape { .child } else { .accessibilityChild }
      outlineElements(of: value, role: role, parent: index, loopDepth: loopDepth)
    case (.view, .object): outline(value, role: .representation, parent: index, loopDepth: loopDepth)
    case (.either(_, .view), .object): outline(value, role: .other, parent: index, loopDepth: loopDepth)
    case (.tabs, .array):
      document.forEachElementMutating(of: value, &self) { decoder, tab in
        guard decoder.document.kind(tab) == .object else { return }
        decoder.outlineTab(tab, parent: index, loopDepth: loopDepth)
      }
    case (.forEach, .object):
      views[Int(index)].type = .forEach
      document.forEachMemberMutating(of: value, &self) { decoder, key, view in
        guard decoder.document.text(key) == "view", decoder.document.kind(view) == .object else { return }
        decoder.outline(view, role: .template, parent: index, loopDepth: loopDepth + 1)
      }
    case (.accessibility, .object):
      document.forEachMemberMutating(of: value, &self) { decoder, key, member in
        guard let field = Fields.outlineAccessibility.find(key, in: decoder.document) else { return }
        let shape = Fields.outlineAccessibility.fields[field].shape
        decoder.outlineMember(shape, member, of: index, loopDepth: loopDepth)
      }
    default: break
    }
  }

  private mutating func outlineElements(
    of list: JSONDocument.Index, role: ViewDescription.Role, parent: ViewIndex, loopDepth: Int32
  ) {
    document.forEachElementMutating(of: list, &self) { decoder, element in
      guard decoder.document.kind(element) == .object else { return }
      decoder.outline(element, role: role, parent: parent, loopDepth: loopDepth)
    }
  }

  private mutating func outlineTab(_ node: JSONDocument.Index, parent: ViewIndex, loopDepth: Int32) {
    let index = ViewIndex(views.count)
    viewNodes.append(Int32(node))
    ordinals.append(Self.viewOrdinal)
    views.append(
      ViewDescription(
        .tab, role: .tab, parent: parent, index: index, screen: screen, loopDepth: loopDepth,
        range: document.range(node)))
    document.forEachMemberMutating(of: node, &self) { decoder, key, view in
      guard decoder.document.text(key) == "view", decoder.document.kind(view) == .object else { return }
      decoder.outline(view, role: .child, parent: index, loopDepth: loopDepth)
    }
    views[Int(index)].end = ViewIndex(views.count)
  }

  private mutating func register(_ id: String, at node: JSONDocument.Index, for index: ViewIndex) {
    guard let first = ids[screen].add(index, id, in: views) else {
      views[Int(index)].id = id
      return
    }
    let earlier = Int(viewNodes[Int(first)])
    let place = document.value("id", in: earlier).map(document.range) ?? views[Int(first)].range
    error(
      node, "the id '\(id)' is used twice in one screen", help: "give this view another one",
      notes: [Diagnostic.Note(place, "the first '\(id)' is here")])
  }
}

extension Fields {
  /// The keys of a view that matter to the outline, `forEach` among them.
  static let outlineView = FieldTable(
    view.fields.filter { $0.shape.holdsViews } + [Field("forEach", .forEach, "repeats a view over a list")])
  /// The same under `accessibility`.
  static let outlineAccessibility = FieldTable(accessibility.fields.filter { $0.shape.holdsViews })
}

extension Shape {
  /// Whether the outline has to look at it.
  fileprivate var holdsViews: Bool {
    switch self {
    case .viewType, .name, .views, .view, .tabs, .accessibility, .either(_, .views), .either(_, .view): true
    default: false
    }
  }
}

extension JSONDocument {
  /// Calls a closure with each element of a list and with something to change.
  func forEachElementMutating<T>(of list: Index, _ target: inout T, _ body: (inout T, Index) -> Void) {
    var element = list + 1
    let end = next(list)
    while element < end {
      body(&target, element)
      element = next(element)
    }
  }

  /// Calls a closure with each key and value of an object and with something to change.
  func forEachMemberMutating<T>(of object: Index, _ target: inout T, _ body: (inout T, Index, Index) -> Void)
  {
    var key = object + 1
    let end = next(object)
    while key < end {
      body(&target, key, key + 1)
      key = next(key + 1)
    }
  }
}
