extension ViewType {
  /// SwiftUI's containers hand what is set on them to the views inside; a UIView does not (SE-14).
  var pushesLabels: Bool { isStack || self == .section }

  /// Layout without meaning of its own.
  var isStack: Bool { Self.stacks.contains(self) }

  private static let stacks: [ViewType] = [.vStack, .hStack, .zStack, .grid, .group]
}

extension ViewSemantics {
  /// Works out all views of a file.
  static func table(_ views: [ViewDescription]) -> [ViewSemantics] {
    var table: [ViewSemantics] = []
    table.reserveCapacity(views.count)
    var pairs: [String: Int32] = [:]
    for index in views.indices {
      var semantics = ViewSemantics(views[index], isListRow: isTextRow(index, in: views))
      if isSectionHeader(index, in: views), !views[index].accessibility.has(.traits) {
        semantics.traits.insert(.header)
      }
      if !semantics.facts.isDisjoint(with: [.isLabelOfPair, .isContentOfPair]),
        let name = views[index].accessibility.record(.labeledPair)?.string("pair")
      {
        semantics.pair = pairs[name] ?? Int32(pairs.count)
        pairs[name] = semantics.pair
      }
      table.append(semantics)
    }
    return table
  }

  /// CU-89: a row of a list that holds texts and pictures only is read as one element, unless the file says how
  /// its children are to be read.
  private static func isTextRow(_ index: Int, in views: [ViewDescription]) -> Bool {
    let view = views[index]
    guard view.type.isStack, isRow(view, in: views) else { return false }
    let decided: [AccessibilityKey] = [
      .element, .children, .elements, .containerType, .groupsChildren, .childrenInNavigationOrder,
      .representation,
    ]
    guard !decided.contains(where: { view.accessibility.has($0) }) else { return false }
    var texts = 0
    for inner in index + 1..<max(index + 1, Int(view.end)) {
      switch views[inner].type {
      case .text, .label, .image, .badge: texts += 1
      case .vStack, .hStack, .zStack, .grid, .group, .spacer, .divider, .forEach: break
      default: return false
      }
      guard !decided.contains(where: { views[inner].accessibility.has($0) }) else { return false }
    }
    return texts > 0
  }

  /// Whether a text is the header of a section.
  private static func isSectionHeader(_ index: Int, in views: [ViewDescription]) -> Bool {
    let parent = Int(views[index].parent)
    guard views[index].type == .text, views.indices.contains(parent), views[parent].type == .section,
      case .views(let header)? = views[parent].properties[.header]
    else { return false }
    return header.contains(ViewIndex(index))
  }

  private static func isRow(_ view: ViewDescription, in views: [ViewDescription]) -> Bool {
    guard view.role == .child || view.role == .template else { return false }
    var parent = view.parent
    while parent >= 0, Int(parent) < views.count {
      switch views[Int(parent)].type {
      case .list: return true
      case .section, .forEach: parent = views[Int(parent)].parent
      default: return false
      }
    }
    return false
  }
}

extension ViewSemantics {
  /// What is fixed about a generated part.
  init(_ part: ViewPart) {
    let defaults = ControlDefaults.of(part)
    traits = defaults.traits
    facts = defaults.grouping == .none ? [] : .isLevel
    presence = defaults.presence
    grouping = defaults.grouping
    container = .none
  }
}
