import AXEngine

/// `voterm schema`: the JSON Schema of the mock file.
enum SchemaCommand {
  static let command = Command(
    name: "schema", count: 0...0, summary: "prints the JSON Schema of the mock file, for editors",
    options: [.output],
    run: { invocation throws(CommandError) in
      try invocation.deliver(MockSchema.json())
      return .success
    })
}

/// `voterm docs`: writes the pages that are made from tables. For the project's own use.
enum DocsCommand {
  static let command = Command(
    name: "docs", operands: "FOLDER", count: 1...1,
    summary: "writes the generated pages of the documentation",
    options: [Command.Option(name: "--check", summary: "only says which pages are out of date")],
    isHidden: true,
    run: { invocation throws(CommandError) in
      var status = ExitStatus.success
      for (name, text) in pages {
        let path = Path.join(invocation.operands[0], name)
        let bytes = Array(text().utf8)
        do throws(FileError) {
          if invocation.has("--check") {
            if Files.kind(of: path) == .file, try Files.read(path) == bytes { continue }
            invocation.output.line("\(path) is out of date; run: make docs")
            status = .doesNotHold
          } else {
            try Files.write(bytes, to: path)
          }
        } catch {
          throw CommandError(error)
        }
      }
      return status
    })

  private static let pages: [(name: String, text: @Sendable () -> String)] = [
    ("format.md", { FormatReference.markdown() }),
    ("walk.md", { StepTable.markdown() }),
    ("voice-commands.md", { VoiceHelp.markdown() }),
    ("tour.md", { TourReference.markdown() }),
    ("audit.md", { AuditReference.markdown() }),
    ("commands.md", { CommandReference.markdown() }),
    ("sounds.md", { ToneTable.markdown() }),
  ]
}

/// The reference of the commands, made from their table.
enum CommandReference {
  static func markdown() -> String {
    var lines = [
      "# Commands", "", "Made by `make docs` from the table of commands; do not edit.", "",
      "| command | does |", "|---|---|",
    ]
    let commands = Commands.listed
    for command in commands {
      lines.append("| `\(command.words)` | \(command.summary) |")
    }
    for command in commands where !command.options.isEmpty || !command.details.isEmpty {
      lines += ["", "## `\(command.usage)`", ""]
      if !command.details.isEmpty { lines += [command.details.joined(separator: " "), ""] }
      guard !command.options.isEmpty else { continue }
      lines += ["| option | does |", "|---|---|"]
      for option in command.options {
        let choices =
          option.choices.isEmpty ? "" : ": " + option.choices.map { "`\($0)`" }.joined(separator: ", ")
        lines.append("| `\(option.words)` | \(option.summary)\(choices) |")
      }
    }
    lines += ["", "## Exit status", ""] + Help.statuses.map { "- \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
