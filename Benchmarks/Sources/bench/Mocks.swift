import AXEngine

/// Mock files made for measuring, about 200 bytes an element.
enum Mocks {
  /// A list of `count` elements inside a scroll view: texts, buttons and switches in turn.
  ///
  /// A low scroll view shows two or three of them, so that one of ten elements scrolls as well as a longer one.
  /// A tall device is as high as one may be, so that hundreds of them are on the screen.
  static func list(_ count: Int, isLow: Bool = false, isTall: Bool = false) -> String {
    var json = """
      { "title": "Bench",\(isTall ? " \"device\": { \"width\": 390, \"height\": 10000 }," : "")
        "state": { "on": false, "grow": false, "extra": false, "word": "short" },
        "root": { "type": "ScrollView",\(isLow ? " \"frame\": [0, 100, 390, 60]," : "")
          "children": [ { "type": "VStack", "id": "stack", "children": [
          { "type": "Text", "id": "fixed", "text": "Now {word}", "frame": [10, 10, 300, 20] },
          { "type": "Text", "id": "top", "text": "{grow ? 'A text that has become so long that it takes several lines of the screen, and pushes down everything that comes after it' : 'A text'}" },
          { "type": "Text", "id": "inserted", "text": "Inserted", "when": "extra" }
      """
    json.reserveCapacity(count * 220)
    for number in 0..<count {
      switch number % 4 {
      case 0:
        json += """
          ,
          { "type": "Button", "id": "button\(number)", "text": "Open the letter number \(number)", "minHeight": 44,
            "do": [ { "toggle": "on" } ], "accessibility": { "hint": "Shows the whole letter" } }
          """
      case 1:
        json += """
          ,
          { "type": "Toggle", "id": "switch\(number)", "text": "Keep letter \(number) for later", "value": "$on",
            "accessibility": { "identifier": "keep-\(number)" } }
          """
      default:
        json += """
          ,
          { "type": "Text", "id": "text\(number)", "text": "A line of letter \(number), as it would stand there",
            "style": "body", "accessibility": { "label": "Line \(number) of the letter", "language": "en" } }
          """
      }
    }
    return json + " ] } ] } }"
  }

  /// `count` buttons in a list between two other buttons, one or more of them side by side in a row.
  static func rows(_ count: Int, perRow: Int) -> String {
    var json = ##"""
      { "title": "Bench", "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "before", "text": "Before", "minHeight": 44 },
        { "type": "List", "id": "list", "frame": [0, 100, 390, 600], "children": [
      """##
    json.reserveCapacity(count * 100)
    for number in 0..<count {
      let button =
        "{ \"type\": \"Button\", \"id\": \"b\(number)\", \"text\": \"Row \(number)\", \"minHeight\": 44 }"
      if perRow == 1 {
        json += (number == 0 ? "" : ",\n") + button
      } else {
        if number % perRow == 0 {
          json += (number == 0 ? "" : " ] },\n") + "{ \"type\": \"HStack\", \"children\": [ " + button
        } else {
          json += ", " + button
        }
      }
    }
    return json + (perRow == 1 ? "" : " ] }")
      + " ] }, { \"type\": \"Button\", \"id\": \"after\", \"text\": \"After\", \"minHeight\": 44 } ] } }"
  }

  /// `count` rows repeated over the state.
  static func repeated(_ count: Int) -> String {
    var json = """
      { "title": "Bench", "state": { "items": [
      """
    for number in 0..<count {
      json += (number == 0 ? "" : ",") + "{ \"key\": \"k\(number)\", \"title\": \"Row number \(number)\" }"
    }
    return json + """
       ] }, "root": { "type": "ScrollView", "children": [ { "type": "VStack", "children": [
        { "forEach": { "in": "items", "as": "item", "key": "item.key",
          "view": { "type": "Text", "id": "row", "text": "{item.title}" } } } ] } ] } }
      """
  }

  /// `count` texts, every hundredth a heading, every hundredth a link, one of them the very last, and an app's rotor
  /// over the headings.
  static func article(_ count: Int) -> String {
    var rows: [String] = []
    var entries: [String] = []
    for number in 0..<count {
      switch number % 100 {
      case 50:
        rows.append(
          "{ \"type\": \"Text\", \"id\": \"h\(number)\", \"text\": \"Chapter \(number)\", \"accessibility\": { \"addTraits\": [\"header\"], \"heading\": 2 } }"
        )
        entries.append("{ \"id\": \"h\(number)\" }")
      case 99:
        rows.append("{ \"type\": \"Link\", \"text\": \"Note \(number)\", \"destination\": \"x:y\" }")
      default: rows.append("{ \"type\": \"Text\", \"text\": \"Line \(number) of the article\" }")
      }
    }
    rows.append("{ \"type\": \"Button\", \"text\": \"Done\" }")
    return """
      { "title": "Bench", "root": { "type": "ScrollView", "children": [ { "type": "VStack",
        "accessibility": { "rotors": [ { "name": "Chapters", "entries": [ \(entries.joined(separator: ", ")) ] } ] },
        "children": [ \(rows.joined(separator: ",")) ] } ] } }
      """
  }

  /// `count` buttons in groups of a hundred, all of them in sight: nothing scrolls.
  static func cells(_ count: Int) -> String {
    let groups = stride(from: 0, to: count, by: 100).map { first in
      let buttons = (first..<min(first + 100, count)).map { number in
        """
        { "type": "Button", "id": "b\(number)", "text": "\(number)", "frame": [\(number % 100 * 3), \(number / 100 * 8), 3, 8] }
        """
      }
      return """
        { "type": "View", "id": "g\(first)", "frame": [0, \(first / 100 * 8), 300, 8],
          "accessibility": { "groupsChildren": true }, "children": [ \(buttons.joined(separator: ", ")) ] }
        """
    }
    return """
      { "title": "Bench", "root": { "type": "View", "children": [ \(groups.joined(separator: ",")) ] } }
      """
  }

  /// An app of `count` screens with 33 elements each, 10,000 on 300; a button on each leads to the next one, and
  /// each has a variable of its own. `word` is what the first line of each screen says.
  static func app(_ count: Int, word: String = "short") -> String {
    let variables = (0..<count).map { "\"own\($0)\": false" }.joined(separator: ", ")
    let screens = (0..<count).map { number in
      "\"screen\(number)\": " + screen(number, of: count)
    }
    return """
      { "title": "Bench", "state": { "on": false, "word": "\(word)", \(variables) }, "start": "screen0",
        "screens": { \(screens.joined(separator: ",\n")) } }
      """
  }

  private static func screen(_ number: Int, of count: Int) -> String {
    var rows = [
      "{ \"type\": \"Text\", \"id\": \"word\", \"text\": \"Now {word}\" }",
      "{ \"type\": \"Button\", \"id\": \"next\", \"text\": \"Next\", \"do\": [ { \"push\": \"screen\((number + 1) % count)\" } ] }",
      "{ \"type\": \"Toggle\", \"id\": \"own\", \"text\": \"Own\", \"value\": \"$own\(number)\" }",
    ]
    for row in 0..<28 {
      rows.append(
        row % 4 == 0
          ? "{ \"type\": \"Toggle\", \"id\": \"switch\(row)\", \"text\": \"Keep letter \(row) for later\", \"value\": \"$on\" }"
          : "{ \"type\": \"Text\", \"id\": \"text\(row)\", \"text\": \"A line of letter \(row), as it would stand there\", \"style\": \"body\", \"accessibility\": { \"label\": \"Line \(row) of the letter\", \"language\": \"en\" } }"
      )
    }
    return """
      { "title": "Screen \(number)", "root": { "type": "NavigationStack", "children": [ { "type": "ScrollView",
        "children": [ { "type": "VStack", "children": [ \(rows.joined(separator: ",\n")) ] } ] } ] } }
      """
  }
}
