/// Lists of what can be said, made from the table of commands.
public enum VoiceHelp {
  /// "Show commands": every wording with what it does.
  static let all: [Overlay.Item] = VoiceCommandTable.rows.flatMap { row in
    row.wordings.map { Overlay.Item(title: $0, detail: row.summary) }
  }

  /// "Show me what to say": what can be tapped by its name, then the commands to begin with.
  static func now(_ targets: VoiceTargets, hasText: Bool) -> [Overlay.Item] {
    let names = targets.elements.compactMap { element -> Overlay.Item? in
      guard let name = VoiceTargets.names(of: element, in: targets.scene).first else { return nil }
      return Overlay.Item(title: "Tap " + name, view: targets.scene[element].identity)
    }
    let rows = VoiceCommandTable.rows.filter { $0.isFirst && (hasText || !$0.family.isAboutText) }
    return names + rows.compactMap { $0.wordings.first.map { Overlay.Item(title: $0) } }
  }

  /// `docs/voice-commands.md`: the commands, group by group.
  public static func markdown() -> String {
    var lines = [
      "# What Voice Control understands", "", "Made by `make docs` from the table of commands; do not edit.",
      "",
      """
      `say "…"` says a line of this to Voice Control in a walk, in `voterm plain`, and behind `:` in the program. Letter case and
      punctuation do not count, numbers may be digits or words. Square brackets hold what may be left out, bars part words of which
      one is said. `<item>` is a spoken name or, while numbers are shown, a number; `<n>` such a number or a cell of the grid.

      An item's name alone taps it. Where a text is edited, everything that is no command is typed. How names are found, and what
      was chosen where nobody has written down what a device does, stands in [the ledger](behaviour/voice-control.md).
      """,
    ]
    for family in VoiceCommandRow.Family.allCases {
      lines += ["", "### \(family.rawValue)", "", "| say | what that does |", "|---|---|"]
      for row in VoiceCommandTable.rows where row.family == family {
        let wordings = row.wordings.map { "`" + $0.split(separator: "|").joined(separator: "\\|") + "`" }
        lines.append("| \(wordings.joined(separator: "<br>")) | \(row.summary) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
