/// Pictures by their names (VC-10).
enum SpokenEmoji {
  /// What people call some of them; the others go by the names of Unicode.
  private static let usual: [(words: String, picture: String)] = [
    ("heart", "\u{2764}\u{FE0F}"), ("red heart", "\u{2764}\u{FE0F}"), ("smiley", "\u{1F603}"),
    ("smiley face", "\u{1F603}"), ("smile", "\u{1F642}"), ("laughing", "\u{1F602}"), ("sad", "\u{1F622}"),
    ("thumbs up", "\u{1F44D}"), ("thumbs down", "\u{1F44E}"), ("party", "\u{1F389}"), ("star", "\u{2B50}"),
    ("sun", "\u{2600}\u{FE0F}"),
  ]

  private static let blocks: [ClosedRange<UInt32>] = [0x2600...0x27BF, 0x1F300...0x1F64F, 0x1F680...0x1FAFF]

  /// The picture that is called so: by the whole name, else the first with the fewest words more.
  static func picture(_ phrase: SpokenPhrase) -> String? {
    let said = phrase.words.joined(separator: " ")
    if let usual = usual.first(where: { $0.words == said }) { return usual.picture }
    var best: (scalar: Unicode.Scalar, words: Int)?
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      guard properties.isEmoji, let name = properties.name else { continue }
      let words = name.lowercased().split(separator: " ").map(String.init)
      guard phrase.words.allSatisfy(words.contains) else { continue }
      if best.map({ words.count < $0.words }) ?? true { best = (scalar, words.count) }
    }
    guard let scalar = best?.scalar else { return nil }
    return String(scalar) + (scalar.properties.isEmojiPresentation ? "" : "\u{FE0F}")
  }
}
