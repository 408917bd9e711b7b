/// Overlays and what scanning highlights, as recorded lines and expectations write them.
extension Overlay {
  /// `numbers 1 #pay >>`, `names "Pay" #pay`, `menu "Tap", "More"`, `grid 3 x 5 [0, 0, 390, 844]`; views are
  /// named by the closure, their `#` included.
  func notation(_ name: (ViewIdentity) -> String) -> String {
    if let grid {
      let area = [grid.area.minX, grid.area.minY, grid.area.width, grid.area.height]
      let numbers = area.map { NumberText.text(of: ($0 * 10).rounded() / 10) }.joined(separator: ", ")
      return "\(kind.rawValue) \(grid.rows) x \(grid.columns) [\(numbers)]"
    }
    guard !items.isEmpty else { return kind.rawValue }
    return kind.rawValue + " " + items.map { $0.notation(name) }.joined(separator: ", ")
  }
}

extension Overlay.Item {
  /// `1 #pay >>`, `"Pay" #pay`, `"Tab" "next item"`.
  func notation(_ name: (ViewIdentity) -> String) -> String {
    var parts: [String] = []
    if let number { parts.append(String(number)) }
    if let title { parts.append(quoted(title)) }
    if let detail { parts.append(quoted(detail)) }
    if let view { parts.append(name(view)) }
    if hasActions { parts.append(">>") }
    return parts.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String { "\"" + WalkRecord.oneLine(text) + "\"" }
}

extension ScanStop {
  /// `#pay`, `group #tools`, `group [#a, #b]`, `exit #tools`, `"Tap"`, `band x 120-160`, `line y 33`.
  func notation(_ name: (ViewIdentity) -> String) -> String {
    func container(_ view: ViewIdentity?, _ members: [ViewIdentity]) -> String {
      view.map(name) ?? "[" + members.map(name).joined(separator: ", ") + "]"
    }
    switch self {
    case .element(let view): return name(view)
    case .group(let view, let members): return "group " + container(view, members)
    // A menu is left by a stop without a name.
    case .exit(nil, members: []): return "exit"
    case .exit(let view, let members): return "exit " + container(view, members)
    case .item(let title): return "\"" + WalkRecord.oneLine(title) + "\""
    case .band(let axis, let from, let to): return "band \(axis.rawValue) \(from)-\(to)"
    case .line(let axis, let at): return "line \(axis.rawValue) \(at)"
    }
  }
}
