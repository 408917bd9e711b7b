import AXEngine
import Testing

@testable import voterm

@Suite("What is drawn of a scene")
struct VisibleItemsTests {
  private func session(_ text: String) -> Session {
    var session = Session(mock: Mocks.load(text))
    _ = session.start()
    return session
  }

  private func items(_ session: Session) -> [ScreenItem] {
    let scene = session.scene
    return VisibleItems.collect(scene, owners: ElementOwners(scene)) { scene.semantics(of: $0) }
  }

  @Test("of a long list only what can be seen is looked at and drawn")
  func longList() {
    let rows = (0..<2000).map { "{ \"type\": \"Text\", \"text\": \"Row \($0)\" }" }.joined(separator: ",")
    var session = session("{ \"root\": { \"type\": \"List\", \"children\": [ \(rows) ] } }")
    #expect(items(session).count < 30)
    #expect(items(session).first?.text == "Row 0")
    _ = session.update(.input(.gesture(.fourFingerTap(upper: false))))
    let end = items(session).map(\.text)
    #expect(end.last == "Row 1999")
    #expect(end.count < 30)
  }

  private func picture(_ session: Session, columns: Int = 48) -> [String] {
    let frame = ScreenPicture(
      items(session), columns: columns, rows: 40, screen: session.scene.environment.screenSize, charset: .utf8
    ).draw()
    return (0..<frame.rows).map { frame.text(row: $0).filter { $0 != "\u{0}" } }
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  @Test("a text is drawn in the lines that the device sets, and cut where the device cuts it")
  func linesOfTheDevice() {
    func one(_ extra: String) -> Session {
      session(
        """
        { "root": { "type": "VStack", "children": [
          { "type": "Text", "text": "The marsh is half land and half water", \(extra) } ] } }
        """)
    }
    // 99 points hold about eleven letters of 17 points.
    #expect(picture(one(#""width": 99"#)) == ["The marsh", "is half land", "and half", "water"])
    #expect(picture(one(#""width": 99, "lineLimit": 2"#)) == ["The marsh", "is half lan…"])
    #expect(picture(one(#""width": 99, "height": 22"#)) == ["The marsh…"])
    #expect(picture(one(#""lineLimit": 1"#)) == ["The marsh is half land and half water"])
    // With few columns the same lines go on below; nothing is lost.
    #expect(
      picture(one(#""width": 99"#), columns: 8).joined(separator: " ")
        == "The marsh is half land and half water")
  }

  @Test("of a very long text only what can be seen is set")
  func longText() {
    let text = String(repeating: "word ", count: 40_000)
    var session = session(
      #"{ "root": { "type": "ScrollView", "children": [ { "type": "Text", "text": "Start \#(text)end" } ] } }"#
    )
    #expect(items(session).first?.text.hasPrefix("Start word") == true)
    #expect((20...60).contains(items(session).first?.lines.count ?? 0))
    _ = session.update(.input(.gesture(.fourFingerTap(upper: false))))
    #expect(items(session).allSatisfy { $0.lines.count <= 60 })
  }

  @Test("a sheet covers what lies behind it, and its region for closing stands beside it")
  func sheet() {
    var session = session(
      """
      { "state": { "open": false }, "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "b", "text": "Open", "do": [ { "set": { "open": "true" } } ] },
        { "type": "Popover", "id": "p", "isPresented": "$open", "children": [ { "type": "Text", "text": "Inside" } ] } ] } }
      """)
    _ = session.update(.input(.gesture(.tap(count: 2, fingers: 1, hold: false))))
    let items = items(session)
    #expect(items.contains { $0.text == "Inside" && $0.depth == 1 })
    #expect(items.filter { $0.kind == .edge(isTop: true) }.count == 1)
    guard let dismiss = items.first(where: { $0.kind == .unseen }),
      let inside = items.first(where: { $0.text == "Inside" })
    else {
      Issue.record("\(items)")
      return
    }
    #expect(!dismiss.rect.intersects(inside.rect))
  }

  @Test("controls show their own value, whatever is told to assistive technologies")
  func controls() {
    let session = session(
      """
      { "state": { "on": true, "level": 25, "kind": "b" }, "root": { "type": "VStack", "children": [
        { "type": "Toggle", "text": "Switch", "value": "$on", "accessibility": { "value": "never mind" } },
        { "type": "Slider", "in": [0, 100], "value": "$level", "accessibility": { "value": "a quarter" } },
        { "type": "Picker", "pickerStyle": "segmented", "options": ["a", "b"], "value": "$kind" },
        { "type": "ProgressView", "value": 0.5 },
        { "type": "Button", "text": "Off", "disabled": true } ] } }
      """)
    let kinds = items(session).map(\.kind)
    #expect(kinds.contains(.toggle(isOn: true)))
    #expect(kinds.contains(.slider(0.25)))
    #expect(kinds.contains(.option(isChosen: true)) && kinds.contains(.option(isChosen: false)))
    #expect(kinds.contains(.progress(0.5)))
    #expect(items(session).contains { $0.kind == .button && $0.isDimmed })
  }

  @Test("a text of which the device shows a part is marked")
  func cut() {
    let session = session(
      """
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "text": "Very much longer than its place", "width": 100, "lineLimit": 1 },
        { "type": "Button", "text": "Pay", "disabled": true, "height": 10 },
        { "type": "Text", "text": "Whole" } ] } }
      """)
    let items = items(session)
    #expect(items.map(\.isCut) == [true, true, false])
    let texts = [ItemText(charset: .utf8), ItemText(charset: .ascii)].map { texts in items.map(texts.whole) }
    #expect(texts[0] == ["Very much…", "[ ~Pay…~ ]", "Whole"])
    #expect(texts[1].allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test("an element of which nothing is drawn has its label at its place")
  func unseen() {
    let session = session(
      """
      { "root": { "type": "View", "children": [
        { "type": "View", "frame": [20, 100, 200, 44], "accessibility": { "element": true, "label": "Map", "traits": ["button"] } },
        { "type": "View", "frame": [20, 200, 200, 44], "hidden": true, "accessibility": { "element": true, "label": "No" } } ] } }
      """)
    #expect(items(session).map(\.text) == ["Map"])
    #expect(items(session).first?.kind == .unseen)
  }
}
