import Testing

@testable import AXEngine

/// What people read who made a mistake in a contract: where, what, and one way forward.
@Suite struct ContractReaderTests {
  /// A mistake: the contract's members, and what is said, with the line below the brace and the column.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var members: String
    var said: [String]

    init(_ members: String, _ said: String...) {
      self.members = members
      self.said = said
    }

    var testDescription: String { members }
  }

  static let mistakes = [
    Mistake(
      #""order": ["title", "pya"]"#, "9:20: error: there is no view with the id 'pya'; did you mean 'pay'?"),
    Mistake(
      #""order": ["done"]"#, "9:11: error: there is no view with the id 'done'; it is in the screen 'receipt'"
    ),
    Mistake(##""order": ["#pay"]"##, "9:11: error: there is no view with the id '#pay'; leave out the '#'"),
    Mistake(#""order": ["pay", "pay"]"#, "9:18: error: 'pay' is listed twice"),
    Mistake(#""order": []"#, "9:10: error: 'order' needs an id; leave 'order' out"),
    Mistake(
      #""before": [["pay"]]"#, #"9:12: error: 'before' needs at least 2 ids; as in [["error", "pay"]]"#),
    Mistake(
      #""initialFocus": "row[]""#,
      "9:17: error: 'row[]' means all copies, and this is about one; name one: 'row[0]'"),
    Mistake(#""order": ["Text@9"]"#, "9:11: error: there is no view with the id 'Text@9'"),
    Mistake(
      #""screen": "receipt", "order": ["Text@9223372036854775807"]"#,
      "9:32: error: there is no view with the id 'Text@9223372036854775807'"),
    Mistake(#""order": ["Text@-1"]"#, "9:11: error: there is no view with the id 'Text@-1'"),
    Mistake(
      #""profile": "voiceOvr", "reachable": ["pay"]"#,
      "9:13: error: unknown technology 'voiceOvr'; did you mean 'voiceOver'?"),
    Mistake(
      #""profile": ["vo", "sc:landscap"], "reachable": ["pay"]"#,
      "9:23: error: unknown part 'landscap' of a profile; did you mean 'landscape'?"),
    Mistake(
      #""profile": "vo:deny=shop", "reachable": ["pay"]"#,
      "9:12: error: the app has no feature 'shop' to deny; add 'guidedAccess' to the mock"),
    Mistake(
      #""profile": ["vo", "voiceOver"], "reachable": ["pay"]"#, "9:19: warning: the profile is listed twice"),
    Mistake(
      #""given": { "faild": true }, "reachable": ["pay"]"#,
      "9:12: error: unknown variable 'faild'; did you mean 'failed'?"),
    Mistake(
      #""given": { "failed": "yes" }, "reachable": ["pay"]"#,
      #"9:22: error: 'failed' is a flag, and this is a text; 'given' holds JSON values: 3, true, "text""#),
    Mistake(
      #""given": { "failed": null }, "reachable": ["pay"]"#,
      "9:22: error: null is no value of the state; use an empty text, 0 or false"),
    Mistake(#""spoken": { "pay": "/a(b/" }"#, "9:23: error: '(' is never closed"),
    Mistake(#""spoken": { "pay": "contains Pay" }"#, "9:30: error: here should stand a text in quotes"),
    Mistake(
      #""spoken": { "pay": "\"Pay\" now" }"#, "9:29: error: nothing may stand behind the text or pattern"),
    Mistake(
      #""journey": ["duble tap #pay"]"#, "9:14: error: unknown step 'duble tap'; did you mean 'double tap'?"),
    Mistake(#""journey": ["double tap #pya"]"#, "9:25: error: unknown id '#pya'; did you mean '#pay'?"),
    Mistake(
      #""journey": ["expect screen receit"]"#, "9:13: error: unknown screen 'receit'; did you mean 'receipt'?"
    ),
    Mistake(
      #""journey": ["expect state fialed = true"]"#,
      "9:27: error: unknown variable 'fialed'; did you mean 'failed'?"),
    Mistake(
      #""journey": ["given failed = true"]"#,
      "9:13: error: 'given' is no step of a contract; 'screen' and 'given' are keys of the contract itself"),
    Mistake(
      #""journey": ["double tap #pay\nscrub"]"#,
      "9:13: error: a step is one line; give each step a text of its own"),
    Mistake(
      #""profile": "sc", "journey": ["scrub"]"#,
      "9:30: warning: no profile of the contract can take this journey: this is no step of switchControl"),
    Mistake(
      #""profile": "sc", "announces": [ { "after": "wait 1s", "text": "x" } ]"#,
      "9:44: warning: only VoiceOver announces, and no profile of the contract uses it; add 'voiceOver' to 'profile'"
    ),
    Mistake(
      #""effort": { "pay": { "voiceOvr": 3 } }"#,
      "9:22: error: unknown technology 'voiceOvr'; did you mean 'voiceOver'?"),
    Mistake(
      #""effort": { "pay": { "voiceOver": 1.5 } }"#,
      "9:35: error: 'voiceOver' needs a whole number from 0 to 100000"),
    Mistake(
      #""effort": { "pay": { "vo": { "seconds": 2 } } }"#,
      "9:28: error: only scanning is measured in seconds; give the largest number of gestures for voiceOver"),
    Mistake(
      #""effort": { "pay": { "voiceControl": 2 } }"#,
      "9:38: warning: no profile of the contract uses voiceControl, so this is never judged; add 'voiceControl' to 'profile'"
    ),
    Mistake(
      #""places": { "pay": { "minimumTarget": 0 } }"#, "9:39: error: 'minimumTarget' needs more than 0 points"
    ),
    Mistake(
      #""places": { "pay": { "tolerance": 3 } }"#,
      "9:13: warning: nothing is expected of the place of 'pay'; add 'minimumTarget', 'frame' or 'activationPoint'"
    ),
    Mistake(#""places": { "pay": { "frame": [1, 2, 3] } }"#, "9:31: error: "),
    Mistake(
      #""screen": "paymnt", "reachable": ["pay"]"#,
      "9:11: error: there is no screen 'paymnt'; did you mean 'payment'?"),
    Mistake(
      #""profile": [], "reachable": ["pay"]"#,
      "9:12: error: 'profile' names nothing to judge under; leave 'profile' out for voiceOver"),
    Mistake(
      #""profile": "vo:AX1:AX2", "reachable": ["pay"]"#,
      "9:20: error: 'AX1' and 'AX2' exclude each other; leave one of them out"),
    Mistake(
      #""profile": "vo:ar:ar", "reachable": ["pay"]"#,
      "9:19: error: 'ar' is named twice; leave one of them out"),
    Mistake(
      #""profile": "vo:iPad:AppleTV", "reachable": ["pay"]"#,
      "9:21: error: 'iPad' and 'AppleTV' exclude each other; leave one of them out"),
    Mistake(
      #""profile": "vo:tlh", "reachable": ["pay"]"#,
      "9:12: warning: nothing has words in the language 'tlh'; "),
    Mistake(#""reachable": []"#, "9:14: error: 'reachable' needs an id; leave 'reachable' out"),
    Mistake(#""unreachable": []"#, "9:16: error: 'unreachable' needs an id; leave 'unreachable' out"),
    Mistake(
      #""before": []"#,
      #"9:11: error: 'before' needs at least 2 ids, as in [["error", "pay"]]; leave 'before' out"#),
    Mistake(
      #""together": []"#,
      #"9:13: error: 'together' needs at least 2 ids, as in [["error", "pay"]]; leave 'together' out"#),
    Mistake(#""spoken": {}"#, "9:11: error: 'spoken' needs an id with its words; leave 'spoken' out"),
    Mistake(#""places": {}"#, "9:11: error: 'places' needs an id with its place; leave 'places' out"),
    Mistake(#""effort": {}"#, "9:11: error: 'effort' needs an id with its bounds; leave 'effort' out"),
    Mistake(#""announces": []"#, "9:14: error: 'announces' needs an announcement; leave 'announces' out"),
    Mistake(#""journey": []"#, "9:12: error: 'journey' needs a step; leave 'journey' out"),
    Mistake(
      #""effort": { "pay": {} }"#,
      #"9:13: warning: nothing is expected of the way to 'pay'; as in { "voiceOver": 5 }"#),
    Mistake(
      #""journey": ["swipe right", "wait 1s"]"#,
      "9:13: warning: nothing is expected on this journey; add a step such as 'expect focus #pay'"),
    Mistake(
      #""profile": "sc", "spoken": { "pay": "Pay", "title": "Payment" }"#,
      "9:37: warning: only VoiceOver speaks, and no profile of the contract uses it; add 'voiceOver' to 'profile'"
    ),
    Mistake(
      #""profile": "voiceControl", "initialFocus": "pay""#,
      "9:44: warning: Voice Control begins nowhere, and the contract has no other profile; add 'voiceOver' to 'profile'"
    ),
    Mistake(#""oder": ["pay"]"#, "9:1: error: unknown key 'oder' in 'contracts'; did you mean 'order'?"),
  ]

  static func load(_ members: String) -> ContractFile {
    let text = """
      { "state": { "failed": false, "rows": ["a"] }, "screens": {
        "payment": { "root": { "type": "VStack", "children": [
          { "type": "Text", "id": "title", "text": "Payment" },
          { "type": "Button", "id": "pay", "text": "Pay" },
          { "forEach": { "in": "rows", "view": { "type": "Text", "id": "row", "text": "{item}" } } }, { "type": "Text", "text": "x" }
        ] } },
        "receipt": { "root": { "type": "Button", "id": "done", "text": "Done" } } },
        "contracts": [ { "name":              "A",
      \(members)
      } ] }
      """
    return ContractFile.load(SourceFile(path: "mock.json", text: text))
  }

  @Test(arguments: mistakes)
  func saysWhatIsWrong(_ mistake: Mistake) {
    let file = Self.load(mistake.members)
    let renderer = DiagnosticRenderer(file.source)
    let said = file.diagnostics.filter { $0.message != "this contract expects nothing" }
      .map { diagnostic in
        let place = renderer.position(of: Int(diagnostic.range.start))
        let help = diagnostic.help.map { "; " + $0 } ?? ""
        return "\(place.line):\(place.column): \(diagnostic.severity.rawValue): \(diagnostic.message)\(help)"
      }
    #expect(said.count == mistake.said.count, "\(said)")
    for (line, expected) in zip(said, mistake.said) {
      #expect(
        expected.hasSuffix(": ") || expected.hasSuffix("; ") ? line.hasPrefix(expected) : line == expected)
    }
    #expect((file.mock == nil) == file.diagnostics.contains { $0.severity == .error })
  }

  @Test func mistakesOfMockAndContractComeInOneRun() {
    let text = """
      { "root": { "type": "VStack", "children": [ { "type": "Buton", "id": "pay" } ] },
        "contracts": [ { "name": "A", "order": ["pay", "pya"] } ],
        "titel": "x" }
      """
    let file = ContractFile.load(SourceFile(path: "mock.json", text: text))
    #expect(
      file.diagnostics.map(\.message) == [
        "unknown view type 'Buton'", "there is no view with the id 'pya'", "unknown key 'titel' in the mock",
      ])
    #expect(file.mock == nil && file.contracts.isEmpty)
  }

  /// However many warnings come before it, an error is shown, and nothing is judged.
  @Test func noErrorMakesWayForWarnings() {
    let profiles = String(repeating: #""vo", "#, count: 700) + #""vo""#
    let file = Self.load(#""profile": [\#(profiles)], "order": ["pya"]"#)
    #expect(file.mock == nil && file.contracts.isEmpty)
    #expect(file.diagnostics.count == MockDecoder.maximumDiagnostics)
    #expect(file.diagnostics.last?.message == "there is no view with the id 'pya'")
  }

  @Test(arguments: [
    #""order": ["title", "pay", "row[]", "Text@5"]"#, #""reachable": ["backButton", "row[0]", "row[7]"]"#,
    #""journey": ["double tap #done", "expect visible #row[0]", "rotor Headings", "set textSize AX3"]"#,
    #""spoken": { "pay": "", "title": "contains \"Pay\"" }"#,
  ])
  func acceptsWhatMayBeThere(_ members: String) {
    #expect(Self.load(members).diagnostics.isEmpty)
  }
}
