import AXEngine
import Foundation
import Testing

@testable import voterm

/// The bundled tour, done from start to end in the real program by nothing but keys that are gestures.
@Suite("The workshop on a terminal", .serialized)
struct WorkshopTests {
  static let path = Voterm.root.appending(path: "screens/workshop.tour").path()

  static func tour() throws -> Tour {
    try #require(
      Tour.load(SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))).tour)
  }

  /// What a terminal sends for a step.
  private static let bytes: [String: String] = [
    "swipe right": "\u{1B}[C", "swipe left": "\u{1B}[D", "swipe up": "\u{1B}[A", "swipe down": "\u{1B}[B",
    "double tap": "\r", "scrub": "\u{1B}", "rotor next": "]", "rotor previous": "[",
    "four-finger tap bottom": "\u{1B}[F", "two-finger triple tap": "/", "key Return": "\r", "key Tab": "\t",
    "key Space": " ", "key Escape": "\u{1B}",
  ]

  /// The keys of a step, one by one.
  private static func keys(_ step: WalkStep) throws -> [String] {
    if case .input(.text(let text), _) = step.action { return text.map(String.init) }
    guard case .input(_, let times) = step.action else { return [] }
    let name = times > 1 ? String(step.text.dropLast(2)) : step.text
    return Array(repeating: try #require(bytes[name], "\(step.text)"), count: times)
  }

  @Test("can be done with gestures alone", arguments: [[24, 80], [40, 120]])
  func fromStartToEnd(size: [Int]) throws {
    let tour = try Self.tour()
    let terminal = try Terminal(["tour", Self.path], rows: size[0], columns: size[1])
    for (place, stop) in tour.stops.enumerated() {
      let heading = "Stop \(place + 1) of \(tour.stops.count): \(stop.title)."
      #expect(terminal.wait { $0.lines[0].contains(heading) }, "\(terminal.screen.text)")
      for line in stop.steps {
        for key in try Self.keys(line.step) {
          terminal.type(key)
          // A lone Escape is told from a sequence by the silence behind it.
          if key == "\u{1B}" { terminal.settle() }
        }
      }
      let fewest = try #require(stop.fewest)
      #expect(
        terminal.wait {
          ($0.lines.last ?? "").dropFirst(2).hasPrefix("Task done.")
            && $0.text.contains("Task done in \(fewest) gesture")
        }, "\(stop.title): \(terminal.screen.text)")
      terminal.type("N")
    }
    let fewest = tour.stops.compactMap(\.fewest).reduce(0, +)
    #expect(
      terminal.wait {
        ($0.lines.last ?? "").contains("The tour is over.")
          && $0.lines[0].contains("13 of 13 tasks done, in \(fewest) gestures where the")
      }, "\(terminal.screen.text)")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }
}
