/// The tables a composer goes through. All composers share one; only a test has one with a row left out.
final class SpeechRules: Sendable {
  /// What is said when the cursor comes to an element: before the label, and the rest.
  let opening: [SpeechRule]
  let main: [SpeechRule]
  /// The sentences of the hint.
  let hints: [SpeechRule]
  /// What else there is, each an utterance of its own.
  let availability: [SpeechRule]
  /// How an activation is answered; the first row that applies counts.
  let answers: [AnswerRule]
  /// The parts of an element that is said again after an activation.
  let again: [SpeechRule]
  /// A new value or state alone; the first row that has something to say counts.
  let values: [SpeechRule]
  /// The row that is left out, a place in ``rows``.
  let silencedRow: Int?

  /// Every row.
  static let all = SpeechRules(without: nil)

  /// The tables without one row; all of them where there is no such row.
  static func without(_ row: Int?) -> SpeechRules { row == nil ? all : SpeechRules(without: row) }

  private init(without row: Int?) {
    var place = 0
    func table<Row>(_ rows: [Row]) -> [Row] {
      defer { place += rows.count }
      guard let row, rows.indices.contains(row - place) else { return rows }
      var rows = rows
      rows.remove(at: row - place)
      return rows
    }
    // In the order of `rows`.
    opening = table(FocusRules.opening)
    main = table(FocusRules.main)
    hints = table(HintRules.table)
    availability = table(AvailabilityRules.table)
    answers = table(ChangeRules.answers)
    again = table(ChangeRules.again)
    values = table(ChangeRules.values)
    silencedRow = row
  }

  /// A row as reports name it.
  struct Row: Hashable, Sendable {
    /// The table it stands in.
    var table: String
    /// Its place there, from 1.
    var place: Int
    /// The number of its rule.
    var rule: String
  }

  /// All rows of all tables.
  static let rows: [Row] = {
    let tables: [(name: String, rules: [String])] = [
      ("opening", FocusRules.opening.map(\.rule)), ("main", FocusRules.main.map(\.rule)),
      ("hints", HintRules.table.map(\.rule)), ("availability", AvailabilityRules.table.map(\.rule)),
      ("answers", ChangeRules.answers.map(\.rule)), ("again", ChangeRules.again.map(\.rule)),
      ("values", ChangeRules.values.map(\.rule)),
    ]
    return tables.flatMap { name, rules in
      rules.enumerated().map { Row(table: name, place: $0.offset + 1, rule: $0.element) }
    }
  }()
}

/// That there is more to be had, each by itself, behind the hint.
enum AvailabilityRules {
  static let table: [SpeechRule] = [
    SpeechRule(.availability, "RO-53", .phrase(.actionsAvailable)) { subject, settings in
      subject.hasActions && settings.actions.isSpoken
    },
    SpeechRule(.availability, "RO-52", .phrase(.moreContentAvailable)) { subject, settings in
      subject.hasMoreContent && settings.moreContent.isSpoken
    },
  ]
}
