/// How Voice Control is set up.
public struct VoiceControlSettings: Hashable, Sendable {
  /// What stays on the screen (VC-26).
  public var overlay = VoiceOverlay.none
  /// Rows of the grid; 0 as many as the device has (VC-42).
  public var gridRows = 0
  /// Columns of the grid; 0 as many as the device has.
  public var gridColumns = 0
  /// What becomes of words that are no command (VC-16).
  public var mode = VoiceMode.dictation

  /// A fresh device's.
  public init() {}
}
