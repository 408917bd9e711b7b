import Foundation
import Testing

@testable import AXEngine

@Suite("What is said on a screen, from the first element to the last")
struct SpokenScreenTests {
  @Test("screens", arguments: Fixture.all("spoken", ending: "json"))
  func speaks(fixture: Fixture) throws {
    let scene = try Self.app(fixture).scene
    let composer = SpeechComposer(language: scene.environment.locale)
    var lines: [String] = []
    for element in 0..<scene.count {
      let utterances = composer.focus(on: element, from: element == 0 ? nil : element - 1, in: scene)
      for utterance in utterances {
        switch utterance.reason {
        case .hint: lines.append("  hint " + utterance.text)
        case .availability, .phonetic: lines.append("  then " + utterance.text)
        case .focus, .activation, .valueChange, .announcement, .system: lines.append(utterance.text)
        }
      }
    }
    let expected = try fixture.beside("spoken").text().split(separator: "\n").map(String.init)
    #expect(lines == expected)
  }

  @Test("what is said depends on where one comes from (CU-16, CU-47, DX18)")
  func movement() throws {
    let composer = SpeechComposer()
    func phrase(_ element: ElementIndex, from previous: ElementIndex?, in scene: Scene) -> String? {
      composer.focus(on: element, from: previous, in: scene).first?.text
    }
    let containers = try Self.app(Fixture(name: "spoken/containers.json")).scene
    #expect(phrase(2, from: 3, in: containers) == "Cart, selected, Pay, Button")
    #expect(phrase(1, from: 2, in: containers) == "Milk")
    #expect(phrase(1, from: nil, in: containers) == "Cart, Milk")

    let alert = try Self.app(Fixture(name: "spoken/alert.json")).scene
    #expect(phrase(0, from: 1, in: alert) == "Delete this message?")
    #expect(phrase(3, from: nil, in: alert) == "Alert, Delete, Button")

    let table = try Self.app(Fixture(name: "spoken/table.json")).scene
    #expect(phrase(1, from: 2, in: table) == "Visitors, Row 1, Column 2")
    #expect(phrase(0, from: 1, in: table) == "City, Column 1")

    let app = composer.focus(on: 0, from: nil, in: containers, opensApp: true).first
    #expect(app?.text == "Containers, Shop")
  }

  @Test("what is said after something happened (CU-71, CU-73, CU-76, CU-81)")
  func changes() throws {
    let composer = SpeechComposer()
    var app = try Self.app(Fixture(name: "spoken/controls.json"))
    let scene = app.scene
    func activate(_ label: String) throws -> String? {
      let scene = app.scene
      let element = try #require((0..<scene.count).first { scene.semantics(of: $0).label == label })
      _ = app.perform(.activate(scene[element].node))
      return composer.activation(of: element, in: app.scene)?.text
    }
    #expect(try activate("Wi-Fi") == "Off")
    #expect(try activate("Guests, Increment") == "3")
    #expect(try activate("Day") == "selected, Day, 1 of 2")
    #expect(try activate("Name") == "Name, Text field, Is editing, Ada, Insertion point at end")
    #expect(try activate("Save") == "Save")
    let volume = try #require((0..<scene.count).first { scene.semantics(of: $0).label == "Volume" })
    #expect(composer.value(of: volume, in: app.scene)?.text == "48%")
    _ = app.perform(.increment(app.scene[volume].node))
    #expect(composer.value(of: volume, in: app.scene)?.text == "58%")
  }

  private static func app(_ fixture: Fixture) throws -> App {
    let result = Mock.load(try fixture.source())
    let mock = try #require(result.mock, "\(result.diagnostics.map(\.message))")
    var app = App(mock: mock)
    _ = app.appear()
    return app
  }
}

extension App {
  fileprivate var scene: Scene { Scene.make(mock: mock, state: state, views: views, previous: nil) }
}
