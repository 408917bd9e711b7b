import AXEngine

/// The settings of the device and of the technologies in use, to look through and change.
struct SettingChooser: Sendable {
  var selection = Selection()

  /// The settings on offer.
  static func rows(of session: Session) -> [SettingRow] { Setting.rows(of: session.technologies) }

  /// A line for each, with its value.
  func lines(of session: Session) -> [String] {
    Self.rows(of: session).map { $0.name + ": " + session.value(of: $0) }
  }

  /// What is said of the chosen one.
  func announcement(of session: Session) -> String {
    let rows = Self.rows(of: session)
    guard rows.indices.contains(selection.place) else { return "" }
    let row = rows[selection.place]
    return row.name + ": " + session.value(of: row) + ". " + row.summary
  }

  /// The step that gives the chosen one the value before or after; nil where that is the same.
  func step(forward: Bool, in session: Session) -> String? {
    let rows = Self.rows(of: session)
    guard rows.indices.contains(selection.place) else { return nil }
    let row = rows[selection.place]
    let (now, next) = (session.value(of: row), row.value(after: session.value(of: row), forward: forward))
    guard next != now else { return nil }
    return "set " + row.name + " " + (next.contains(" ") ? "\"" + next + "\"" : next)
  }
}
