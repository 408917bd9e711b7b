import AXEngine

/// Full Keyboard Access on screens of 10,000 elements: groups are worked out once for a tree, then each key is a step.
func measureKeyboard() {
  print("the keyboard at 10,000 elements (goal: groups below 10 ms, a step below 50 µs)")
  let down = Input.key(KeyPress(.down))
  let up = Input.key(KeyPress(.up))
  let tab = Input.key(KeyPress(.tab))
  let back = Input.key(KeyPress(.tab, .shift))
  for (name, text, first, keys) in [
    ("a stack of controls", Mocks.list(10_000), [tab], [tab, tab, back, back]),
    ("a list of rows", Mocks.rows(10_000, perRow: 1), [tab, down], [down, down, up, up]),
    (
      "a grid of three columns", Mocks.rows(10_000, perRow: 3), [tab, down],
      [.key(KeyPress(.right)), down, .key(KeyPress(.left)), up]
    ),
    ("a list between two buttons", Mocks.rows(10_000, perRow: 1), [tab], [tab, tab, tab, tab]),
  ] {
    guard let mock = load(text) else { return }
    var fresh = Session(mock: mock, technologies: [.fullKeyboardAccess])
    _ = fresh.start()
    var session = fresh
    let entering = median(runs: 21) {
      session = fresh
      for key in first { _ = session.update(.input(key)) }
    }
    let moving = median(count: 400) {
      for number in 0..<400 { _ = session.update(.input(keys[number % keys.count])) }
    }
    print("  \(name): groups and first keys \(format(entering)), a step \(format(moving))")
  }
}
