/// Making a text safe for a terminal, and making it fit.
extension TextWidth {
  /// The same text with nothing in it that a terminal would obey or hide.
  ///
  /// Control characters become their pictures (`␛`), the breaks among them too, so a name cannot move a row.
  /// Bidirectional controls and invisible characters become `�`; joiners and variation selectors stay where they
  /// shape the character before them, because Persian, Indic scripts and emoji are wrong without. The tags of
  /// a flag such as Scotland's stay behind the black flag, and nowhere else.
  public static func neutralised(_ text: some StringProtocol) -> String {
    if isPlainASCII(text) { return String(text) }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var isFlag = false
    for scalar in text.unicodeScalars {
      if scalar.value < 0xA0 {
        result.append(picture(of: scalar))
      } else if isHarmless(scalar) || isShaping(scalar, after: previous)
        || isFlag && scalar.value >= 0xE0020 && scalar.value <= 0xE007F
      {
        result.append(scalar)
      } else {
        result.append(replacement)
      }
      if scalar.value < 0xE0020 || scalar.value > 0xE007F { isFlag = scalar.value == 0x1F3F4 }
      previous = scalar
    }
    return String(result)
  }

  /// Whether `neutralised` would change something.
  public static func needsNeutralising(_ text: some StringProtocol) -> Bool {
    !isPlainASCII(text) && neutralised(text) != String(text)
  }

  /// The text where it fits, else its beginning and an ellipsis sign (one cell wide). Never wider than `limit`.
  public static func truncated(_ text: String, toCells limit: Int, ellipsis: Character = "…") -> String {
    guard limit > 0 else { return "" }
    if isPlainASCII(text) {
      guard text.utf8.count > limit else { return text }
      return String(text.utf8.prefix(limit - 1)).map { $0 + String(ellipsis) } ?? ""
    }
    guard cells(of: text) > limit else { return text }
    var kept = ""
    var width = 1
    for character in text {
      width += cells(of: character)
      if width > limit { break }
      kept.append(character)
    }
    return kept + String(ellipsis)
  }

  /// The text where it has no more than some characters, else its beginning and an ellipsis sign. What cannot be shown
  /// whole need not be laid out whole.
  public static func beginning(of text: String, characters: Int, ellipsis: Character = "…") -> String {
    guard text.utf8.count > characters,
      let end = text.index(text.startIndex, offsetBy: max(0, characters), limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return String(text[..<end]) + String(ellipsis)
  }

  /// The text made exactly `count` cells wide: cut with an ellipsis sign, or followed (a number, or a text in a
  /// right-to-left place: preceded) by spaces.
  public static func padded(
    _ text: String, toCells count: Int, alignedRight: Bool = false, ellipsis: Character = "…"
  ) -> String {
    let fitting = truncated(text, toCells: count, ellipsis: ellipsis)
    let spaces = String(repeating: " ", count: max(0, count - cells(of: fitting)))
    return alignedRight ? spaces + fitting : fitting + spaces
  }

  /// Lines of at most `limit` cells, broken at spaces, between East Asian characters, and inside words that are
  /// longer than a line. Line breaks of the text are kept; spaces at a break vanish. At least one line.
  public static func wrapped(_ text: String, cells limit: Int) -> [String] {
    let limit = max(1, limit)
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      wrap(paragraph, limit, into: &lines)
    }
    return lines
  }

  private static func wrap(_ paragraph: Substring, _ limit: Int, into lines: inout [String]) {
    var line = ""  // up to the last place where a break is allowed
    var lineWidth = 0
    var word = ""  // behind it
    var wordWidth = 0
    var lineCount = 0
    func flush() {
      while line.last == " " { line.removeLast() }
      lines.append(line)
      lineCount += 1
      line = ""
      lineWidth = 0
    }
    func commit() {
      line += word
      lineWidth += wordWidth
      word = ""
      wordWidth = 0
    }
    for character in paragraph {
      let width = cells(of: character)
      if character == " " {
        commit()
        if lineWidth >= limit {
          flush()
        } else if !line.isEmpty || lineCount == 0 {
          line.append(character)
          lineWidth += 1
        }
        continue
      }
      if width == 2 { commit() }
      if lineWidth + wordWidth + width > limit {
        if lineWidth > 0 { flush() }
        if wordWidth + width > limit, !word.isEmpty {
          commit()
          flush()
        }
      }
      word.append(character)
      wordWidth += width
      if width == 2 { commit() }
    }
    commit()
    if !line.isEmpty || lineCount == 0 { flush() }
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// U+2400 and following have a picture for each ASCII control character; the ones above have none.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? replacement
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: scalar.value == 0x85 ? "\u{2424}" : replacement
    default: scalar
    }
  }

  /// Not a break, not a control, not invisible, not a code point that can never be a character.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x2B0 || scalar.value == 0xAD else { return true }
    if isIgnorable(scalar) || scalar.properties.isNoncharacterCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .lineSeparator, .paragraphSeparator, .control, .surrogate: return false
    case .format: return !scalar.properties.isBidiControl && scalar.value < 0xFFF9
    default: return true
    }
  }

  /// A joiner or one variation selector behind a visible character.
  private static func isShaping(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    guard let previous, previous.value > 0x20, isHarmless(previous) || previous.value == 0xFE0F else {
      return false
    }
    switch scalar.value {
    case 0x200C, 0x200D: return previous.value >= 0xA0
    case 0x180B...0x180D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return previous.value != 0xFE0F
    case 0x1160...0x11FF: return cells(of: previous) == 2
    default: return false
    }
  }
}
