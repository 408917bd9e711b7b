/// The numbered grid: cells row by row from 1, and the finer grids in them (VC-40).
struct VoiceGrid: Hashable, Sendable {
  var rows: Int
  var columns: Int
  /// The area that is cut, in points of the screen.
  var area: Rect

  /// How long the longer side of a cell must be so that it can be said, in points; below that no grid goes (DF-16).
  static let smallestCell = 16.0
  /// Cells across and down a phone that stands upright (VC-42, DF-16).
  static let standard = (across: 3, down: 5)

  /// Over the whole screen, by the settings, else by the device (VC-42).
  init(_ settings: VoiceControlSettings, rows: Int? = nil, columns: Int? = nil, in environment: Environment) {
    let (across, down) = Self.standard
    let isLandscape = environment.isLandscape
    self.rows = rows ?? settings.gridRows.nonZero ?? (isLandscape ? across : down)
    self.columns = columns ?? settings.gridColumns.nonZero ?? (isLandscape ? down : across)
    area = Rect(origin: .zero, size: environment.screenSize)
  }

  /// The cell with a number; nil where there is none.
  func cell(_ number: Int) -> Rect? {
    guard number >= 1, number <= rows * columns else { return nil }
    let size = Size(area.width / Double(columns), area.height / Double(rows))
    let row = (number - 1) / columns
    let column = (number - 1) % columns
    return Rect(
      area.minX + Double(column) * size.width, area.minY + Double(row) * size.height, size.width, size.height)
  }

  /// The grid in a cell; nil where its cells would be too small (VC-40).
  func refined(to number: Int) -> VoiceGrid? {
    guard let cell = cell(number),
      max(cell.width / Double(columns), cell.height / Double(rows)) >= Self.smallestCell
    else { return nil }
    var finer = self
    finer.area = cell
    return finer
  }
}

extension Int {
  /// Itself, or nil for zero.
  fileprivate var nonZero: Int? { self == 0 ? nil : self }
}
