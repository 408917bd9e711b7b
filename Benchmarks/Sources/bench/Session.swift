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

/// A swipe must cost the same at any size. The scroll view is 60 points high, so that it scrolls at every size.
func measureSteps() {
  print(
    "a swipe through a scroll view 60 points high (goal: below 2 µs without speech, 10 µs with the phrase)")
  for elements in [10, 1_000, 100_000] {
    guard let mock = load(Mocks.list(elements, isLow: true)) else { return }
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
  guard let mock = load(Mocks.list(elements, isLow: true)) else { return }
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
  // Every row in another place: 7,919 has no divisor in common with 10,000.
  let mixed = items.indices.map { items[$0 * 7_919 % items.count] }
  change("the same, and all rows are sorted", rows, "items", [.list([newest] + mixed), .list(items)])
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

/// From a file's bytes to the first phrase. One size a process: the peak of the memory is taken after the first run,
/// against what the process took for a file of ten elements, which is the program itself.
func measureLoading(_ path: String) {
  if let small = load(Mocks.list(10)) { _ = session(small) }
  let before = peakMemory()
  let source = SourceFile(path: path, bytes: bytes(of: path))
  var elements = 0
  var effects = 0
  // Until the phrase is there; what it takes to clear away everything afterwards does not count.
  func run() -> Duration {
    let begin = ContinuousClock.now
    guard let mock = Mock.load(source).mock else { return .zero }
    var session = Session(mock: mock, technologies: [.voiceOver])
    effects = session.start().count
    let time = ContinuousClock.now - begin
    elements = Int(session.scene.count)
    return time
  }
  _ = run()
  let memory = (peakMemory() - before) / max(1, elements)
  let times = (0..<9).map { _ in nanoseconds(run()) }
  print(
    "  \(elements) elements, \(source.bytes.count / 1_000) kB: \(format(times.sorted()[4])), at most \(memory) bytes an element"
      + (effects == 0 ? ", but nothing was spoken" : ""))
}

/// Turning the rotor, and moving with it over all finds there and back, on a screen of 10,000 elements.
func measureRotor() {
  print("the rotor at 10,000 elements, without speech (goal: at most 20 µs a step)")
  guard let mock = load(Mocks.article(10_000)) else { return }
  var session = session(mock, speech: false)
  let turns = 100
  let turning = median(count: turns) {
    for _ in 0..<turns { _ = session.update(.input(.gesture(.rotate(clockwise: true)))) }
  }
  print("  turning it: \(format(turning))")
  for (name, steps) in [
    ("Headings", 99), ("Heading 2", 99), ("Links", 99), ("Form Controls", 1), ("Same Item", 99),
    ("Chapters", 99), ("Vertical Navigation", 9),
  ] {
    _ = session.update(.input(.gesture(.fourFingerTap(upper: true))))
    _ = session.update(.input(.rotor(name)))
    let time = median(count: 2 * steps) {
      for direction in [SwipeDirection.down, .up] {
        for _ in 0..<steps { _ = session.update(.input(.gesture(.swipe(direction, fingers: 1)))) }
      }
    }
    print("  \(name): \(format(time))")
  }
}

/// Switch Control on a screen of 10,000 elements: its tree made anew, and steps by switch and by the clock.
func measureSwitch() {
  print("switches at 10,000 elements (goal: at most 10 ms for the tree, 50 µs a step)")
  for (name, file) in [("in sight", Mocks.cells(10_000)), ("scrolled to", Mocks.list(10_000))] {
    guard let mock = load(file) else { return }
    var session = Session(mock: mock, technologies: [.switchControl])
    _ = session.start()
    let trees = median(count: 2) {
      for value in ["off", "on"] { _ = session.update(.setting(name: "switch.groupItems", value: value)) }
    }
    let steps = 1_000
    let moving = median(count: steps) {
      for _ in 0..<steps { _ = session.update(.input(.switches(.action(.next)))) }
    }
    let waiting = median(count: steps) {
      for _ in 0..<steps { _ = session.update(.advance(.seconds(1))) }
    }
    print("  \(name): tree \(format(trees)), a step \(format(moving)), by the clock \(format(waiting))")
  }
}

/// Everything read from the top on a screen of 10,000 elements, until nothing is left to say.
func measureReading() {
  print("10,000 elements read from the top to the end (goal: below 100 ms)")
  guard let mock = load(Mocks.list(10_000)) else { return }
  var session = session(mock)
  var phrases = 0
  let time = median {
    var effects = session.update(.input(.gesture(.swipe(.up, fingers: 2))))
    effects += session.update(.finishSpeaking)
    phrases = effects.count { if case .speak = $0 { true } else { false } }
  }
  print("  \(phrases) phrases: \(format(time))")
}
