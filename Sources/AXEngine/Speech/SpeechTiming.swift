/// How long speech takes in virtual time.
public enum SpeechTiming {
  /// Silence between a phrase and its hint, and between a hint and what comes after it (DX15).
  public static let hintPause = Duration.milliseconds(1250)

  /// Silence between a character and the word that spells it: Keyboard Interaction Time (CU-64).
  public static let phoneticPause = Duration.seconds(1)

  /// Characters spoken in a second at the default rate (VO-43).
  public static let charactersPerSecond: Int64 = 15

  /// How long a text takes at a speaking rate in percent, 50 being the default; rates outside 1…100 count as the
  /// nearest end.
  public static func duration(of text: String, rate: Int = 50) -> Duration {
    let rate = Int64(min(max(rate, 1), 100))
    return .microseconds(Int64(text.count) * 1_000_000 * 50 / (charactersPerSecond * rate))
  }
}
