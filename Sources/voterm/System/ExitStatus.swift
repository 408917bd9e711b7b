/// How a command ends, in the numbers of `sysexits`. The full-screen program adds 128 and the number of the signal
/// that ended it, as shells do.
struct ExitStatus: RawRepresentable, Hashable, Sendable {
  /// The number.
  let rawValue: Int32

  /// Done; everything held.
  static let success = ExitStatus(rawValue: 0)
  /// It ran, and something did not hold.
  static let doesNotHold = ExitStatus(rawValue: 1)
  /// Wrong usage.
  static let usage = ExitStatus(rawValue: 64)
  /// A mock, walk or import file is wrong.
  static let data = ExitStatus(rawValue: 65)
  /// A file is missing or cannot be read.
  static let noInput = ExitStatus(rawValue: 66)
  /// A fault of the program.
  static let software = ExitStatus(rawValue: 70)
  /// Reading or writing failed.
  static let inputOutput = ExitStatus(rawValue: 74)

  /// The graver of two; wrong files outweigh what did not hold, and so on up the numbers.
  func worse(_ other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }
}
