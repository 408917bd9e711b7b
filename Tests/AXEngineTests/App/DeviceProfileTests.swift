import Foundation
import Testing

@testable import AXEngine

/// The bundled walks on other devices: the largest text, mirrored, turned, without motion, all at once. On each the
/// screens keep their frames in order, and what the walks expect still holds.
@Suite struct DeviceProfileTests {
  static let profiles = [
    "voiceOver:AX5", "voiceOver:ar", "voiceOver:landscape", "voiceOver:reduceMotion",
    "voiceOver:ar:AX5:landscape:reduceMotion",
  ]

  /// Every walk below `screens/`, by its path there.
  static let walks =
    ((try? FileManager.default.subpathsOfDirectory(atPath: ScreensTests.folder.path())) ?? [])
    .filter { $0.hasSuffix(".walk") }.sorted()

  /// Each walk with each device; the gallery's, of which there are many, without the last.
  static let cases = walks.flatMap { walk in
    (walk.hasPrefix("gallery/") ? profiles.dropLast() : profiles[...]).map { (walk, $0) }
  }

  /// A mistake of the gallery is one on the mock's own device; on others it may be another one.
  static func isMistake(_ walk: String) -> Bool { walk.hasSuffix("/mistake.walk") }

  /// By voice only what can be seen has a name (VC-25), and on another device that is something else.
  static func isByVoice(_ file: WalkFile) -> Bool {
    file.entries.contains { entry in
      if case .use(let technologies) = entry.step.action {
        technologies.contains(.voiceControl)
      } else {
        false
      }
    }
  }

  /// Where keyboard and switches do not come to what the walk is about, since none of its stops shows: a screen of texts
  /// with a control below the fold, as large text and a low screen make one (the entry rule of reachability.md).
  static func isLockedOut(_ walk: String, _ name: String) -> Bool {
    let isLarge = name.contains("AX5") && name.contains("landscape")
    switch walk {
    case "article-keys.walk", "article-switch.walk": return name.contains("AX5") || name.contains("landscape")
    case "player-keys.walk", "player-switch.walk", "settings-keys.walk": return isLarge
    default: return false
    }
  }

  /// What may not hold, with the reason.
  static let exceptions: [String: String] = [
    "modals.walk voiceOver:AX5":
      "the overlay has frames of its own, so that larger rows behind it are read before and after it",
    "modals-switch.walk voiceOver:AX5": "the same",
    "gallery/1-semantic-structure/03-background-behind-modal/repair.walk voiceOver:AX5": "the same",
    "gallery/1-semantic-structure/04-no-focus-movement/repair.walk voiceOver:ar":
      "frames of its own are not mirrored, so that their row is read from the other end",
    "modals-tv.walk voiceOver:ar":
      "presses of the remote to the sides are physical, and the screen is mirrored",
    "modals-tv.walk voiceOver:ar:AX5:landscape:reduceMotion": "the same",
    "player-tv.walk voiceOver:ar": "the same",
    "player-tv.walk voiceOver:ar:AX5:landscape:reduceMotion": "the same",
    "settings-tv.walk voiceOver:ar": "the same",
    "settings-tv.walk voiceOver:ar:AX5:landscape:reduceMotion": "the same",
    "shop-tv.walk voiceOver:ar": "the same",
    "shop-tv.walk voiceOver:ar:AX5:landscape:reduceMotion": "the same",
    "gallery/5-animation/03-completion-only-once/repair.walk voiceOver:reduceMotion":
      "the lesson is what happens when an animation is over, and there is none",
    "gallery/5-animation/04-implicit-over-explicit/repair.walk voiceOver:reduceMotion": "the same",
  ]

  /// Walks whose screens may reach beyond the screen, with the reason.
  static let unscrolled: [String: String] = [
    "gallery/1-semantic-structure/10-focus-lost-after-loading/repair.walk":
      "in a scroll view the cursor would not be lost, which is the lesson"
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
    if Self.isLockedOut(walk, name) {
      #expect(run.problem != nil || !run.holds, "\(walk) is not locked out any more")
    } else if Self.isMistake(walk) || Self.isByVoice(file) {
      #expect(run.problem == nil, "\(report)")
    } else if Self.exceptions["\(walk) \(name)"] != nil {
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
      for fault in faults where found.insert(fault).inserted { Issue.record("\(step): \(fault)") }
    }
    _ = try own.start()
    _ = try other.start()
    compare("at the start")
    for entry in file.entries where !entry.step.action.maySetUp && !entry.step.action.isExpectation {
      let before = other.session.scene
      _ = try own.perform(entry.step)
      if Self.isLockedOut(walk, name) {
        guard (try? other.perform(entry.step)) != nil else { return }
      } else {
        _ = try other.perform(entry.step)
      }
      if other.session.scene !== before { compare("line \(entry.line)") }
    }
  }

  private func player(_ file: WalkFile, of walk: String, as profile: Profile?) throws -> WalkPlayer? {
    var setUp = WalkSetUp()
    var mock: Mock?
    for entry in file.entries.prefix(while: { $0.step.action.maySetUp }) {
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
