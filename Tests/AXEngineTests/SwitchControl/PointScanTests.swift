import Testing

@testable import AXEngine

/// Points are chosen exactly, whatever the mode and the speed.
@Suite struct PointScanTests {
  private static let settings: [(String, Int, String)] = SwitchControlSettings.GlidingCursor.allCases.flatMap
  { mode in
    [1, 31, 120].flatMap { speed in
      SwitchControlSettings.TapBehavior.allCases.map { (mode.rawValue, speed, $0.rawValue) }
    }
  }

  @Test("the presses come at the right time", arguments: settings)
  func presses(mode: String, speed: Int, behavior: String) throws {
    var tester = try SessionTester(
      "{ \"root\": { \"type\": \"Button\", \"id\": \"a\", \"text\": \"A\" } }", [.switchControl])
    for (name, value) in [
      ("scanningMode", "point"), ("glidingCursor", mode), ("glidingCursorSpeed", String(speed)),
      ("tapBehavior", behavior), ("loops", "0"),
    ] {
      _ = tester.session.update(.setting(name: "switch." + name, value: value))
    }
    tester.start()
    for point in [Point(0, 0), Point(133, 402), Point(389, 843), Point(7.9, 40.2)] {
      // Wherever the sweep is.
      _ = tester.session.update(.advance(.milliseconds(777)))
      let control = try #require(tester.session.switchControl)
      let waits = try #require(control.presses(for: point, in: tester.session.scene))
      var stops: [ScanStop] = []
      for wait in waits {
        let effects =
          tester.session.update(.advance(wait)) + tester.session.update(.input(.switches(.action(.select))))
        for case .scan(let stop?, _) in effects {
          if case .item = stop { continue }
          stops.append(stop)
        }
      }
      let lines = stops.compactMap { stop -> [Int]? in
        if case .line(let axis, let at) = stop { return [axis == .x ? 0 : 1, at] }
        return nil
      }
      #expect(lines.last { $0[0] == 0 } == [0, Int(point.x)])
      #expect(lines.last { $0[0] == 1 } == [1, Int(point.y)])
      // Back to scanning points from whatever has opened.
      if tester.session.overlay != nil {
        while tester.session.overlay != nil {
          _ = tester.session.update(.input(.switches(.action(.previous))))
          _ = tester.session.update(.input(.switches(.action(.select))))
        }
      } else {
        _ = tester.session.update(.advance(SwitchControl.autoTapTime))
      }
    }
  }

  @Test("after the loops nothing is shown, and a press begins anew")
  func loops() throws {
    var tester = try SessionTester(
      "{ \"root\": { \"type\": \"Button\", \"id\": \"a\", \"text\": \"A\" } }", [.switchControl])
    for (name, value) in [("scanningMode", "point"), ("loops", "1")] {
      _ = tester.session.update(.setting(name: "switch." + name, value: value))
    }
    tester.start()
    // 390 points are ten places of the band, each ten thirty-firsts of a second.
    _ = tester.session.update(.advance(.milliseconds(3_220)))
    #expect(tester.session.scanStop == .band(.x, from: 360, to: 390))
    tester.send(event: .advance(.milliseconds(10))) { $0.scan("none") }
    #expect(tester.session.scanStop == nil)
    tester.send(.switches(.press(1))) { $0.nothing() }
    #expect(tester.session.scanStop == .band(.x, from: 0, to: 40))
  }

  @Test("a point outside of the screen is none")
  func outside() throws {
    var tester = try SessionTester(
      "{ \"root\": { \"type\": \"Button\", \"text\": \"A\" } }", [.switchControl])
    _ = tester.session.update(.setting(name: "switch.scanningMode", value: "point"))
    tester.start()
    let control = try #require(tester.session.switchControl)
    #expect(control.presses(for: Point(400, 10), in: tester.session.scene) == nil)
    _ = tester.session.update(.setting(name: "switch.scanningMode", value: "item"))
    let items = try #require(tester.session.switchControl)
    #expect(items.presses(for: Point(10, 10), in: tester.session.scene) == nil)
  }
}
