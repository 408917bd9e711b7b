extension Scene {
  /// The cell that an element is in a data table around it (X7, T1…T6); nil for anything else (T8).
  func cell(of element: ElementIndex, in container: Int32, from previous: ElementIndex?) -> ElementContext
    .Cell?
  {
    let table = tree.containers[Int(container)]
    let reader = Reader(mock: mock, state: state, views: views)
    guard let place = TablePlace(reader.property(.cell, of: self[element].node)) else { return nil }
    var cell = ElementContext.Cell()
    cell.row = place.row
    cell.column = place.column
    cell.rowSpan = place.rowSpan
    cell.columnSpan = place.columnSpan
    var cells: [(element: ElementIndex, place: TablePlace)] = []
    for index in table.start..<table.end {
      if let other = TablePlace(reader.property(.cell, of: self[index].node)) { cells.append((index, other)) }
    }
    cell.isFirstInRow = !cells.contains { $0.place.covers(row: place.row) && $0.place.column < place.column }
    cell.isNewRow =
      previous.flatMap { previous in cells.first { $0.element == previous } }?.place.row != place.row
    let headers = TableHeaders(reader.property(AccessibilityKey.headers, of: table.node))
    if cell.isFirstInRow {  // T4
      cell.rowHeaders = elements(headers.rows[place.row], of: table, cells).filter { $0 != element }
    }
    let above = cells.first {
      $0.place.covers(row: place.row - 1) && $0.place.covers(column: place.column)
    }?.element
    cell.columnHeaders = elements(headers.columns[place.column], of: table, cells).filter {  // T5
      $0 != element && !(cell.isFirstInRow && $0 == above)
    }
    return cell
  }

  /// The elements that a table names as headers; one that is no cell of the table does not count (T4).
  private func elements(
    _ references: [ViewReference]?, of table: AccessibilityContainer,
    _ cells: [(element: ElementIndex, place: TablePlace)]
  ) -> [ElementIndex] {
    guard let references else { return [] }
    let nodes = NodeFinder(views).nodes(references, around: table.node)
    return nodes.compactMap { node in cells.first { self[$0.element].node == node }?.element }
  }
}

/// Where a cell stands; rows and columns count from 0.
private struct TablePlace {
  var row: Int
  var column: Int
  var rowSpan = 1
  var columnSpan = 1

  init?(_ property: PropertyValue?) {
    guard case .record(let fields)? = property else { return nil }
    func number(_ name: String) -> Int? {
      guard case .number(let number)? = fields.first(where: { $0.name == name })?.value else { return nil }
      return Int(exactly: number.rounded())
    }
    guard let row = number("row"), let column = number("column") else { return nil }
    self.row = row
    self.column = column
    rowSpan = max(1, number("rowSpan") ?? 1)
    columnSpan = max(1, number("columnSpan") ?? 1)
  }

  func covers(row other: Int) -> Bool { other >= row && other < row + rowSpan }
  func covers(column other: Int) -> Bool { other >= column && other < column + columnSpan }
}

/// The header cells that a table names, by row and column.
private struct TableHeaders {
  var rows: [Int: [ViewReference]] = [:]
  var columns: [Int: [ViewReference]] = [:]

  init(_ property: PropertyValue?) {
    guard case .record(let fields)? = property else { return }
    for field in fields {
      guard case .record(let entries) = field.value else { continue }
      for entry in entries {
        guard let number = Int(entry.name), case .references(let list) = entry.value else { continue }
        if field.name == "rows" { rows[number] = list } else { columns[number] = list }
      }
    }
  }
}
