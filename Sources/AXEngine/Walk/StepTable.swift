/// Reads what follows the first words of a step.
typealias StepParser = @Sendable (inout WalkScanner) throws(Diagnostic) -> WalkAction

/// A kind of step: the words it begins with, how the rest is read, and its line in the help.
public struct StepRow: Sendable {
  /// The words it begins with.
  public var words: String
  /// How it is written, for the help.
  public var syntax: String
  /// What it does, for the help.
  public var summary: String
  /// The words one by one.
  let parts: [Substring]
  let parse: StepParser

  init(
    words: String, syntax: String, summary: String, parse: @escaping StepParser
  ) {
    self.words = words
    self.syntax = syntax
    self.summary = summary
    self.parse = parse
    parts = words.split(separator: " ")
  }
}

/// The table of steps. The parser, `help` in the line dialogue, the `:` prompt and the reference are made from it.
public enum StepTable {
  /// All rows, in the order of the help.
  public static let rows: [StepRow] =
    setUp + moving + acting + reading + keyboard + otherTechnologies + assistiveTouch + guidedAccess
    + expectations

  private static func row(
    _ words: String, _ rest: String = "", _ summary: String, _ parse: @escaping StepParser
  ) -> StepRow {
    StepRow(
      words: words, syntax: rest.isEmpty ? words : words + " " + rest, summary: summary,
      parse: parse)
  }

  private static let setUp = [
    row("open", "FILE", "opens a mock file, found from the walk's own folder", StepParsers.open),
    row("screen", "NAME", "begins on another screen; before the first gesture", StepParsers.screen),
    row(
      "given", "NAME = EXPRESSION, …", "begins with other values; before the first gesture", StepParsers.given
    ),
    row(
      "use", "TECHNOLOGY + … | none",
      "by " + TechnologyRegistry.offered.map(\.rawValue).joined(separator: ", "),
      StepParsers.use),
    row(
      "set", "NAME VALUE", "changes the device or a setting: set locale ar, set textSize AX3", StepParsers.set
    ),
    row(
      "assign", "KEY \"COMMAND\" | KEY none | defaults",
      "gives a key another command, or takes it away",
      StepParsers.assign),
  ]

  private static let moving = [
    row("swipe", "right|left|up|down [N]", "flicks with one finger", StepParsers.swipe),
    row("next", "[N]", "the next element in reading direction", StepParsers.step(forward: true)),
    row("previous", "[N]", "the element before in reading direction", StepParsers.step(forward: false)),
    row("touch drag", "#ID #ID …", "draws a finger over several views", StepParsers.touchDrag),
    row("touch", "#ID | X Y", "puts a finger on a view or a point", StepParsers.touch),
    row("four-finger tap", "top|bottom", "goes to the first or last element", StepParsers.fourFingerTap),
    row(
      "item chooser", "\"TEXT\"", "goes to the element with that text in its name", StepParsers.itemChooser),
  ]

  private static let acting = [
    row("choose", "\"NAME\"", "picks an item of the open list or menu by its name", StepParsers.choose),
    row("double tap and hold", "[#ID]", "holds the second tap", StepParsers.tap(2, hold: true)),
    row("double tap", "[#ID]", "activates; with an id it touches that first", StepParsers.tap(2)),
    row("triple tap", "[#ID]", "presses long; a setting makes it a double tap", StepParsers.tap(3)),
    row("quadruple tap", "[#ID]", "taps four times", StepParsers.tap(4)),
    row("tap and hold", "[#ID]", "touches and stays: a long press", StepParsers.tap(1, hold: true)),
    row("tap", "[#ID]", "taps once; with an id it touches that", StepParsers.tap(1)),
    row(
      "drag", "#ID to #ID | X Y", "double-taps, holds, and carries the view there", StepParsers.drag),
    row("pinch", "in|out [#ID]", "moves two fingers together (in) or apart (out)", StepParsers.pinch),
    row("split tap", "#ID", "holds one finger on the view and taps with another", StepParsers.splitTap),
    row(
      "magic tap", "", "double-taps with two fingers",
      StepParsers.fixed(.gesture(.tap(count: 2, fingers: 2, hold: false)))),
    row("scrub", "", "draws a Z with two fingers: escape", StepParsers.fixed(.gesture(.scrub))),
    row(
      "two-finger", "[double …] tap|swipe DIRECTION [and hold]", "gestures with two fingers",
      StepParsers.fingers(2)),
    row(
      "three-finger", "[double …] tap|swipe DIRECTION [and hold]",
      "scrolls, says the position, mutes, draws the curtain", StepParsers.fingers(3)),
    row(
      "four-finger", "[double …] tap|swipe DIRECTION [and hold]", "gestures with four fingers",
      StepParsers.fingers(4)),
  ]

  private static let reading = [
    row("rotor", "next|previous|NAME", "turns the rotor", StepParsers.rotor),
    row("wait", "SECONDSs", "lets the virtual clock run: wait 2s", StepParsers.wait),
  ]

  private static let keyboard = [
    row("key", "CHORD", "presses a key: key Tab, key Shift+Tab, key VO+Right", StepParsers.key),
    row("type", "\"TEXT\"", "types into the text field that is being edited", StepParsers.type),
  ]

  private static let otherTechnologies = [
    row(
      "switch", "ACTION | N | hold [N] | point X Y",
      "presses a switch: by its action, its number, long, at a point",
      TechnologyParsers.switches),
    row("say", "\"WORDS\"", "says something to Voice Control: say \"tap Pay\"", TechnologyParsers.say),
    row(
      "press", "up|down|left|right|select|menu|playPause [N]", "presses a button of the Siri Remote",
      TechnologyParsers.press),
    row(
      "hold", "select [SECONDSs] | DIRECTION SECONDSs",
      "holds a button of the remote: hold select, hold right 2s", TechnologyParsers.hold),
  ]

  private static let assistiveTouch = [
    row(
      "assistiveTouch tap", "", "taps AssistiveTouch's button; switches it on where it is off",
      StepParsers.fixed(.assistiveTouch(.tap))),
    row(
      "assistiveTouch double tap", "", "taps it twice", StepParsers.fixed(.assistiveTouch(.doubleTap))),
    row(
      "assistiveTouch long press", "", "presses it long", StepParsers.fixed(.assistiveTouch(.longPress))),
    row(
      "assistiveTouch gesture", "\"NAME\" at #ID",
      "makes a gesture with a single tap, such as \"Swipe Left\"",
      TechnologyParsers.assistiveTouchGesture),
    row(
      "dwell", "#ID", "rests the pointer of AssistiveTouch on a view as long as it takes",
      TechnologyParsers.dwell),
    row(
      "triple-click", "", "clicks the side button three times: the Accessibility Shortcut",
      StepParsers.fixed(.accessibilityShortcut)),
  ]

  private static let guidedAccess = [
    row("guidedAccess start", "", "a trainer begins a session", GuidedAccessParsers.fixed(.start)),
    row("guidedAccess end", "", "ends the session", GuidedAccessParsers.fixed(.end)),
    row(
      "guidedAccess deny", "NAME", "denies a feature of the app", GuidedAccessParsers.feature { .deny($0) }),
    row("guidedAccess allow", "NAME", "allows it again", GuidedAccessParsers.feature { .allow($0) }),
    row(
      "guidedAccess ignore", "X Y WIDTH HEIGHT", "makes an area dead to touch",
      GuidedAccessParsers.area { .ignore($0) }),
    row(
      "guidedAccess heed", "X Y WIDTH HEIGHT", "takes such an area back",
      GuidedAccessParsers.area { .heed($0) }),
    row(
      "guidedAccess touch", "on|off", "whether the screen takes touches",
      GuidedAccessParsers.flag { .touch($0) }),
    row(
      "guidedAccess keyboards", "on|off", "whether keyboards type",
      GuidedAccessParsers.flag { .keyboards($0) }),
    row(
      "guidedAccess sleepWake", "on|off", "whether the side button locks the screen",
      GuidedAccessParsers.flag { .sleepWake($0) }),
    row(
      "guidedAccess volume", "on|off", "whether the volume buttons do anything",
      GuidedAccessParsers.flag { .volume($0) }),
    row(
      "guidedAccess motion", "on|off", "whether the screen turns with the device",
      GuidedAccessParsers.flag { .motion($0) }),
    row(
      "guidedAccess timeLimit", "SECONDSs | off", "how long a session may last: guidedAccess timeLimit 60s",
      GuidedAccessParsers.timeLimit),
  ]

  private static let expectations = ExpectationTable.rows.map { row in
    StepRow(
      words: "expect " + row.words, syntax: "expect [not] " + row.syntax, summary: row.summary,
      parse: row.step)
  }

  /// The row whose words a step begins with; of several, the one with the most words.
  static func row(beginning words: [String]) -> StepRow? {
    var best: StepRow?
    for row in rows where row.parts.count > best?.parts.count ?? 0 && row.parts.count <= words.count {
      if zip(row.parts, words).allSatisfy({ $0 == $1 }) { best = row }
    }
    return best
  }

  /// The words of a row that are nearest to words which begin none; nil where nothing is near.
  static func suggestion(for words: [String]) -> String? {
    for count in stride(from: min(4, words.count), through: 1, by: -1) {
      let candidates = rows.filter { $0.parts.count == count }.map(\.words)
      let typed = words.prefix(count).joined(separator: " ")
      if let nearest = Suggestion.closest(to: typed, among: candidates) { return nearest }
    }
    return nil
  }
}
