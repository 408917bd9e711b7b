import AXEngine

extension Model {
  static let lettersNote = "this terminal cannot show some letters, which stand as ?: use a UTF-8 locale"

  /// Says once for a mock that letters are missing in the picture: in the log, and where that is not shown in the
  /// last line. False where it was said before.
  mutating func noteLetters(rows: Int, columns: Int) -> Bool {
    guard !drawing.hasNotedLetters else { return false }
    drawing.hasNotedLetters = true
    log.add(.note, Self.lettersNote)
    if Regions(rows: rows, columns: columns, wideScreen: false, expanded: false).speech == nil {
      status += (status.isEmpty ? "(" : " (") + Self.lettersNote + ")"
    }
    return true
  }
}
