/// How texts of the app are read aloud: what becomes of their signs, digits and emoji.
///
/// By default a text is shown as the Caption Panel prints it, whatever the voice makes of it (D-14); a setting or a
/// modifier that asks for more or less than that changes the words.
struct TextReading: Hashable, Sendable {
  /// How many signs are named (RO-07).
  enum Punctuation: String, Hashable, Sendable, CaseIterable {
    case all, some, none
  }

  var punctuation = Punctuation.some
  /// Digits one by one instead of as a number (CU-62).
  var readsDigits = false
  /// Emoji are read (CU-62).
  var readsEmoji = true
  /// "emoji" behind each (CU-62).
  var addsEmojiSuffix = false
  /// Character by character (SE-43).
  var spellsOut = false

  /// Nothing is changed.
  static let plain = TextReading()

  /// The reading of an element under the listener's settings (SE-41, SE-43, SE-44).
  init(_ settings: SpeechSettings = SpeechSettings(), _ modifiers: SpeechModifiers? = nil) {
    punctuation = settings.punctuation
    readsDigits = settings.numbers == .digits
    readsEmoji = settings.emoji == .speak
    addsEmojiSuffix = settings.addsEmojiSuffix
    guard let modifiers else { return }
    if modifiers.includesPunctuation { punctuation = .all }
    spellsOut = modifiers.spellsOut
  }

  /// A text as it is read.
  func read(_ text: String, _ phrases: Phrases) -> String {
    if self == .plain { return text }
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in text {
      if character.isWhitespace {
        end()
      } else if spellsOut {
        end()
        words.append(phrases.name(of: character))
      } else if character.isEmoji {
        guard readsEmoji else { continue }
        end()
        words.append(addsEmojiSuffix ? String(character) + " " + phrases[.emojiSuffix] : String(character))
      } else if readsDigits, character.isWholeNumber {
        end()
        words.append(String(character))
      } else if character.isSign {
        switch punctuation {
        case .some: word.append(character)
        case .none: end()
        case .all:
          end()
          words.append(phrases.name(of: character))
        }
      } else {
        word.append(character)
      }
    }
    end()
    return words.joined(separator: " ")
  }
}

/// How the app wants an element to be spoken: `accessibility.speech` and its text's kind (SE-41, SE-43, SE-44).
public struct SpeechModifiers: Hashable, Sendable {
  /// Character by character.
  public var spellsOut = false
  /// Every sign by its name; source code and consoles are read so by themselves.
  public var includesPunctuation = false
  /// How much higher or lower than usual, from -1 to 1.
  public var pitch = 0.0
  /// Announcements of it wait instead of cutting off.
  public var isQueued = false

  /// None.
  public init() {}
}

extension Character {
  /// A picture by itself.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// A sign that a voice can name or leave out.
  fileprivate var isSign: Bool { isPunctuation || isSymbol }
}
