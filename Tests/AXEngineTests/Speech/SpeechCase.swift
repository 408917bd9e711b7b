import Testing

@testable import AXEngine

/// A case of `Fixtures/speech/`: an element's facts and what is to be heard of it.
///
/// A line at the left edge names the case. Indented lines are `key: value`. Of what is heard, `says` is the
/// phrase, `by` its fragments as `kind rule`, `hinted` the hint, `then` the utterances after it; `after` is said
/// after an activation, `changed` when the value is new. Without `hinted` or `then` there must be none; `-` is
/// silence.
struct SpeechCase: CustomTestStringConvertible, Sendable {
  var name: String
  var subject = SpeechSubject()
  var settings = SpeechSettings()
  var says: String?
  var by: [String]?
  var hinted: String?
  var then: [String] = []
  var after: String?
  var changed: String?

  var testDescription: String { name }

  /// Every case of every file.
  static func all() throws -> [SpeechCase] {
    try Fixture.all("speech", ending: "cases").flatMap(cases(in:))
  }

  private static func cases(in fixture: Fixture) throws -> [SpeechCase] {
    var cases: [SpeechCase] = []
    for line in try fixture.text().split(separator: "\n") where !line.hasPrefix("//") {
      if line.hasPrefix(" ") {
        let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmed }
        try #require(parts.count == 2 && !cases.isEmpty, "\(fixture.name): \(line)")
        try cases[cases.count - 1].take(parts[0], parts[1])
      } else {
        cases.append(SpeechCase(name: fixture.name + ": " + line))
      }
    }
    return cases
  }

  private mutating func take(_ key: String, _ value: String) throws {
    switch key {
    case "says": says = value
    case "by": by = list(value, ",")
    case "hinted": hinted = value
    case "then": then = list(value, "|")
    case "after": after = value
    case "changed": changed = value
    case "set": try set(value)
    default: try describe(key, value)
    }
  }

  private mutating func describe(_ key: String, _ value: String) throws {
    switch key {
    case "label": subject.semantics.label = text(value)
    case "value": subject.semantics.value = text(value)
    case "hint": subject.semantics.hint = text(value)
    case "placeholder": subject.semantics.placeholder = text(value)
    case "language": subject.semantics.language = value
    case "level": subject.semantics.headingLevel = Int(value)
    case "expanded": subject.semantics.isExpanded = value == "true"
    case "traits":
      for name in list(value, " ") {
        subject.semantics.traits.insert(try #require(AccessibilityTraits(name: name), "no trait \(name)"))
      }
    case "app": subject.appName = value
    case "enters": subject.entered = list(value, "|")
    case "content": subject.importantContent = pairs(value)
    case "rotors": subject.rotors = list(value, "|")
    case "stepped": subject.steppedValue = value
    case "insertion": subject.insertionPoint = Int(value)
    case "is": try flag(value)
    case "series", "tab", "tabBarItem":
      let numbers = list(value, " ").compactMap(Int.init)
      try #require(numbers.count == 2)
      let kind: ElementContext.Position.Kind =
        key == "series" ? .series : key == "tab" ? .tab : .tabBarItem
      subject.position = ElementContext.Position(kind, index: numbers[0], count: numbers[1])
    case "edge":
      subject.edge = ElementContext.Edge(
        container: 0, kind: value.hasPrefix("list") ? .list : .landmark, isStart: value.hasSuffix("start"))
    case "cell": cell(value)
    case "rowHeaders":
      let headers = pairs(value)
      subject.cell?.rowHeaders = headers
    case "columnHeaders":
      let headers = pairs(value)
      subject.cell?.columnHeaders = headers
    default: Issue.record("unknown key \(key)")
    }
  }

  private mutating func flag(_ value: String) throws {
    switch value {
    case "alert": subject.entersAlert = true
    case "actions": subject.hasActions = true
    case "moreContent": subject.hasMoreContent = true
    case "pickerOpener": subject.opensPicker = true
    case "draggable": subject.isDraggable = true
    case "reorderable": subject.isReorderable = true
    case "characterMode": subject.textMode = .characterMode
    default: Issue.record("unknown flag \(value)")
    }
  }

  /// `row column [spans HxW] [first] [new]`, counted from 0, `-` for unknown.
  private mutating func cell(_ value: String) {
    let words = list(value, " ")
    var cell = SpeechSubject.Cell()
    cell.row = Int(words[0])
    cell.column = Int(words[1])
    for word in words.dropFirst(2) {
      let numbers = list(word, "x").compactMap(Int.init)
      if numbers.count == 2 { (cell.rowSpan, cell.columnSpan) = (numbers[0], numbers[1]) }
      if word == "first" { cell.isFirstInRow = true }
      if word == "new" { cell.isNewRow = true }
    }
    subject.cell = cell
  }

  private mutating func set(_ value: String) throws {
    switch value {
    case "hints off": settings.speaksHints = false
    case "containers off": settings.containers = .doNothing
    case "actions off": settings.actions = .doNothing
    case "moreContent off": settings.moreContent = .playSound
    case "tableHeaders off": settings.speaksTableHeaders = false
    case "numbers off": settings.speaksRowAndColumnNumbers = false
    case "rows first": settings.rowNumbers = .firstInRow
    case "roles before": settings.rolePlacement = .before
    case "roles none": settings.rolePlacement = .none
    case "switchRole off": settings.speaksSwitchRole = false
    default: Issue.record("unknown setting \(value)")
    }
  }

  private func list(_ value: String, _ separator: Character) -> [String] {
    value.split(separator: separator).map(\.trimmed)
  }

  private func text(_ value: String) -> String { value == "\"\"" ? "" : value }

  private func pairs(_ value: String) -> [SpeechSubject.Pair] {
    list(value, "|").map { pair in
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
      return SpeechSubject.Pair(parts[0], parts.count > 1 ? parts[1] : "")
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
  }
}
