import AXEngine
import CNcurses

/// The real terminal: sends to it what differs from the picture before.
@MainActor
final class Screen {
  /// Why there is no screen.
  enum Failure: Error, Hashable, Sendable {
    case noTerminal, cannotPlaceCursor, unknownTerminal
  }

  private(set) var rows: Int
  private(set) var columns: Int
  let charset: Charset
  private var shown: Frame?

  /// Takes the terminal.
  init(colors: Bool) throws(Failure) {
    var info = vt_info()
    switch Int(vt_start(colors ? 1 : 0, &info)) {
    case VT_OK: break
    case VT_NO_TERMINAL: throw .noTerminal
    case VT_DUMB: throw .cannotPlaceCursor
    default: throw .unknownTerminal
    }
    rows = Int(info.rows)
    columns = Int(info.columns)
    charset = info.utf8 != 0 ? .utf8 : .ascii
  }

  /// Gives the terminal back.
  func stop() { vt_stop() }

  /// Adopts the terminal's size.
  func resize() {
    var newRows: Int32 = 0
    var newColumns: Int32 = 0
    vt_resize(&newRows, &newColumns)
    rows = Int(newRows)
    columns = Int(newColumns)
    shown = nil
  }

  /// Stops the program as Ctrl-Z does; returns when it goes on.
  func suspend() {
    vt_suspend()
    resize()
  }

  /// Takes the terminal again after the program was stopped from outside.
  func resume() {
    vt_resume()
    resize()
  }

  /// Makes the next picture be drawn from nothing.
  func repaint() {
    vt_repaint()
    shown = nil
  }

  /// Shows a picture.
  func show(_ frame: Frame) {
    let isSameShape = shown?.rows == frame.rows && shown?.columns == frame.columns
    if !isSameShape {
      for row in 0..<rows { vt_clear_row(Int32(row)) }
    }
    let old = isSameShape ? shown?.cells : nil
    for (at, cell) in frame.cells.enumerated() {
      if cell.width == 0 || (old?[at] == cell && (cell.width == 1 || old?[at + 1] == frame.cells[at + 1])) {
        continue
      }
      if old == nil, cell == .blank { continue }
      vt_put(
        Int32(at / frame.columns), Int32(at % frame.columns), cell.base, cell.mark1, cell.mark2, cell.mark3,
        Int32(cell.width), UInt32(cell.style.attributes.rawValue), Int32(cell.style.color.rawValue))
    }
    if let cursor = frame.cursor {
      vt_cursor(Int32(cursor.row), Int32(cursor.column))
    } else {
      vt_cursor(-1, 0)
    }
    vt_refresh()
    shown = frame
  }
}
