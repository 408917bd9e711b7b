extension Setting {
  /// The settings of Switch Control.
  static let switchControl: [SettingRow] = []
}
