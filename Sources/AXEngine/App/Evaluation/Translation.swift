/// Where the texts of a file are shown in another language than the file's.
enum Translation: Hashable, Sendable {
  /// Source text to translated text.
  case texts([String: String])
  /// Letters are exchanged, whatever the text is.
  case pseudo(PseudoLocale)
}

extension Mock {
  /// The translation for a locale: that of the very locale, a pseudo-language's own, else that of the language;
  /// nil where the texts of the file are meant for it, or none are given.
  func translation(for locale: String) -> Translation? {
    guard locale != self.locale else { return nil }
    if let texts = strings[locale] { return .texts(texts) }
    if let pseudo = PseudoLocale(rawValue: locale) { return .pseudo(pseudo) }
    return strings[locale.mainLanguage].map(Translation.texts)
  }
}

extension Template {
  /// The translated template; itself where there is no translation. The text of the file is looked up as it
  /// stands, and what is between braces in the translation names the expressions of the original, in any order.
  func translated(by translations: [String: String]) -> Template {
    if let literal {
      guard let text = Self.translation(of: source ?? literal, by: translations) else { return self }
      return Template(literal: text)
    }
    guard let source, let translation = translations[source] else { return self }
    let expressions = segments.compactMap { segment -> Expression? in
      if case .expression(let expression) = segment { return expression }
      return nil
    }
    let names = Self.pieces(of: source).filter(\.isSlot).map(\.text)
    let result = Self.pieces(of: translation).map { piece -> Segment in
      guard piece.isSlot else { return .literal(piece.text) }
      guard let place = names.firstIndex(of: piece.text), place < expressions.count else {
        return .literal("{" + piece.text + "}")
      }
      return .expression(expressions[place])
    }
    return Template(result)
  }

  /// Whether nothing stands around the only interpolation.
  var isOneExpression: Bool {
    guard segments.count == 1, case .expression? = segments.first else { return false }
    return true
  }

  /// The translation of a text without interpolations, if there is one.
  static func translation(of text: String, by translations: [String: String]) -> String? {
    translations[text].map { pieces(of: $0).map(\.text).joined() }
  }

  /// Splits a text at its braces; `{{` and `}}` are braces.
  private static func pieces(of text: String) -> [(text: String, isSlot: Bool)] {
    var pieces: [(text: String, isSlot: Bool)] = []
    var current = ""
    var isSlot = false
    var isQuoted = false
    var wasOpening = false
    var wasClosing = false
    for character in text {
      if wasOpening {
        wasOpening = false
        if character == "{" {
          current.append("{")
          continue
        }
        if !current.isEmpty { pieces.append((current, false)) }
        current = ""
        isSlot = true
      }
      if isSlot {
        if character == "'" { isQuoted.toggle() }
        if character == "}", !isQuoted {
          pieces.append((trimmed(current), true))
          current = ""
          isSlot = false
        } else {
          current.append(character)
        }
      } else if character == "{" {
        wasOpening = true
      } else if character == "}", wasClosing {
        wasClosing = false
      } else {
        wasClosing = character == "}"
        current.append(character)
      }
    }
    if wasOpening { current.append("{") }
    if !current.isEmpty { pieces.append((isSlot ? "{" + current : current, false)) }
    return pieces
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
