import AXEngine

/// What touches the current screen only must cost the same whatever else the app has.
func measureApp() {
  print(
    "an app of many screens with 33 elements each; what touches the screen in front costs the same (goals as above:"
  )
  print(
    "  swipe 10 µs, a change 2 ms; pushing and popping 2 ms, a step by its name 1 ms, loading 50 ms, another version 50 ms)"
  )
  for screens in [1, 300] {
    let text = Mocks.app(screens)
    guard let mock = load(text), let other = load(Mocks.app(screens, word: "long")) else { return }
    let name = screens == 1 ? "1 screen" : "\(screens) screens"
    var session = session(mock)
    // Those behind the first one have a back button.
    let elements = Int(session.scene.count) * screens + screens - 1
    let swipes = median(count: 2_000) { swipe(&session, 2_000) }
    print("  \(name), \(elements) elements: a swipe with the phrase \(format(swipes))")
    measureWrites(name, mock)
    measureNavigation(name, mock)
    measureNames(name, mock)
    let source = SourceFile(path: "bench.json", text: text)
    let loading = median {
      guard let mock = Mock.load(source).mock else { return }
      _ = bench.session(mock)
    }
    print("  \(name): from the file's bytes to the first phrase \(format(loading))")
    let reloading = median {
      guard let mock = Mock.load(source).mock else { return }
      _ = session.continued(with: mock)
    }
    let continuing = median { _ = session.continued(with: other) }
    print(
      "  \(name): another version of the file \(format(reloading)), \(format(continuing)) of it to go on with it"
    )
  }
}

/// A variable that the screen in front reads, and one that only another screen does.
private func measureWrites(_ name: String, _ mock: Mock) {
  for (what, variable) in [("that it shows", "word"), ("of the last screen", "own\(mock.screens.count - 1)")]
  {
    guard let slot = mock.variable(named: variable) else { continue }
    let values: [Value] =
      variable == "word" ? [.text("long"), .text("short")] : [.flag(true), .flag(false)]
    var session = session(mock, speech: false)
    let time = median(count: 200) {
      for turn in 0..<200 { _ = session.update(.set(variable: slot, values[turn % 2])) }
    }
    print("  \(name): a change of a variable \(what) \(format(time))")
  }
}

/// There and back.
private func measureNavigation(_ name: String, _ mock: Mock) {
  var session = session(mock)
  guard let button = session.scene.node(id: "next") else { return }
  _ = session.update(.input(.gesture(.touch(button))))
  let time = median(count: 100) {
    for _ in 0..<100 {
      _ = session.update(.input(.gesture(.tap(count: 2, fingers: 1, hold: false))))
      _ = session.update(.input(.gesture(.scrub)))
    }
  }
  print("  \(name): pushing a screen and going back \(format(time))")
}

/// A step of a walk that names an element.
private func measureNames(_ name: String, _ mock: Mock) {
  guard case .success(let step)? = WalkParser.parse(line: "touch #text27").step else { return }
  var player = WalkPlayer(Session(mock: mock))
  guard (try? player.start()) != nil else { return }
  let time = median(count: 100) {
    for _ in 0..<100 { _ = try? player.perform(step) }
  }
  print("  \(name): a step that names an element \(format(time))")
}
