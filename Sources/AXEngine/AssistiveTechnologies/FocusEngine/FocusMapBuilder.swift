/// One pass over the views in front that collects what takes part in the search.
struct FocusMapBuilder {
  private(set) var regions: [FocusMap.Region] = []
  private(set) var layers: [FocusMap.Layer] = [FocusMap.Layer(view: nil, parent: -1)]
  private(set) var preferring: [NodeIndex] = []
  private(set) var preferred: [NodeIndex] = []
  private(set) var remembering: [NodeIndex] = []
  private(set) var grouping: [NodeIndex] = []
  private(set) var vetoing: [NodeIndex] = []
  private(set) var tabBars: [NodeIndex] = []
  let front: Range<NodeIndex>

  private let mock: Mock
  private let views: ViewTree
  /// The views around the present one.
  private var around: [Around] = []

  /// What a view means for those inside of it.
  private struct Around {
    var end: NodeIndex
    var layer: Int
    /// What cuts its content off in its layer.
    var clip: Rect?
    /// Whether its content may lie over something that stands before it.
    var isRaised: Bool
    var isZStack: Bool
    var hasChild = false
  }

  init(_ scene: Scene) {
    mock = scene.mock
    views = scene.views
    // DI-04: what is presented, not what is modal for the accessibility tree alone.
    front =
      scene.views.presented.last.map { $0..<scene.views.nodes[Int($0)].end }
      ?? 0..<NodeIndex(scene.views.nodes.count)
  }

  mutating func run() {
    var node = front.lowerBound
    while node < front.upperBound {
      close(before: node)
      let found = views.nodes[Int(node)]
      // TV-38
      if !found.flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly]) {
        node = max(node + 1, found.end)
        continue
      }
      visit(node, found)
      node += 1
    }
    close(before: front.upperBound)
    dropEmptySections()
  }

  private mutating func close(before node: NodeIndex) {
    while let last = around.last, last.end <= node {
      around.removeLast()
      if layers[last.layer].view != nil, around.last?.layer != last.layer {
        layers[last.layer].end = layers.count
      }
    }
    if around.isEmpty { layers[0].end = layers.count }
  }

  private mutating func visit(_ node: NodeIndex, _ found: ViewNode) {
    let outer = around.last
    let view = mock.views[Int(found.view)]
    let frame = views.frames[Int(node)]
    let visible = outer?.clip.map(frame.intersection) ?? frame
    let layer = outer?.layer ?? 0
    let isRaised =
      outer.map { $0.isRaised || $0.isZStack && $0.hasChild } ?? false || found.flags.contains(.absolute)
    if !around.isEmpty { around[around.count - 1].hasChild = true }
    let said = found.part == nil ? view.focusDescription : nil
    if let said { note(said, of: node) }
    if found.part == .tabBar { tabBars.append(node) }
    let kind = Self.kind(of: found, view, said)
    if let kind, !visible.isEmpty {
      layers[layer].regions.append(regions.count)
      regions.append(FocusMap.Region(node: node, end: found.end, kind: kind, layer: layer, frame: visible))
    }
    if isRaised, kind == .item || found.part == nil && Self.isOpaque(view) {
      layers[layer].covers.append(node)
    }
    guard found.end > node + 1 else { return }
    var inner = Around(
      end: found.end, layer: layer, clip: outer?.clip, isRaised: isRaised,
      isZStack: found.part == nil && view.type == .zStack)
    if found.flags.contains(.scrolls) {
      inner.layer = layers.count
      inner.clip = nil
      layers.append(FocusMap.Layer(view: found.identity, parent: layer, port: visible))
    } else if found.flags.contains(.clips) {
      inner.clip = visible
    }
    around.append(inner)
  }

  private mutating func note(_ said: FocusDescription, of node: NodeIndex) {
    if said.preferred != nil { preferring.append(node) }
    if said.isPreferred { preferred.append(node) }
    if said.remembersLastFocusedIndexPath { remembering.append(node) }
    if said.shouldUpdate != nil { vetoing.append(node) }
    if said.group != nil { grouping.append(node) }
  }

  /// A section without anything focusable takes no part (TV-22).
  private mutating func dropEmptySections() {
    var isEmpty = [Bool](repeating: false, count: regions.count)
    // From behind: of each section the first item that stands after its beginning decides.
    var nextItem = NodeIndex.max
    var hasSections = false
    for place in regions.indices.reversed() {
      switch regions[place].kind {
      case .item: nextItem = regions[place].node
      case .section:
        isEmpty[place] = nextItem >= regions[place].end
        hasSections = true
      case .guide: continue
      }
    }
    guard hasSections else { return }
    for layer in layers.indices { layers[layer].regions.removeAll { isEmpty[$0] } }
  }

  private static func kind(
    of node: ViewNode, _ view: ViewDescription, _ said: FocusDescription?
  ) -> FocusMap.Kind? {
    // Bars are met with their whole frame, as a section is; tabs by TV-36.
    if node.part == .tabBar || node.part == .navigationBar { return .section }
    let isEnabled = !node.flags.contains(.disabled)
    if said?.guide != nil { return isEnabled ? .guide : nil }
    if isEnabled, said?.canBecomeFocused ?? takesFocus(node.part, view) { return .item }
    return said?.isSection == true || node.part == nil && view.type == .toolbar ? .section : nil
  }

  /// TV-38: controls take the focus, with or without semantics; texts, pictures and views of the app's own do not. What
  /// Menu does needs no button.
  private static func takesFocus(_ part: ViewPart?, _ view: ViewDescription) -> Bool {
    switch part {
    case .decrement?, .increment?, .option?, .tab?, .date?, .time?, .ok?, .cancel?, .swipeAction?,
      .previousMonth?, .nextMonth?, .month?, .wheel?:
      return true
    case .tabBar?, .navigationBar?, .backButton?, .navigationTitle?, .dismiss?, .title?, .message?, .header?,
      .footer?, .caption?, .column?, .content?, .menu?, .list?, .grabber?, .weekday?:
      return false
    case nil: break
    }
    switch view.type {
    case .button, .toggle, .link, .navigationLink, .textField, .secureField, .textEditor, .searchField, .menu,
      .disclosureGroup, .slider:
      return true
    case .picker: return PickerStyle(of: view).opensOptions || PickerStyle(of: view) == .wheel
    case .datePicker: return DatePickerMode(of: view) != .dateAndTime
    case .vStack, .hStack, .zStack, .scrollView, .list, .section, .form, .grid, .table, .group, .spacer,
      .divider, .view, .text, .label, .image, .badge, .stepper, .pageControl, .progressView, .gauge,
      .navigationStack, .tabView, .toolbar, .sheet, .fullScreenCover, .popover, .alert,
      .confirmationDialog, .forEach, .tab:
      return false
    }
  }

  /// Whether nothing shows through a view.
  private static func isOpaque(_ view: ViewDescription) -> Bool {
    view.type == .image || view.properties.has(.background)
  }
}
