extension Setting {
  /// The settings of Full Keyboard Access.
  static let keyboard: [SettingRow] = []
}
