/// Grids and tables: rows of cells in common columns.
extension LayoutPass {
  /// Whether a child of a grid is a row, whose children are cells; any other child is a row by itself.
  private func isRow(_ node: Int) -> Bool {
    guard nodes[node].part == nil else { return false }
    switch type(node) {
    case .hStack, .group, .view, .vStack, .zStack: return true
    default: return false
    }
  }

  /// Calls a closure with each cell of a row, and its column. The texts above the columns stand in the grid
  /// itself, one after the other: they are cells of the first row.
  private func forEachCell(of row: Int, _ body: (Int, Int) -> Void) {
    var column = 0
    forEachPlaced(of: row) { cell in
      body(cell, column)
      column += 1
    }
  }

  /// Ideal widths of the columns.
  private func columns(of grid: Int) -> (widths: [Double], grows: [Bool]) {
    var widths: [Double] = []
    var grows: [Bool] = []
    func note(_ cell: Int, _ column: Int) {
      while widths.count <= column {
        widths.append(0)
        grows.append(false)
      }
      widths[column] = max(widths[column], nodes[cell].measured.ideal)
      if nodes[cell].flags.contains(.growsX) { grows[column] = true }
    }
    var heading = 0
    forEachPlaced(of: grid) { row in
      if nodes[row].part != nil {
        note(row, heading)
        heading += 1
      } else if isRow(row) {
        forEachCell(of: row, note)
      }
    }
    return (widths, grows)
  }

  /// What a grid would take without a limit.
  func wishesOfGrid(_ grid: Int) -> (Double, ViewFlags) {
    let (widths, grows) = columns(of: grid)
    var ideal = widths.reduce(0, +) + properties(of: grid).spacing * Double(max(0, widths.count - 1))
    forEachPlaced(of: grid) { row in
      if nodes[row].part == nil, !isRow(row) { ideal = max(ideal, nodes[row].measured.ideal) }
    }
    return (ideal, type(grid) == .table || grows.contains(true) ? .growsX : [])
  }

  /// A `Table` has equal columns over the whole width and rows of a list's height; the columns of a `Grid` are as
  /// wide as their widest cell, as long as they fit.
  func arrangeGrid(_ grid: Int, _ box: LayoutBox) -> Size {
    let isTable = type(grid) == .table
    let (ideals, grows) = columns(of: grid)
    let gaps = box.spacing * Double(max(0, ideals.count - 1))
    let room = max(0, box.innerWidth - gaps)
    var widths = ideals
    if isTable {
      widths = ideals.map { _ in room / Double(max(1, ideals.count)) }
    } else {
      var sorted = ideals
      let cap = Self.cap(&sorted, room)
      widths = ideals.map { min($0, cap) }
      let growing = grows.count { $0 }
      let rest = max(0, room - widths.reduce(0, +))
      if growing > 0 {
        for index in widths.indices where grows[index] { widths[index] += rest / Double(growing) }
      }
    }
    var width = widths.reduce(0, +) + gaps
    let rowSpacing = isTable ? 0 : box.spacing
    let headingHeight = measureHeadings(grid, widths)
    var height = headingHeight > 0 ? headingHeight + rowSpacing : 0
    forEachInFlow(of: grid) { row in
      guard nodes[row].part == nil else { return }
      if isRow(row) {
        arrangeRow(row, widths, box, isTable)
      } else {
        _ = measure(row, box.innerWidth, -1)
        width = max(width, nodes[row].measured.size.width)
      }
      height += nodes[row].measured.size.height + rowSpacing
    }
    let outer = box.outer(Size(width, max(0, height - rowSpacing)))
    placeRows(of: grid, widths, box, outer, headingHeight, rowSpacing)
    return outer
  }

  private func measureHeadings(_ grid: Int, _ widths: [Double]) -> Double {
    var column = 0
    var height = 0.0
    forEachPlaced(of: grid) { cell in
      guard nodes[cell].part != nil, column < widths.count else { return }
      height = max(height, measure(cell, widths[column], -1).height)
      column += 1
    }
    return height
  }

  /// Measures and places the cells of a row.
  private func arrangeRow(_ row: Int, _ widths: [Double], _ box: LayoutBox, _ isTable: Bool) {
    var height = isTable ? ControlMetrics.rowHeight : 0
    forEachInFlow(of: row) { _ in }
    forEachCell(of: row) { cell, column in
      height = max(height, measure(cell, widths[column], -1).height)
    }
    let total = widths.reduce(0, +) + box.spacing * Double(max(0, widths.count - 1))
    let factor = box.alignment == nil && isTable ? 0 : box.factors.x
    var x = 0.0
    forEachCell(of: row) { cell, column in
      let size = nodes[cell].measured.size
      put(cell, x + factor * max(0, widths[column] - size.width), (height - size.height) / 2, in: total)
      x += widths[column] + box.spacing
    }
    // Columns belong to the whole grid, so a row is always looked at together with it.
    nodes[row].measured.proposal = Size(-1, -1)
    nodes[row].measured.size = Size(total, height)
  }

  private func placeRows(
    of grid: Int, _ widths: [Double], _ box: LayoutBox, _ outer: Size, _ headingHeight: Double,
    _ rowSpacing: Double
  ) {
    let factor = box.alignment == nil && type(grid) == .table ? 0 : box.factors.x
    var x = box.insets.leading
    var column = 0
    var y = box.insets.top + (headingHeight > 0 ? headingHeight + rowSpacing : 0)
    forEachPlaced(of: grid) { row in
      let size = nodes[row].measured.size
      if nodes[row].part != nil, column < widths.count {
        put(row, x + factor * max(0, widths[column] - size.width), box.insets.top, in: outer.width)
        x += widths[column] + box.spacing
        column += 1
      } else {
        put(row, box.insets.leading, y, in: outer.width)
        y += size.height + rowSpacing
      }
    }
  }
}
