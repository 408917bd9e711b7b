extension StepTable {
  /// `docs/walk.md`: the steps of walk files, made from the table.
  public static func markdown() -> String {
    var lines = [
      "# Walk files", "", "Made by `make docs` from the table of steps; do not edit.", "",
      """
      A walk file is a script and its own recording. A line at the left edge is a step, indented lines below it are
      what happened; `voterm run` replays the steps and fails where the recording differs, `--update` writes it.
      Lines that begin with `//` and empty lines are ignored. Ids begin with `#`.
      """, "", "| step | does |", "|---|---|",
    ]
    for row in rows {
      lines.append("| `\(escaped(row.syntax))` | \(escaped(row.summary)) |")
    }
    lines += [
      "",
      """
      A step comes when everything is said that the step before had to say. `interrupt` before a step lets it come in the
      middle of that; `interrupt wait 2s` lets the clock run while speech goes on.
      """,
      "",
      "## Settings", "", "| `set` | values | what it is |", "|---|---|---|",
    ]
    // A long list of choices is written once.
    var lists: [[String]: String] = [:]
    for setting in Setting.all {
      let values =
        switch setting.values {
        case .choices(let choices) where lists[choices] != nil: "as `\(lists[choices] ?? "")`"
        case .language: "a language such as `ar`"
        case .choices(let choices): choices.map { "`\($0)`" }.joined(separator: " ")
        case .number(let range): "`\(range.lowerBound)` … `\(range.upperBound)`"
        case .time(let range, let mayBeOff):
          (mayBeOff ? "`off`, " : "") + "`\(NumberText.text(of: range.lowerBound))s` … "
            + "`\(NumberText.text(of: range.upperBound))s`"
        }
      if case .choices(let choices) = setting.values, choices.count > 8, lists[choices] == nil {
        lists[choices] = setting.name
      }
      lines.append("| `\(setting.name)` | \(values) | \(setting.summary) |")
    }
    lines += ["", "## Keys", "", "Held keys come first: `Shift+Tab`, `VO+Right`. Held: "]
    lines.append(KeyNames.modifiers.map { "`\($0.name)`" }.joined(separator: " ") + ".")
    lines.append(
      "Keys: " + KeyNames.keys.map { "`\($0.name)`" }.joined(separator: " ") + ", `F1` …, letters and digits."
    )
    lines += [
      "", "## VoiceOver's gestures and keys", "", "What needs a view of the screen is in the table of steps.",
      "",
      "| step | does |", "|---|---|",
    ]
    for row in VoiceOverSteps.gestures + VoiceOverSteps.keys {
      let fence = row.step.contains("`") ? "``" : "`"
      lines.append("| \(fence)\(row.step)\(fence == "`" ? "" : " ")\(fence) | \(row.title) |")
    }
    lines += [
      "", "## Full Keyboard Access's keys", "",
      "While gestures are made with keys, or something is open over the screen, some mean something else.",
      "",
      "| step | does |", "|---|---|",
    ]
    for row in KeyboardSteps.rows() { lines.append("| `\(row.step)` | \(row.title) |") }
    lines.append(
      "| | " + KeyboardCommand.all.suffix(KeyboardGesture.keys.count).map(\.title).joined(separator: ", ")
        + " |")
    lines += [
      "",
      """
      `assign VO+X "next heading"` and `assign Tab+J "Find"` give a key what another one does, by the words of these tables;
      `assign VO+X none` takes it away, `assign defaults` gives all keys back what they had.
      """,
    ]
    lines += ["", "## Recorded lines", ""]
    lines.append(WalkRecord.Kind.allCases.map { "`\($0.rawValue)`" }.joined(separator: " ") + ".")
    lines += [
      "",
      """
      `state` has the value as an expression would write it. Where that is longer than 400 bytes, it says how much there is,
      and of a list what was taken out and put in: `state items = 9999 values, removed 17`.
      """,
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "|" { result += "\\" }
      result.append(character)
    }
    return result
  }
}
