import AXEngine

/// A command of the program, as a row of ``Commands/all``; parsing, help and usage come from here.
struct Command: Sendable {
  /// An option of a command.
  struct Option: Sendable {
    /// With its two dashes.
    var name: String
    /// A short form such as `-o`.
    var short: String?
    /// What stands for its value in the help; nil for a flag.
    var value: String?
    /// The values it takes, where they are a fixed list.
    var choices: [String] = []
    /// Whether it may be given more than once.
    var repeats = false
    /// One line for the help.
    var summary: String

    /// `-o, --output FILE`
    var words: String {
      let names = [short, name].compactMap { $0 }.joined(separator: ", ")
      return value.map { names + " " + $0 } ?? names
    }
  }

  /// The word typed; empty for the program without one.
  var name: String
  /// What the operands stand for in the help, `PATH`, `WALK…`.
  var operands = ""
  /// How many operands there may be.
  var count: ClosedRange<Int>
  /// One line for the list of commands.
  var summary: String
  /// Further lines for its own help.
  var details: [String] = []
  /// Its options, besides `--help` and `--version`.
  var options: [Option] = []
  /// Whether it is left out of the list of commands.
  var isHidden = false
  /// What it does.
  var run: @MainActor @Sendable (Invocation) throws(CommandError) -> ExitStatus

  /// `voterm run WALK…`
  var words: String { ["voterm", name, operands].filter { !$0.isEmpty }.joined(separator: " ") }

  /// `voterm run [options] WALK…`
  var usage: String {
    var words = ["voterm"]
    if !name.isEmpty { words.append(name) }
    if !options.isEmpty { words.append("[options]") }
    if !operands.isEmpty { words.append(operands) }
    return words.joined(separator: " ")
  }
}

/// Why a command ends before its time, with what goes to standard error.
struct CommandError: Error {
  /// What the process ends with.
  var status: ExitStatus
  /// Lines for standard error; the first is the problem, without the program's name.
  var lines: [String]

  /// Something that the person typed is wrong.
  static func usage(_ message: String, help: String? = nil) -> CommandError {
    CommandError(status: .usage, message, help: help)
  }

  /// One problem and the way forward.
  init(status: ExitStatus, _ message: String, help: String?) {
    self.init(
      status: status,
      lines: ["error: " + TextWidth.neutralised(message)] + (help.map { ["help: " + $0] } ?? []))
  }

  /// A file that cannot be read or written.
  init(_ error: FileError) {
    self.init(status: error.status, "\(error.path): \(error.message)", help: error.help)
  }

  /// A folder to choose from that has nothing to choose.
  static func emptyFolder(_ folder: String) -> CommandError {
    let name = TextWidth.neutralised(folder)
    return CommandError(
      status: .noInput,
      lines: ["error: \(name): there are no mock files in this folder", "help: mock files end in .json"])
  }

  /// A status and the lines that explain it.
  init(status: ExitStatus, lines: [String]) {
    self.status = status
    self.lines = lines
  }
}

/// A command as it was typed, and the streams it writes to.
struct Invocation {
  /// The command.
  var command: Command
  /// What is not an option.
  var operands: [String] = []
  /// Options in the order in which they were typed, by their long names; flags have an empty value.
  var options: [(name: String, value: String)] = []
  /// The product goes here.
  var output: StandardStream
  /// Diagnostics go here.
  var errors: StandardStream

  /// Whether a flag was given.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }
  /// The last value of an option.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }
  /// All values of an option.
  func values(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }
}
