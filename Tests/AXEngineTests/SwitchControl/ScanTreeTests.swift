import Testing

@testable import AXEngine

/// The scan tree of every bundled screen: each stop once, in the reading order, and found again.
@Suite struct ScanTreeTests {
  @Test("every stop is in one place", arguments: BundledMock.all)
  func stops(bundled: BundledMock) throws {
    let mock = try bundled.load()
    for screen in mock.screens.indices {
      let session = Session(mock: mock, screen: screen, technologies: [])
      let scene = session.scene
      for groupsItems in [true, false] {
        let tree = ScanTree(scene, groupsItems: groupsItems, keys: .letters)
        var found: [ElementIndex] = []
        for group in tree.groups.indices {
          for index in 0..<tree.groups[group].count {
            let place = ScanPlace(group: group, index: index)
            switch tree.stop(at: place) {
            case .element(let element)?:
              found.append(element)
              #expect(tree.place(of: element) == place)
            case .group(let inner)?:
              #expect(tree.groups[inner].parent == group)
              #expect(tree.groups[inner].place == index)
              #expect(tree.groups[inner].count > 1)
            case .key?, nil: Issue.record("no keyboard is shown")
            }
          }
        }
        let stops = (0..<scene.count).filter { ScanTree.isStop(scene[$0]) }
        #expect(found.sorted() == stops)
        #expect(tree.elements(in: 0).count == stops.count)
        if !groupsItems { #expect(tree.elements(in: 0) == stops) }
      }
    }
  }
}
