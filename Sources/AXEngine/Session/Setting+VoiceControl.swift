extension Setting {
  /// The settings of Voice Control.
  static let voiceControl: [SettingRow] = []
}
