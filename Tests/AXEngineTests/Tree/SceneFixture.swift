import Foundation
import Testing

@testable import AXEngine

/// A line of an expected file: `screen#element @ar @iPad = what is expected`; a line that begins with `#` is a
/// remark.
struct SceneCase: CustomTestStringConvertible, Sendable {
  let fixture: Fixture
  let screen: String
  /// The element that is asked about; empty where there is one screen to ask about.
  let element: String
  /// What comes between the screen and the `=`: a locale or a device.
  let options: [String]
  let expected: String

  var testDescription: String {
    fixture.name + " " + screen + "#" + element + options.map { " @" + $0 }.joined()
  }

  /// All lines of all files of a suite.
  static func all(_ suite: String) -> [SceneCase] {
    Fixture.all(suite, ending: "json").flatMap { fixture in
      let text = (try? fixture.beside("expected").text()) ?? ""
      let cases = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let words = sides[0].split(separator: " ").map(String.init)
        let names = (words.first ?? "").split(separator: "#", maxSplits: 1).map(String.init)
        return SceneCase(
          fixture: fixture, screen: names.first ?? "", element: names.count > 1 ? names[1] : "",
          options: words.dropFirst().map { String($0.dropFirst()) },
          expected: sides.count > 1 ? sides[1].trimmingCharacters(in: .whitespaces) : "")
      }
      precondition(!cases.isEmpty, "nothing expected of \(fixture.name)")
      return cases
    }
  }

  /// What stands behind the colon of an option.
  func option(_ name: String) -> String? {
    options.first { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// The scene of the case.
  func scene() throws -> Scene {
    let result = Mock.load(try fixture.source())
    let mock = try #require(
      result.mock, "\(result.diagnostics.map(\.message))")
    var environment = Environment(device: mock.device, locale: mock.locale)
    for option in options where !option.contains(":") {
      switch option {
      case "iPad": environment.device = .iPad
      case "TV": environment.device = .appleTV
      default: environment.locale = option
      }
    }
    let screen = try #require(mock.screen(named: screen), "no screen '\(screen)'")
    var app = App(mock: mock, environment: environment, screen: screen)
    _ = app.appear()
    var views = app.views
    Layout.perform(on: &views, mock: mock, state: app.state)
    return Scene.make(mock: mock, state: app.state, views: views, previous: nil)
  }
}

extension Scene {
  /// The reading order with its containers: `a list:items( b c )`.
  var outline: String {
    var words: [String] = []
    var open: [Int32] = []
    var next = 0
    for index in 0..<count {
      while let last = open.last, tree.containers[Int(last)].end <= index {
        words.append(")")
        open.removeLast()
      }
      while next < tree.containers.count, tree.containers[next].start == index {
        let container = tree.containers[next]
        words.append("\(container.kind):\(id(of: container.node))(")
        open.append(Int32(next))
        next += 1
      }
      words.append(id(of: self[index].node))
    }
    words += open.map { _ in ")" }
    return words.joined(separator: " ")
  }
}
