import AXEngine

/// Sorts the words behind a command into options and operands.
enum OptionParser {
  /// What the words amount to.
  enum Result {
    case run(Invocation)
    /// `--help` was among them.
    case help
    /// `--version` was among them.
    case version
  }

  /// Reads the words; options may stand anywhere, `--` ends them, and a lone `-` is an operand.
  static func parse(
    _ words: [String], for command: Command, output: StandardStream, errors: StandardStream
  ) throws(CommandError) -> Result {
    var invocation = Invocation(command: command, output: output, errors: errors)
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        invocation.operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else if word == "--help" || word == "-h" {
        return .help
      } else if word == "--version" {
        return .version
      } else {
        try add(word, &rest, to: &invocation)
      }
    }
    try checkCount(of: invocation)
    return .run(invocation)
  }

  private static func add(
    _ word: String, _ rest: inout ArraySlice<String>, to invocation: inout Invocation
  ) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word.hasPrefix("--") ? String(parts[0]) : word
    guard let option = invocation.command.options.first(where: { $0.name == name || $0.short == name }) else {
      let known = invocation.command.options.map(\.name) + ["--help", "--version"]
      throw .usage("unknown option '\(name)'", help: Suggestion.help(for: name, among: known))
    }
    if !option.repeats, invocation.has(option.name) {
      throw .usage("'\(name)' is given more than once")
    }
    let attached = name != word ? parts.dropFirst().first.map(String.init) : nil
    guard let placeholder = option.value else {
      if attached != nil { throw .usage("'\(name)' takes no value") }
      invocation.options.append((option.name, ""))
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .usage("'\(name)' needs a value: \(name) \(placeholder)")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let help =
        Suggestion.help(for: value, among: option.choices) ?? "one of "
        + option.choices.joined(separator: ", ")
      throw .usage("'\(value)' is no value of '\(name)'", help: help)
    }
    invocation.options.append((option.name, value))
  }

  private static func checkCount(of invocation: Invocation) throws(CommandError) {
    let command = invocation.command
    let count = invocation.operands.count
    if count < command.count.lowerBound {
      throw .usage("\(command.operands) is missing", help: "usage: " + command.usage)
    }
    if count > command.count.upperBound {
      let extra = invocation.operands[command.count.upperBound]
      throw .usage("'\(extra)' is one too many", help: "usage: " + command.usage)
    }
  }
}
