import Testing

@testable import AXEngine

/// What elements are called and do: `Fixtures/semantics`. A line expects of the only element of a screen, or of
/// the one named behind the screen's name, everything that is not empty.
@Suite struct SemanticsTests {
  @Test(arguments: SceneCase.all("semantics")) func semantics(_ test: SceneCase) throws {
    let scene = try test.scene()
    let element = try #require(test.element.isEmpty ? 0 : scene.element(id: test.element))
    #expect(scene.summary(of: element) == test.expected)
  }
}

extension Scene {
  /// Everything that is not empty about an element, on one line.
  fileprivate func summary(of element: ElementIndex) -> String {
    let semantics = semantics(of: element)
    var parts: [String] = []
    if let label = semantics.label { parts.append("label '\(label)'") }
    if let value = semantics.value { parts.append("value '\(value)'") }
    if let hint = semantics.hint { parts.append("hint '\(hint)'") }
    if let placeholder = semantics.placeholder { parts.append("placeholder '\(placeholder)'") }
    if !semantics.traits.isEmpty {
      parts.append("traits " + semantics.traits.names.sorted().joined(separator: " "))
    }
    if let level = semantics.headingLevel { parts.append("level \(level)") }
    if let isExpanded = semantics.isExpanded { parts.append(isExpanded ? "expanded" : "collapsed") }
    if let language = semantics.language { parts.append("language \(language)") }
    let actions = customActions(of: element).map(\.name)
    if !actions.isEmpty { parts.append("actions " + actions.joined(separator: " / ")) }
    if self[element].flags.contains(.respondsToUserInteraction) { parts.append("responds") }
    return parts.joined(separator: ", ")
  }
}
