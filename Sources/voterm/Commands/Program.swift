import AXEngine

/// The program from its words to its exit status.
@MainActor enum Program {
  /// The version, as `--version` and the change log have it.
  static let version = ToolVersion.text

  /// Runs what was typed.
  static func run(_ words: [String]) -> ExitStatus {
    Platform.prepare()
    let output = StandardStream(descriptor: 1)
    let errors = StandardStream(descriptor: 2)
    var status: ExitStatus
    do {
      status = try dispatch(words, output, errors)
    } catch {
      output.flush()
      errors.show(error)
      status = error.status
    }
    output.flush()
    if let failure = output.failure {
      // A reader that has seen enough needs no message.
      if !output.isReaderGone { errors.line("voterm: standard output cannot be written: \(failure)") }
      status = status.worse(.inputOutput)
    }
    errors.flush()
    return status
  }

  private static func dispatch(
    _ words: [String], _ output: StandardStream, _ errors: StandardStream
  ) throws(CommandError) -> ExitStatus {
    let (command, rest) = try choose(words)
    switch try OptionParser.parse(rest, for: command, output: output, errors: errors) {
    case .run(let invocation): return try command.run(invocation)
    case .help: Help.print(command, to: output)
    case .version: output.line("voterm " + version)
    }
    return .success
  }

  /// The command that is meant, and the words behind its name.
  private static func choose(_ words: [String]) throws(CommandError) -> (Command, [String]) {
    guard let first = words.first, !first.hasPrefix("-") else { return (Commands.interactive, words) }
    if let command = Commands.named(first) { return (command, Array(words.dropFirst())) }
    // What looks like a path, or is there, is opened; everything else was meant as a command.
    let isPath = first.contains("/") || first.contains(".") || Files.kind(of: first) != .missing
    if isPath, first.hasSuffix(TourFiles.ending) { return (TourCommand.command, words) }
    if isPath { return (Commands.interactive, words) }
    let known = Commands.listed.map(\.name)
    throw .usage(
      "'\(first)' is neither a command nor a file",
      help: Suggestion.help(for: first, among: known) ?? "voterm help lists the commands")
  }
}

extension StandardStream {
  /// Says why a command ended; names from files and arguments are made harmless.
  func show(_ error: CommandError) {
    for (place, text) in error.lines.enumerated() {
      let harmless = text.split(separator: "\n", omittingEmptySubsequences: false).map(TextWidth.neutralised)
      line((place == 0 ? "voterm: " : "") + harmless.joined(separator: "\n"))
    }
  }
}
