import Testing

@testable import AXEngine

/// Positions, edges, cells and containers entered: `Fixtures/context`. `@from:ID` is where the cursor comes from.
@Suite struct ContextTests {
  @Test(arguments: SceneCase.all("context")) func context(_ test: SceneCase) throws {
    let scene = try test.scene()
    let element = try #require(scene.element(id: test.element))
    let from = try test.option("from").map { try #require(scene.element(id: $0)) }
    let context = scene.context(of: element, from: from)
    var parts: [String] = []
    if let position = context.position {
      parts.append("\(position.kind) \(position.index) of \(position.count)")
    }
    if let edge = context.edge {
      parts.append("\(edge.kind) \(edge.isStart ? "start" : "end") of " + scene.name(edge.container))
    }
    if let cell = context.cell { parts.append(cell.summary(in: scene)) }
    if !context.entered.isEmpty {
      parts.append("enters " + context.entered.map { scene.name($0) }.joined(separator: " "))
    }
    #expect(parts.joined(separator: ", ") == test.expected)
  }
}

extension Scene {
  fileprivate func name(_ container: Int32) -> String { id(of: tree.containers[Int(container)].node) }
}

extension ElementContext.Cell {
  fileprivate func summary(in scene: Scene) -> String {
    var words: [String] = []
    if let row { words.append("row \(row)") }
    if let column { words.append("column \(column)") }
    if rowSpan > 1 || columnSpan > 1 { words.append("spans \(rowSpan) x \(columnSpan)") }
    if isFirstInRow { words.append("first") }
    if isNewRow { words.append("new") }
    let headers = (rowHeaders + columnHeaders).map { scene.id(of: scene[$0].node) }
    if !headers.isEmpty { words.append("under " + headers.joined(separator: " ")) }
    return words.joined(separator: " ")
  }
}
