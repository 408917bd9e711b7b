import Testing

@testable import AXEngine

/// Every gesture and key of VoiceOver as a step of a walk.
@Suite struct StepTextsTests {
  @Test func everyGestureIsAStep() {
    for entry in VoiceOverCommand.gestures {
      guard let line = entry.gesture.step else {
        Issue.record("\(entry.gesture) has no step")
        continue
      }
      #expect(Self.input(line) == .gesture(entry.gesture), "\(line)")
    }
  }

  @Test func everyKeyIsAStep() {
    for key in VoiceOverCommand.keys.map(\.key) + VoiceOverCommand.quickNavKeys.map(\.key) {
      #expect(Self.input("key " + KeyNames.text(key)) == .key(key))
    }
  }

  @Test("Letters of KB-34 do not take a key that has another meaning")
  func letters() {
    for entry in QuickKind.letters {
      let key = KeyPress(.character(entry.letter), [.vo, .command])
      #expect(!VoiceOverCommand.keys.contains { $0.key == key })
      #expect(VoiceOverCommand.named(by: key) == .find(entry.kind, forward: true))
    }
  }

  private static func input(_ line: String) -> Input? {
    guard case .success(let step)? = WalkParser.parse(line: line).step,
      case .input(let input, times: 1) = step.action
    else { return nil }
    return input
  }
}
