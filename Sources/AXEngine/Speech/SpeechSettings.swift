/// What VoiceOver's settings leave to the listener. Defaults are those of a fresh device (CU-62), where they are
/// known.
public struct SpeechSettings: Hashable, Sendable {
  /// How something beside the phrase is made known (CU-63).
  public enum Feedback: String, Hashable, Sendable, CaseIterable {
    case speak, playSound, changePitch, doNothing

    /// Whether the words are said, in whatever pitch.
    var isSpoken: Bool { self == .speak || self == .changePitch }
  }

  /// Where role words stand (B1).
  public enum RolePlacement: String, Hashable, Sendable, CaseIterable {
    case after, before, none
  }

  /// How a number is read (CU-62).
  public enum Numbers: String, Hashable, Sendable, CaseIterable {
    case words, digits
  }

  /// How a capital letter is made known where letters are read one by one (CU-19).
  public enum CapitalLetters: String, Hashable, Sendable, CaseIterable {
    case speakCap, playSound, changePitch, doNothing
  }

  /// Whether something is read at all.
  public enum Reading: String, Hashable, Sendable, CaseIterable {
    case speak, doNothing
  }

  /// What is said of what is typed (CU-64).
  public enum TypingFeedback: String, Hashable, Sendable, CaseIterable {
    case nothing, characters, words, charactersAndWords

    var hasCharacters: Bool { self == .characters || self == .charactersAndWords }
    var hasWords: Bool { self == .words || self == .charactersAndWords }
  }

  /// How a character that is read alone is spelled (CU-64).
  public enum PhoneticFeedback: String, Hashable, Sendable, CaseIterable {
    case off
    /// The character, and after a pause the word for it.
    case characterAndPhonetics
    /// The word in the character's place.
    case phoneticsOnly
  }

  /// When a table cell's row number is spoken.
  public enum RowNumbers: String, Hashable, Sendable, CaseIterable {
    /// Whenever the row differs from that of the stop before (DX18).
    case whenNew
    /// For the first cell of a row, wherever one comes from (T6).
    case firstInRow
  }

  /// Speaking rate in percent, 1…100 (VO-43).
  public var rate = 50
  /// Hints are spoken after their pause (CU-60).
  public var speaksHints = true
  /// How many signs are named (RO-07).
  var punctuation = TextReading.Punctuation.some
  /// How capitals are made known where letters are read one by one (CU-19).
  public var capitalLetters = CapitalLetters.speakCap
  /// How numbers are read (CU-62).
  public var numbers = Numbers.words
  /// Whether emoji are read (CU-62).
  public var emoji = Reading.speak
  /// "emoji" behind each emoji (CU-62).
  public var addsEmojiSuffix = false
  /// That something is a link (CU-62).
  public var links = Feedback.speak
  /// What is said of what is typed (CU-64).
  public var typingFeedback = TypingFeedback.charactersAndWords
  /// How a character that is read alone is spelled (CU-64).
  public var phoneticFeedback = PhoneticFeedback.characterAndPhonetics
  /// How what is deleted is made known (CU-62).
  public var deletingText = Feedback.changePitch
  /// What was done through the rotor is confirmed (RO-61).
  public var confirmsRotor = true
  /// Labels of containers that are entered (CU-16).
  public var containers = Feedback.speak
  /// That there are custom actions (RO-53).
  public var actions = Feedback.speak
  /// That there is custom content of default importance (DF-09).
  public var moreContent = Feedback.speak
  /// Row and column headers of table cells (CU-15).
  public var speaksTableHeaders = true
  /// Rows, columns and spans of table cells (CU-15).
  public var speaksRowAndColumnNumbers = true
  /// When the row number is spoken, where numbers are.
  public var rowNumbers = RowNumbers.whenNew
  /// Where role words stand; states stay where they are.
  public var rolePlacement = RolePlacement.after
  /// "Switch button" before a switch's state; off is the form of a settings row (DX3, DF-05).
  public var speaksSwitchRole = true

  /// The defaults.
  public init() {}
}
