import Foundation
import Testing

@testable import voterm

/// What README and guide show is what the program does.
@Suite struct DocumentationTests {
  /// A fenced block: the word behind the fence, and its lines.
  struct Block {
    var kind: String
    var lines: [String]
    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  static func blocks(_ path: String) throws -> [Block] {
    let text = try String(contentsOf: Voterm.root.appending(path: path), encoding: .utf8)
    var blocks: [Block] = []
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = Block(kind: String(line.dropFirst(3)), lines: [])
      }
    }
    return blocks
  }

  /// What a block of the kind `console` says that a command prints, the prompt being `$ `.
  static func printed(by command: String, in blocks: [Block]) throws -> String {
    let block = try #require(blocks.first { $0.kind == "console" && $0.lines.first == "$ " + command })
    return Block(kind: "", lines: Array(block.lines.dropFirst())).text
  }

  @Test func theReadMeShowsTheOrderOfTheCheckout() throws {
    let shown = try Self.printed(
      by: "voterm order screens/checkout.json --given 'failed = true'", in: try Self.blocks("README.md"))
    #expect(
      try Voterm.run(["order", "screens/checkout.json", "--given", "failed = true"]).output == shown)
  }

  @Test func theReadMeLinksToWhatIsThere() throws {
    for page in ["README.md", "docs/guide.md"] {
      let file = Voterm.root.appending(path: page)
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/\]\(([^)]+)\)/#) where !match.1.hasPrefix("http") {
        let target = file.deletingLastPathComponent().appending(path: String(match.1))
        #expect(FileManager.default.fileExists(atPath: target.path()), "\(page): \(match.1)")
      }
    }
  }

  @Test func theReadMeNamesEveryScreen() throws {
    let text = try String(contentsOf: Voterm.root.appending(path: "README.md"), encoding: .utf8)
    for name in BundledWalksTests.files where name.hasSuffix(".json") {
      #expect(text.contains("(screens/\(name))"))
    }
  }

  @Test func theGuideToVoiceControlShowsWhatIsHeard() throws {
    let said = "tap pay\\nshow numbers\\n2\\n"
    let shown = try Self.printed(
      by: "printf '\(said)' | voterm plain --listen screens/checkout.json",
      in: try Self.blocks("docs/voice-control.md"))
    let ending = try Voterm.run(
      ["plain", "--listen", "screens/checkout.json"], input: said.replacing("\\n", with: "\n"))
    #expect(ending.output == shown)
  }

  @Test func theGuideWorksAsWritten() throws {
    let blocks = try Self.blocks("docs/guide.md")
    let mock = try #require(blocks.first { $0.kind == "json" })
    let walk = try #require(blocks.first { $0.text.contains("open milk.json\nswipe") })
    let folder = try Voterm.folder(["milk.json": mock.text, "milk.walk": walk.text])
    defer { try? FileManager.default.removeItem(at: folder) }
    let order = try Voterm.run(["order", "milk.json"], in: folder)
    #expect(order.output == (try Self.printed(by: "voterm order milk.json", in: blocks)))
    let plain = try Voterm.run(["plain", "milk.json"], input: "swipe right\ndouble tap\n", in: folder)
    #expect(
      plain.output
        == (try Self.printed(
          by: #"printf 'swipe right\ndouble tap\n' | voterm plain milk.json"#, in: blocks)))
    #expect(try Voterm.run(["run", "milk.walk"], in: folder).status == 0)
  }

  @Test func theGuideToContractsShowsWhatCheckSays() throws {
    let blocks = try Self.blocks("docs/contracts.md")
    let mock = try #require(blocks.first { $0.kind == "json" })
    let list = try #require(blocks.first { $0.kind.isEmpty })
    let folder = try Voterm.folder(["payment.json": mock.text, "list.md": list.text])
    defer { try? FileManager.default.removeItem(at: folder) }
    let check = try Voterm.run(["check", "payment.json"], in: folder)
    #expect(check.output == (try Self.printed(by: "voterm check payment.json", in: blocks)))
    let back = try Voterm.run(["check", "--from-markdown", "list.md"], in: folder)
    #expect(back.status == 0 && back.output.contains(#""order": ["title", "errorSummary", "pay"]"#))
  }
}
