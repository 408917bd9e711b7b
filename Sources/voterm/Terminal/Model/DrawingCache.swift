import AXEngine

/// What was worked out for the last picture and is of use for the next one and for the mouse.
struct DrawingCache {
  var charset = Charset.utf8
  /// Whether it was said that the terminal cannot show some letters.
  var hasNotedLetters = false
  var owners: ElementOwners?
  /// The mock screen as it was drawn last.
  var picture: ScreenPicture?
  /// The mock screen of this picture, where it was needed before it is drawn.
  var prepared: ScreenPicture?
  /// Where it stands on the terminal, inside its frame.
  var area: CellRect?
  /// The first row of the picture that is shown.
  var top = 0
  /// The numbers of Voice Control's grid that found no place on the screen.
  var hiddenCells: [String] = []
  /// Rows of the list on the screen, the line its first one shows, and where it stands.
  var listHeight = 10
  var listTop = 0
  var listRow = 0
  /// The columns of the list that was drawn last.
  var listColumns = 0..<0

  /// The cell of the picture at a cell of the terminal.
  func place(of point: CellPoint) -> CellPoint? {
    guard let area, area.contains(point) else { return nil }
    return CellPoint(row: point.row - area.row + top, column: point.column - area.column)
  }

  /// The line of the list at a row of the terminal.
  func listLine(at row: Int) -> Int? {
    row >= listRow && row < listRow + listHeight ? listTop + row - listRow : nil
  }
}
