import AXEngine

/// The settings of the device and of the technologies in use, to look through and change; or the trainer's panel of
/// Guided Access, which is used in the same way.
struct SettingChooser: Sendable {
  /// What is listed.
  enum Subject: Hashable, Sendable {
    case settings, guidedAccess
  }

  /// A line of the list.
  struct Row: Hashable, Sendable {
    var name: String
    var value: String
    var summary: String
    /// The steps that give it the next and the value before; nil where that is the same.
    var next: String?
    var previous: String?
  }

  var subject = Subject.settings
  var selection = Selection()

  /// What stands above the list.
  var title: String {
    switch subject {
    case .settings: KeyMode.settings.title
    case .guidedAccess: "Guided Access"
    }
  }

  /// The lines on offer.
  func rows(of session: Session) -> [Row] {
    switch subject {
    case .settings:
      Setting.rows(of: session.technologies).map { row in
        let value = session.value(of: row)
        return Row(
          name: row.name, value: value, summary: row.summary, next: Self.step(row, value, forward: true),
          previous: Self.step(row, value, forward: false))
      }
    case .guidedAccess:
      GuidedAccessPanel.rows(of: session).map {
        Row(name: $0.name, value: $0.value, summary: $0.summary, next: $0.next, previous: $0.previous)
      }
    }
  }

  private static func step(_ row: SettingRow, _ now: String, forward: Bool) -> String? {
    let next = row.value(after: now, forward: forward)
    guard next != now else { return nil }
    return "set " + row.name + " " + (next.contains(" ") ? "\"" + next + "\"" : next)
  }

  /// A line for each, with its value.
  func lines(of session: Session) -> [String] { rows(of: session).map { $0.name + ": " + $0.value } }

  /// What is said of the chosen one.
  func announcement(of session: Session) -> String {
    let rows = rows(of: session)
    guard rows.indices.contains(selection.place) else { return "" }
    let row = rows[selection.place]
    return row.name + ": " + row.value + ". " + row.summary
  }

  /// The step that gives the chosen one the value before or after; nil where that is the same.
  func step(forward: Bool, in session: Session) -> String? {
    let rows = rows(of: session)
    guard rows.indices.contains(selection.place) else { return nil }
    return forward ? rows[selection.place].next : rows[selection.place].previous
  }
}
