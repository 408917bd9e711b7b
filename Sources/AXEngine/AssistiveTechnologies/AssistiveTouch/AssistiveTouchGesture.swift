/// A gesture that AssistiveTouch makes for a person who cannot make it (AT-07).
///
/// Those that Apple offers, and what a person may record: taps and swipes of up to four fingers. A person gives
/// recorded ones a name; these are named by what they are, which is our choice.
public struct AssistiveTouchGesture: Hashable, Sendable {
  /// What the fingers do.
  enum Movement: Hashable, Sendable {
    case tap(count: Int)
    case longPress
    case swipe(SwipeDirection)
    /// Two fingers together, in, or apart, out.
    case pinch(isIn: Bool)
    case rotate(clockwise: Bool)
    /// One finger stays, then goes that way.
    case holdAndDrag(SwipeDirection)
    /// Two fingers draw a Z.
    case scrub
  }

  /// Its name, `Three-Finger Swipe Up`.
  public let name: String
  let movement: Movement
  let fingers: Int

  private init(_ name: String, _ movement: Movement, fingers: Int = 1) {
    self.name = name
    self.movement = movement
    self.fingers = fingers
  }

  private static let directions: [(word: String, direction: SwipeDirection)] = [
    ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
  ]

  /// All of them.
  public static let all: [AssistiveTouchGesture] =
    [
      Self("Tap", .tap(count: 1)), Self("Double Tap", .tap(count: 2)), Self("Triple Tap", .tap(count: 3)),
      Self("Long Press", .longPress),
    ] + directions.map { Self("Swipe " + $0.word, .swipe($0.direction)) }
    + [
      Self("Pinch In", .pinch(isIn: true), fingers: 2), Self("Pinch Out", .pinch(isIn: false), fingers: 2),
      Self("Rotate Clockwise", .rotate(clockwise: true), fingers: 2),
      Self("Rotate Counterclockwise", .rotate(clockwise: false), fingers: 2),
    ] + directions.map { Self("Hold and Drag " + $0.word, .holdAndDrag($0.direction)) } + severalFingers
    + [Self("Two-Finger Scrub", .scrub, fingers: 2)]

  private static let severalFingers: [AssistiveTouchGesture] =
    [(2, "Two-Finger "), (3, "Three-Finger "), (4, "Four-Finger ")].flatMap { fingers, words in
      [(1, "Tap"), (2, "Double Tap"), (3, "Triple Tap"), (4, "Quadruple Tap")].map { count, word in
        Self(words + word, .tap(count: count), fingers: fingers)
      }
        + directions.map { Self(words + "Swipe " + $0.word, .swipe($0.direction), fingers: fingers) }
    }

  /// Those that a title of Apple's leaves open: which way two dots, or the finger that holds, are dragged.
  static func choices(of title: String) -> [AssistiveTouchGesture] {
    let names =
      switch AssistiveTouchTitle(rawValue: title) {
      case .pinch?: ["Pinch In", "Pinch Out"]
      case .rotate?: ["Rotate Clockwise", "Rotate Counterclockwise"]
      case .pinchAndRotate?: ["Pinch In", "Pinch Out", "Rotate Clockwise", "Rotate Counterclockwise"]
      case .holdAndDrag?: directions.map { "Hold and Drag " + $0.word }
      default: [title]
      }
    return names.compactMap { name in all.first { $0.name == name } }
  }

  /// What may stand on the Custom page: Apple's own, then each by itself.
  static let titles: [String] =
    [AssistiveTouchTitle.doubleTap, .longPress, .pinch, .pinchAndRotate, .rotate, .holdAndDrag].map(
      \.rawValue)
    + all.map(\.name).filter { AssistiveTouchTitle(rawValue: $0) == nil || $0 == "Tap" }

  /// The gesture with a name, whatever the case of its letters; a title that leaves the way open means the first.
  public static func named(_ name: String) -> AssistiveTouchGesture? {
    let wanted = name.lowercased()
    if let found = all.first(where: { $0.name.lowercased() == wanted }) { return found }
    return titles.first { $0.lowercased() == wanted }.flatMap { choices(of: $0).first }
  }
}
