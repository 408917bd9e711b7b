import Testing

@testable import AXEngine

@Suite struct LoadTests {
  private func shop() throws -> Mock {
    let result = Mock.load(try Fixture(name: "mocks/shop.json").source())
    #expect(result.diagnostics.map(\.message) == [])
    return try #require(result.mock)
  }

  private func view(_ id: String, in mock: Mock) throws -> ViewDescription {
    try #require(mock.views.first { $0.id == id })
  }

  @Test func topLevelIsRead() throws {
    let mock = try shop()
    #expect(mock.title == "Shop")
    #expect(mock.device == DeviceDescription(idiom: .phone, size: Size(375, 667)))
    #expect(mock.strings["ar"]?["Shop"] == "متجر")
    #expect(mock.screens.map(\.name) == ["home", "receipt"])
    #expect(
      mock.variables.map(\.name) == [
        "failed", "count", "name", "field", "showSheet", "volume", "items", "empty",
      ])
    #expect(mock.variables[1].initial == .number(2))
    #expect(mock.deferred.map(\.key) == ["contracts"])
  }

  @Test func viewsStandInPreorder() throws {
    let mock = try shop()
    let root = mock.views[0]
    #expect(root.type == .navigationStack)
    #expect(root.parent == -1)
    #expect(root.end == ViewIndex(mock.views.count - 2))
    let row = try view("rowButton", in: mock)
    #expect(row.role == .template)
    #expect(row.loopDepth == 1)
    #expect(mock.views[Int(row.parent)].type == .forEach)
    #expect(mock.views[Int(row.parent)].loopDepth == 0)
    #expect(mock.views[Int(row.parent)].properties.expression(.in) == .variable(6))
    #expect(mock.views[Int(row.parent)].properties.expression(.forEachKey) == .member(.item(0), "title"))
    let two = try view("two", in: mock)
    #expect(mock.views[Int(two.parent)].type == .tab)
    #expect(mock.views[Int(two.parent)].properties.template(.title)?.literal == "Two")
  }

  @Test func textsAreInterpolated() throws {
    let mock = try shop()
    #expect(
      try view("title", in: mock).properties.template(.text)
        == Template(
          [
            .expression(.variable(1)), .literal(" of {all} for "), .expression(.variable(2)),
          ], source: "{count} of {{all}} for {name}"))
    #expect(
      try view("rowButton", in: mock).properties.template(.text)
        == Template(
          [
            .expression(.binary(.add, .index(0), .constant(.number(1)))), .literal(". "),
            .expression(.member(.item(0), "title")),
          ], source: "{index + 1}. {row.title}"))
  }

  @Test func dependenciesCoverTheSubtree() throws {
    let mock = try shop()
    #expect(
      try view("error", in: mock).dependencies == VariableSet(bits: 0b11))
    #expect(try view("title", in: mock).dependencies == VariableSet(bits: 0b110))
    #expect(mock.views[0].dependencies.intersects(.variable(6)))
    #expect(!mock.views[0].dependencies.intersects(.variable(3)))
    #expect(!mock.views[0].dependencies.intersects(.environment))
  }

  @Test func referencesAreResolved() throws {
    let mock = try shop()
    let row = try #require(mock.views.firstIndex { $0.id == "rowButton" })
    let copies = try #require(mock.views.firstIndex { $0.id == "copies" })
    let tabs = try #require(mock.views.firstIndex { $0.id == "tabs" })
    #expect(
      mock.views[0].accessibility.references(.childrenInNavigationOrder) == [
        ViewReference(ViewIndex(row), copy: .at(1)), ViewReference(ViewIndex(row), copy: .all),
        ViewReference(ViewIndex(copies), part: .increment), ViewReference(0, part: .backButton),
        ViewReference(ViewIndex(tabs), part: .tab(1)),
      ])
  }

  @Test func stepsAreRead() throws {
    let mock = try shop()
    let steps = mock.screens[0].onAppear
    #expect(
      steps[0]
        == .set([
          .init(Binding(.variable(0)), .constant(.flag(true))),
          .init(Binding(.variable(1)), .binary(.add, .variable(1), .constant(.number(1)))),
          .init(Binding(.variable(6)), .constant(.list([]))),
        ]))
    #expect(
      steps[1]
        == .append(
          Binding(.variable(6)),
          .object([
            (
              "title",
              .text(Template([.literal("Milk "), .expression(.variable(1))], source: "Milk {count}"))
            ),
            ("done", .expression(.constant(.flag(false)))),
          ])))
    let sheet = ViewIndex(try #require(mock.views.firstIndex { $0.id == "sheet" }))
    #expect(
      steps[2]
        == .condition(.variable(0), then: [.present(sheet)], else: [.dismiss(nil), .push(screen: 1)]))
    #expect(steps[3] == .post(.init(.layoutChanged, .view(ViewReference(2)))))
    #expect(steps[5] == .after(seconds: 3, [.pop]))
    #expect(
      steps[6]
        == .animate(
          Animation([.init(seconds: 0.5), .init(seconds: 1)]), do: [],
          completion: [.focus(ViewReference(1))]))
    let row = try view("rowButton", in: mock)
    #expect(row.properties.steps(.do)?.first == .toggle(Binding(.item(0), path: ["done"])))
  }
}
