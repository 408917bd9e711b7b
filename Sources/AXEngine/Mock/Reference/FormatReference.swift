/// `docs/format.md`: the reference of the mock file, made from the field tables.
public enum FormatReference {
  /// The whole page.
  public static func markdown() -> String {
    var page = Page()
    page.add(FormatProse.introduction)
    topLevel(&page)
    views(&page)
    accessibility(&page)
    steps(&page)
    page.add(FormatProse.expressions)
    page.add(
      "The flags: " + (EnvironmentFlag.allCases.map(\.rawValue)).map { "`\($0)`" }.joined(separator: " ")
        + ".")
    page.add(FormatProse.ids)
    contracts(&page)
    page.add(FormatProse.errors)
    later(&page)
    return page.text
  }

  private static func topLevel(_ page: inout Page) {
    page.add("## The file")
    page.table(Fields.mock)
    page.add("**A screen**, a member of `screens`:")
    page.table(Fields.screen)
    page.add("A member of `scheduled`:")
    page.table(Fields.scheduled)
    page.add("**A device** described in full:")
    page.table(Fields.device)
    page.add("A member of `appIntents`:")
    page.table(Fields.appIntent)
    page.add("A member of `guidedAccess`:")
    page.table(Fields.restriction)
  }

  private static func views(_ page: inout Page) {
    page.add("## Views")
    page.add(FormatProse.views)
    for group in Fields.viewGroups {
      page.add("### " + group.title)
      page.table(FieldTable(group.fields), showsTypes: true)
    }
    page.add("### Parts of views")
    for (title, table) in [
      ("`forEach`, in `{ \"forEach\": { … } }` in the place of a view:", Fields.forEach),
      ("A member of `tabs`:", Fields.tab), ("`font`:", Fields.font),
      ("A number of points that grows with the text (`@ScaledMetric`):", Fields.scaled),
      ("`padding`, edge by edge:", Fields.edges), ("A member of `runs`:", Fields.run),
      ("A member of `contextMenu`, `swipeActions`, `actions`, `dragPoints`, `dropPoints`:", Fields.action),
      ("`focus`:", Fields.focus), ("`animation`:", Fields.implicitAnimation),
      ("`transaction`:", Fields.transaction), ("`phaseAnimator`:", Fields.phaseAnimator),
      ("`keyframeAnimator`:", Fields.keyframeAnimator),
    ] {
      page.add(title)
      page.table(table)
    }
    page.add("### View types")
    page.add("| type | keys of its own |\n|---|---|\n" + typeRows.joined(separator: "\n"))
  }

  private static var typeRows: [String] {
    ViewType.allCases.filter(\.isWritable).map { type in
      let own = Fields.view.fields.filter { $0.types?.contains(type) == true }.map { "`\($0.name)`" }
      return "| `\(type.rawValue)` | \(own.joined(separator: " ")) |"
    }
  }

  private static func accessibility(_ page: inout Page) {
    page.add("## `accessibility`")
    page.add(FormatProse.accessibility)
    for group in Fields.accessibilityGroups {
      page.add("### " + group.title)
      page.table(FieldTable(group.fields))
    }
    page.add("### Parts of `accessibility`")
    for (title, table) in [
      ("`elements` as an object:", Fields.cachedElements), ("`cell`:", Fields.cell),
      ("`headers`:", Fields.headers), ("`labeledPair`:", Fields.labeledPair),
      ("`directTouch` as an object:", Fields.directTouch), ("`focused` as an object:", Fields.focusedWhen),
      ("A member of `rotors`:", Fields.rotor), ("A member of `entries`:", Fields.rotorEntry),
      ("A member of `customContent`:", Fields.customContent), ("`speech`:", Fields.speech),
      ("`largeContentViewer` as an object:", Fields.largeContent),
    ] {
      page.add(title)
      page.table(table)
    }
    page.add("### Traits")
    page.add(AccessibilityTraits.named.map { "`\($0.name)`" }.joined(separator: " "))
  }

  private static func steps(_ page: inout Page) {
    page.add("## Steps")
    page.add(FormatProse.steps)
    page.table(FieldTable(Fields.verbs.map(\.field)), showsDefaults: false)
    page.add("Keys beside a verb:")
    var rows: [String] = []
    for verb in Fields.verbs {
      for field in verb.companions.fields {
        rows.append(
          "| `\(verb.field.name)` | `\(field.name)` | \(field.shape.words) | \(standard(of: field)) "
            + "| \(field.summary) |")
      }
    }
    page.add(
      "| verb | key | value | default | meaning |\n|---|---|---|---|---|\n" + rows.joined(separator: "\n"))
    page.add("`animate`:")
    page.table(Fields.animation)
    page.add("A member of `phases`, and one of `keyframes`:")
    page.table(Fields.phase)
    page.table(Fields.keyframe)
    page.add(FormatProse.animations)
    page.add(FormatProse.stepValues)
  }

  private static func contracts(_ page: inout Page) {
    page.add("## Contracts")
    page.add("What design, development and QA agreed on, kept with the screen. A member of `contracts`:")
    page.table(Fields.contract)
    page.add(FormatProse.contracts)
    page.add("A member of `announces`, and one of `places`:")
    page.table(Fields.announcement)
    page.table(Fields.place)
    page.add("A member of `suppress`:")
    page.table(Fields.suppression)
  }

  /// What is accepted today and does nothing yet, or a part.
  private static func later(_ page: inout Page) {
    let places: [(name: String, fields: [Field])] = [
      ("of the file and its screens", Fields.mock.fields + Fields.screen.fields),
      ("of views", Fields.view.fields), ("of `accessibility`", Fields.accessibility.fields),
      ("steps", Fields.verbs.map(\.field)),
    ]
    var lines: [String] = []
    for place in places {
      for field in place.fields {
        switch field.effect {
        case .works: continue
        case .only(let part): lines.append("- `\(field.name)`, \(place.name): \(part)")
        case .none: lines.append("- `\(field.name)`, \(place.name): nothing")
        }
      }
    }
    guard !lines.isEmpty else { return }
    page.add("## Without full effect so far")
    page.add(
      "These keys are read and checked, so that files written today stay valid; more of what they do comes later."
    )
    page.add(lines.joined(separator: "\n"))
  }

  static func standard(of field: Field) -> String { field.standard ?? (field.isRequired ? "needed" : "—") }
}

/// A page that grows paragraph by paragraph.
private struct Page {
  var text = ""

  mutating func add(_ paragraph: String) {
    if !text.isEmpty { text += "\n" }
    text += paragraph + "\n"
  }

  mutating func table(_ table: FieldTable, showsTypes: Bool = false, showsDefaults: Bool = true) {
    let types = showsTypes && table.fields.contains { $0.types != nil }
    var rows = [
      "| key | value | " + (showsDefaults ? "default | " : "") + "meaning |" + (types ? " types |" : ""),
      "|---|---|" + (showsDefaults ? "---|" : "") + "---|" + (types ? "---|" : ""),
    ]
    for field in table.fields {
      rows.append(
        "| `\(field.name)` | \(field.shape.words) | "
          + (showsDefaults ? FormatReference.standard(of: field) + " | " : "") + field.summary
          + (field.effect.remark.map { " *(\($0))* |" } ?? " |")
          + (types
            ? " \(field.types.map { $0.map { "`\($0.rawValue)`" }.joined(separator: " ") } ?? "all") |" : ""))
    }
    add(rows.joined(separator: "\n"))
  }
}
