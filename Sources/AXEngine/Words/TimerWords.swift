/// How the program says what waits for its time. For people who build screens, so in English whatever the mock speaks.
public enum TimerWords {
  /// Steps that were put off.
  static let after = "timer"
  /// Steps that the screen has scheduled.
  static let scheduled = "scheduled"
  /// A motion that never comes to rest.
  static let withoutEnd = "without end"
  /// The clock was let go on.
  public static let clockRuns = "the clock runs"

  /// An animation, in the phase at hand where it has one.
  static func animating(_ phase: String?) -> String { phase.map { "animating " + $0 } ?? "animating" }

  static func seconds(_ number: Double) -> String { NumberText.text(of: number) + " s" }

  /// The clock was stopped, and what waits for it.
  public static func clockStands(_ waiting: [String]) -> String {
    "the clock stands: " + (waiting.isEmpty ? "nothing waits" : waiting.joined(separator: ", "))
  }

  /// The same in the position line: what comes next.
  public static func clockStands(next: String?) -> String {
    next.map { "clock stands, " + $0 } ?? "clock stands"
  }

  /// What comes next, and how many others wait.
  public static func next(_ timer: String, others: Int) -> String {
    others > 0 ? timer + " +\(others)" : timer
  }
}
