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

  /// The language in which VoiceOver's words are a draft that nobody has compared with a device; nil where they are
  /// not, or VoiceOver is off.
  var draftLanguage: String? {
    guard let session = rehearsal?.session, session.voiceOver != nil else { return nil }
    var languages = [session.scene.environment.locale]
    if let cursor = session.cursor, cursor < session.scene.count,
      let own = session.scene.semantics(of: cursor).language
    {
      languages.append(own)
    }
    return languages.lazy.map(Phrases.table).first(where: \.isDraft)?.language
  }
}
