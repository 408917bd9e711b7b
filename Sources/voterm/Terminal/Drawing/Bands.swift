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

  /// Shares out what there is to show; with `isWhole` the task has all the room there is. The picture between keeps the
  /// rows it needs, and what then has no room is left out.
  init(
    tour: TourProgress?, isWhole: Bool = false, needsLeader: Bool = false, gesture: String?,
    captions: String?, rows: Int, columns: Int, charset: Charset
  ) {
    guard rows >= 6, columns >= 12 else { return }
    if let tour {
      let leader = needsLeader ? "Ctrl-A " : ""
      let limit = isWhole ? rows - 4 : max(1, min(6, rows / 4))
      task = Self.lines(tour, leader, columns: columns, limit: limit, charset)
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
    var wrapped = parts(tour, leader, width, isCut: false)
    if wrapped.reduce(0, { $0 + $1.count }) > limit { wrapped = parts(tour, leader, width, isCut: true) }
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

  /// The task, the verdict or the last hint, and how the person stands, each in lines. Where not all of it fits, the
  /// key that shows all of it is named.
  private static func parts(_ tour: TourProgress, _ leader: String, _ width: Int, isCut: Bool) -> [[Line]] {
    var parts = [Line(text: tour.heading + ". " + tour.task, style: .bold)]
    if let verdict = tour.verdict {
      let lesson = tour.stop?.lesson.map { " " + $0 } ?? ""
      let next = "\(leader)N goes on."
      // What is cut comes last.
      let text = isCut ? "\(leader)= all, \(next) \(verdict)" : "\(verdict) \(next)"
      parts.append(Line(text: text + lesson, style: .key))
    } else if let hint = tour.hint {
      parts.append(Line(text: "Hint: " + hint, style: .plain))
    }
    if !tour.standing.isEmpty, !tour.isDone {
      parts.append(Line(text: standing(tour, leader, width, isCut: isCut), style: .dim))
    }
    return parts.map { part in
      TextWidth.wrapped(TextWidth.neutralised(part.text), cells: width).map {
        Line(text: $0, style: part.style)
      }
    }
  }

  /// How the person stands, and the keys of the tour where they fit beside it.
  private static func standing(
    _ tour: TourProgress, _ leader: String, _ width: Int, isCut: Bool
  ) -> String {
    let keys =
      isCut
      ? ["= all  ! hint  N next  R again  Q leave", "= all  ! hint", "= all"]
      : ["! hint  = task  N next  R again  Q leave", "! hint  N next  R again"]
    let texts = isCut ? [tour.standing, tour.shortStanding] : [tour.standing]
    let candidates =
      texts.flatMap { text in keys.map { text + "  " + leader + $0 } } + [tour.standing, tour.shortStanding]
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
    let taken = bands.above + bands.below
    self.init(
      rows: rows - taken, columns: columns, wideScreen: wideScreen, expanded: expanded,
      keepsScreen: taken > 0 && rows >= 12)
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
