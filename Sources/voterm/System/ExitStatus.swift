/// How a command ends, in the numbers of `sysexits`.
enum ExitStatus: Int32 {
  /// Done; everything held.
  case success = 0
  /// It ran, and something did not hold.
  case doesNotHold = 1
  /// Wrong usage.
  case usage = 64
  /// A mock, walk or import file is wrong.
  case data = 65
  /// A file is missing or cannot be read.
  case noInput = 66
  /// A fault of the program.
  case software = 70
  /// Reading or writing failed.
  case inputOutput = 74
  /// Interrupted from the keyboard.
  case interrupted = 130

  /// The graver of two; wrong files outweigh what did not hold, and so on up the numbers.
  func worse(_ other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }
}
