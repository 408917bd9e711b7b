import Foundation
import Testing

@testable import voterm

/// `voterm check`: files and folders, what is printed, and how it ends.
@Suite struct CheckCommandTests {
  /// A screen with two texts, the contract's words for the second being what is given.
  static func mock(_ words: String = "B", contracts: Bool = true) -> String {
    let contract =
      #", "contracts": [ { "name": "Both", "order": ["a", "b"], "spoken": { "b": "\#(words)" } } ]"#
    return """
      { "title": "Mock", "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "a", "text": "A" }, { "type": "Text", "id": "b", "text": "B" } ] }\(contracts ? contract : "") }
      """
  }

  /// Runs the program over files in a folder of their own.
  static func check(
    _ files: [String: String], _ words: [String], in folder: URL? = nil, threads: Int? = nil
  ) throws -> Voterm.Ending {
    let place = try folder ?? Voterm.folder(files)
    defer { if folder == nil { try? FileManager.default.removeItem(at: place) } }
    return try Voterm.run(
      ["check"] + words, in: place, environment: threads.map { ["VOTERM_THREADS": String($0)] } ?? [:])
  }

  @Test func whatHoldsIsCounted() throws {
    let ending = try Self.check(["a.json": Self.mock()], ["a.json"])
    #expect(ending.status == 0 && ending.errors.isEmpty)
    #expect(ending.output == "1 file: 2 hold\n")
  }

  @Test func theFirstLineIsTheCause() throws {
    let ending = try Self.check(["a.json": Self.mock("C")], ["a.json"])
    #expect(ending.status == 1 && ending.errors.isEmpty)
    let first = ending.output.split(separator: "\n").first
    #expect(
      first == #"a.json:2:178: error: #b is spoken "B", not "C""#
        || first?.contains(#"error: #b is spoken "B", not "C""#) == true)
    #expect(ending.output.hasSuffix("1 file: 1 error, 1 holds\n"))
    #expect(try Self.check(["a.json": Self.mock("C")], ["a.json", "--skip", "spoken"]).status == 0)
    #expect(try Self.check(["a.json": Self.mock("C")], ["a.json", "--only", "order,places"]).status == 0)
  }

  @Test func foldersAreSearchedAndTheOrderIsFixed() throws {
    let folder = try Voterm.folder([:])
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 1...40 {
      let place = folder.appending(path: "m/f\(number % 7)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(Self.mock(number % 3 == 0 ? "C" : "B").utf8).write(to: place.appending(path: "\(number).json"))
    }
    try Data("{ broken".utf8).write(to: folder.appending(path: "m/about.json"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "m/f1/round"), withDestinationURL: folder.appending(path: "m"))
    let one = try Self.check([:], ["m"], in: folder, threads: 1)
    #expect(one.status == 1 && one.errors.isEmpty)
    #expect(one.output.hasSuffix("40 files: 13 errors, 67 hold\n"), "\(one.output.suffix(200))")
    for threads in [2, 7] {
      #expect(try Self.check([:], ["m"], in: folder, threads: threads).output == one.output)
    }
  }

  static let wrong: [(files: [String: String], words: [String], status: Int32, says: String)] = [
    ([:], [], 64, "'check' needs a mock file or a folder"),
    (
      ["a.json": mock()], ["a.json", "--only", "ordr"], 64,
      "'ordr' is no key of a contract; did you mean 'order'?"
    ),
    (["a.json": mock()], ["a.json", "--as", "vq"], 64, "unknown technology 'vq'"),
    (["a.json": mock()], ["a.json", "--as", "vo:AX1:AX2"], 64, "'AX1' and 'AX2' exclude each other"),
    (
      ["a.json": mock()], ["a.json", "--as", "vo:deny=nope"], 64,
      "--as: the app has no feature 'nope' to deny"
    ),
    (
      ["a.json": mock()], ["a.json", "--record", "main", "--as", "vo:deny=nope"], 64,
      "--as: the app has no feature 'nope' to deny"
    ),
    (
      ["a.json": mock()], ["a.json", "--only", ""], 64, "--only names no key of a contract; there are: order"
    ),
    (
      ["a.json": mock()], ["a.json", "--only", "order", "--skip", "order"], 64,
      "--only and --skip leave nothing to judge"
    ),
    (
      ["a.json": mock()], ["a.json", "-o", "a.json"], 74,
      "a.json: is a mock file, which would be lost; choose another name for the output"
    ),
    (
      ["a.json": mock()], ["a.json", "--write-baseline", "a.json"], 74,
      "a.json: is a mock file, which would be lost"
    ),
    // Half-written it is a mock all the same.
    (
      ["a.json": mock(), "b.json": "// B\n" + #"{ "root": { "type": "#], ["a.json", "-o", "b.json"], 74,
      "b.json: is a mock file, which would be lost"
    ),
    (["a.json": mock()], ["b.json"], 66, "b.json: No such file or directory"),
    (["a.json": mock(contracts: false)], ["a.json"], 66, "a.json: there are no contracts in this file"),
    (["a.json": mock(contracts: false)], ["."], 66, ".: there are no contracts in this folder"),
    (["a.txt": ""], ["."], 66, "there are no mock files in this folder"),
    (["a.json": mock("/(/")], ["a.json"], 65, "error: "),
    (["a.json": mock()], ["a.json", "--record", "man"], 64, "unknown screen 'man'; did you mean 'main'?"),
    (["a.json": mock()], ["a.json", "a.json", "--record", "main"], 64, "'--record' needs one mock file"),
    (["a.json": mock()], ["a.json", "-o", "no/where"], 74, "no/where: cannot be written"),
    (
      ["a.json": mock(), "b.json": "{}"], ["a.json", "--baseline", "b.json"], 65,
      "b.json:1:1: error: this file is no baseline"
    ),
    (["a.json": mock()], ["a.json", "--baseline", "b.json"], 66, "b.json: No such file"),
    (["a.json": mock()], ["a.json", "--write-baseline", "no/where"], 74, "no/where: cannot be written"),
    (
      ["a.json": mock(), "b.json": #"{ "voterm baseline": 1, "files": { "c.json": [] } }"#],
      ["a.json", "--baseline", "b.json"], 65, "this baseline is of other files: it knows c.json"
    ),
    (
      ["a.json": mock("C")], ["a.json", "--write-baseline", "b.json", "--only", "order"], 64,
      "a baseline has every breach, and '--only' leaves some out; write it without '--only'"
    ),
    (
      ["a.json": mock("C"), "b.json": "{ \"contracts\": "], [".", "--write-baseline", "c.txt"], 65,
      "c.txt: not written, because not every file could be judged"
    ),
    (
      ["a.md": "1. a\n"], ["--from-markdown", "a.md"], 65,
      "a.md:1:1: error: there is no contract in this list"
    ),
    (
      ["a.json": mock()], ["a.json", "--markdown", "--format", "json"], 64,
      "prints the contracts and judges nothing"
    ),
  ]

  @Test(arguments: wrong)
  func whatIsWrongIsSaid(_ case: (files: [String: String], words: [String], status: Int32, says: String))
    throws
  {
    let ending = try Self.check(`case`.files, `case`.words)
    #expect(ending.status == `case`.status, "\(ending)")
    let said = ending.errors.replacingOccurrences(of: "\nhelp: ", with: "; ").replacingOccurrences(
      of: "\n  help: ", with: "; ")
    #expect(said.contains(`case`.says), "\(ending.errors)")
  }

  @Test func oneWrongFileKeepsNoOtherFromBeingJudged() throws {
    let files = ["a.json": "{ \"contracts\": ", "b.json": Self.mock("C"), "c.json": Self.mock()]
    let ending = try Self.check(files, ["."])
    #expect(ending.status == 65)
    #expect(ending.errors.hasPrefix("a.json:") || ending.errors.hasPrefix("./a.json:"), "\(ending.errors)")
    #expect(ending.output.hasSuffix("2 files: 1 error, 3 hold\n"))
  }

  /// Behind a swap that is known another one is as new as any.
  @Test func anotherOrderIsAnotherBreach() throws {
    func mock(_ order: [String]) -> String {
      let views = order.map { "{ \"type\": \"Text\", \"id\": \"\($0)\", \"text\": \"\($0)\" }" }
        .joined(separator: ", ")
      return """
        { "root": { "type": "VStack", "children": [ \(views) ] },
          "contracts": [ { "name": "All", "order": ["b", "a", "c", "d"] } ] }
        """
    }
    let folder = try Voterm.folder(["a.json": mock(["a", "b", "c", "d"])])
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Self.check([:], ["a.json", "--write-baseline", "base.json"], in: folder)
    #expect(try Self.check([:], ["a.json", "--baseline", "base.json"], in: folder).status == 0)
    try Data(mock(["a", "b", "d", "c"]).utf8).write(to: folder.appending(path: "a.json"))
    #expect(try Self.check([:], ["a.json", "--baseline", "base.json"], in: folder).status == 1)
  }

  @Test func aBaselineFailsOnNewBreachesOnly() throws {
    let folder = try Voterm.folder(["a.json": Self.mock("C")])
    defer { try? FileManager.default.removeItem(at: folder) }
    let written = try Self.check([:], ["a.json", "--write-baseline", "base.json"], in: folder)
    #expect(written.status == 0 && written.output == "base.json: 1 breach in 1 file\n")
    let known = try Self.check([:], [".", "--baseline", "base.json"], in: folder)
    #expect(known.status == 0, "\(known)")
    #expect(known.output.hasSuffix("1 file: 1 excused, 1 holds\n"))
    for words in [["--only", "order"], ["--as", "sc"]] {
      let other = try Self.check([:], ["a.json", "--baseline", "base.json"] + words, in: folder)
      #expect(other.status == 0 && other.errors.isEmpty, "\(other)")
    }
    let worse = Self.mock("C").replacingOccurrences(of: #"["a", "b"]"#, with: #"["b", "a"]"#)
    try Data(worse.utf8).write(to: folder.appending(path: "a.json"))
    let new = try Self.check([:], ["a.json", "--baseline", "base.json"], in: folder)
    #expect(new.status == 1)
    #expect(new.output.contains("error: #a comes before #b"), "\(new.output)")
    try Data(Self.mock().utf8).write(to: folder.appending(path: "a.json"))
    let mended = try Self.check([:], ["a.json", "--baseline", "base.json"], in: folder)
    #expect(mended.status == 0)
    #expect(mended.errors.contains("1 breach of the baseline is mended"))
  }

  @Test func listsGoOutAndComeBack() throws {
    let folder = try Voterm.folder(["a.json": Self.mock()])
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = try Self.check([:], ["a.json", "--markdown", "-o", "a.md"], in: folder)
    #expect(list.status == 0)
    let back = try Self.check([:], ["--from-markdown", "a.md"], in: folder)
    #expect(back.status == 0)
    #expect(
      back.output == """
        [
          { "name": "Both", "profile": "voiceOver", "order": ["a", "b"], "spoken": { "b": "B" } }
        ]

        """)
    let recorded = try Self.check([:], ["a.json", "--record", "main", "--as", "vo:de"], in: folder)
    #expect(recorded.output.contains(#""profile": "voiceOver:de""#))
  }

  /// A walk, line by line or from a file, becomes a contract that holds, and breaks where two labels are swapped.
  @Test func aWalkBecomesAContract() throws {
    let walk = "open a.json\nswipe right\n    cursor #b\n    speak B\n"
    let folder = try Voterm.folder(["a.json": Self.mock(), "a.walk": walk])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Voterm.run(["run", "--contract", "a.walk"], in: folder)
    #expect(
      run.output == """
        {
          "name": "Walk a",
          "profile": "voiceOver",
          "journey": ["swipe right", "expect focus #b", "expect spoken \\"B\\""]
        }

        """, "\(run.output)")
    let plain = try Voterm.run(["plain", "a.json"], input: "swipe right\ncontract\n", in: folder)
    #expect(plain.output.contains("// {\n//   \"name\": \"What was done on Mock\""), "\(plain.output)")
    #expect(
      plain.output.contains(#"//   "journey": ["swipe right", "expect focus #b", "expect spoken \"B\""]"#))
    for (text, status) in [("B", 0), ("C", 1)] as [(String, Int32)] {
      let mock = Self.mock().replacingOccurrences(of: #""text": "B""#, with: #""text": "\#(text)""#)
        .replacingOccurrences(of: #"[ { "name": "Both""#, with: #"[ \#(run.output), { "name": "Both""#)
      try Data(mock.utf8).write(to: folder.appending(path: "b.json"))
      let check = try Voterm.run(["check", "--only", "journey", "b.json"], in: folder)
      #expect(check.status == status, "\(check)")
    }
  }

  @Test(arguments: ["json", "junit", "tap", "sarif", "markdown"])
  func everyFormatIsOffered(_ format: String) throws {
    let ending = try Self.check(["a.json": Self.mock("C")], ["a.json", "--format", format])
    #expect(ending.status == 1)
    #expect(ending.output.contains("contract.spoken"))
  }
}

/// Work on several threads.
@Suite struct ParallelTests {
  @Test(arguments: [1, 2, 3, 16])
  func resultsComeInOrder(_ threads: Int) {
    let items = Array(0..<500)
    #expect(Parallel.map(items, threads: threads) { $0 * 2 } == items.map { $0 * 2 })
    #expect(Parallel.map([Int](), threads: threads) { $0 }.isEmpty)
    #expect(Parallel.map([7], threads: threads) { String($0) } == ["7"])
  }
}
