/// The part of a page that is about one screen: the picture, what is heard, who reaches what.
struct PageScreen {
  private let screen: MockReport.Screen
  private let id: String

  init(_ screen: MockReport.Screen, id: String) {
    self.screen = screen
    self.id = id
  }

  private var language: String { screen.order.language }

  /// The section.
  var section: PagePart.Section {
    let draft = screen.order.wordsAreDraft ? ReportText.draft : ""
    let profile = Markup.text("p", [:], "Profile " + screen.order.profile + draft + ".")
    let lines =
      [profile, Markup.opening("div", ["class": "screen"])] + figure + ["<div>"] + phrases + unreachable
      + ["</div>", "</div>"] + matrix
    return PagePart.Section(id: id, title: "Screen " + screen.order.screen, lines: lines)
  }

  private var figure: [String] {
    let count = NumberText.count(screen.order.elements.count, "stop")
    let caption = "The screen in points, \(count) in reading order. The table names them."
    return [
      "<figure>", Markup.text("figcaption", [:], caption),
      OrderSVG.picture(of: screen.order, prefix: id, isPart: true), "</figure>",
    ]
  }

  private var phrases: [String] {
    guard !screen.order.elements.isEmpty else { return ["<p>Nothing can be reached.</p>"] }
    let rows = screen.order.elements.map { element in
      let pause = ((element.hint.map { [$0] } ?? []) + element.availability).joined(separator: ". ")
      let spoken = element.spoken.isEmpty ? "(says nothing)" : element.spoken
      return "<tr>" + Markup.text("th", ["scope": "row"], String(element.position)) + said("td", spoken)
        + said("td", pause) + code(element.id) + "</tr>"
    }
    return PageTable.lines(
      id: id + "-heard", caption: "What is heard, in order",
      heads: ["Place", "Spoken", "After a pause", "Id"], rows: rows)
  }

  /// A cell with words in the language of the screen.
  private func said(_ name: String, _ text: String) -> String {
    text.isEmpty ? "<td></td>" : Markup.text(name, ["lang": language, "dir": "auto"], text)
  }

  private func code(_ id: String) -> String { "<td>" + Markup.text("code", [:], "#" + id) + "</td>" }

  private var unreachable: [String] {
    guard !screen.order.unreachable.isEmpty else { return [] }
    let items = screen.order.unreachable.map { id, because in
      "<li>" + Markup.text("code", [:], "#" + id) + ReportXML.escaped(": " + because) + "</li>"
    }
    return [Markup.text("h4", [:], "Not reachable"), "<ul>"] + items + ["</ul>"]
  }

  private var matrix: [String] {
    let matrix = screen.matrix
    guard !matrix.rows.isEmpty else { return [] }
    let rows = matrix.rows.map { row in
      let cells = row.cells.map { cell in
        let isMissed = cell.verdict.isMissed
        return Markup.text("td", ["class": isMissed ? "missed" : nil], cell.words)
      }
      return "<tr>"
        + Markup.element(
          "th", ["scope": "row"],
          Markup.text("span", ["lang": language, "dir": "auto"], row.words) + " "
            + Markup.text("code", [:], "#" + row.id)) + cells.joined() + "</tr>"
    }
    let heads = ["Element"] + ReachabilityMatrix.technologies.map(\.title)
    let reasons = MatrixText.reasons(matrix).map { Markup.text("li", [:], String($0.dropFirst(2))) }
    return [Markup.text("p", [:], "Reach: " + matrix.summary + ".")]
      + PageTable.lines(
        id: id + "-reach", caption: "Who reaches what, at what cost", heads: heads, rows: rows)
      + [Markup.text("p", ["class": "legend"], MatrixText.legend + ".")]
      + (reasons.isEmpty
        ? [] : [Markup.text("h4", [:], "Why not, and what to know"), "<ul>"] + reasons + ["</ul>"])
  }
}

/// A table that can be wider than the page.
enum PageTable {
  /// The elements; rows are mark-up already.
  static func lines(id: String, caption: String, heads: [String], rows: [String]) -> [String] {
    let region: KeyValuePairs<String, String?> = [
      "class": "table", "role": "region", "aria-labelledby": id, "tabindex": "0",
    ]
    return [
      Markup.opening("div", region), "<table>", Markup.text("caption", ["id": id], caption), "<thead>",
      "<tr>" + heads.map { Markup.text("th", ["scope": "col"], $0) }.joined() + "</tr>", "</thead>",
      "<tbody>",
    ] + rows + ["</tbody>", "</table>", "</div>"]
  }
}
