/// What Voice Control can be told.
enum VoiceCommand: Hashable, Sendable {
  // VC-01
  case goBack
  case showCommands(all: Bool)
  case repeatLast(Int)
  case sleep, wake
  /// Something that belongs to the system and no app hears of (VC-01, VC-02): logged.
  case system
  // VC-02
  case turnDevice(toLandscape: Bool)
  // VC-03
  case show(VoiceOverlay, continuously: Bool)
  case showGrid(rows: Int?, columns: Int?, continuously: Bool)
  case hide(VoiceOverlay)
  case choose(SpokenPhrase)
  // VC-04
  case showActions(SpokenPhrase)
  // VC-05
  case tap(VoiceTap, SpokenPhrase?)
  /// With several fingers, which no view of a mock takes.
  case fingers(SpokenPhrase?)
  // VC-06
  case scroll(ScrollDirection)
  case scrollToEdge(ScrollDirection)
  case swipe(SwipeDirection, SpokenPhrase?)
  case pan(ScrollDirection)
  // VC-07
  case zoom(isIn: Bool, SpokenPhrase?)
  case turn(SpokenPhrase?)
  // VC-08
  case adjust(isUp: Bool, SpokenPhrase, times: Int)
  // VC-09
  case drag(SpokenPhrase, to: SpokenPhrase)
  case startDrag(SpokenPhrase)
  case drop(SpokenPhrase)
  case cancel
  // VC-10…14
  case text(VoiceTextCommand)
  // VC-15
  case turnOn(VoiceFeature, Bool)
  // VC-16
  case mode(VoiceMode)
}

/// How an item is tapped.
enum VoiceTap: Hashable, Sendable {
  case once, twice, long
}

/// What Voice Control can keep on the screen: the setting Overlay, and what "continuously" asks for.
public enum VoiceOverlay: String, Hashable, Sendable, CaseIterable {
  case none, numbers, names, grid
}

/// What becomes of words that are no command (VC-16).
public enum VoiceMode: String, Hashable, Sendable, CaseIterable {
  /// They are typed where a text is edited.
  case dictation
  /// Their letters are typed.
  case spelling
  /// Nothing.
  case command
}

/// What is done to the text that is edited.
enum VoiceTextCommand: Hashable, Sendable {
  case type(SpokenPhrase)
  case emoji(SpokenPhrase)
  case enter
  /// A line up or down, a character to the left or right.
  case step(SwipeDirection)
  /// To the beginning or end of the text, of a unit, or of the selection.
  case moveToEdge(isEnd: Bool, VoicePart)
  case move(forward: Bool, Int, TextUnit)
  case moveBeside(SpokenPhrase, isAfter: Bool)
  case select(VoiceStretch)
  case extend(forward: Bool, Int, TextUnit)
  case deselect
  case delete(VoiceStretch)
  case replace(SpokenPhrase, with: SpokenPhrase)
  case insert(SpokenPhrase, isAfter: Bool, SpokenPhrase)
  case correct(VoiceStretch)
  case operation(TextOperation)
  case undo, redo
  case letterCase(VoiceLetterCase, VoiceStretch)
  /// Bold, italic, underlined: a plain text keeps none of it.
  case style(VoiceStretch)

  /// What an edge belongs to.
  enum VoicePart: Hashable, Sendable {
    case text, unit(TextUnit), selection
  }
}

/// Which letters become large or small.
enum VoiceLetterCase: Hashable, Sendable {
  case capitalized, lowercase, uppercase
}

/// A stretch of a text, as a command names it.
enum VoiceStretch: Hashable, Sendable {
  /// What is selected, else what was said last.
  case that
  case all
  case phrase(SpokenPhrase)
  case through(SpokenPhrase, SpokenPhrase)
  /// The unit at the insertion point.
  case here(TextUnit)
  /// Units behind or before the insertion point or the selection.
  case beside(forward: Bool, Int, TextUnit)
  /// The unit behind or before the selection, of the kind that was selected last.
  case again(forward: Bool)
}

/// What "Turn on" and "Turn off" name (VC-15).
public enum VoiceFeature: String, Hashable, Sendable, CaseIterable {
  case voiceControl = "Voice Control"
  case voiceOver = "VoiceOver"
  case zoom = "Zoom"
  case assistiveTouch = "AssistiveTouch"
  case switchControl = "Switch Control"
  case fullKeyboardAccess = "Full Keyboard Access"
  case smartInvert = "Smart Invert"
  case classicInvert = "Classic Invert"
  case colorFilters = "Color Filters"
  case reduceWhitePoint = "Reduce White Point"

  /// The one that is meant, blanks between its words or not.
  init?(spoken phrase: SpokenPhrase) {
    let wanted = phrase.words.joined()
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased().filter { $0 != " " } == wanted })
    else { return nil }
    self = found
  }
}
