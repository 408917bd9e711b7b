import AXEngine

/// Help, made from the table of commands.
enum Help {
  static let command = Command(
    name: "help", operands: "[COMMAND]", count: 0...1, summary: "lists the commands, or explains one",
    run: { invocation throws(CommandError) in
      guard let name = invocation.operands.first else {
        overview(to: invocation.output)
        return .success
      }
      guard let command = Commands.named(name) else {
        let help = Suggestion.help(for: name, among: Commands.listed.map(\.name))
        throw .usage("there is no command '\(name)'", help: help)
      }
      print(command, to: invocation.output)
      return .success
    })

  /// What the exit statuses mean.
  static let statuses = [
    "0: done, everything held", "1: it ran, and something did not hold", "64: wrong usage",
    "65: a mock, walk or import file is wrong", "66: a file is missing or cannot be read",
    "70: a fault of the program", "74: reading or writing failed",
  ]

  /// What the program is, and its commands.
  static func overview(to output: StandardStream) {
    output.line("voterm: rehearse iOS assistive technologies on a mock screen, in the terminal")
    output.line()
    let commands = Commands.listed
    let rows = commands.map { ($0.words, $0.summary) }
    table(rows, to: output)
    output.line()
    output.line("voterm COMMAND --help explains a command, voterm --version says the version.")
    output.line("Exit status:")
    for status in statuses { output.line("  " + status) }
  }

  /// One command.
  static func print(_ command: Command, to output: StandardStream) {
    if command.name.isEmpty {
      overview(to: output)
      output.line()
    }
    output.line("usage: " + command.usage)
    output.line()
    output.line(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
    for detail in command.details { output.line(detail) }
    output.line()
    let options =
      command.options.map { option in
        let choices = option.choices.isEmpty ? "" : ": " + option.choices.joined(separator: ", ")
        return (option.words, option.summary + choices)
      } + [("-h, --help", "explains the command"), ("--version", "says the version")]
    table(options, to: output)
  }

  private static func table(_ rows: [(String, String)], to output: StandardStream) {
    let width = rows.map { TextWidth.cells(of: $0.0) }.max() ?? 0
    for (name, meaning) in rows {
      let gap = String(repeating: " ", count: width - TextWidth.cells(of: name) + 2)
      output.line("  " + name + gap + meaning)
    }
  }
}
