import Foundation
import Testing

/// The README's tour, typed key by key as it stands there into the real program.
@Suite("The tour of the README", .serialized)
struct TourTests {
  /// A line of the tour: a key, and what is then heard.
  struct Line {
    var key: String
    var heard: String
  }

  /// The bytes that a terminal sends for a key; nil for a name that nobody could type.
  static func bytes(_ key: String) -> String? {
    switch key {
    case "Right": "\u{1B}[C"
    case "Left": "\u{1B}[D"
    case "Up": "\u{1B}[A"
    case "Down": "\u{1B}[B"
    case "Return": "\r"
    case "Esc": "\u{1B}"
    case "Tab": "\t"
    case "Space": " "
    default: key.count == 1 ? key : nil
    }
  }

  static func tour() throws -> [Line] {
    let block = try #require(try DocumentationTests.blocks("README.md").first { $0.kind == "tour" })
    return block.lines.map { line in
      let key = line.prefix { $0 != " " }
      return Line(key: String(key), heard: line.dropFirst(key.count).trimmingCharacters(in: .whitespaces))
    }
  }

  @Test("leads from the checkout's first screen to the receipt", arguments: [80, 120])
  func leadsToTheReceipt(columns: Int) throws {
    let terminal = try Terminal(
      [Voterm.root.appending(path: "screens/checkout.json").path()], columns: columns)
    #expect(terminal.wait { Self.isSpoken("Payment, Heading", $0) })
    let tour = try Self.tour()
    #expect(tour.count >= 9)
    for line in tour {
      terminal.type(try #require(Self.bytes(line.key)))
      if line.heard.isEmpty {
        // A lone Esc is told from a sequence by the silence behind it.
        terminal.settle()
      } else {
        #expect(terminal.wait { Self.isSpoken(line.heard, $0) }, "\(line): \(terminal.screen.text)")
      }
    }
    #expect(terminal.screen.text.contains("Checkout ─ receipt"))
    #expect(terminal.screen.text.contains("[ Done ]"))
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  /// Whether a phrase begins the status line.
  private static func isSpoken(_ phrase: String, _ screen: ScreenModel) -> Bool {
    (screen.lines.last ?? "").dropFirst(2).hasPrefix(phrase)
  }
}
