import Testing

@testable import AXEngine

/// What contracts look up in one pass is what the scene says one by one.
@Suite struct ContractNamesTests {
  private static func expectTheSame(_ scene: Scene) {
    let names = ContractNames(scene)
    for node in scene.views.nodes.indices.map(NodeIndex.init) {
      let id = scene.id(of: node)
      #expect(names.ids[Int(node)] == id)
      #expect(names.node(id) == scene.node(id: id), "\(id)")
      let element = scene.element(for: node).flatMap { element in
        scene[element].node == node || scene.id(ofElement: element) == id ? element : nil
      }
      #expect(names.element(of: node) == element, "\(id)")
    }
    for view in scene.mock.views.compactMap(\.id) {
      for id in [view, view + "[0]", view + "[1]", view + ".increment", view + ".option[1]", "#" + view] {
        #expect(names.node(id) == scene.node(id: id), "\(id)")
      }
    }
    for id in ["backButton", "navigationTitle", "tabs", "tabs[1]", "Text@2", "nothing", ""] {
      #expect(names.node(id) == scene.node(id: id), "\(id)")
    }
  }

  @Test(arguments: BundledMock.all)
  func bundledMocks(_ bundled: BundledMock) throws {
    let mock = try bundled.load()
    for screen in mock.screens.indices {
      let key = ContractScene.Key(screen: screen, given: [], profile: .voiceOver)
      Self.expectTheSame(ContractScene(mock, key).scene)
    }
  }

  /// Rows in rows are counted through; what stands for another view has that view's name.
  @Test func copiesOfCopies() throws {
    let result = Mock.load(
      SourceFile(
        path: "mock.json",
        text: """
          { "state": { "rows": [["a", "b"], ["c", "d"]], "n": 1 }, "root": { "type": "VStack", "children": [
            { "forEach": { "in": "rows", "as": "row", "view": { "type": "VStack", "id": "row", "children": [
              { "forEach": { "in": "row", "as": "cell", "view": { "type": "Button", "id": "cell", "text": "{cell}",
                "accessibility": { "representation": { "type": "Toggle", "text": "{cell}", "value": true } } } } },
              { "type": "Stepper", "id": "copies", "text": "Copies", "value": "$n" } ] } } } ] } }
          """))
    let mock = try #require(result.mock, "\(result.diagnostics)")
    let key = ContractScene.Key(screen: 0, given: [], profile: .voiceOver)
    let scene = ContractScene(mock, key)
    Self.expectTheSame(scene.scene)
    #expect(
      scene.nodes("cell[]").map { scene.names.ids[Int($0)] } == ["cell[0]", "cell[1]", "cell[2]", "cell[3]"])
  }
}
