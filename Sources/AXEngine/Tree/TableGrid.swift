/// Where the cells of one data table stand, worked out once for a tree, so that a step costs the same in a table
/// of ten cells and of a hundred thousand.
struct TableGrid: Sendable {
  /// The table's container.
  let container: Int32
  private let start: ElementIndex
  /// Each element's place, from the table's first; nil for one that is no cell (T8).
  private let places: [TablePlace?]
  /// The cell whose top left corner stands at a place; of several the first.
  private var corners: [Corner: ElementIndex] = [:]
  /// The leftmost column of each row, of cells that span no rows.
  private var leftmost: [Int: Int] = [:]
  /// Cells that span rows or columns; they are searched one by one.
  private var spanning: [(element: ElementIndex, place: TablePlace)] = []
  private var rowHeaders: [Int: [ElementIndex]] = [:]
  private var columnHeaders: [Int: [ElementIndex]] = [:]

  private struct Corner: Hashable {
    var row: Int
    var column: Int
  }

  /// The grids of all data tables in a tree.
  static func all(in tree: AccessibilityTree, reader: Reader) -> [TableGrid] {
    var grids: [TableGrid] = []
    for (number, container) in tree.containers.enumerated() where container.kind == .dataTable {
      grids.append(TableGrid(Int32(number), tree, reader))
    }
    return grids
  }

  private init(_ number: Int32, _ tree: AccessibilityTree, _ reader: Reader) {
    let table = tree.containers[Int(number)]
    container = number
    start = table.start
    places = (table.start..<table.end).map {
      TablePlace(reader.property(.cell, of: tree.elements[Int($0)].node))
    }
    var byNode: [NodeIndex: ElementIndex] = [:]
    for (offset, place) in places.enumerated() {
      guard let place else { continue }
      let element = table.start + ElementIndex(offset)
      byNode[tree.elements[Int(element)].node] = element
      if place.rowSpan > 1 || place.columnSpan > 1 { spanning.append((element, place)) }
      let corner = Corner(row: place.row, column: place.column)
      if corners[corner] == nil { corners[corner] = element }
      leftmost[place.row] = min(leftmost[place.row] ?? place.column, place.column)
    }
    let headers = TableHeaders(reader.property(AccessibilityKey.headers, of: table.node))
    // An element that is no cell of the table does not count as its header (T4).
    let finder = NodeFinder(reader.views)
    func elements(_ references: [ViewReference]) -> [ElementIndex] {
      finder.nodes(references, around: table.node).compactMap { byNode[$0] }
    }
    rowHeaders = headers.rows.mapValues(elements)
    columnHeaders = headers.columns.mapValues(elements)
  }

  /// What is to be known of an element of the table (X7, T1…T6); nil where it is no cell.
  func cell(
    of element: ElementIndex, from previous: ElementIndex?, _ rules: OrderRules = .all
  ) -> ElementContext.Cell? {
    guard let place = place(of: element) else { return nil }
    var cell = ElementContext.Cell()
    cell.row = place.row
    cell.column = place.column
    cell.rowSpan = place.rowSpan
    cell.columnSpan = place.columnSpan
    cell.isFirstInRow =
      rules.contains(.firstInRow) && (leftmost[place.row] ?? place.column) >= place.column
      && !spanning.contains {
        $0.place.covers(row: place.row) && rules.contains(.spansCover) && $0.place.column < place.column
      }
    cell.isNewRow = !rules.contains(.newRow) || previous.flatMap(self.place(of:))?.row != place.row
    let spares = rules.contains(.headerIsNotItsOwn)
    cell.allRowHeaders = (rowHeaders[place.row] ?? []).filter { $0 != element || !spares }
    if cell.isFirstInRow || !rules.contains(.rowHeadersOnce) { cell.rowHeaders = cell.allRowHeaders }  // T4
    let above = cellCovering(row: place.row - 1, column: place.column)
    cell.columnHeaders = (columnHeaders[place.column] ?? []).filter {  // T5
      ($0 != element || !spares) && !(cell.isFirstInRow && $0 == above && rules.contains(.headerAbove))
    }
    return cell
  }

  private func place(of element: ElementIndex) -> TablePlace? {
    let offset = Int(element - start)
    return places.indices.contains(offset) ? places[offset] : nil
  }

  /// The first cell in reading order that covers a place.
  private func cellCovering(row: Int, column: Int) -> ElementIndex? {
    let plain = corners[Corner(row: row, column: column)]
    let spanned = spanning.first { $0.place.covers(row: row) && $0.place.covers(column: column) }?.element
    guard let plain, let spanned else { return plain ?? spanned }
    return min(plain, spanned)
  }
}

/// Where a cell stands; rows and columns count from 0.
private struct TablePlace: Sendable {
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
