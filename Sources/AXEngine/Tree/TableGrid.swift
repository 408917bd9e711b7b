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
    let layout = TableLayout(table.node, reader)
    places = (table.start..<table.end).map { element in
      let node = tree.elements[Int(element)].node
      return TablePlace(reader.property(.cell, of: node)) ?? layout?.place(of: node)
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
    for (column, node) in layout?.titles ?? [] where columnHeaders[column] == nil {
      columnHeaders[column] = byNode[node].map { [$0] }
    }
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

  init(row: Int, column: Int, columnSpan: Int = 1) {
    self.row = row
    self.column = column
    self.columnSpan = max(1, columnSpan)
  }

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

/// Where cells stand by the rows and columns that a `Table` or `Grid` lays out: the titles of the columns are the
/// first row, where there are some; what is no row of cells covers all columns.
private struct TableLayout {
  /// The titles of the columns.
  private(set) var titles: [(column: Int, node: NodeIndex)] = []
  private let views: ViewTree
  private let table: NodeIndex
  private var places: [NodeIndex: TablePlace] = [:]

  /// nil for a view that lays out no rows.
  init?(_ table: NodeIndex, _ reader: Reader) {
    guard let view = reader.view(of: table), view.type == .table || view.type == .grid else { return nil }
    views = reader.views
    self.table = table
    var row = 0
    var columns = 0
    var whole: [NodeIndex] = []
    views.forEachChild(of: table) { child in
      if case .column(let column)? = views.nodes[Int(child)].part {
        titles.append((column, child))
        places[child] = TablePlace(row: 0, column: column)
        columns = max(columns, column + 1)
        row = 1
      }
    }
    views.forEachChild(of: table) { child in
      guard views.nodes[Int(child)].part == nil else { return }
      defer { row += 1 }
      guard let type = reader.view(of: child)?.type, type.isStack || type == .view else {
        places[child] = TablePlace(row: row, column: 0)
        return whole.append(child)
      }
      var column = 0
      views.forEachChild(of: child) { cell in
        places[cell] = TablePlace(row: row, column: column)
        column += 1
      }
      columns = max(columns, column)
      // A row that is read as one element covers what it holds.
      places[child] = TablePlace(row: row, column: 0)
      whole.append(child)
    }
    for child in whole { places[child]?.columnSpan = max(1, columns) }
  }

  /// The cell that a view is in.
  func place(of node: NodeIndex) -> TablePlace? {
    var around = node
    while around >= 0, around != table {
      if let place = places[around] { return place }
      around = views.nodes[Int(around)].parent
    }
    return nil
  }
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
