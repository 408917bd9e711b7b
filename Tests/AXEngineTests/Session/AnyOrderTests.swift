import Foundation
import Testing

@testable import AXEngine

/// Whatever a person does on the screens that ship, in whatever order, leaves the session sound.
@Suite struct AnyOrderTests {
  /// The bundled mocks, by file name.
  static let screens: [String] = {
    let folder = Fixture.root.appending(path: "../../../screens").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0).path() }
  }()

  /// A small generator of its own, so that a failure can be seen again.
  struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  static let inputs: [Input] = [
    .swipeRight, .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .doubleTap, .tripleTap,
    .doubleTapAndHold, .magicTap, .scrub, .rotorNext, .rotorPrevious, .threeFingers(.up),
    .threeFingers(.down), .threeFingers(.left), .text("x"), .press(.tab), .press(.tab, .shift),
    .press(.space), .press(.escape), .press(.down), .press(.right), .press(.delete), .press(.return),
    .press(.space, .vo), .rotor("Headings"), .rotor("Containers"), .rotor("Actions"),
    .gesture(.fourFingerTap(upper: true)), .gesture(.fourFingerTap(upper: false)), .chooseItem(3),
    .gesture(.touchPoint(Point(200, 400))), .gesture(.touchPoint(Point(30, 70))),
  ]

  @Test("Cursor and focus always stand on something that is there", arguments: screens)
  func soundness(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let mock = try #require(Mock.load(SourceFile(path: path, bytes: bytes)).mock)
    for seed in 1...4 {
      var dice = Dice(state: UInt64(seed))
      var session = Session(mock: mock, technologies: [.voiceOver, .fullKeyboardAccess])
      _ = session.start()
      for step in 0..<250 {
        let input = Self.inputs[dice.roll(Self.inputs.count)]
        let effects = session.update(.input(input))
        for case .fault(let fault) in effects {
          Issue.record("seed \(seed), step \(step), \(input): \(fault.message)")
        }
        let count = session.scene.count
        #expect(session.cursor != nil || count == 0, "seed \(seed), step \(step), \(input)")
        if let cursor = session.cursor {
          try #require(cursor >= 0 && cursor < count, "seed \(seed), step \(step), \(input)")
          #expect(
            session.voiceOver?.identity == session.scene[cursor].identity,
            "seed \(seed), step \(step), \(input)")
        }
        if let focus = session.focusElement {
          try #require(focus >= 0 && focus < count, "seed \(seed), step \(step), \(input)")
          #expect(FocusGroups.isStop(session.scene[focus]), "seed \(seed), step \(step), \(input)")
        }
        #expect(session.rotorNames.contains(session.rotorName ?? ""))
      }
    }
  }

  @Test("The same steps give the same effects", arguments: screens)
  func determinism(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let mock = try #require(Mock.load(SourceFile(path: path, bytes: bytes)).mock)
    func effects() -> [Effect] {
      var dice = Dice(state: 7)
      var session = Session(mock: mock, technologies: [.voiceOver, .fullKeyboardAccess])
      var effects = session.start()
      for _ in 0..<150 { effects += session.update(.input(Self.inputs[dice.roll(Self.inputs.count)])) }
      return effects
    }
    #expect(effects() == effects())
  }
}
