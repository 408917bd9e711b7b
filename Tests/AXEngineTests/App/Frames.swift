@testable import AXEngine

/// The drawn leaves of a scene with their frames, and what a change of the device must not do to them.
struct Frames {
  /// Something of its own on the screen: a text, a picture, a control.
  struct Leaf {
    var node: Int
    var id: String
    var frame: Rect
    /// The scrolling or presented view or the opaque layer around it; -1 for the screen.
    var around: Int
    /// Whether it, or something around it, has a frame of the file's own.
    var isFramed: Bool
  }

  let scene: Scene
  private(set) var leaves: [Leaf] = []
  private var places: [ViewIdentity: Int] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    let nodes = scene.views.nodes
    var node = 0
    while node < nodes.count {
      let here = nodes[node]
      if !here.flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly]) {
        node = Int(here.end)
        continue
      }
      if isLeaf(here, node) {
        places[here.identity] = leaves.count
        leaves.append(leaf(node))
      }
      node += 1
    }
  }

  private func isLeaf(_ here: ViewNode, _ node: Int) -> Bool {
    if here.part == .dismiss || here.part == .content && here.text.isEmpty { return false }
    guard here.end == NodeIndex(node + 1) else { return false }
    if !here.text.isEmpty || here.part != nil { return true }
    switch scene.mock.views[Int(here.view)].type {
    case .vStack, .hStack, .zStack, .scrollView, .list, .section, .form, .grid, .table, .group, .view,
      .spacer,
      .divider, .navigationStack, .tabView, .toolbar, .sheet, .fullScreenCover, .popover, .alert,
      .confirmationDialog, .forEach, .tab, .text:
      return false
    case .label, .image, .link, .badge, .button, .toggle, .slider, .stepper, .picker, .datePicker, .textField,
      .secureField, .textEditor, .searchField, .menu, .disclosureGroup, .pageControl, .progressView, .gauge,
      .navigationLink:
      return true
    }
  }

  private func leaf(_ node: Int) -> Leaf {
    var leaf = Leaf(
      node: node, id: scene.id(of: NodeIndex(node)), frame: scene.views.frames[node], around: -1,
      isFramed: false)
    var inner = node
    while inner >= 0 {
      let flags = scene.views.nodes[inner].flags
      if flags.contains(.absolute), !flags.contains(.presented), scene.views.nodes[inner].part != .menu {
        leaf.isFramed = true
      }
      if leaf.around < 0, inner != node, !flags.isDisjoint(with: [.scrolls, .presented]) || isLayer(inner) {
        leaf.around = inner
      }
      inner = Int(scene.views.nodes[inner].parent)
    }
    return leaf
  }

  /// Whether a view is an opaque layer of a stack in depth: it is meant to lie over what else is there.
  private func isLayer(_ node: Int) -> Bool {
    let here = scene.views.nodes[node]
    guard here.part == nil, here.parent >= 0, scene.views.nodes[Int(here.parent)].part == nil else {
      return false
    }
    let around = scene.mock.views[Int(scene.views.nodes[Int(here.parent)].view)]
    return around.type == .zStack && scene.mock.views[Int(here.view)].properties.has(.background)
  }

  /// Moves a leaf, for tests of the judge.
  mutating func shift(_ id: String, by shift: Point) {
    for place in leaves.indices where leaves[place].id == id {
      leaves[place].frame = leaves[place].frame.offset(by: shift)
    }
  }

  /// What is wrong by itself: something outside of the screen that no scrolling brings in, a line that is lost
  /// without a mark.
  func faults() -> [String] {
    leaves.filter { !$0.isFramed && isOutside($0.node) }.map { "#\($0.id) is out of reach at \($0.frame)" }
      + textsThatLoseLines().map { "#\($0.id) loses lines without a mark" }
  }

  /// Words that are cut in two.
  func brokenWords() -> [String] { textsThatBreakWords().map { "#\($0.id) breaks a word" } }

  /// What is wrong against the same screen on the mock's own device: views over each other that were not, rows that
  /// changed places.
  func faults(against own: Frames) -> [String] {
    var faults: [String] = []
    let pairs = leaves.filter { !$0.isFramed }.compactMap { leaf in
      own.places[scene.views.nodes[leaf.node].identity].map { (here: leaf, before: own.leaves[$0]) }
    }
    for (place, first) in pairs.enumerated() {
      for second in pairs[(place + 1)...] where first.here.around == second.here.around {
        let (a, b, was, had) = (first.here, second.here, first.before.frame, second.before.frame)
        if Self.overlap(a.frame, b.frame), !Self.overlap(was, had) {
          faults.append("#\(a.id) and #\(b.id) lie over each other")
        }
        let isTurned =
          was.maxY <= had.minY && b.frame.maxY <= a.frame.minY
          || had.maxY <= was.minY && a.frame.maxY <= b.frame.minY
        if isTurned {
          faults.append("#\(a.id) and #\(b.id) have changed places")
        }
      }
    }
    return faults
  }

  /// More than a rounded edge in common.
  static func overlap(_ a: Rect, _ b: Rect) -> Bool {
    let both = a.intersection(b)
    return both.width > 0.6 && both.height > 0.6
  }

  private func isOutside(_ node: Int) -> Bool {
    var rect = scene.views.frames[node]
    var inner = node
    while inner >= 0 {
      let here = scene.views.nodes[inner]
      if inner != node, here.flags.contains(.scrolls) {
        let geometry = scene.views.scrollGeometry(of: NodeIndex(inner))
        let port = geometry.viewport
        let reach = Rect(
          port.minX + geometry.minOffset.x, port.minY,
          port.width + geometry.maxOffset.x - geometry.minOffset.x, port.height + geometry.maxOffset.y)
        if !Self.holds(reach, rect) { return true }
        rect = port
      }
      if here.flags.contains(.presented) { break }
      inner = Int(here.parent)
    }
    return !Self.holds(Rect(origin: .zero, size: scene.environment.screenSize), rect)
  }

  private static func holds(_ outer: Rect, _ inner: Rect) -> Bool {
    inner.minX > outer.minX - 0.6 && inner.maxX < outer.maxX + 0.6 && inner.minY > outer.minY - 0.6
      && inner.maxY < outer.maxY + 0.6
  }

  /// Texts with a word that is wider than they are, though the screen has room for it.
  private func textsThatBreakWords() -> [Leaf] {
    var nodes = scene.views.nodes
    return nodes.withUnsafeMutableBufferPointer { nodes in
      let context = LayoutContext(scene.environment)
      let pass = LayoutPass(nodes: nodes, views: scene.mock.views, context: context)
      let most = context.screen.width - context.safeArea.horizontal - 2 * ControlMetrics.rowInset
      return leaves.filter { leaf in
        let node = nodes[leaf.node]
        guard !leaf.isFramed, !node.text.isEmpty, node.part == nil,
          scene.mock.views[Int(node.view)].type == .text
        else { return false }
        let room = leaf.frame.width - pass.properties(of: leaf.node).insets.horizontal + 0.6
        let font = pass.font(of: leaf.node)
        return node.text.split(separator: " ").contains {
          let width = TextMetrics.width(of: String($0), font: font)
          return width > room && width <= most
        }
      }
    }
  }

  /// Texts that need more lines than their frames have, with nothing to say so. What a field shows moves inside it.
  private func textsThatLoseLines() -> [Leaf] {
    var nodes = scene.views.nodes
    return nodes.withUnsafeMutableBufferPointer { nodes in
      let pass = LayoutPass(nodes: nodes, views: scene.mock.views, context: LayoutContext(scene.environment))
      return leaves.filter { leaf in
        let node = nodes[leaf.node]
        guard !node.text.isEmpty, node.part == nil, scene.mock.views[Int(node.view)].type == .text,
          !node.flags.contains(.truncated)
        else { return false }
        let insets = pass.properties(of: leaf.node).insets
        let needed = TextMetrics.size(
          of: node.text, font: pass.font(of: leaf.node), width: leaf.frame.width - insets.horizontal + 0.6)
        return needed.size.height > (leaf.frame.height - insets.vertical) / 0.92 + 0.6
      }
    }
  }
}
