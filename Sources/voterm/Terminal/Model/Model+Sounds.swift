import AXEngine

/// Sounds for those who want to hear them, and a sign for those who don't or can't.
extension Model {
  /// Makes sounds audible another way from here on.
  mutating func choose(_ output: SoundOutput) {
    sounds.clear()
    sounds.output = output
    setStatus("sounds: " + output.rawValue)
  }

  mutating func note(_ text: String) { log.add(.note, text) }

  /// The sounds of the last step, where the last line does not name them already.
  func soundSign(_ charset: Charset) -> [String] {
    guard case .none = overlay, !heard.isEmpty, !status.hasPrefix(charset.note) else { return [] }
    return [charset.note + heard.joined(separator: ", ")]
  }
}
