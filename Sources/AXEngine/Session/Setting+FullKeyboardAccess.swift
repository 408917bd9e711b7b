extension Setting {
  /// The settings of Full Keyboard Access (FK-30).
  static let keyboard: [SettingRow] = [
    .keyboard("keyboard.autoHide", \.hidesRing, "Auto-Hide: the focus ring goes after a time without keys"),
    .keyboard("keyboard.autoHideTime", \.hidingTime, inSeconds: 1...60, "after how long the ring goes"),
    .keyboard("keyboard.largeRing", \.hasLargeRing, "Increase Size: a larger ring"),
    .keyboard("keyboard.highContrast", \.hasHighContrast, "High Contrast of the ring"),
    .keyboard("keyboard.color", \.color, "colour of the ring"),
  ]
}
