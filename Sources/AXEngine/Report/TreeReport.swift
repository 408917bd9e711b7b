/// The views of a screen beside what assistive technologies perceive of them, with the reason for everything
/// that they do not.
public enum TreeReport {
  /// One line a view: its place in the view tree, then its number in the reading order and its phrase, or why
  /// it cannot be reached; a bare container has neither.
  public static func render(_ scene: Scene, settings: VoiceOverSettings = VoiceOverSettings()) -> String {
    let order = OrderReport(scene, settings: settings)
    var stops: [NodeIndex: Int] = [:]
    for index in 0..<scene.count { stops[scene[index].node] = Int(index) }
    var reasons: [NodeIndex: String] = [:]
    for unreachable in scene.unreachable() { reasons[unreachable.node] = unreachable.because }
    var containers: [NodeIndex: AccessibilityContainer.Kind] = [:]
    for container in scene.tree.containers { containers[container.node] = container.kind }

    var rows: [(view: String, meaning: String)] = []
    var ends: [NodeIndex] = []
    for index in scene.views.nodes.indices {
      let node = NodeIndex(index)
      while let end = ends.last, node >= end { ends.removeLast() }
      let indentation = String(repeating: "  ", count: min(ends.count, 30))
      rows.append(
        (
          indentation + name(of: node, in: scene),
          meaning(node, stops, reasons, containers, order)
        ))
      ends.append(scene.views.nodes[index].end)
    }
    return lay(out: rows, title: "\(order.title), \(order.screen)")
  }

  private static func name(of node: NodeIndex, in scene: Scene) -> String {
    let found = scene.views.nodes[Int(node)]
    let view = scene.mock.views[Int(found.view)]
    let id = ReportText.oneLine(scene.id(of: node))
    // A made-up id repeats the type.
    return found.part == nil && view.id != nil ? "\(view.type.rawValue) #\(id)" : id
  }

  private static func meaning(
    _ node: NodeIndex, _ stops: [NodeIndex: Int], _ reasons: [NodeIndex: String],
    _ containers: [NodeIndex: AccessibilityContainer.Kind], _ order: OrderReport
  ) -> String {
    if let stop = stops[node] {
      let spoken = ReportText.oneLine(order.elements[stop].spoken)
      return "\(stop + 1). " + (spoken.isEmpty ? "(says nothing)" : spoken)
    }
    if let reason = reasons[node] { return "- " + ReportText.oneLine(reason) }
    switch containers[node] {
    case .dataTable: return "(data table)"
    case .list: return "(list)"
    case .landmark: return "(landmark)"
    case .semanticGroup: return "(semantic group)"
    case .tabBar: return "(tab bar)"
    case .series: return "(series)"
    case .group, .some(.none): return "(group)"
    case nil: return ""
    }
  }

  /// Two columns; a view whose name is too long for the left one has its meaning on a line of its own.
  private static func lay(out rows: [(view: String, meaning: String)], title: String) -> String {
    let limit = 44
    let width = rows.map { TextWidth.cells(of: $0.view) }.filter { $0 <= limit }.max() ?? 0
    var lines = [ReportText.oneLine(title)]
    for (view, meaning) in rows {
      let cells = TextWidth.cells(of: view)
      if meaning.isEmpty {
        lines.append(view)
      } else if cells > width {
        lines.append(view)
        lines.append(String(repeating: " ", count: width + 2) + meaning)
      } else {
        lines.append(view + String(repeating: " ", count: width - cells + 2) + meaning)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
