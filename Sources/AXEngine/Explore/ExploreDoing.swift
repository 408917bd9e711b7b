/// One thing that a person does, or lets happen, on a way through an app.
enum Doing: Hashable, Sendable {
  /// An input, and the step of a walk that makes it.
  case input(Input, step: String)
  /// Time passes.
  case wait(Duration)

  /// What a session is told.
  var event: Event {
    switch self {
    case .input(let input, _): .input(input)
    case .wait(let time): .advance(time)
    }
  }

  /// How many gestures, keys, presses or sayings it is; letters count one by one.
  var gestures: Int {
    switch self {
    case .input(.text(let text), _): text.count
    case .input: 1
    case .wait: 0
    }
  }

  /// The steps of a walk, those that repeat written once.
  static func steps(_ doings: [Doing]) -> [String] {
    var steps: [String] = []
    var index = 0
    while index < doings.count {
      var end = index + 1
      switch doings[index] {
      case .wait(var time):
        while end < doings.count, case .wait(let more) = doings[end] {
          time += more
          end += 1
        }
        steps += ReachMove.written("wait", count: 1, wait: time)
      case .input(_, let step):
        while end < doings.count, case .input(_, step) = doings[end] { end += 1 }
        steps += ReachMove.written(step, count: end - index, wait: .zero)
      }
      index = end
    }
    return steps
  }
}

extension Doing {
  static func gesture(_ gesture: Gesture) -> Doing { .input(.gesture(gesture), step: gesture.step ?? "") }

  static func key(_ key: KeyPress) -> Doing { .input(.key(key), step: "key " + KeyNames.text(key)) }

  static func say(_ words: String) -> Doing { .input(.say(words), step: "say " + WalkStep.quoted(words)) }

  static func choose(_ title: String) -> Doing {
    .input(.chooseNamed(title), step: "choose " + WalkStep.quoted(title))
  }

  static func type(_ text: String) -> Doing { .input(.text(text), step: "type " + WalkStep.quoted(text)) }

  static let press = Doing.input(.switches(.press(1)), step: "switch 1")

  static func remote(_ press: RemotePress, _ step: String) -> Doing { .input(.remote(press), step: step) }
}
