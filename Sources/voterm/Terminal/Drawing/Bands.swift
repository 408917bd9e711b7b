import AXEngine

/// Lines across the whole terminal: a tour's task above everything, captions and the gesture below it.
struct Bands {
  /// A line and how it looks.
  struct Line: Hashable, Sendable {
    var text: String
    var style: Style
  }

  /// The task, how the person stands, the last hint or the verdict.
  var task: [Line] = []
  /// The gesture that was just made, in words.
  var gesture: String?
  /// What is spoken.
  var captions: LargeText?

  /// Rows above: the lines, and a rule where there is room for one.
  private(set) var above = 0
  /// Rows below, above the two lowest lines.
  private(set) var below = 0

  /// Shares out what there is to show; the picture between keeps the rows it needs, and what then has no room is left out.
  init(
    tour: TourProgress?, needsLeader: Bool = false, gesture: String?, captions: String?, rows: Int,
    columns: Int, charset: Charset
  ) {
    guard rows >= 6, columns >= 12 else { return }
    if let tour {
      let leader = needsLeader ? "Ctrl-A " : ""
      task = Self.lines(tour, leader, columns: columns, limit: max(1, min(6, rows / 4)), charset)
      above = task.count + (rows >= 20 ? 1 : 0)
    }
    var room = rows - above - (rows >= 20 ? 14 : 5)
    if let gesture, room >= 1 {
      self.gesture = gesture
      room -= 1
      below += 1
    }
    if let captions, room >= 3 {
      let text = LargeText(captions, width: columns, height: min(room, rows * 2 / 5), charset: charset)
      self.captions = text
      below += text.height
    }
  }

  /// The lines of a tour: the task first, and whole as long as there is room for what follows.
  /// `leader` stands before keys where a text takes them.
  static func lines(
    _ tour: TourProgress, _ leader: String, columns: Int, limit: Int, _ charset: Charset
  ) -> [Line] {
    let width = columns - 2
    let last: [Line]
    if let verdict = tour.verdict {
      let lesson = tour.stop?.lesson.map { " " + $0 } ?? ""
      last = [Line(text: verdict + " \(leader)N goes on." + lesson, style: .key)]
    } else if let hint = tour.hint {
      last = [Line(text: "Hint: " + hint, style: .plain)]
    } else {
      last = []
    }
    let parts =
      [Line(text: tour.heading + ". " + tour.task, style: .bold)] + last
      + (tour.standing.isEmpty || tour.isDone ? [] : [Line(text: standing(tour, leader, width), style: .dim)])
    let wrapped = parts.map { part in
      TextWidth.wrapped(TextWidth.neutralised(part.text), cells: width).map {
        Line(text: $0, style: part.style)
      }
    }
    // The task gives way last of all.
    var left = limit
    var lines: [Line] = []
    for (place, part) in wrapped.enumerated() {
      let wanted = max(1, left - (wrapped.count - place - 1))
      guard left > 0 else { break }
      var shown = Array(part.prefix(wanted))
      if shown.count < part.count, let end = shown.popLast() {
        let rest = end.text + " " + part[(wanted)...].map(\.text).joined(separator: " ")
        shown.append(
          Line(
            text: TextWidth.truncated(rest, toCells: width, ellipsis: charset.ellipsis), style: end.style))
      }
      lines += shown
      left -= shown.count
    }
    return lines
  }

  /// How the person stands, and the keys of the tour where they fit beside it.
  private static func standing(_ tour: TourProgress, _ leader: String, _ width: Int) -> String {
    let keys = ["! hint  = task  N next  R again  Q leave", "! hint  N next  R again"]
    let candidates =
      keys.map { tour.standing + "  " + leader + $0 } + [tour.standing, tour.shortStanding]
    return candidates.first { TextWidth.cells(of: $0) <= width } ?? tour.shortStanding
  }

  /// Draws what there is.
  func draw(_ frame: inout Frame) {
    for (row, line) in task.enumerated() {
      frame.put(frame.fit(line.text, frame.columns - 2), row: row, column: 1, style: line.style)
    }
    if above > task.count {
      for column in 0..<frame.columns {
        frame.put(frame.charset.plainBox.top, row: task.count, column: column, style: .frame)
      }
    }
    var row = frame.rows - 2 - below
    if let gesture {
      frame.put(frame.fit(gesture, frame.columns - 2), row: row, column: 1, style: .bold)
      row += 1
    }
    captions?.draw(row: row, &frame)
  }
}

extension Regions {
  /// Shares out what bands leave of a terminal.
  init(rows: Int, columns: Int, wideScreen: Bool, expanded: Bool, bands: Bands) {
    self.init(
      rows: rows - bands.above - bands.below, columns: columns, wideScreen: wideScreen, expanded: expanded)
    func moved(_ rect: CellRect?) -> CellRect? {
      rect.map {
        CellRect(row: $0.row + bands.above, column: $0.column, height: $0.height, width: $0.width)
      }
    }
    screen = moved(screen)
    speech = moved(speech)
    element = moved(element)
    bare = moved(bare)
    body.row += bands.above
    statusRow = rows >= 1 ? rows - 1 : nil
    positionRow = rows >= 2 ? rows - 2 : nil
  }
}
