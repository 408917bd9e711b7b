import AXEngine

/// Voice Control on a screen of 10,000 elements: numbers for a new scene, and commands in one that is known.
func measureVoice() {
  print("Voice Control at 10,000 elements (goal: numbers below 10 ms)")
  voice("most of them scrolled away", Mocks.list(10_000))
  voice("10,000 points of them on the screen", Mocks.list(10_000, isTall: true))
}

private func voice(_ name: String, _ text: String) {
  guard let mock = load(text), let slot = mock.variable(named: "word") else { return }
  var session = Session(mock: mock, technologies: [.voiceControl])
  _ = session.start()
  func say(_ words: String) { _ = session.update(.input(.say(words))) }
  // A new scene each time, with and without numbers on it.
  var turn = 0
  func change() {
    turn += 1
    _ = session.update(.set(variable: slot, .text(turn % 2 == 0 ? "long" : "short")))
  }
  let plain = median(runs: 21) { change() }
  say("show numbers continuously")
  let numbered = median(runs: 21) { change() }
  say("hide numbers")
  print("  \(name): numbers for a new scene: \(format(max(0, numbered - plain)))")
  for command in ["show grid", "hide grid", "scroll up", "tap letter", "tap what is not there"] {
    say(command)
    let time = median(count: 100) { for _ in 0..<100 { say(command) } }
    print("  \(name): \"\(command)\": \(format(time))")
  }
}
