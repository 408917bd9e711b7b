import Foundation
import Testing

@testable import voterm

/// `voterm explore`: statuses, formats, and ways that can be walked.
@Suite struct ExploreCommandTests {
  private static let faulty = """
    { "title": "Basket", "root": { "type": "VStack", "children": [
      { "type": "Button", "id": "milk", "text": "Milk", "do": [] },
      { "type": "Text", "id": "remove", "text": "Remove", "onTap": [] } ] } }
    """

  @Test func whatIsFineEndsWell() throws {
    let ending = try Voterm.run(["explore", "screens/checkout.json"])
    #expect(ending.status == 0, "\(ending.output)")
    #expect(ending.errors.isEmpty)
  }

  @Test func whatIsFoundFails() throws {
    let folder = try Voterm.folder(["basket.json": Self.faulty])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "basket.json").path()
    let ending = try Voterm.run(["explore", path])
    #expect(ending.status == 1)
    #expect(ending.output.contains("cannot be reached"))
    #expect(ending.output.contains("(FK-31)"))
    #expect(ending.output.contains("basket.json:3:"))
    #expect(try Voterm.run(["explore", "--as", "voiceOver", path]).status == 0)
    for format in ["json", "junit", "sarif", "markdown", "tap"] {
      let ending = try Voterm.run(["explore", "--format", format, path])
      #expect(
        ending.status == 1 && ending.output.contains("explore.unreachable"), "\(format): \(ending.output)")
    }
  }

  @Test func aBoundIsSaid() throws {
    let ending = try Voterm.run(["explore", "--limit", "3", "--as", "vo", "screens/checkout.json"])
    #expect(ending.output.contains("stopped at the bound of 3 places"), "\(ending.output)")
  }

  @Test func aWayIsAWalk() throws {
    let words = [
      "explore", "--as", "fka:landscape", "--from", "#card", "--to", "#closeHelp", "screens/checkout.json",
    ]
    let ending = try Voterm.run(words)
    #expect(ending.status == 0)
    let folder = try Voterm.folder([:])
    defer { try? FileManager.default.removeItem(at: folder) }
    let mock = URL(fileURLWithPath: "screens/checkout.json", relativeTo: Voterm.root).path()
    let walk = folder.appending(path: "way.walk")
    let text = ending.output.replacingOccurrences(of: "open screens/checkout.json", with: "open " + mock)
    #expect(text != ending.output)
    try text.write(to: walk, atomically: true, encoding: .utf8)
    let run = try Voterm.run(["run", walk.path()])
    #expect(run.status == 0, "\(text) \(run.output) \(run.errors)")
    let ways = try Voterm.run(["explore", "--ways", "--as", "sc", "screens/checkout.json"])
    #expect(ways.status == 0 && ways.output.contains("#pay"), "\(ways.output)")
  }

  @Test func severalFilesAndFoldersAreOneReport() throws {
    let clean = """
      { "title": "List", "screens": { "home": { "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "a", "text": "A", "do": [] } ] } } } }
      """
    let folder = try Voterm.folder([
      "basket.json": Self.faulty, "list.json": clean, "wrong.json": #"{ "root": 1 }"#,
      "about.json": #"{ "row": "no mock" }"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let both = try Voterm.run(["explore", "basket.json", "list.json"], in: folder)
    #expect(both.status == 1)
    #expect(both.output.contains("2 files: "), "\(both.output)")
    // One wrong file keeps no other from being explored.
    let all = try Voterm.run(["explore", "--format", "json", "."], in: folder)
    #expect(all.status == 65)
    #expect(all.errors.contains("wrong.json:1:"))
    #expect(all.output.contains("basket.json") && all.output.contains("list.json"))
    #expect(try Voterm.run(["explore", "--format", "json", "."], in: folder).output == all.output)
    // Those that have the screen.
    let home = try Voterm.run(["explore", "--screen", "home", "basket.json", "list.json"], in: folder)
    #expect(home.status == 0, "\(home.errors)")
    #expect(home.output.hasPrefix("1 file: "))
    let none = try Voterm.run(["explore", "--screen", "hone", "basket.json", "list.json"], in: folder)
    #expect(none.status == 64)
    #expect(none.errors.contains("no mock here has a screen 'hone'") && none.errors.contains("'home'"))
    let ways = try Voterm.run(["explore", "--ways", "basket.json", "list.json"], in: folder)
    #expect(ways.status == 64)
    #expect(ways.errors.contains("--ways needs a single mock file"))
  }

  @Test func thePageHasWhatIsFound() throws {
    let folder = try Voterm.folder(["basket.json": Self.faulty])
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try Voterm.run(["report", "basket.json"], in: folder)
    #expect(page.status == 0, "\(page.errors)")
    #expect(page.output.contains("Exploration</h"))
    #expect(page.output.contains("explore.unreachable"))
  }
}
