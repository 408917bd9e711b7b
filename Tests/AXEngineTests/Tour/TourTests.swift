import Foundation
import Testing

@testable import AXEngine

@Suite struct TourTests {
  static func load(_ text: String) -> (tour: Tour?, diagnostics: [Diagnostic]) {
    Tour.load(SourceFile(path: "a.tour", text: text))
  }

  /// A tour with one stop on the bundled checkout, some of its members replaced.
  static func tour(_ members: [String: String] = [:]) throws -> Tour {
    let plain = [
      "title": "\"Pay\"", "open": "\"checkout.json\"", "task": "\"Go to the button.\"",
      "hints": "[\"To the right.\", \"Twice.\"]", "done": "[\"expect focus #pay\"]",
      "steps": "[\"swipe right 2\"]",
    ]
    let stop = plain.merging(members) { $1 }.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    return try #require(load("{\"title\": \"Tour\", \"stops\": [{\(stop)}, {\(stop)}]}").tour)
  }

  static func prove(_ tour: Tour) -> TourProof {
    TourProof(tour) { named in (try? ScreensTests.source(named.text)).flatMap { Mock.load($0).mock } }
  }

  // MARK: Reading

  @Test func theExampleOfTheReferenceHolds() throws {
    let (tour, diagnostics) = Self.load(TourReference.example)
    #expect(diagnostics.isEmpty)
    let proof = Self.prove(try #require(tour))
    #expect(proof.problems.isEmpty)
    #expect(proof.played == 1)
  }

  @Test func theReferenceNamesEveryKey() {
    let page = TourReference.markdown()
    for field in TourField.tour + TourField.stop { #expect(page.contains("| `\(field.name)` |")) }
  }

  static let wrong: [(text: String, says: [String])] = [
    ("{", ["the file ends"]),
    ("[]", ["the file must be an object"]),
    ("{}", ["'title' is missing", "'stops' is missing"]),
    (#"{"title": "T", "stops": []}"#, ["a tour needs a stop"]),
    (#"{"title": "T", "stops": {}}"#, ["'stops' must be a list of stops"]),
    (#"{"title": "T", "stops": [3]}"#, ["a stop must be an object"]),
    (
      #"{"title": " ", "minutes": 0, "stops": [{}]}"#,
      [
        "this must be one line", "'minutes' must be a number above 0, at most 1440", "'title' is missing",
        "'open' is missing",
        "'task' is missing", "'done' is missing",
      ]
    ),
    (
      #"{"title": "T", "stops": [{"title": "S", "open": "a", "task": "t", "done": [], "taks": 1}]}"#,
      ["the task is never done", "unknown key 'taks'"]
    ),
    (
      #"{"title": "T", "stops": [{"title": "S", "open": "a", "task": "t", "done": ["swipe right"],"#
        + #""steps": ["expect focus none", "screen a", "swpe right"], "before": ["tap", "given a = 1", "open b"]}]}"#,
      [
        "this is no expectation", "what is expected belongs into 'done'", "this belongs into 'before'",
        "unknown step 'swpe", "this must come before the first gesture", "the mock is named by",
      ]
    ),
  ]

  @Test(arguments: wrong.indices)
  func mistakesAreToldTogether(_ place: Int) {
    let (tour, diagnostics) = Self.load(Self.wrong[place].text)
    #expect(tour == nil)
    #expect(diagnostics.count == Self.wrong[place].says.count, "\(diagnostics.map(\.message))")
    for (diagnostic, says) in zip(diagnostics, Self.wrong[place].says) {
      #expect(diagnostic.message.contains(says), "\(diagnostic.message)")
    }
  }

  @Test func aMistakeInAStepStandsAtItsPlace() throws {
    let text =
      #"{"title":"T","stops":[{"title":"S","open":"a","task":"t","done":["expect spoken \"a\" b"]}]}"#
    let diagnostic = try #require(Self.load(text).diagnostics.first)
    let bytes = Array(text.utf8)
    let shown = String(
      decoding: bytes[Int(diagnostic.range.start)..<Int(diagnostic.range.end)], as: UTF8.self)
    #expect(shown == "b")
  }

  @Test func halfAFileIsNoTourAndNoCrash() throws {
    let bytes = try ScreensTests.source("workshop.tour").bytes
    for end in stride(from: 0, to: bytes.count - 2, by: 61) {
      let source = SourceFile(path: "a.tour", bytes: Array(bytes[..<end]))
      #expect(Tour.load(source).tour == nil)
      #expect(!Tour.load(source).diagnostics.isEmpty)
    }
  }

  // MARK: Counting

  @Test(arguments: [
    ("swipe right", 1), ("swipe right 3", 3), ("double tap", 1), ("double tap #pay", 2), ("touch #pay", 1),
    ("touch drag #a #b", 1), ("drag #a to #b", 1), ("split tap #a", 1), ("type \"a é\"", 3), ("key Tab", 1),
    ("rotor Headings", 1), ("rotor next", 1), ("item chooser \"Pay\"", 1), ("choose \"Pay\"", 1),
    ("scrub", 1),
    ("wait 2s", 0), ("use voiceOver", 0), ("set hints off", 0), ("expect silence", 0),
  ])
  func gesturesCount(_ step: String, _ count: Int) throws {
    guard case .success(let parsed)? = WalkParser.parse(line: step).step else {
      Issue.record("\(step) is no step")
      return
    }
    #expect(parsed.action.gestures == count)
  }

  @Test(arguments: [
    ("magic tap", "two-finger double tap: magic tap"), ("scrub", "two-finger scrub: escape"),
    ("swipe right 3", "swipe right, 3 times: next item"),
    ("rotor next", "two fingers turned right: next rotor item"),
    ("key VO+Right", "key VO+Right: next item"), ("key Tab", "key Tab"), ("type \"a\"", "type \"a\""),
    ("touch #pay", "touch #pay"),
  ])
  func gesturesInWords(_ step: String, _ words: String) {
    guard case .success(let parsed)? = WalkParser.parse(line: step).step else {
      Issue.record("\(step) is no step")
      return
    }
    #expect(parsed.words(withVoiceOver: true) == words)
    #expect(parsed.words(withVoiceOver: false) == words.split(separator: ": ").first.map(String.init))
  }

  // MARK: Progress

  @Test func aStopIsDoneWhenEverythingHoldsAtOnce() throws {
    let tour = try Self.tour()
    var progress = TourProgress(tour)
    let mock = try #require(Mock.load(try ScreensTests.source("checkout.json")).mock)
    var player = try #require(progress.stop).begin(mock).player
    #expect(progress.standing == "0 gestures, the shortest way takes 2; 2 hints")
    let line = try #require(progress.stop?.steps.first)
    let shown = (0..<3).map { _ in progress.showHint() }
    #expect(shown == [true, true, false])
    #expect(progress.hint == "Twice.")
    var isDone = progress.judge(player)
    #expect(!isDone)
    progress.count(.input(.gesture(.swipe(.left, fingers: 1)), times: 1))
    _ = try player.perform(line.step)
    progress.count(line.step.action)
    isDone = progress.judge(player)
    #expect(isDone)
    #expect(progress.verdict == "Task done in 3 gestures; the shortest way takes 2.")
    // It is done once, and nothing counts any more.
    isDone = progress.judge(player)
    #expect(!isDone)
    progress.count(line.step.action)
    progress.takeBack(line.step.action)
    #expect(progress.gestures == 3)
    #expect(progress.ledger == ["1. Pay: 3 gestures, shortest way 2, 2 hints", "2. Pay: not done"])
  }

  @Test func movesBeginAStopAnew() throws {
    var progress = TourProgress(try Self.tour())
    progress.count(.input(.text("ab"), times: 1))
    progress.takeBack(.input(.text("b"), times: 1))
    #expect(progress.gestures == 1)
    progress.again()
    #expect(progress.gestures == 0)
    progress.next()
    #expect(progress.heading == "Stop 2 of 2: Pay")
    progress.next()
    progress.next()
    #expect(progress.stop == nil)
    #expect(progress.task == "0 of 2 tasks done, in 0 gestures.")
    progress.again()
    #expect(progress.place == 0)
  }

  // MARK: Proof

  static let unproven: [(members: [String: String], says: String)] = [
    (["done": "[\"expect focus #title\"]"], "the task is done before anything was"),
    (["steps": "[\"swipe right\"]"], "the shortest way does not lead here: the focus is on #card"),
    (["steps": "[\"swipe right 3\"]"], "the task was done before this step"),
    (["open": "\"nowhere.json\""], "the mock cannot be opened"),
    (["before": "[\"given faild = true\"]"], "unknown variable 'faild'"),
    (["before": "[\"double tap #nothing\"]"], "nothing"),
    (["done": "[\"expect focus #pya\"]"], "pya"),
    (["steps": "[\"rotor Nonsense\"]"], "Nonsense"),
  ]

  @Test(arguments: unproven.indices)
  func aTourThatCannotBeDoneIsToldOf(_ place: Int) throws {
    let (members, says) = Self.unproven[place]
    let proof = Self.prove(try Self.tour(members))
    #expect(proof.problems.count == 2)
    #expect(proof.problems.allSatisfy { $0.diagnostic.message.contains(says) }, "\(proof.problems)")
    #expect(proof.played == 0)
  }

  // MARK: The workshop

  static func workshop() throws -> Tour {
    let (tour, diagnostics) = Tour.load(try ScreensTests.source("workshop.tour"))
    #expect(diagnostics.isEmpty)
    return try #require(tour)
  }

  @Test func theWorkshopCanBeDone() throws {
    let tour = try Self.workshop()
    #expect(tour.minutes == 20)
    #expect(tour.stops.count >= 10)
    let proof = Self.prove(tour)
    #expect(proof.problems.isEmpty, "\(proof.problems.map(\.diagnostic))")
    #expect(proof.played == tour.stops.count)
  }

  @Test func everyStopOfTheWorkshopTeaches() throws {
    for stop in try Self.workshop().stops {
      #expect(!stop.hints.isEmpty && stop.lesson != nil, "\(stop.title)")
      // A line of 80 cells holds each of them, or two do.
      #expect(([stop.task] + stop.hints).allSatisfy { $0.count <= 120 }, "\(stop.title)")
    }
  }
}
