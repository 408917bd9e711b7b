/// A part of an utterance, with the rule that put it there.
public struct SpeechFragment: Hashable, Sendable {
  /// What kind of part, under the names of `order --format json`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case container, selected, label, value, customContent, state, trait, position, context
    /// An utterance of its own.
    case hint
    /// "Actions available", "More content available"; an utterance of its own.
    case availability
    /// Spoken without an element: announcements, rotor names, new values.
    case message
  }

  public var kind: Kind
  /// The words as the Caption Panel prints them.
  public var text: String
  /// The rule behind it, `S17.2`, `CU-14`, `D-4`.
  public var rule: String

  /// Makes a fragment.
  public init(_ kind: Kind, _ text: String, rule: String) {
    self.kind = kind
    self.text = text
    self.rule = rule
  }

  /// Whether the words are the app's, not VoiceOver's: of a hint only the sentence that the app wrote.
  var isOfTheApp: Bool {
    switch kind {
    case .container, .label, .value, .customContent: true
    case .hint: rule == HintRules.authored
    case .selected, .state, .trait, .position, .context, .availability, .message: false
    }
  }
}

/// One thing that is spoken.
public struct Utterance: Hashable, Sendable {
  /// Why it is spoken.
  public enum Reason: Hashable, Sendable {
    /// The cursor came to an element.
    case focus
    /// An element was activated and is spoken again.
    case activation
    /// A value or state changed under the cursor.
    case valueChange
    /// The hint of the element.
    case hint
    /// That there are actions or more content.
    case availability
    /// The word that spells a character which was read alone (CU-64).
    case phonetic
    /// The app or system has something to say.
    case announcement(AnnouncementPriority)
    /// VoiceOver itself: the rotor, modes, "Speech off".
    case system

    /// Whether it comes only once nothing else happens (CU-60).
    var waitsForSilence: Bool {
      switch self {
      case .hint, .availability, .phonetic: true
      case .focus, .activation, .valueChange, .announcement, .system: false
      }
    }
  }

  public var reason: Reason
  /// The parts in order.
  public var fragments: [SpeechFragment]
  /// BCP 47; nil means the app's language.
  public var language: String?
  /// How much higher or lower than usual it is said, from -1 to 1.
  public var pitch = 0.0

  /// Makes an utterance.
  public init(_ reason: Reason, _ fragments: [SpeechFragment], language: String? = nil) {
    self.reason = reason
    self.fragments = fragments
    self.language = language
  }

  /// The parts on one line as the Caption Panel shows them: joined by ", ", by a blank alone after a part that
  /// ends a sentence (DX5). A part's own commas stay as they are.
  public var text: String {
    if fragments.count == 1 { return fragments[0].text }
    var line = ""
    line.reserveCapacity(fragments.reduce(0) { $0 + $1.text.utf8.count + 2 })
    for fragment in fragments where !fragment.text.isEmpty {
      if !line.isEmpty { line += line.endsSentence ? " " : ", " }
      line += fragment.text
    }
    return line
  }

  /// The line without the parts of one kind: contracts compare phrases without container announcements.
  public func text(without kind: SpeechFragment.Kind) -> String {
    Utterance(reason, fragments.filter { $0.kind != kind }).text
  }
}

extension String {
  /// Whether the last sign is a full stop, an exclamation or a question mark, of whatever script.
  var endsSentence: Bool {
    switch unicodeScalars.last {
    case ".", "!", "?", "\u{3002}", "\u{FF01}", "\u{FF1F}", "\u{61F}", "\u{6D4}", "\u{964}": true
    default: false
    }
  }
}
