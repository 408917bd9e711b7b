import Foundation
import Testing

@testable import voterm

/// Files and streams that are missing, broken or hostile: a clear answer, never a trap or a raw control character.
@Suite struct BadInputTests {
  @Test(arguments: ["order", "tree", "plain", "run", "import"])
  func missingFiles(_ command: String) throws {
    let ending = try Voterm.run([command, "no/such/file.json"])
    #expect(ending.status == 66)
    #expect(ending.errors.contains("no/such/file.json: No such file"), "\(ending.errors)")
  }

  @Test func foldersAreNoFiles() throws {
    let folder = try Voterm.folder([:])
    defer { try? FileManager.default.removeItem(at: folder) }
    let order = try Voterm.run(["order", folder.path()])
    #expect(order.status == 66)
    #expect(order.errors.contains("is a folder"))
    let plain = try Voterm.run(["plain", folder.path()])
    #expect(plain.status == 66)
    #expect(plain.errors.contains("no mock files"))
  }

  /// Whoever may read everything cannot be refused.
  @Test(.enabled(if: geteuid() != 0)) func unreadableFiles() throws {
    let folder = try Voterm.folder(["secret.json": "{}"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "secret.json").path()
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(try Voterm.run(["order", path]).status == 66)
  }

  /// What else is there is judged, and the status says that something is missing.
  @Test(.enabled(if: geteuid() != 0), arguments: ["check", "audit", "report"])
  func unreadableFolders(_ command: String) throws {
    let mock =
      #"{ "root": { "type": "Button", "id": "pay", "text": "Pay" }, "#
      + #""contracts": [ { "name": "Order", "profile": "voiceOver", "order": ["pay"] } ] }"#
    let folder = try Voterm.folder(["pay.json": mock])
    defer { try? FileManager.default.removeItem(at: folder) }
    let shut = folder.appending(path: "shut")
    try FileManager.default.createDirectory(
      at: shut, withIntermediateDirectories: false, attributes: [.posixPermissions: 0])
    let ending = try Voterm.run([command, ".", "shut"], in: folder)
    #expect(ending.status == 66)
    #expect(ending.errors.contains("shut"))
    #expect(ending.output.contains("pay.json"))
    let alone = try Voterm.run([command, "shut"], in: folder)
    #expect(alone.status == 66)
    #expect(!alone.errors.contains("no mock files"))
  }

  static let broken: [(name: String, text: String)] = [
    ("empty", ""), ("blank", " \n "), ("not an object", "[1, 2]"),
    ("cut off", #"{ "root": { "type": "Text""#),
    ("deep", String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)),
    ("wrong", #"{ "rot": 1, "titel": 2, "state": [], "screens": { "a": { "root": { "type": "Buton" } } } }"#),
  ]

  @Test(arguments: broken)
  func brokenMocks(_ broken: (name: String, text: String)) throws {
    let folder = try Voterm.folder(["a.json": broken.text])
    defer { try? FileManager.default.removeItem(at: folder) }
    let ending = try Voterm.run(["order", "a.json"], in: folder)
    #expect(ending.status == 65)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.hasPrefix("a.json:"), "\(ending.errors)")
    #expect(ending.errors.contains("error: "))
  }

  @Test func tooLargeFiles() throws {
    let folder = try Voterm.folder(["a.json": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.json").path()
    let handle = try #require(FileHandle(forWritingAtPath: path))
    // A file with a hole takes no room.
    try handle.truncate(atOffset: 65 << 20)
    try handle.close()
    let ending = try Voterm.run(["order", path])
    #expect(ending.status == 66)
    #expect(ending.errors.contains("larger than 64 MB"))
  }

  @Test func nothingFromAFileReachesTheTerminalAsAControlCharacter() throws {
    let evil = "\\u001b[2J\\u009b31m\\u202eevil\\u0007\\u2066"
    let mock = """
      { "title": "\(evil)", "state": { "s": "\(evil)" }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "a", "text": "\(evil)" },
        { "type": "Button", "id": "b", "text": "Go", "accessibility": { "hint": "\(evil)" },
          "do": [ { "set": { "s": "'\(evil)'" } }, { "post": "announcement", "argument": "\(evil)" } ] },
        { "type": "Text", "id": "c", "text": "hidden", "accessibility": { "hidden": true } } ] } }
      """
    let folder = try Voterm.folder([
      "a.json": mock,
      "a.walk": "open a.json\n    speak \u{1b}[2J\ndouble tap #b\n    nothing\nswipe\u{7} x\u{9b}\n",
      "b.walk": "open a.json\n    speak x\ndouble tap #b\n    nothing\nexpect spoken \u{1b}x\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let runs: [[String]] = [
      ["order", "a.json"], ["order", "--format", "markdown", "a.json"],
      ["order", "--format", "json", "a.json"],
      ["tree", "a.json"], ["run", "a.walk"], ["run", "b.walk"], ["run", "--format", "json", "b.walk"],
      ["run", "--format", "jsonl", "b.walk"], ["plain", "a.json"], ["order", "\u{1b}[2J"], ["\u{1b}.json"],
      ["order", "--\u{9b}", "x"],
    ]
    for words in runs {
      let ending = try Voterm.run(words, input: "double tap #b\ntouch #\u{1b}\n", in: folder)
      for scalar in (ending.output + ending.errors).unicodeScalars {
        let isSafe =
          scalar == "\n"
          || scalar.properties.generalCategory != .control
            && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
        #expect(isSafe, "U+\(String(scalar.value, radix: 16)) in \(words)")
      }
    }
  }

  /// A chooser reads every file in a folder; a pipe among them would make it wait for ever.
  @Test func choosersPassOverWhatIsNoFile() throws {
    let folder = try Voterm.folder(["real.json": #"{ "root": { "type": "Text", "text": "x" } }"#])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(folder.appending(path: "pipe.json").path(), 0o600) == 0)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder.json"), withIntermediateDirectories: false)
    symlink("nowhere", folder.appending(path: "dangling.json").path())
    let ending = try Voterm.run(["plain", folder.path()])
    #expect(ending.status == 0)
    #expect(ending.output == "1. real\n")
    let terminal = try Terminal([folder.path()])
    #expect(terminal.wait(for: "real"))
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  /// Nobody writes into a named pipe: opening it would wait for ever.
  @Test(arguments: [["plain"], ["order"], ["run"], ["tree"], ["audit"], ["import"], []])
  func namedPipesAreRefused(_ words: [String]) throws {
    let folder = try Voterm.folder([:])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(folder.appending(path: "p.json").path(), 0o600) == 0)
    let ending = try Voterm.run(words + ["p.json"], in: folder)
    #expect(ending.status != 0)
    #expect(ending.errors.contains("p.json: is a pipe or device, not a file"), "\(ending.errors)")
    #expect(ending.errors.contains("help: '/dev/stdin' reads"), "\(ending.errors)")
  }

  /// What a shell hands over as an open pipe is read.
  @Test func openPipesAreRead() throws {
    #expect(
      try Voterm.shell(
        "cd '\(Voterm.root.path())' && cat screens/checkout.json | $V order /dev/stdin >/dev/null") == 0)
  }

  /// Names with line ends and escapes, in every way in.
  @Test func namesCannotForgeLines() throws {
    let folder = try Voterm.folder([:])
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "a\u{1b}[2J\nvoterm: all is well"
    try FileManager.default.createDirectory(
      at: folder.appending(path: name), withIntermediateDirectories: false)
    let runs = [
      ["order", name], ["plain", name], [name + "/"], ["order", name + "/x.json"],
      ["order", "--\(name)", "x"],
      ["import", name],
    ]
    for words in runs {
      let ending = try Voterm.run(words, in: folder)
      #expect(ending.status != 0)
      #expect(!ending.errors.contains("\u{1b}"), "\(words)")
      #expect(!ending.errors.contains("\nvoterm: all"), "\(words)")
    }
  }

  /// As deep as the reader lets a file nest, in each way that views are nested.
  @Test(arguments: [
    (#"{ "type": "VStack", "children": ["#, "] }", 497), (#"{ "type": "Button", "children": ["#, "] }", 497),
    (#"{ "type": "Section", "header": "#, "}", 994),
    (#"{ "type": "Text", "text": "x", "accessibility": { "representation": "#, "} }", 497),
    (#"{ "type": "VStack", "accessibility": { "children": "combine" }, "children": ["#, "] }", 497),
    (#"{ "type": "VStack", "accessibility": { "children": ["#, "] } }", 331),
    (#"{ "type": "TabView", "tabs": [ { "title": "t", "view": "#, "} ] }", 331),
    (#"{ "type": "Sheet", "isPresented": "$s", "children": ["#, "] }", 497),
    (#"{ "type": "Grid", "children": ["#, "] }", 497),
    (#"{ "type": "ScrollView", "children": ["#, "] }", 497),
  ])
  func deepestViews(_ opening: String, _ closing: String, _ depth: Int) throws {
    let view =
      String(repeating: opening, count: depth) + #"{ "type": "Text", "text": "deep" }"#
      + String(repeating: closing, count: depth)
    let folder = try Voterm.folder(["a.json": "{ \"state\": { \"s\": true }, \"root\": \(view) }"])
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in ["order", "tree", "plain"] {
      let ending = try Voterm.run([command, "a.json"], input: "next\ndouble tap\n", in: folder)
      #expect(ending.status == 0, "\(command): \(ending.errors.prefix(400))")
    }
  }

  /// A few lines of a file that stand for more views, or rows without views, than any memory holds.
  @Test(arguments: ["true", "false"])
  func loopsInsideLoops(_ when: String) throws {
    var view = #"{ "type": "Text", "text": "x", "when": "\#(when)" }"#
    for depth in 0..<9 {
      view =
        #"{ "type": "VStack", "children": [ { "forEach": { "in": "l", "as": "i\#(depth)", "view": \#(view) } } ] }"#
    }
    let list = (0..<10).map { "\"\($0)\"" }.joined(separator: ",")
    let folder = try Voterm.folder(["a.json": "{ \"state\": { \"l\": [\(list)] }, \"root\": \(view) }"])
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in ["order", "tree", "plain"] {
      let ending = try Voterm.run([command, "a.json"], in: folder)
      #expect(ending.status == 65)
      #expect(
        ending.errors.contains("error: the screen has more than 500,000 views or rows"), "\(ending.errors)")
    }
  }

  @Test func closedAndFullOutputsAreAnswered() throws {
    #expect(try Voterm.shell("cd '\(Voterm.root.path())' && $V order screens/checkout.json >&-") == 74)
    #expect(try Voterm.shell("$V schema >/dev/full") == 74)
    // The reader is gone before anything is written.
    #expect(try Voterm.shell("(sleep 0.3; $V schema; echo $? >&3) 3>&2 2>&1 | true") == 0)
    let line = "{ sleep 0.3; $V schema; test $? = 74 && touch \"$T/ok\"; } | true; sleep 1; test -e \"$T/ok\""
    #expect(try Voterm.shell("T=$(mktemp -d); export T; \(line); s=$?; rm -r \"$T\"; exit $s") == 0)
  }

  @Test func closedInputEndsTheDialogue() throws {
    #expect(
      try Voterm.shell("cd '\(Voterm.root.path())' && $V plain screens/checkout.json <&- >/dev/null") == 74)
    #expect(try Voterm.run(["plain", "screens/checkout.json"]).status == 0)
  }

  @Test func endlessStepsAreNamed() throws {
    let folder = try Voterm.folder([
      "a.json": """
      { "screens": { "a": { "onAppear": [ { "push": "a" } ], "root": { "type": "Text", "text": "x" } } } }
      """
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    for words in [["order", "a.json"], ["tree", "a.json"], ["plain", "a.json"]] {
      let ending = try Voterm.run(words, in: folder)
      #expect(ending.status == 65)
      #expect(ending.errors.contains("push 'a'"), "\(words) \(ending.errors)")
    }
  }

  @Test(arguments: ["", "dumb", "no-such-terminal", "xterm"])
  func withoutATerminalTheFullScreenSaysSo(_ terminal: String) throws {
    let ending = try Voterm.run(["screens/checkout.json"], environment: ["TERM": terminal])
    #expect(ending.status == 64)
    #expect(ending.errors.contains("voterm plain"), "\(ending.errors)")
    #expect(ending.output.isEmpty)
  }
}
