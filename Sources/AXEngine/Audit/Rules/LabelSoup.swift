/// Rows that are read in crumbs.
enum LabelSoup: AuditRule {
  static let id = "labelSoup"
  static let what = "Rows of several texts are read text by text."
  static let why =
    "It takes as many swipes as there are pieces to pass a row, and each piece comes without its whole."
  static let fix = "Combine each row into one element (`children: combine`)."
  static let criteria: [SuccessCriterion] = []
  static let source = "accessibilityElement(children:), SE-12"
  static let severity = Severity.warning
  static let subjects = "rows"
  static let limits: String? = "Sees rows of three texts and more that repeat; a data table is none."

  /// From how many texts on a row is in crumbs, and from how many rows on it is a list.
  private static let leastTexts = 3
  private static let leastRows = 2

  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let views = screen.scene.views
    var rows: [NodeIndex: [NodeIndex]] = [:]
    var order: [NodeIndex] = []
    for place in views.nodes.indices where screen.isShown[place] {
      guard screen.type(NodeIndex(place)) == .hStack else { continue }
      notes.look()
      let parent = views.nodes[place].parent
      guard parent >= 0, texts(in: NodeIndex(place), on: screen) >= leastTexts else { continue }
      if rows[parent] == nil { order.append(parent) }
      rows[parent, default: []].append(NodeIndex(place))
    }
    for parent in order {
      guard let found = rows[parent], found.count >= leastRows else { continue }
      notes.add(
        found[0], on: screen, "and \(NumberText.count(found.count - 1, "row")) like it are read text by text",
        measured: "\(texts(in: found[0], on: screen)) stops a row", required: "1 stop a row")
    }
  }

  /// How many texts a loose row has; 0 where it is read in one piece or has other things in it.
  private static func texts(in row: NodeIndex, on screen: AuditedScreen) -> Int {
    guard screen.owners[Int(row)] < 0 else { return 0 }
    var count = 0
    var isLoose = true
    screen.scene.views.forEachChild(of: row) { child in
      guard screen.isShown[Int(child)], let type = screen.type(child) else { return }
      if type == .text, screen.owners[Int(child)] >= 0 {
        count += 1
        let element = screen.scene[screen.owners[Int(child)]]
        if element.container >= 0, screen.scene.tree.containers[Int(element.container)].kind == .dataTable {
          isLoose = false
        }
      } else if type != .spacer && type != .divider && type != .image {
        isLoose = false
      }
    }
    return isLoose ? count : 0
  }
}
