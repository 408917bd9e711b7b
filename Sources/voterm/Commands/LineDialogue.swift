/// A dialogue in lines: a prompt where a person types, a line, what comes of it.
@MainActor protocol LineDialogue {
  var output: StandardStream { get }
  var errors: StandardStream { get }
  /// A person types and reads: prompt, no echo, no indentation.
  var isInteractive: Bool { get }
  /// Whether there is nothing more to be done.
  var isOver: Bool { get }
  /// Shows what happens before the next line comes.
  mutating func follow(until reader: LineReader)
  /// Takes a line; false when it was the last one.
  mutating func take(_ line: String) throws(CommandError) -> Bool
}

extension LineDialogue {
  /// Talks until the input ends, or the dialogue.
  mutating func talk(_ reader: LineReader) throws(CommandError) {
    while output.failure == nil, !isOver {
      // What was wrong stands before the next prompt.
      output.flush()
      errors.flush()
      if isInteractive { output.write("> ") }
      output.flush()
      follow(until: reader)
      guard let line = reader.next() else {
        if isInteractive { output.line() }
        break
      }
      if try !take(line) { break }
    }
    if let failure = reader.failure {
      throw CommandError(status: .inputOutput, lines: ["error: standard input cannot be read: \(failure)"])
    }
  }
}
