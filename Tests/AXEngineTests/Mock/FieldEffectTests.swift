import Testing

@testable import AXEngine

/// What the format's reference says about a key's effect is so.
@Suite struct FieldEffectTests {
  /// Where a key has to be read so that it does something: not where it is declared and decoded.
  static let readers = (ArchitectureTests.sources("AXEngine") + ArchitectureTests.sources("voterm")).filter {
    source in
    !["Mock/Fields/", "Mock/Decoding/", "Mock/Reference/", "Mock/PropertyKey.swift", "Import/"].contains {
      source.path.contains($0)
    }
  }

  /// `.name` for every member that the readers name.
  static let members = Set(readers.flatMap(\.words).joined().filter(\.isMember).map { String($0.text) })

  /// Keys that are there for whoever reads the file, or that loading itself uses up.
  static let withoutReader: Set<String> = ["forEachName"]

  @Test func aKeyThatWorksIsReadSomewhere() {
    let views = (Fields.view.fields + Fields.forEach.fields + Fields.tab.fields).compactMap { field in
      ViewKey(rawValue: field.key).map { (name: "\($0)", field) }
    }
    let accessibility = Fields.accessibility.fields.compactMap { field in
      AccessibilityKey(rawValue: field.key).map { (name: "\($0)", field) }
    }
    #expect(views.count > 60 && accessibility.count > 40)
    for (name, field) in views + accessibility
    where field.effect != .none && !Self.withoutReader.contains(name) {
      let isRead = Self.members.contains(name)
      #expect(isRead, "nobody reads '\(field.name)'")
    }
  }
}
