extension MockDifference {
  /// What kind of thing has changed. None of them stands for another: a reworded label is no other order.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen is new or gone.
    case screens
    /// A stop is new or gone.
    case elements
    /// A stop comes elsewhere in the reading order.
    case order
    /// What is said of a stop, values, hints and traits apart.
    case words
    /// The value of a stop.
    case values
    /// Its hint.
    case hints
    /// What it is: header, button, selected, dimmed.
    case traits
    /// The level of a heading.
    case headings
    /// In which language and how high it is read.
    case speech
    /// Lists, landmarks, groups and tables, and what lies in them.
    case containers
    /// The custom actions of a stop by name.
    case actions
    /// What gestures it takes beyond a tap.
    case gestures
    /// The app's own rotors and where they stop.
    case rotors
    /// Custom content.
    case content
    /// What Voice Control listens for.
    case names
    /// Links within a text, and elements that are linked.
    case links
    /// The app's own keys.
    case keys
    /// Where it lies, how large it is, where it is activated.
    case places
    /// Whether a technology gets there.
    case reach
    /// What it costs to get there.
    case effort
    /// Where a technology begins, and where it is after something was done.
    case landing
    /// What opens and closes after something was done.
    case opens
    /// What is announced.
    case announcements
    /// What the app plays.
    case sounds

    /// The id of its check: `diff.order`.
    public var check: String { "diff." + rawValue }

    /// What is another where there is one, in a sentence.
    public var meaning: String {
      switch self {
      case .screens: "A screen is new or gone."
      case .elements: "A stop is new or gone."
      case .order: "A stop comes elsewhere in the reading order."
      case .words: "A stop is called something else."
      case .values: "A stop has another value."
      case .hints: "A stop has another hint."
      case .traits: "A stop has other traits."
      case .headings: "A heading has another level."
      case .speech: "A stop is read in another language or at another pitch."
      case .containers: "A list, landmark, group or table is another one, or holds something else."
      case .actions: "A stop offers other actions."
      case .gestures: "A stop takes other gestures."
      case .rotors: "A rotor of the app is another one, or stops elsewhere."
      case .content: "A stop has other custom content."
      case .names: "Voice Control listens for other names."
      case .links: "A text has other links, or an element is linked with others."
      case .keys: "A key of the app does something else."
      case .places: "A stop lies elsewhere, has another size, or is activated elsewhere."
      case .reach: "A technology gets to something, or does not get there any more."
      case .effort: "It takes more or less to get somewhere."
      case .landing: "A technology begins elsewhere, or is elsewhere after something was done."
      case .opens: "Something else opens or closes after something was done."
      case .announcements: "Something else is announced."
      case .sounds: "The app plays something else."
      }
    }
  }

  /// The kinds as checks.
  public static let checks = Kind.allCases.map { kind in
    CheckDescription(
      id: kind.check, what: kind.meaning,
      why: "Who knows the screen by ear finds something else than before.",
      fix: "Take it back where it is not wanted; where it is, carry it into contracts, walks and help texts.",
      source: "the version before")
  }
}
