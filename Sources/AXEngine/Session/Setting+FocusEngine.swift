extension Setting {
  /// The settings of the tvOS focus engine.
  static let focusEngine: [SettingRow] = []
}
