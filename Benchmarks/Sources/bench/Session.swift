import AXEngine

/// A mock from text; the files here are made by the benchmark itself, so a diagnostic is a mistake in it.
func load(_ text: String) -> Mock? {
  let result = Mock.load(SourceFile(path: "bench.json", text: text))
  for diagnostic in result.diagnostics.prefix(3) { print("bench.json: \(diagnostic.message)") }
  return result.mock
}

/// A started session over a mock.
func session(_ mock: Mock, speech: Bool = true) -> Session {
  var session = Session(mock: mock, technologies: [.voiceOver])
  session.composesSpeech = speech
  _ = session.start()
  return session
}

/// Swipes right and left in the middle of the list, so that no end is reached.
func swipe(_ session: inout Session, _ count: Int) {
  for number in 0..<count {
    _ = session.update(.input(.gesture(.swipe(number % 8 < 4 ? .right : .left, fingers: 1))))
  }
}

/// A swipe must cost the same at any size.
func measureSteps() {
  print("a swipe through a scroll view (goal: below 2 µs without speech, 10 µs with the phrase)")
  for elements in [10, 1_000, 100_000] {
    guard let mock = load(Mocks.list(elements)) else { return }
    for speech in [false, true] {
      var session = session(mock, speech: speech)
      swipe(&session, 100)
      let time = median(count: 2_000) { swipe(&session, 2_000) }
      print("  \(elements) elements, \(speech ? "with the phrase" : "without speech"): \(format(time))")
    }
  }
}

/// The loop that callgrind counts; two lengths give the cost of one swipe.
func walk(elements: Int, steps: Int) {
  guard let mock = load(Mocks.list(elements)) else { return }
  var session = session(mock)
  swipe(&session, steps)
}

/// From a change of the state to the new scene, on a screen of 10,000 elements.
func measureChanges() {
  print("a change of state to the new scene at 10,000 elements (goal: below 2 ms)")
  guard let mock = load(Mocks.list(10_000)), let rows = load(Mocks.repeated(10_000)) else { return }
  change("a label in an explicit frame", mock, "word", [.text("long"), .text("short")])
  change("a text growing at the top of a stack", mock, "grow", [.flag(true), .flag(false)])
  change("a `when` that inserts a row", mock, "extra", [.flag(true), .flag(false)])
  guard let slot = rows.variable(named: "items"), case .list(let items) = rows.variables[slot].initial else {
    return
  }
  let newest = Value.object([.init("key", .text("new")), .init("title", .text("Newest row"))])
  change("a `forEach` that gains a row in front", rows, "items", [.list([newest] + items), .list(items)])
}

private func change(_ name: String, _ mock: Mock, _ variable: String, _ values: [Value]) {
  guard let slot = mock.variable(named: variable) else { return }
  var session = session(mock, speech: false)
  var turn = 0
  let time = median(runs: 21) {
    _ = session.update(.set(variable: slot, values[turn % values.count]))
    turn += 1
  }
  print("  \(name): \(format(time))")
}

/// From bytes to the first phrase.
func measureLoading() {
  print(
    "loading to the first phrase (goal: 10,000 below 50 ms, 100,000 below 600 ms, at most 1 kB an element)")
  for elements in [10_000, 100_000] {
    let text = Mocks.list(elements)
    let before = peakMemory()
    var spoken = 0
    let time = median(runs: elements > 10_000 ? 3 : 9) {
      guard let mock = load(text) else { return }
      var session = Session(mock: mock, technologies: [.voiceOver])
      spoken = session.start().count
    }
    let memory = (peakMemory() - before) / elements
    print(
      "  \(elements) elements, \(text.utf8.count / 1_000) kB: \(format(time)), \(memory) bytes an element, \(spoken) effects"
    )
  }
}
