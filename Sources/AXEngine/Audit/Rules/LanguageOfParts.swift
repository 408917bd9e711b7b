/// A text in another language than its voice.
enum LanguageOfParts: AuditRule {
  static let id = "languageOfParts"
  static let what =
    "A text is written in another script than the app's language, and says no language of its own."
  static let why = "The voice reads it by the rules of its own language: letter by letter, or not at all."
  static let fix = "Set `accessibility.language`."
  static let criteria: [SuccessCriterion] = [.languageOfParts]
  static let source = "accessibilityLanguage, SE-42"
  static let severity = Severity.error
  static let subjects = "texts"
  static let limits: String? =
    "Tells languages by their script; of two that are written alike it sees no difference. Single words may be names."

  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let own = script(ofLanguage: screen.scene.environment.locale)
    for element in screen.elements {
      guard let label = element.label else { continue }
      let letters = label.unicodeScalars.filter { $0.properties.isAlphabetic }
      guard letters.count > 3 else { continue }
      notes.look()
      guard screen.own(element.node)?.accessibility.has(.language) != true else { continue }
      var count = 0
      var other: Script?
      for letter in letters {
        guard let script = Script(letter), script != own, !(own == .cjk && script == .latin) else { continue }
        count += 1
        other = other ?? script
      }
      guard let other, count > 3, count * 2 > letters.count else { continue }
      // Latin letters stand for brands and addresses everywhere.
      let isName = AuditWords.words(label).count < 2 || other == .latin
      notes.add(
        element.node, on: screen, isName ? .needsReview : .violation,
        "is written in \(other.rawValue) letters, in an app that speaks '\(screen.scene.environment.locale)'",
        measured: "no language", required: "accessibility.language")
    }
  }

  private enum Script: String {
    case latin = "Latin", cyrillic = "Cyrillic", greek = "Greek", arabic = "Arabic", hebrew = "Hebrew"
    case devanagari = "Devanagari", cjk = "East Asian"

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
      case 0x370...0x3FF: self = .greek
      case 0x400...0x52F: self = .cyrillic
      case 0x590...0x5FF: self = .hebrew
      case 0x600...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
      case 0x900...0x97F: self = .devanagari
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF: self = .cjk
      default: return nil
      }
    }
  }

  private static func script(ofLanguage locale: String) -> Script {
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    return scripts[language] ?? .latin
  }

  private static let scripts: [String: Script] = [
    "ru": .cyrillic, "uk": .cyrillic, "bg": .cyrillic, "sr": .cyrillic, "el": .greek, "ar": .arabic,
    "fa": .arabic, "ur": .arabic, "he": .hebrew, "iw": .hebrew, "hi": .devanagari, "ja": .cjk, "zh": .cjk,
    "ko": .cjk,
  ]
}
