import Testing

@testable import AXEngine

/// Stops, groups and their order on screens that walks would take many steps to show.
@Suite struct KeyboardMapTests {
  static func map(_ mock: String) throws -> KeyboardMap {
    var tester = try SessionTester(mock, [.fullKeyboardAccess])
    tester.start()
    return KeyboardMap(tester.session.scene)
  }

  /// What Tab comes to, a group as its members in brackets.
  static func ring(_ map: KeyboardMap) -> [String] {
    map.ring.map { station in
      switch station {
      case .item(let item): map.scene.id(ofElement: item)
      case .group(let group):
        "[" + map.groups[group].members.map { map.scene.id(ofElement: $0) }.joined(separator: " ") + "]"
      }
    }
  }

  @Test("A group stands where its first item does, whatever lies between its items (FK-51, FK-52)")
  func order() throws {
    let map = try Self.map(
      ##"""
      { "state": { "name": "", "mode": "A" }, "root": { "type": "Form", "children": [
        { "type": "Button", "id": "a", "text": "A" },
        { "type": "TextField", "id": "name", "text": "Name", "value": "$name" },
        { "type": "Text", "id": "note", "text": "Note" },
        { "type": "Picker", "id": "mode", "text": "Mode", "pickerStyle": "segmented", "value": "$mode",
          "options": ["A", "B"] },
        { "type": "Button", "id": "b", "text": "B" },
        { "type": "Button", "id": "c", "text": "C", "focus": { "group": "own" } } ] } }
      """##)
    #expect(Self.ring(map) == ["[a b]", "name", "[mode[0] mode[1]]", "[c]"])
  }

  @Test("A sheet written inside a list is no part of it (FK-41, FK-51)")
  func sheet() throws {
    let map = try Self.map(
      ##"""
      { "state": { "open": true }, "root": { "type": "List", "children": [
        { "type": "Button", "id": "a", "text": "A" },
        { "type": "Sheet", "id": "sheet", "isPresented": "$open", "children": [
          { "type": "VStack", "children": [
            { "type": "Button", "id": "b", "text": "B" }, { "type": "Button", "id": "c", "text": "C" } ] } ] } ] } }
      """##)
    #expect(Self.ring(map) == ["b", "c"])
  }

  @Test("A text field put into a group by its own name stays in it (FK-51)")
  func field() throws {
    let map = try Self.map(
      ##"""
      { "state": { "name": "", "city": "" }, "root": { "type": "VStack", "focus": { "group": "g" }, "children": [
        { "type": "Button", "id": "a", "text": "A" },
        { "type": "TextField", "id": "name", "text": "Name", "value": "$name" },
        { "type": "TextField", "id": "city", "text": "City", "value": "$city", "focus": { "group": "g" } } ] } }
      """##)
    #expect(Self.ring(map) == ["[a]", "name", "[city]"])
  }

  @Test("One name in two groups makes two groups (FK-51)")
  func names() throws {
    let map = try Self.map(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "HStack", "focus": { "group": "left" }, "children": [
          { "type": "View", "focus": { "group": "x" }, "children": [ { "type": "Button", "id": "a", "text": "A" } ] } ] },
        { "type": "HStack", "focus": { "group": "right" }, "children": [
          { "type": "View", "focus": { "group": "x" }, "children": [ { "type": "Button", "id": "b", "text": "B" } ] } ] } ] } }
      """##)
    #expect(Self.ring(map) == ["[a]", "[b]"])
  }

  @Test("From nowhere to the ends, and round (FK-01, FK-53)")
  func stations() throws {
    let map = try Self.map(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "text": "T" }, { "type": "Button", "id": "a", "text": "A" },
        { "type": "Button", "id": "b", "text": "B" } ] } }
      """##)
    #expect(map.station(after: nil, forward: true)?.station == .item(1))
    #expect(map.station(after: nil, forward: false)?.station == .item(2))
    #expect(map.station(after: 2, forward: true)?.wraps == true)
    #expect(map.station(after: 1, forward: true)?.wraps == false)
    // From what is no stop, as after a live reload.
    #expect(map.station(after: 0, forward: true)?.station == .item(1))
    let empty = try Self.map(##"{ "root": { "type": "Text", "text": "T" } }"##)
    #expect(empty.station(after: nil, forward: true) == nil)
    #expect(empty.end(isLast: true) == nil)
  }
}
