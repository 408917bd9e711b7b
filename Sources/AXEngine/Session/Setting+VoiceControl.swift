extension Setting {
  /// The settings of Voice Control.
  static let voiceControl: [SettingRow] = [
    .voice("voice.overlay", \.overlay, "Overlay: what stays on the screen"),
    .voice("voice.gridRows", \.gridRows, in: 0...20, "rows of the numbered grid; 0: as the device has it"),
    .voice(
      "voice.gridColumns", \.gridColumns, in: 0...20, "columns of the numbered grid; 0: as the device has it"),
    .voice("voice.mode", \.mode, "what becomes of words that are no command"),
  ]
}
