import AXEngine

/// What the dialogue answers that is no step.
extension PlainDialogue {
  func help(about word: String?) {
    for row in StepTable.rows where word == nil || row.words.hasPrefix(word ?? "") {
      output.line("\(row.syntax): \(row.summary)")
    }
    if word == nil {
      output.line("timers: what waits for its time; wait lets it come")
      output.line("contract: what was done so far as a contract, for the mock's 'contracts'")
      output.line(":quit: ends")
    }
  }

  /// What waits for its time; the clock stands still here until a step lets it run.
  func listTimers() {
    let timers = player?.session.pendingTimers ?? []
    for line in timers.isEmpty ? ["nothing waits"] : timers.map({ $0.words() }) {
      output.line((isInteractive ? "" : "// ") + TextWidth.neutralised(line))
    }
  }

  /// The steps so far as a contract, with what was heard after each.
  func printContract() {
    let text = made.map { $0 + "\n" }.joined()
    let name = "What was done on " + (mock?.title ?? "")
    guard let mock, let contract = ContractRecorder.contract(ofWalk: text, on: mock, name: name) else {
      return output.line((isInteractive ? "" : "// ") + "there are no steps yet to make a contract of")
    }
    for line in JSONWriter.write(contract).split(separator: "\n") {
      output.line((isInteractive ? "" : "// ") + line)
    }
  }
}
