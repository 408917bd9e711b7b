import AXEngine

/// The registry of commands.
enum Commands {
  /// All commands, in the order of the help.
  static let all: [Command] = [
    interactive, PlainCommand.command, RunCommand.command, OrderCommand.command, TreeCommand.command,
    CheckCommand.command, AuditCommand.command, ExploreCommand.command, DiffCommand.command,
    ReportCommand.command,
    GalleryCommand.command, TourCommand.command, ImportCommand.command, SchemaCommand.command, Help.command,
    DocsCommand.command,
  ]

  /// Those that help and suggestions name.
  static let listed = all.filter { !$0.isHidden }

  /// The command with a name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name && !name.isEmpty } }

  /// `voterm` without a command.
  static let interactive = Command(
    name: "", operands: "[PATH]", count: 0...1,
    summary: "opens a mock full-screen; without PATH a chooser over the bundled screens",
    options: [
      Command.Option(
        name: "--sounds", value: "HOW", choices: SoundOutput.allCases.map(\.rawValue),
        summary: "how VoiceOver's sounds are heard, off unless it says otherwise"),
      .captions,
    ],
    run: { invocation throws(CommandError) in
      // The terminal writes to the streams itself.
      invocation.output.flush()
      let sounds = invocation.value("--sounds").flatMap { SoundOutput(rawValue: $0) } ?? .off
      return ExitStatus(
        rawValue: TerminalProgram.run(
          mockPath: invocation.operands.first, sounds: sounds, showsCaptions: invocation.has("--captions")))
    })
}
