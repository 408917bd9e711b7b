import Testing

@testable import AXEngine

/// The ring: where it lies, and when it shows (FK-30, FK-38).
@Suite struct FocusRingTests {
  static func marks(_ session: Session) -> [Mark] { session.inUse.keyboard?.marks(in: session.scene) ?? [] }

  static let plain = ##"""
    { "root": { "type": "VStack", "children": [
      { "type": "Button", "id": "a", "text": "A", "frame": [10, 100, 80, 44] },
      { "type": "View", "id": "leaf", "frame": [100, 200, 100, 100], "accessibility": {
        "element": true, "label": "Leaf", "addTraits": ["button"], "path": [[120, 210], [180, 230], [150, 280]] } } ] } }
    """##

  @Test("None before the first key; then around the frame, or the path")
  func place() throws {
    var tester = try SessionTester(Self.plain, [.fullKeyboardAccess])
    tester.start()
    #expect(Self.marks(tester.session) == [])
    tester.send(.press(.tab)) { $0.focus("a") }
    #expect(Self.marks(tester.session) == [Mark(.ring, Rect(10, 100, 80, 44))])
    tester.send(.press(.tab)) { $0.focus("leaf") }
    #expect(Self.marks(tester.session) == [Mark(.ring, Rect(120, 210, 60, 70))])
  }

  @Test("It goes after its time and comes back with any key")
  func hides() throws {
    var tester = try SessionTester(Self.plain, [.fullKeyboardAccess])
    tester.start()
    tester.send(.press(.tab)) { $0.focus("a") }
    _ = tester.session.update(.advance(.seconds(20)))
    #expect(Self.marks(tester.session) == [])
    #expect(tester.focus == "a")
    tester.send(.press(.function(5))) { $0.nothing() }
    #expect(Self.marks(tester.session).count == 1)
    _ = tester.session.update(.advance(.seconds(20)))
    _ = tester.session.update(.setting(name: "keyboard.autoHide", value: "off"))
    #expect(Self.marks(tester.session).count == 1)
  }
}
