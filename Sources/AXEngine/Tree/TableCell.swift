/// A cell of a data table (T1…T6). Rows and columns count from 0; nil where the file does not say.
///
/// The tree names headers by their elements, speech by their words; all else is one and the same.
public struct TableCell<Header: Hashable & Sendable>: Hashable, Sendable {
  public var row: Int?
  public var column: Int?
  /// At least 1.
  public var rowSpan = 1
  /// At least 1.
  public var columnSpan = 1
  /// No cell of the table stands further left in the row (T3).
  public var isFirstInRow = false
  /// The element before belonged to another row of this table, or to no cell of it (DX18).
  public var isNewRow = false
  /// The row headers to be spoken, already without those that T4 leaves out.
  public var rowHeaders: [Header] = []
  /// Every other cell that is a header of the row, spoken or not.
  public var allRowHeaders: [Header] = []
  /// The column headers to be spoken, already without those that T5 leaves out.
  public var columnHeaders: [Header] = []

  /// Makes a cell that knows nothing.
  public init() {}

  /// The same cell with its headers named in another way.
  func mapHeaders<Other>(_ transform: (Header) -> Other) -> TableCell<Other> {
    var cell = TableCell<Other>()
    cell.row = row
    cell.column = column
    cell.rowSpan = rowSpan
    cell.columnSpan = columnSpan
    cell.isFirstInRow = isFirstInRow
    cell.isNewRow = isNewRow
    cell.rowHeaders = rowHeaders.map(transform)
    cell.allRowHeaders = allRowHeaders.map(transform)
    cell.columnHeaders = columnHeaders.map(transform)
    return cell
  }
}
