import AXEngine

/// The focus of Apple TV on screens of 10,000 items: finding its way, and getting ready.
func measureTelevision() {
  print("the focus of Apple TV at 10,000 items (goal: below 50 µs a move, 10 ms for a new screen)")
  // From the middle, so that nothing is found soon by luck.
  for (name, text, middle) in [
    ("a list", Mocks.buttons(10_000), 5_000), ("a wall of frames", Mocks.wall(100), 50),
  ] {
    guard let mock = load(text) else { return }
    var session = Session(mock: mock, technologies: [.focusEngine])
    session.composesSpeech = false
    _ = session.start()
    for _ in 0..<middle { _ = session.update(.input(.remote(.direction(.down)))) }
    let scene = session.scene
    let building = median {
      var engine = FocusEngine()
      _ = engine.start(in: scene)
    }
    var engine = FocusEngine()
    _ = engine.start(in: scene)
    for _ in 0..<middle { _ = engine.handle(.remote(.direction(.down)), in: scene) }
    let ways: [SwipeDirection] = [.down, .down, .down, .right, .right, .up, .up, .up, .left, .left]
    let searching = median(count: 1_000) {
      for number in 0..<1_000 { _ = engine.handle(.remote(.direction(ways[number % ways.count])), in: scene) }
    }
    let moving = median(count: 200) {
      for number in 0..<200 { _ = session.update(.input(.remote(.direction(ways[number % ways.count])))) }
    }
    print(
      "  \(name): a new screen \(format(building)), a search \(format(searching)), a press \(format(moving))")
  }
}

extension Mocks {
  /// `count` buttons below each other in a scroll view.
  static func buttons(_ count: Int) -> String {
    let rows = (0..<count).map { "{ \"type\": \"Button\", \"id\": \"b\($0)\", \"text\": \"Film \($0)\" }" }
    return """
      { "device": "AppleTV", "root": { "type": "ScrollView", "children": [
        { "type": "VStack", "children": [ \(rows.joined(separator: ",\n")) ] } ] } }
      """
  }

  /// `side` rows of as many buttons, each with a frame of its own, as a captured screen has them.
  static func wall(_ side: Int) -> String {
    let cells = (0..<side * side).map { place in
      """
      { "type": "Button", "id": "c\(place)", "text": "\(place)",
        "frame": [\(place % side * 19), \(place / side * 10), 15, 8] }
      """
    }
    return """
      { "device": "AppleTV", "root": { "type": "View", "children": [ \(cells.joined(separator: ",\n")) ] } }
      """
  }
}
