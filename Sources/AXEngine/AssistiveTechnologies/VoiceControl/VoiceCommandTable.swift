/// A line of the table of commands: what is said, and what that does.
public struct VoiceCommandRow: Sendable {
  /// The groups in which Apple lists commands.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    case basics = "Basic navigation"
    case overlays = "Overlays"
    case gestures = "Gestures"
    case dictation = "Dictation"
    case movement = "Text navigation"
    case selection = "Text selection"
    case editing = "Text editing"
    case deletion = "Text deletion"
    case accessibility = "Accessibility"
    case device = "Device"

    /// Whether its commands need a text that is edited.
    public var isAboutText: Bool {
      switch self {
      case .dictation, .movement, .selection, .editing, .deletion: true
      case .basics, .overlays, .gestures, .accessibility, .device: false
      }
    }
  }

  /// Where it is listed.
  public let family: Family
  /// Ways of saying it; the first is the usual one.
  public var wordings: [String] { forms.map(\.text) }
  /// What it does.
  public let summary: String
  /// Whether "Show me what to say" has it.
  let isFirst: Bool
  let forms: [VoiceWording]
  let make: @Sendable (VoiceWording.Slots) -> VoiceCommand?

  init(
    _ family: Family, _ wordings: [String], _ summary: String, isFirst: Bool = false,
    _ make: @escaping @Sendable (VoiceWording.Slots) -> VoiceCommand?
  ) {
    self.family = family
    self.summary = summary
    self.isFirst = isFirst
    self.make = make
    forms = wordings.map(VoiceWording.init)
  }
}

/// The commands. What Voice Control understands, "Show commands" and the reference are made from this table; of two rows
/// that fit, the one above counts.
public enum VoiceCommandTable {
  /// All of them.
  public static let rows: [VoiceCommandRow] =
    basics + overlays + gestures + dictation + movement + selection + editing + deletion + accessibility
    + device

  /// A command as it was recognised.
  struct Found {
    var command: VoiceCommand
    /// In Apple's words.
    var title: String
    var family: VoiceCommandRow.Family
  }

  /// The command that was said; nil where it was none. Without free slots or with one; `hasText` says whether a text is
  /// edited, without which its commands are none.
  static func find(_ said: SpokenWords, isFixed: Bool, hasText: Bool) -> Found? {
    for row in rows where hasText || !row.family.isAboutText {
      for form in row.forms {
        if let slots = form.match(said, isFixed: isFixed), let command = row.make(slots) {
          return Found(command: command, title: slots.command, family: row.family)
        }
      }
    }
    return nil
  }

  /// Whether a command for texts was said while none is edited.
  static func isAboutText(_ said: SpokenWords) -> Bool {
    rows.contains { row in
      row.family.isAboutText && row.forms.contains { $0.match(said, isFixed: true) != nil }
    }
  }

  // VC-01, VC-16
  private static let basics: [VoiceCommandRow] = [
    VoiceCommandRow(.basics, ["Go back"], "goes back, as escape does", isFirst: true) { _ in .goBack },
    VoiceCommandRow(.basics, ["Go home"], "belongs to the system") { _ in .system },
    VoiceCommandRow(
      .basics, ["Repeat <count> times", "Repeat that <count> times", "Repeat that"],
      "does the last command again"
    ) { .repeatLast($0.count) },
    VoiceCommandRow(.basics, ["Show me what to say"], "lists what can be said now") { _ in
      .showCommands(all: false)
    },
    VoiceCommandRow(.basics, ["Show commands"], "lists all commands", isFirst: true) { _ in
      .showCommands(all: true)
    },
    VoiceCommandRow(.basics, ["Go to sleep"], "hears nothing any more but the next one") { _ in .sleep },
    VoiceCommandRow(.basics, ["Wake up"], "listens again") { _ in .wake },
    VoiceCommandRow(.basics, ["Command mode"], "types nothing that is no command") { _ in .mode(.command) },
    VoiceCommandRow(.basics, ["Dictation mode"], "types what is no command") { _ in .mode(.dictation) },
    VoiceCommandRow(.basics, ["Spelling mode"], "types letters: \"a b c\", \"alpha bravo\"") { _ in
      .mode(.spelling)
    },
    VoiceCommandRow(.basics, ["Search for <phrase>"], "belongs to the system") { _ in .system },
    VoiceCommandRow(
      .basics,
      ["Make this speakable", "Start|Stop recording commands", "Show vocabulary"], "belongs to the system"
    ) { _ in .system },
  ]

  // VC-03, VC-04
  private static let overlays: [VoiceCommandRow] = [
    VoiceCommandRow(
      .overlays, ["Show numbers [continuously]"], "numbers what can be used, once or until hidden",
      isFirst: true
    ) { .show(.numbers, continuously: $0.isContinuous) },
    VoiceCommandRow(
      .overlays, ["Show names [continuously]"], "names what can be used, once or until hidden"
    ) { .show(.names, continuously: $0.isContinuous) },
    VoiceCommandRow(
      .overlays,
      [
        "Show grid [continuously] with <count> row|rows [and <count> column|columns]",
        "Show grid with <count> row|rows [and <count> column|columns] continuously",
      ], "cuts the screen into as many numbered cells"
    ) { .showGrid(rows: $0.counts[0], columns: $0.counts.dropFirst().first, continuously: $0.isContinuous) },
    VoiceCommandRow(
      .overlays,
      [
        "Show grid [continuously] with <count> column|columns",
        "Show grid with <count> column|columns continuously",
      ], "the same, by columns"
    ) { .showGrid(rows: nil, columns: $0.counts[0], continuously: $0.isContinuous) },
    VoiceCommandRow(
      .overlays, ["Show grid [continuously]"], "cuts the screen into numbered cells; a number cuts its cell",
      isFirst: true
    ) { .showGrid(rows: nil, columns: nil, continuously: $0.isContinuous) },
    VoiceCommandRow(.overlays, ["Hide numbers"], "hides them") { _ in .hide(.numbers) },
    VoiceCommandRow(.overlays, ["Hide names"], "hides them") { _ in .hide(.names) },
    VoiceCommandRow(.overlays, ["Hide grid"], "hides it") { _ in .hide(.grid) },
    VoiceCommandRow(
      .overlays, ["Show actions for <item>"], "lists the custom actions of an item, which can then be said"
    ) { .showActions($0.phrases[0]) },
    VoiceCommandRow(.overlays, ["Choose <n>"], "picks a number of what is shown") { .choose($0.phrases[0]) },
  ]

  // VC-05…09
  private static let gestures: [VoiceCommandRow] = [
    VoiceCommandRow(
      .gestures, ["Tap and hold [<item>]", "Long press [<item>]", "3D Touch <item>"], "presses long"
    ) { .tap(.long, $0.phrases.first) },
    VoiceCommandRow(
      .gestures,
      [
        "Two finger tap [<item>]", "Two finger double tap [<item>]", "Two finger long press [<item>]",
      ], "is made with two fingers"
    ) { .fingers($0.phrases.first) },
    VoiceCommandRow(.gestures, ["Double tap [<item>]"], "taps twice") { .tap(.twice, $0.phrases.first) },
    VoiceCommandRow(
      .gestures, ["Tap [<item>]", "Single tap [<item>]"], "taps an item, or where the last tap was"
    ) { .tap(.once, $0.phrases.first) },
    VoiceCommandRow(
      .gestures, ["Scroll to [the] top|bottom", "Scroll to [the] left|right edge"], "scrolls to the end"
    ) { slots in ScrollDirection(edge: slots.choices[0]).map(VoiceCommand.scrollToEdge) },
    VoiceCommandRow(.gestures, ["Scroll up|down|left|right"], "shows what lies there", isFirst: true) {
      slots in
      ScrollDirection(rawValue: slots.choices[0]).map(VoiceCommand.scroll)
    },
    VoiceCommandRow(
      .gestures, ["Swipe up|down|left|right [<item>]"], "flicks a finger, over an item or the screen"
    ) { slots in
      SwipeDirection(rawValue: slots.choices[0]).map { .swipe($0, slots.phrases.first) }
    },
    VoiceCommandRow(
      .gestures, ["Pan up|down|left|right [<item>]"], "moves a finger slowly, over an item or the screen"
    ) { slots in
      SwipeDirection(rawValue: slots.choices[0]).map { .swipe($0, slots.phrases.first) }
    },
    VoiceCommandRow(
      .gestures,
      ["Two finger swipe up|down|left|right [<item>]", "Two finger pan up|down|left|right [<item>]"],
      "scrolls with two fingers"
    ) { slots in
      SwipeDirection(rawValue: slots.choices[0]).map { .pan($0.scrolled) }
    },
    VoiceCommandRow(.gestures, ["Zoom in|out [<item>]"], "zooms what can be zoomed") {
      .zoom(isIn: $0.isChosen("in"), $0.phrases.first)
    },
    VoiceCommandRow(.gestures, ["Rotate left|right [<item>]"], "turns two fingers") {
      .turn($0.phrases.first)
    },
    VoiceCommandRow(
      .gestures, ["Increment|Decrement <item> by <count>", "Increment|Decrement <item>"],
      "more or less of an adjustable value"
    ) { .adjust(isUp: $0.isChosen("increment"), $0.phrases[0], times: $0.count) },
    VoiceCommandRow(.gestures, ["Drag from <n> to <n>"], "carries one to the other") {
      .drag($0.phrases[0], to: $0.phrases[1])
    },
    VoiceCommandRow(.gestures, ["Start drag <item>"], "picks an item up") { .startDrag($0.phrases[0]) },
    VoiceCommandRow(.gestures, ["Drop <item>"], "lets it fall on another one") { .drop($0.phrases[0]) },
    VoiceCommandRow(
      .gestures, ["Cancel gesture"], "forgets what was picked up, and a question"
    ) { _ in .cancel },
  ]

  // VC-15
  private static let accessibility: [VoiceCommandRow] = [
    VoiceCommandRow(
      .accessibility, ["Turn on|off <phrase>"],
      "VoiceOver, Switch Control, Full Keyboard Access, Smart Invert, Classic Invert, Color Filters, Reduce "
        + "White Point; off also Voice Control"
    ) { slots in
      let isOn = slots.isChosen("on")
      guard let feature = VoiceFeature(spoken: slots.phrases[0]), !isOn || feature != .voiceControl else {
        return nil
      }
      return .turnOn(feature, isOn)
    }
  ]

  // VC-01, VC-02
  private static let device: [VoiceCommandRow] = [
    VoiceCommandRow(.device, ["Rotate to portrait|landscape"], "turns the device") {
      .turnDevice(toLandscape: $0.isChosen("landscape"))
    },
    VoiceCommandRow(
      .device,
      [
        "Open App Switcher", "Open Control Center", "Open Notification Center", "Open Spotlight",
        "Lock screen", "Take screenshot", "Turn volume up|down", "Mute|Unmute sound", "Shake device",
        "Reboot device", "Triple press side|home button",
      ], "belong to the system"
    ) { _ in .system },
    VoiceCommandRow(.device, ["Open <app>"], "belongs to the system") { _ in .system },
  ]
}

extension VoiceWording.Slots {
  /// Whether an overlay is to stay (VC-26).
  fileprivate var isContinuous: Bool { command.split(separator: " ").contains("continuously") }
}

extension ScrollDirection {
  /// The way to an edge.
  fileprivate init?(edge: String) {
    switch edge {
    case "top": self = .up
    case "bottom": self = .down
    case "left": self = .left
    case "right": self = .right
    default: return nil
    }
  }
}
