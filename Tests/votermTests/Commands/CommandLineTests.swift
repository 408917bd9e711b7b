import Foundation
import Testing

@testable import voterm

/// What the program answers to words it is given, right and wrong.
@Suite struct CommandLineTests {
  @Test func helpListsWhatIsHereAndNothingElse() throws {
    let ending = try Voterm.run(["help"])
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
    for command in [
      "plain", "run", "order", "tree", "tour", "check", "audit", "explore", "diff", "report", "import",
      "schema",
      "help",
    ] {
      #expect(ending.output.contains("voterm \(command)"), "\(command)")
    }
    #expect(!ending.output.contains("voterm docs"))
  }

  @Test(arguments: [
    "plain", "run", "order", "tree", "tour", "check", "audit", "diff", "report", "import", "schema", "help",
    "",
  ])
  @MainActor func everyCommandExplainsItself(_ name: String) throws {
    let ending = try Voterm.run(name.isEmpty ? ["--help"] : [name, "--help"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("usage: voterm" + (name.isEmpty ? "" : " " + name)))
    let command = try #require(Commands.all.first { $0.name == name })
    for option in command.options { #expect(ending.output.contains(option.name)) }
    if name.isEmpty { return }
    let help = try Voterm.run(["help", name])
    #expect(help.output == ending.output)
  }

  @Test(arguments: [["--version"], ["order", "--version"]])
  func theVersionIsSaid(_ words: [String]) throws {
    let ending = try Voterm.run(words)
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("voterm "))
    #expect(ending.output.split(separator: "\n").count == 1)
  }

  static let wrong: [(words: [String], says: String)] = [
    (["ordr", "screens/checkout.json"], "did you mean 'order'?"),
    (["order"], "PATH is missing"),
    (["order", "a.json", "b.json"], "'b.json' is one too many"),
    (["order", "--fromat", "json", "a.json"], "did you mean '--format'?"),
    (["order", "--format", "jsn", "a.json"], "did you mean 'json'?"),
    (["order", "--format", "json", "--format", "text", "a.json"], "more than once"),
    (["order", "screens/checkout.json", "--as"], "'--as' needs a value"),
    (["order", "screens/checkout.json", "--as", "voiceOvr"], "did you mean 'voiceOver'?"),
    (["order", "screens/checkout.json", "--as", "voiceOver:landscap"], "did you mean 'landscape'?"),
    (["order", "screens/checkout.json", "--as", "focusEngin"], "did you mean 'focusEngine'?"),
    (["order", "screens/checkout.json", "--screen", "recept"], "did you mean 'receipt'?"),
    (["order", "screens/checkout.json", "--given", "faild = true"], "did you mean 'failed'?"),
    (["order", "screens/checkout.json", "--given", "failed"], "NAME = EXPRESSION"),
    (["order", "screens/checkout.json", "--given", "failed = 3"], "'failed' is a flag"),
    (["order", "screens/checkout.json", "--set", "hnts off"], "did you mean 'hints'?"),
    (["tree", "screens/checkout.json", "--set", "hints"], "--set: "),
    (["run", "--update=yes", "a.walk"], "takes no value"),
    (["schema", "extra"], "one too many"),
    (["help", "nonsense"], "no command"),
    (["-x"], "unknown option '-x'"),
    (["audit"], "voterm audit screens"),
    (["audit", "--rule", "targetSise", "screens"], "did you mean 'targetSize'?"),
    (["audit", "--explain", "targetSise"], "did you mean 'targetSize'?"),
    (["audit", "--fail-on", "eror", "screens"], "did you mean 'error'?"),
    (["audit", "--screen", "recept", "screens/checkout.json"], "did you mean 'receipt'?"),
    (["diff", "a"], "OLD NEW is missing"),
    (["report"], "PATH… is missing"),
    (["explore", "--require", "fka", "screens/checkout.json"], "--require needs --matrix"),
    (["explore", "--from", "#pay", "screens/checkout.json"], "--from needs --to"),
    (["explore", "--to", "#pai", "screens/checkout.json"], "did you mean 'pay'?"),
    (["explore", "--limit", "0", "screens/checkout.json"], "no whole number"),
    (["explore", "--matrix", "--format", "sarif", "screens/checkout.json"], "is not written as 'sarif'"),
  ]

  @Test(arguments: wrong)
  func wrongWordsAreExplained(_ example: (words: [String], says: String)) throws {
    let ending = try Voterm.run(example.words)
    #expect(ending.status == 64)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.contains(example.says), "\(ending.errors)")
    #expect(ending.errors.hasPrefix("voterm: error: "))
  }

  @Test func theExplanationFollowsProfileAndSettings() throws {
    let words = ["tree", "screens/settings.json", "--why", "airplane"]
    let plain = try Voterm.run(words).output
    #expect(plain.contains("\"Switch button\": DX3"))
    #expect(plain.contains("\"Double tap to toggle setting.\": S31"))
    let german = try Voterm.run(words + ["--as", "voiceOver:de:AX3", "--set", "hints off"])
    #expect(german.status == 0 && german.output.contains("\"Schalter\": DX3"), "\(german.output)")
    #expect(german.output.contains("set hints is off (S31)"))
    #expect(german.output.contains("set hints on would add"))
  }

  @Test(arguments: ["order", "tree"]) func settingsChangeWhatIsSaid(_ command: String) throws {
    let words = [command, "screens/settings.json"]
    #expect(try Voterm.run(words).output.contains("Airplane Mode, Switch button, Off"))
    let changed = try Voterm.run(words + ["--set", "roles none", "--set=hints off"])
    #expect(changed.status == 0 && !changed.output.contains("Switch button"), "\(changed.output)")
    #expect(changed.output.contains("Airplane Mode, Off") && !changed.output.contains("Double tap"))
  }

  @Test func aLanguageWithoutWordsIsTold() throws {
    for words in [
      ["order", "screens/checkout.json", "--as", "voiceOver:zz"],
      ["order", "screens/checkout.json", "--set", "locale zz"],
      ["check", "screens/checkout.json", "--as", "voiceOver:zz"],
      ["audit", "screens/checkout.json", "--rule", "labelMissing", "--as", "voiceOver:zz"],
      ["run", "screens/checkout.walk", "--as", "voiceOver:zz"],
    ] {
      let ending = try Voterm.run(words)
      #expect(ending.status < 64)
      #expect(
        ending.errors.hasPrefix("voterm: warning: nothing has words in the language 'zz'\n"),
        "\(ending.errors)")
      #expect(ending.errors.contains("the mock has texts in "))
    }
    #expect(try Voterm.run(["order", "screens/checkout.json", "--as", "voiceOver:de-AT"]).errors.isEmpty)
  }

  @Test func aFeatureThatNoAppHasIsTold() throws {
    for words in [
      ["order", "screens/checkout.json"], ["audit", "screens/checkout.json"],
      ["run", "screens/checkout.walk"],
    ] {
      let ending = try Voterm.run(words + ["--as", "voiceOver:deny=nope"])
      #expect(ending.status == 64, "\(words)")
      #expect(ending.errors.contains("--as: the app has no feature 'nope' to deny"), "\(ending.errors)")
    }
  }

  @Test func optionsMayStandAnywhere() throws {
    let before = try Voterm.run(["order", "--format", "json", "screens/checkout.json"])
    #expect(before.status == 0)
    #expect(try Voterm.run(["order", "screens/checkout.json", "--format=json"]).output == before.output)
    #expect(
      try Voterm.run(["order", "--format=json", "--", "screens/checkout.json"]).output == before.output)
  }

  @Test func productsGoIntoFiles() throws {
    let folder = try Voterm.folder([:])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "order.txt").path()
    let ending = try Voterm.run(["order", "screens/checkout.json", "-o", path])
    #expect(ending.status == 0 && ending.output.isEmpty)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == Voterm.run(["order", "screens/checkout.json"]).output)
    #expect(try Voterm.run(["schema", "-o", folder.path() + "/no/such/folder"]).status == 74)
  }
}
