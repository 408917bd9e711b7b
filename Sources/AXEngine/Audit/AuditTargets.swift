/// What can be touched on a screen, with its place; the exceptions of the rules about sizes are worked out here.
struct AuditTargets {
  struct Target {
    var node: NodeIndex
    /// Where a finger meets it, in points.
    var area: Rect
    /// The scroll view that it moves with; -1 for none.
    var scrollView: NodeIndex
    /// Whether the system gives it its size, for which the app has not to answer.
    var isOfSystem: Bool
  }

  /// In reading order.
  private(set) var targets: [Target] = []
  private let cells: [Cell: [Int]]

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  /// Side of a cell in points; a target is looked for in the cells around it.
  private static let side = 64.0
  /// How many cells a target is written into; a larger one, many screens large, is found at its corner only.
  private static let mostCells = 400

  init(_ screen: AuditedScreen) {
    var targets: [Target] = []
    for element in screen.elements {
      guard
        element.isControl
          || screen.acts(screen.shown(element.node)) && screen.own(screen.shown(element.node)) != nil,
        !element.isDimmed
      else { continue }
      let area = screen.scene.touchArea(of: element.node)
      guard !area.isEmpty else { continue }
      targets.append(
        Target(
          node: element.node, area: area, scrollView: screen.scene[element.index].scrollView,
          isOfSystem: Self.isOfSystem(element, on: screen)))
    }
    var cells: [Cell: [Int]] = [:]
    for (place, target) in targets.enumerated() {
      for cell in Self.cells(of: target.area) {
        cells[cell, default: []].append(place)
      }
    }
    self.targets = targets
    self.cells = cells
  }

  private static func cells(of area: Rect) -> [Cell] {
    // No screen comes near these bounds.
    func index(_ value: Double) -> Int {
      max(-100_000, min(100_000, Int(clamping: (value / side).rounded(.down))))
    }
    let (left, right) = (index(area.minX), max(index(area.minX), index(area.maxX - 0.001)))
    let (top, bottom) = (index(area.minY), max(index(area.minY), index(area.maxY - 0.001)))
    guard (right - left + 1) * (bottom - top + 1) <= mostCells else { return [Cell(x: left, y: top)] }
    var cells: [Cell] = []
    for y in top...bottom { for x in left...right { cells.append(Cell(x: x, y: y)) } }
    return cells
  }

  /// The targets whose areas may meet a rectangle, in reading order, at most `most`. Only those that scroll with a target are
  /// near it for good; what comes to lie under a bar can be scrolled away.
  func near(_ area: Rect, except place: Int, most: Int = 32) -> [Int] {
    var found: [Int] = []
    for cell in Self.cells(of: area) {
      for other in cells[cell] ?? []
      where other != place && !found.contains(other)
        && targets[other].scrollView == targets[place].scrollView
      {
        found.append(other)
        if found.count == most { return found.sorted() }
      }
    }
    return found.sorted()
  }

  /// Whether the system gives a control its size: generated parts, fields, switches, bars, menus, what a list makes rows of.
  private static func isOfSystem(_ element: AuditedScreen.Element, on screen: AuditedScreen) -> Bool {
    guard let view = screen.own(element.node) else { return true }
    switch view.type {
    case .toggle, .slider, .stepper, .picker, .datePicker, .textField, .secureField, .textEditor,
      .searchField,
      .pageControl, .disclosureGroup, .progressView, .gauge:
      return !setsSize(view)
    case .button, .menu, .link, .navigationLink:
      return isInBarOrPanel(element.node, on: screen) && !setsSize(view)
    case .text: return view.properties.has(.runs)  // inline in a text
    case .vStack, .hStack, .zStack, .scrollView, .list, .section, .form, .grid, .table, .group, .spacer,
      .divider, .view, .label, .image, .badge, .navigationStack, .tabView, .toolbar, .sheet, .fullScreenCover,
      .popover, .alert, .confirmationDialog, .forEach, .tab:
      return false
    }
  }

  private static func setsSize(_ view: ViewDescription) -> Bool {
    view.properties.has(.frame) || view.properties.has(.height) || view.accessibility.has(.frame)
  }

  private static func isInBarOrPanel(_ node: NodeIndex, on screen: AuditedScreen) -> Bool {
    var next = screen.scene.views.nodes[Int(node)].parent
    while next >= 0 {
      switch screen.type(next) {
      case .toolbar, .list, .form, .alert, .confirmationDialog, .menu: return true
      case .vStack, .hStack, .zStack, .scrollView, .section, .grid, .table, .group, .spacer, .divider, .view,
        .text, .label, .image, .link, .badge, .button, .toggle, .slider, .stepper, .picker, .datePicker,
        .textField, .secureField, .textEditor, .searchField, .disclosureGroup, .pageControl, .progressView,
        .gauge, .navigationStack, .navigationLink, .tabView, .sheet, .fullScreenCover, .popover, .forEach,
        .tab, nil:
        next = screen.scene.views.nodes[Int(next)].parent
      }
    }
    return false
  }
}
