/// A report as one page of HTML: no scripts, nothing to load, and itself to be read by whoever reads by ear.
public enum MockPage {
  /// The page, with a line end at its end.
  public static func render(_ report: MockReport) -> String {
    let title = report.parts.count == 1 ? report.parts[0].title : "\(report.parts.count) mocks"
    let head = [
      "<!DOCTYPE html>", Markup.opening("html", ["lang": "en"]), "<head>",
      Markup.element("meta", ["charset": "utf-8"]),
      Markup.element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      Markup.text("title", [:], title + ": accessibility report"), "<style>", PageStyle.text, "</style>",
      "</head>", "<body>",
      Markup.text("a", ["class": "skip", "href": "#report"], "Skip to the report"),
    ]
    let parts = report.parts.indices.map { PagePart(report, $0) }
    let lines =
      head + banner(report, title) + contents(parts)
      + [Markup.opening("main", ["id": "report", "tabindex": "-1"])] + parts.flatMap(\.lines) + ["</main>"]
      + footer(report) + ["</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func banner(_ report: MockReport, _ title: String) -> [String] {
    let walks = report.parts.flatMap(\.walks)
    let failed = walks.count { !$0.holds }
    var lines = ["<header>", Markup.text("h1", [:], title + ": accessibility report")]
    lines.append(Markup.text("p", [:], "Judged: " + report.verdicts.summary + "."))
    if !walks.isEmpty {
      let verdict = failed == 0 ? "all held" : "\(failed) did not hold"
      lines.append(Markup.text("p", [:], "Walks: " + NumberText.count(walks.count, "walk") + ", \(verdict)."))
    }
    return lines + ["</header>"]
  }

  private static func contents(_ parts: [PagePart]) -> [String] {
    var lines = [
      Markup.opening("nav", ["aria-labelledby": "contents"]),
      Markup.text("h2", ["id": "contents"], "Contents"), "<ul>",
    ]
    for part in parts {
      lines.append("<li>" + link(part.id, part.title))
      lines.append("<ul>")
      for section in part.sections { lines.append("<li>" + link(section.id, section.title) + "</li>") }
      lines += ["</ul>", "</li>"]
    }
    return lines + ["</ul>", "</nav>"]
  }

  private static func link(_ id: String, _ text: String) -> String {
    Markup.text("a", ["href": "#" + id], text)
  }

  private static func footer(_ report: MockReport) -> [String] {
    [
      "<footer>",
      Markup.text(
        "p", [:],
        "Made by voterm \(ToolVersion.text), an emulation: what a device says has the last word. Words in a draft "
          + "language, and what was not measured, are marked where they stand."),
      "</footer>",
    ]
  }
}

/// The part of a page that is about one mock.
struct PagePart {
  /// A part of it with a heading.
  struct Section {
    var id: String
    var title: String
    var lines: [String]
  }

  let id: String
  let title: String
  let sections: [Section]
  private let path: String

  init(_ report: MockReport, _ index: Int) {
    let part = report.parts[index]
    let file = report.verdicts.files.indices.contains(index) ? report.verdicts.files[index] : nil
    let id = "mock-\(index + 1)"
    self.id = id
    path = file?.source.path ?? ""
    // Versions of a screen have one title; their files tell them apart.
    let isShared = report.parts.count { $0.title == part.title } > 1
    title = isShared && !path.isEmpty ? part.title + ", " + path : part.title
    var sections: [Section] = []
    for (number, screen) in part.screens.enumerated() {
      sections.append(PageScreen(screen, id: "\(id)-screen-\(number + 1)").section)
    }
    if let file {
      let entries = report.verdicts.entries(of: file)
      for section in JudgeSection.allCases {
        let own = entries.filter { section.has($0.verdict) }
        guard !own.isEmpty else { continue }
        let lines = PageVerdicts.lines(of: own)
        sections.append(Section(id: "\(id)-\(section.rawValue)", title: section.title, lines: lines))
      }
    }
    if !part.walks.isEmpty {
      let lines = part.walks.enumerated().flatMap { number, walk in
        PageWalk.lines(of: walk, id: "\(id)-walk-\(number + 1)")
      }
      sections.append(Section(id: "\(id)-walks", title: "Walks", lines: lines))
    }
    self.sections = sections
  }

  /// Its elements.
  var lines: [String] {
    var lines = [
      Markup.opening("section", ["aria-labelledby": id]), Markup.text("h2", ["id": id], title),
    ]
    if !path.isEmpty { lines.append("<p>" + Markup.text("code", [:], path) + "</p>") }
    for section in sections {
      lines += [
        Markup.opening("section", ["aria-labelledby": section.id]),
        Markup.text("h3", ["id": section.id], section.title),
      ]
      lines += section.lines + ["</section>"]
    }
    return lines + ["</section>"]
  }
}
