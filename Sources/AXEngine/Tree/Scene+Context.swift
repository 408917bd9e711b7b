extension Scene {
  /// What speech mentions of the containers around an element; `previous` is the element that the cursor comes
  /// from, nil where it comes from nowhere.
  public func context(of element: ElementIndex, from previous: ElementIndex? = nil) -> ElementContext {
    let rules = environment.rules.order
    var context = ElementContext()
    var container = self[element].container
    var outermost: Int32 = -1
    let takesOutermost = rules.contains(.outermostContainer)
    while container >= 0 {
      let found = tree.containers[Int(container)]
      switch found.kind {
      case .series, .tabBar:
        if context.position == nil, rules.contains(found.kind == .series ? .seriesPosition : .tabPosition) {
          context.position = position(of: element, in: found)
        }
        if found.kind == .tabBar, outermost < 0 || takesOutermost { outermost = container }
      case .list, .landmark, .dataTable:
        if outermost < 0 || takesOutermost { outermost = container }
      case .none, .semanticGroup, .group: break
      }
      container = found.parent
    }
    if outermost >= 0 {
      let found = tree.containers[Int(outermost)]
      switch found.kind {
      case .list, .landmark: context.edge = edge(of: element, container: outermost, found)
      case .dataTable:
        let table = tree.tables.first { $0.container == outermost }
        context.cell = table?.cell(of: element, from: previous, rules)
      case .none, .semanticGroup, .tabBar, .series, .group: break
      }
    }
    context.entered = entered(with: element, from: previous)
    return context
  }

  /// CU-16: the labelled containers around an element that are not around the one before it.
  private func entered(with element: ElementIndex, from previous: ElementIndex?) -> [Int32] {
    let rules = environment.rules.order
    var entered: [Int32] = []
    for container in chain(of: element) {
      let found = tree.containers[Int(container)]
      if let previous, previous >= found.start, previous < found.end, rules.contains(.enteredOnce) {
        continue
      }
      switch found.kind {
      case .none, .group: if rules.contains(.namelessGroups) { continue }
      case .dataTable, .list, .landmark, .semanticGroup, .tabBar, .series: break
      }
      if label(ofContainer: container) != nil { entered.append(container) }
    }
    return rules.contains(.outermostFirst) ? entered : entered.reversed()
  }

  /// X4, X5, X6: counted are the elements of the segmented control, of the bar, of the view with the tabBar trait.
  private func position(
    of element: ElementIndex, in container: AccessibilityContainer
  ) -> ElementContext.Position {
    let kind: ElementContext.Position.Kind
    if container.kind == .series {
      kind = .series
    } else {
      kind = views.nodes[Int(container.node)].part == .tabBar ? .tabBarItem : .tab
    }
    return ElementContext.Position(
      kind, index: Int(element - container.start) + 1, count: Int(container.end - container.start))
  }

  /// S43…S45.
  private func edge(
    of element: ElementIndex, container: Int32, _ found: AccessibilityContainer
  ) -> ElementContext.Edge? {
    let rules = environment.rules.order
    let isOnly = found.end - found.start == 1 && !rules.contains(.onlyIsStart)
    if element == found.start, rules.contains(.startEdge), !isOnly {
      return ElementContext.Edge(container: container, kind: found.kind, isStart: true)
    }
    if element == found.end - 1, rules.contains(.endEdge) {
      return ElementContext.Edge(container: container, kind: found.kind, isStart: false)
    }
    return nil
  }
}
