import Foundation
import Testing

@testable import AXEngine

/// The bundled walks on other devices: the largest text, mirrored, turned, without motion, all at once. On each the
/// screens keep their frames in order, and what the walks expect still holds.
@Suite struct DeviceProfileTests {
  static let profiles = [
    "voiceOver:AX5", "voiceOver:ar", "voiceOver:landscape", "voiceOver:reduceMotion", "voiceOver:AX5:ar",
    "voiceOver:AX5:landscape", "voiceOver:ar:AX5:landscape:reduceMotion",
  ]

  /// Every walk below `screens/`, by its path there.
  static let walks =
    ((try? FileManager.default.subpathsOfDirectory(atPath: ScreensTests.folder.path())) ?? [])
    .filter { $0.hasSuffix(".walk") }.sorted()

  /// Each walk with each device.
  static let cases = walks.flatMap { walk in profiles.map { (walk, $0) } }

  /// A mistake of the gallery is one on the mock's own device; on others it may be another one.
  static func isMistake(_ walk: String) -> Bool { walk.hasSuffix("/mistake.walk") }

  /// What need not hold, by walk and by what the device differs in, with the reason. `docs/guide.md` lists them.
  static let exceptions: [(walk: String, difference: String, reason: String)] = [
    (
      "settings-voice.walk", "AX5",
      "by voice only what is in sight has a name (VC-25); settings-voice-AX5.walk is the way at this size"
    ),
    ("settings-voice.walk", "landscape", "the same, on a low screen"),
    ("settings-voice-AX5.walk", "landscape", "the same"),
    ("settings-voice-AX5.walk", "ar", "the names of a stepper's buttons are the system's words, in Arabic"),
    ("settings-voice.walk", "ar", "the names of a stepper's buttons are the system's words, in Arabic"),
    ("checkout-voice.walk", "ar", "the screen is in Arabic, and what is said is not"),
    (
      "signup-switch.walk", "ar",
      "the keyboard has the letters of the language, and the place is another letter's"
    ),
    ("player-tv.walk", "ar", "presses of the remote to the sides are physical, and the screen is mirrored"),
    ("settings-tv.walk", "ar", "the same"),
    ("shop-tv.walk", "ar", "the same"),
  ]

  static func isException(_ walk: String, _ profile: String) -> Bool {
    let parts = profile.split(separator: ":")
    return exceptions.contains { exception in
      exception.walk == walk && exception.difference.split(separator: ":").allSatisfy(parts.contains)
    }
  }

  /// Walks whose screens may reach beyond the screen, with the reason.
  static let unscrolled: [String: String] = [
    "gallery/1-semantic-structure/10-focus-lost-after-loading/repair.walk":
      "in a scroll view the cursor would not be lost, which is the lesson"
  ]

  /// Rows of the gallery whose lesson is what stands beside what: at the largest sizes their columns are narrower than their
  /// words.
  static let columns = [
    "gallery/1-semantic-structure/02-nested-combine/", "gallery/2-voice-control/04-swipe-to-delete/",
    "gallery/2-voice-control/06-same-name-twice/", "gallery/4-patterns/05-crumbs/",
    "gallery/6-reading-order/02-priorities-as-a-patch/",
    "gallery/6-reading-order/05-order-of-the-implementation/",
  ]

  static func file(_ walk: String) throws -> WalkFile {
    let (file, diagnostics) = WalkParser.parse(try ScreensTests.source(walk))
    try #require(diagnostics.isEmpty)
    return file
  }

  static func mock(_ path: String, of walk: String) -> Mock? {
    let folder = walk.split(separator: "/").dropLast()
    return (try? ScreensTests.source((folder + [Substring(path)]).joined(separator: "/")))
      .flatMap { Mock.load($0).mock }
  }

  @Test(arguments: cases)
  func theWalkHolds(_ walk: String, _ name: String) throws {
    let file = try Self.file(walk)
    let run = WalkRun(file, profile: try Profile.parse(name)) { Self.mock($0.text, of: walk) }
    let report = RunFormats.render([WalkResult(run: run)], as: "text") ?? ""
    if Self.isMistake(walk) {
      #expect(run.problem == nil, "\(report)")
    } else if Self.isException(walk, name) {
      #expect(run.problem == nil && !run.holds, "\(walk) is no exception any more")
    } else {
      #expect(run.holds, "\(report)")
    }
  }

  /// After every step of the walk the screen is compared with the one that the same steps led to on the mock's own
  /// device.
  @Test(arguments: cases)
  func framesKeepTheirOrder(_ walk: String, _ name: String) throws {
    let file = try Self.file(walk)
    guard var own = try player(file, of: walk, as: nil),
      var other = try player(file, of: walk, as: Profile.parse(name))
    else { return }
    var found: Set<String> = []
    func compare(_ step: String) {
      let frames = Frames(other.session.scene)
      var faults = frames.faults(against: Frames(own.session.scene))
      if !Self.isMistake(walk), Self.unscrolled[walk] == nil { faults += frames.faults() }
      if !Self.isMistake(walk), !Self.columns.contains(where: walk.hasPrefix) {
        faults += frames.brokenWords()
      }
      for fault in faults where found.insert(fault).inserted { Issue.record("\(step): \(fault)") }
    }
    _ = try own.start()
    _ = try other.start()
    compare("at the start")
    let steps = file.entries.drop { $0.step.maySetUp }
    for entry in steps where !entry.step.action.isExpectation {
      let before = other.session.scene
      _ = try own.perform(entry.step)
      _ = try other.perform(entry.step)
      if other.session.scene !== before { compare("line \(entry.line)") }
    }
  }

  private func player(_ file: WalkFile, of walk: String, as profile: Profile?) throws -> WalkPlayer? {
    var setUp = WalkSetUp()
    var mock: Mock?
    for entry in file.entries.prefix(while: { $0.step.maySetUp }) {
      if case .open(let path) = entry.step.action { mock = Self.mock(path.text, of: walk) }
      setUp.add(entry.step.action)
    }
    guard let mock else { return nil }
    var environment = Environment(device: mock.device, locale: mock.locale)
    profile?.apply(to: &environment)
    return WalkPlayer(try setUp.makeSession(mock, environment: environment))
  }

  // MARK: The judge itself

  @Test(
    "a screen that breaks a rule is noticed",
    arguments: [
      ("VStack", #""height": 900"#, 1), ("ScrollView", #""height": 900"#, 0), ("HStack", #""width": 500"#, 1),
      ("VStack", #""height": 30"#, 0),
    ])
  func reach(root: String, size: String, count: Int) throws {
    let mock = try SessionTester.load(
      #"{ "root": { "type": "\#(root)", "children": [ { "type": "Text", "text": "A", \#(size) } ] } }"#)
    #expect(Frames(Session(mock: mock).scene).faults().count == count)
  }

  @Test func wordsThatAreCutInTwoAreNoticed() throws {
    let mock = try SessionTester.load(
      #"{ "root": { "type": "VStack", "children": [ { "type": "Text", "id": "a", "text": "A rehearsal", "width": 40 } ] } }"#
    )
    #expect(Frames(Session(mock: mock).scene).brokenWords() == ["#a breaks a word"])
  }

  @Test func viewsOverEachOtherAndRowsThatChangePlacesAreNoticed() throws {
    let mock = try SessionTester.load(
      """
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "a", "text": "A", "height": 20 },
        { "type": "Text", "id": "b", "text": "B", "height": 20 } ] } }
      """)
    let own = Frames(Session(mock: mock).scene)
    #expect(own.faults(against: own).isEmpty)
    #expect(own.moving("b", by: Point(0, -20)).faults(against: own) == ["#a and #b lie over each other"])
    #expect(own.moving("b", by: Point(0, -60)).faults(against: own) == ["#a and #b have changed places"])
  }
}

extension Frames {
  fileprivate func moving(_ id: String, by shift: Point) -> Frames {
    var moved = self
    moved.shift(id, by: shift)
    return moved
  }
}
