/// Columns that are read line by line.
enum AcrossColumns: AuditRule {
  static let id = "acrossColumns"
  static let what = "Things that stand in columns are read in rows."
  static let why =
    "Of two cards side by side one hears both names, then both prices, and has to sort out which is whose."
  static let fix =
    "Make each column a container (`children: contain`), or a data table with headers of the whole."
  static let criteria: [SuccessCriterion] = [.meaningfulSequence, .infoAndRelationships]
  static let source = "accessibilityElement(children:), SE-11, WC-03"
  static let severity = Severity.warning
  static let subjects = "stacks of rows"
  static let limits: String? = "Whether rows or columns belong together is for people to decide."

  /// How many rows of one shape make columns.
  private static let leastRows = 3

  // WC-03
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let views = screen.scene.views
    for place in views.nodes.indices where screen.isShown[place] {
      let stack = NodeIndex(place)
      guard let type = screen.type(stack), type == .vStack || type == .grid, screen.owners[place] < 0 else {
        continue
      }
      var rows: [NodeIndex] = []
      views.forEachChild(of: stack) { child in
        if screen.isShown[Int(child)], screen.type(child) == .hStack { rows.append(child) }
      }
      guard rows.count > 1 else { continue }
      notes.look()
      guard let count = columns(of: rows, on: screen) else { continue }
      notes.add(
        rows[0], on: screen, .needsReview,
        "and \(NumberText.count(rows.count - 1, "row")) below it stand in \(count) columns and are read row by row",
        measured: "\(rows.count) rows of \(count)", required: "a container for what belongs together")
    }
  }

  /// How many columns some rows stand in: all have as many loose members, at the same places.
  private static func columns(of rows: [NodeIndex], on screen: AuditedScreen) -> Int? {
    guard rows.count >= leastRows, !rows.allSatisfy({ hasOnlyButtons($0, on: screen) }) else { return nil }
    let edges = rows.map { Self.edges(of: $0, on: screen) }
    guard let first = edges[0], first.count > 1 else { return nil }
    for row in edges {
      guard let row, row.count == first.count else { return nil }
      if screen.type(rows[0]) == .hStack, screen.type(screen.scene.views.nodes[Int(rows[0])].parent) == .grid
      {
        continue
      }
      guard zip(row, first).allSatisfy({ ($0 - $1).magnitude < 8 }) else { return nil }
    }
    return first.count
  }

  /// Whether a row is one of a keypad, whose keys belong to no column.
  private static func hasOnlyButtons(_ row: NodeIndex, on screen: AuditedScreen) -> Bool {
    var hasOthers = false
    screen.scene.views.forEachChild(of: row) { child in
      let type = screen.type(child)
      if type != .button && type != .spacer && type != .divider { hasOthers = true }
    }
    return !hasOthers
  }

  /// The left edges of a row's members that are elements of their own; nil where it is read in one piece.
  private static func edges(of row: NodeIndex, on screen: AuditedScreen) -> [Double]? {
    guard screen.owners[Int(row)] < 0, !screen.describer.facts(row).facts.contains(.isLevel) else {
      return nil
    }
    var edges: [Double] = []
    var types: Set<ViewType> = []
    var isLoose = true
    screen.scene.views.forEachChild(of: row) { child in
      guard screen.isShown[Int(child)], let type = screen.type(child) else { return }
      if type != .spacer && type != .divider { types.insert(type) }
      if screen.owners[Int(child)] >= 0 {
        edges.append(screen.scene.views.frames[Int(child)].minX)
      } else if type != .spacer && type != .divider {
        isLoose =
          type == .vStack && !screen.describer.facts(child).facts.contains(.isLevel) && isLoose
        edges.append(screen.scene.views.frames[Int(child)].minX)
      }
    }
    // A name and its button belong together as they stand.
    return isLoose && types.count == 1 ? edges : nil
  }
}
