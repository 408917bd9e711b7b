/// Which part of the terminal holds what.
struct Regions: Hashable, Sendable {
  /// The mock screen with its frame; nil where there is no room.
  var screen: CellRect?
  /// The speech log with its frame.
  var speech: CellRect?
  /// The element's facts with their frame; shares its upper edge with the log's lower one.
  var element: CellRect?
  /// The element's facts without any frame, where nothing else fits.
  var bare: CellRect?
  /// Everything above the two lowest lines, for help and lists.
  var body: CellRect
  /// Technology, rotor, position.
  var positionRow: Int?
  /// What is being spoken.
  var statusRow: Int?

  /// Shares out a terminal. `wideScreen` says that the mock screen is wider than high, `expanded` that the
  /// element's facts are to take all there is beside the screen, `keepsScreen` that the screen is shown also where it
  /// has little room.
  init(rows: Int, columns: Int, wideScreen: Bool, expanded: Bool, keepsScreen: Bool = false) {
    statusRow = rows >= 1 ? rows - 1 : nil
    positionRow = rows >= 2 ? rows - 2 : nil
    let height = max(0, rows - 2)
    body = CellRect(row: 0, column: 0, height: height, width: max(0, columns))
    if columns < 40 || rows < (keepsScreen ? 5 : 12) {
      bare = height > 0 ? body : nil
    } else if rows < 12, columns < 72 {
      // One of the two.
      if expanded { element = body } else { screen = body }
    } else if columns >= 72 {
      let wanted = wideScreen ? columns * 55 / 100 : columns * 42 / 100
      let left = min(max(wanted, 34), wideScreen ? 110 : 70)
      screen = CellRect(row: 0, column: 0, height: height, width: left)
      share(CellRect(row: 0, column: left + 1, height: height, width: columns - left - 1), expanded)
    } else {
      let lower = expanded ? height / 2 : max(4, height * 45 / 100)
      screen = CellRect(row: 0, column: 0, height: height - lower, width: columns)
      share(CellRect(row: height - lower, column: 0, height: lower, width: columns), expanded)
    }
  }

  /// Gives a stretch to log and element; they share a line.
  private mutating func share(_ rect: CellRect, _ expanded: Bool) {
    if expanded {
      element = rect
      return
    }
    guard rect.height >= 8 else {
      speech = rect
      return
    }
    let lower = max(5, rect.height * 45 / 100)
    speech = CellRect(row: rect.row, column: rect.column, height: rect.height - lower + 1, width: rect.width)
    element = CellRect(row: rect.endRow - lower, column: rect.column, height: lower, width: rect.width)
  }
}
