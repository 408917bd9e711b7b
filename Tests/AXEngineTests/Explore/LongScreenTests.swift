import Testing

@testable import AXEngine

/// Screens that are so long that a search has to be thrifty, and searches that come to their bound.
@Suite struct LongScreenTests {
  /// A list in which a heading, a text, a button, a toggle and a row with actions come in turns; `count` rows in all,
  /// the last one a button.
  private static func session(rows count: Int) throws -> Session {
    let rows = (0..<count - 1).map { row in
      switch row % 5 {
      case 0: #"{ "type": "Text", "text": "Part \#(row)", "accessibility": { "addTraits": ["header"] } }"#
      case 1: #"{ "type": "Text", "text": "Words \#(row)" }"#
      case 2: #"{ "type": "Button", "text": "Open \#(row)" }"#
      case 3: #"{ "type": "Toggle", "text": "Keep \#(row)", "value": "$on" }"#
      default:
        #"{ "type": "Button", "text": "Mail \#(row)", "accessibility": { "actions": [ { "name": "Delete", "do": [] } ] } }"#
      }
    }
    let text = """
      { "state": { "on": true }, "root": { "type": "List", "id": "list", "children": [
      \(rows.joined(separator: ",\n")),
      { "type": "Button", "id": "last", "text": "Last" } ] } }
      """
    var session = Session(mock: try SessionTester.load(text))
    _ = session.start()
    return session
  }

  @Test func aLongMixedListIsLookedAtWhole() throws {
    let matrix = ReachabilityMatrix(try Self.session(rows: 300))
    #expect(matrix.incomplete == [])
    #expect(matrix.rows.count == 300)
    for technology in ReachabilityMatrix.technologies {
      #expect(matrix.missed(by: technology).map(\.id) == [], "\(technology)")
      #expect(matrix.notLookedAt(by: technology).map(\.id) == [], "\(technology)")
    }
    let last = try #require(matrix.rows.last)
    #expect(last.id == "last")
    // VO-28: four fingers reach the end at once; Tab goes backwards to the last row of the list, which is one group.
    #expect(last.cells.first?.steps == ["four-finger tap bottom"])
  }

  @Test(arguments: [10, 60])
  func whatWasNotLookedAtIsNotMissed(_ limit: Int) throws {
    let matrix = ReachabilityMatrix(try Self.session(rows: 300), limit: limit)
    for technology in [TechnologyName.voiceOver, .fullKeyboardAccess, .switchControl, .focusEngine] {
      #expect(matrix.incomplete.contains(technology))
      #expect(matrix.missed(by: technology).map(\.id) == [], "\(technology)")
      #expect(!matrix.notLookedAt(by: technology).isEmpty, "\(technology)")
    }
    #expect(matrix.rows.allSatisfy { $0.onlyBy == nil })
    #expect(!matrix.summary.contains("misses"))
    #expect(matrix.summary.contains("VoiceOver was not looked at whole, "))
    #expect(!matrix.summary.contains("reached by all"))
  }

  @Test func inSlicesTheSameComesOut() throws {
    let session = try Self.session(rows: 30)
    let whole = ReachabilityMatrix(session)
    var work = ReachabilityWork(session)
    #expect(work.progress == "VoiceOver, 0 of at most 20000 places")
    var slices = 1
    while !work.goOn(places: 7) { slices += 1 }
    #expect(slices > ReachabilityMatrix.technologies.count)
    #expect(work.progress == nil)
    #expect(work.matrix.rows == whole.rows)
    #expect(work.matrix.incomplete == whole.incomplete)
  }

  @Test func whatIsReachedByScrollingIsMissedInWords() throws {
    let text = """
      { "root": { "type": "ScrollView", "children": [ { "type": "VStack", "children": [
      { "type": "Text", "text": "Long", "height": 2000 }, { "type": "Button", "id": "b", "text": "Answer" } ] } ] } }
      """
    var session = Session(mock: try SessionTester.load(text))
    _ = session.start()
    let matrix = ReachabilityMatrix(session)
    #expect(matrix.missed(by: .fullKeyboardAccess).map(\.id) == ["b"])
    #expect(matrix.missed(by: .switchControl).map(\.id) == ["b"])
    #expect(matrix.summary.contains("Full Keyboard Access misses 1 (all only by scrolling)"))
    let lines = MatrixText.lines(of: matrix, width: 76)
    #expect(
      lines.contains(
        "  #b Full Keyboard Access: by scrolling only, gesture mode scrolls its scroll view (FK-64), of which nothing "
          + "in sight takes the focus (FK-42)"))
    #expect(lines.contains { $0.contains("  scroll  scroll") })
  }

  @Test func whatCannotBeReachedIsMissedAlsoBehindTheBound() throws {
    let text = """
      { "root": { "type": "List", "children": [
      \((0..<40).map { #"{ "type": "Button", "text": "Row \#($0)" }"# }.joined(separator: ",\n")),
      { "type": "Text", "id": "tap", "text": "Tap me", "onTap": [] } ] } }
      """
    var session = Session(mock: try SessionTester.load(text))
    _ = session.start()
    let matrix = ReachabilityMatrix(session, limit: 10)
    #expect(matrix.missed(by: .fullKeyboardAccess).map(\.id) == ["tap"])
    #expect(matrix.missed(by: .switchControl).map(\.id) == ["tap"])
  }
}
