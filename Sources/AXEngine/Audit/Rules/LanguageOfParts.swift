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
    let locale = screen.scene.environment.locale
    let own = script(ofLanguage: locale)
    var found: [(node: NodeIndex, label: String, script: Script)] = []
    var count = 0
    for element in screen.elements {
      guard let label = element.label, let written = script(of: label) else { continue }
      notes.look()
      count += 1
      guard written != own, !(own == .cjk && written == .latin),
        screen.own(element.node)?.accessibility.has(.language) != true
      else { continue }
      found.append((element.node, label, written))
    }
    // One cause: the mock says the wrong language.
    if let first = found.first, found.count > 4, found.count * 2 > count, first.script != .latin {
      notes.add(
        screen: screen, "is written in \(first.script.rawValue) letters, in an app that speaks '\(locale)'",
        measured: "\(found.count) of \(count) texts", required: "the mock's locale, or accessibility.language"
      )
      return
    }
    for (node, label, written) in found {
      // Latin letters stand for brands and addresses everywhere.
      let isName = AuditWords.words(label).count < 2 || written == .latin
      notes.add(
        node, on: screen, isName ? .needsReview : .violation,
        "is written in \(written.rawValue) letters, in an app that speaks '\(locale)'",
        measured: "no language", required: "accessibility.language")
    }
  }

  /// The script of most letters of a text; nil where there are few of them.
  private static func script(of text: String) -> Script? {
    var counts: [Script: Int] = [:]
    var letters = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      if let script = Script(scalar) { counts[script, default: 0] += 1 }
    }
    guard letters > 3 else { return nil }
    return counts.first { $0.value > 3 && $0.value * 2 > letters }?.key
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
    scripts[locale.mainLanguage] ?? .latin
  }

  private static let scripts: [String: Script] = [
    "ru": .cyrillic, "uk": .cyrillic, "bg": .cyrillic, "sr": .cyrillic, "el": .greek, "ar": .arabic,
    "fa": .arabic, "ur": .arabic, "he": .hebrew, "iw": .hebrew, "hi": .devanagari, "ja": .cjk, "zh": .cjk,
    "ko": .cjk,
  ]
}
