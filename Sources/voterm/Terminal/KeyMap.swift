import AXEngine

/// What a key makes the program do.
enum KeyCommand: Hashable, Sendable {
  /// A step of a walk, as it would be written in a file.
  case step(String)
  /// Moves the keyboard focus; a letter soon after makes a chord of it.
  case tab(String)
  /// Leaves one technology in use.
  case technology(TechnologyName)
  /// The next key is one of the hardware keyboard, with this held beside it.
  case chord(String)
  /// The list of gestures and keys.
  case commands
  case prompt, why, undo, write, writeContract, sounds, help, quit
  /// Something is said to Voice Control.
  case say
  /// The settings; the next or the previous value of the chosen one.
  case settings, more, less
  /// The trainer's panel of Guided Access.
  case guidedAccess
  /// Who reaches what on the screen.
  case matrix
  /// Stops the clock, or lets it go on.
  case clock
  case tour(TourKey)
  case teaching(TeachingKey)
  /// The next command key is one whatever the mode.
  case leader
  case repaint, suspend, interrupt
  /// The next part of a long status line.
  case moreStatus
  /// The log, back and forth.
  case logBack, logForward
  /// In a list: the entry before or after, a page, the chosen one.
  case up, down, pageUp, pageDown, accept, cancel
}

/// Keys that do the same, with their line in the help.
struct KeyBinding: Hashable, Sendable {
  var keys: [KeyStroke]
  var command: KeyCommand
  /// What it does, for the help; empty where another line says it.
  var help: String

  init(_ keys: KeyStroke..., command: KeyCommand, help: String) {
    self.keys = keys
    self.command = command
    self.help = help
  }

  /// The same without one of its keys.
  func without(_ stroke: KeyStroke) -> KeyBinding {
    var binding = self
    binding.keys.removeAll { $0 == stroke }
    return binding
  }
}

/// The tables of keys; the help is made from them.
enum KeyMap {
  /// The keys of a mode, those of its own first.
  static func bindings(_ mode: KeyMode) -> [KeyBinding] {
    switch mode {
    case .voiceOver: gestures + focus + program + always
    // With the keyboard's focus on something, Space is the keyboard's, as on a device; Return stays the gesture.
    case .voiceOverWithFocus:
      [space] + gestures.map { $0.without(KeyStroke(.character(" "))) } + focus + program + always
    case .voiceOverWithSwitches:
      switches.prefix(2)
        + gestures.map { $0.without(character(" ")).without(KeyStroke(.enter)) }.filter { !$0.keys.isEmpty }
        + focus + program + always
    case .keyboard: keyboard + program + always
    case .switchControl: switches + program + always
    case .voiceControl: voice + program.filter { $0.command != .prompt } + always
    case .focusEngine: remote + program + always
    case .editingOtherwise: moving + selecting + typing + always
    case .editing: swipes + focus + selecting + typing + always
    case .editingByKeyboard:
      keyboard.filter { binding in
        binding.keys != space.keys && binding.keys != [KeyStroke(.enter)]
          && !moving.contains { $0.keys == binding.keys }
      } + moving + selecting + typing + always
    case .prompt: prompt + always
    case .saying: saying + always
    case .settings: settings + always
    case .screenChooser: list + program.filter { $0.command == .quit } + always
    case .voiceOverList: voiceOverList + always
    case .commands: list + always
    case .help, .matrix: list + leaving + always
    }
  }

  /// What a key does; behind the leader the program's commands count in every mode.
  static func command(_ stroke: KeyStroke, _ mode: KeyMode, afterLeader: Bool = false) -> KeyCommand? {
    binding(stroke, mode, afterLeader: afterLeader)?.command
  }

  /// The line that a key stands in.
  static func binding(_ stroke: KeyStroke, _ mode: KeyMode, afterLeader: Bool = false) -> KeyBinding? {
    let table = afterLeader ? program + gestures + focus : bindings(mode)
    let plain = KeyStroke(stroke.key, stroke.modifiers.subtracting(isCharacter(stroke) ? .shift : []))
    return table.first { $0.keys.contains(plain) }
  }

  private static func isCharacter(_ stroke: KeyStroke) -> Bool {
    if case .character = stroke.key { return true }
    return false
  }

  static func character(_ sign: Character) -> KeyStroke { KeyStroke(.character(sign)) }
  private static func control(_ sign: Character) -> KeyStroke { KeyStroke(.character(sign), .control) }

  private static let swipes = [
    KeyBinding(KeyStroke(.right), command: .step("swipe right"), help: "swipe right: next"),
    KeyBinding(KeyStroke(.left), command: .step("swipe left"), help: "swipe left: previous"),
    KeyBinding(KeyStroke(.down), command: .step("swipe down"), help: "swipe down: rotor, less"),
    KeyBinding(KeyStroke(.up), command: .step("swipe up"), help: "swipe up: rotor, more"),
    KeyBinding(KeyStroke(.escape), command: .step("scrub"), help: "scrub: escape"),
    KeyBinding(KeyStroke(.home), command: .step("four-finger tap top"), help: "first element"),
    KeyBinding(KeyStroke(.end), command: .step("four-finger tap bottom"), help: "last element"),
    KeyBinding(KeyStroke(.pageDown), command: .step("three-finger swipe up"), help: "scroll down a page"),
    KeyBinding(KeyStroke(.pageUp), command: .step("three-finger swipe down"), help: "scroll up a page"),
  ]

  private static let gestures =
    swipes + [
      KeyBinding(character("]"), command: .step("rotor next"), help: "turn the rotor on"),
      KeyBinding(character("["), command: .step("rotor previous"), help: "turn the rotor back"),
      KeyBinding(
        KeyStroke(.enter), character(" "), command: .step("double tap"), help: "double tap"),
      KeyBinding(character("t"), command: .step("triple tap"), help: "triple tap"),
      KeyBinding(
        character("h"), command: .step("double tap and hold"), help: "double tap and hold"),
      KeyBinding(character("m"), command: .step("magic tap"), help: "magic tap"),
      KeyBinding(character("p"), command: .step("two-finger tap"), help: "pause, resume speech"),
      KeyBinding(character("a"), command: .step("two-finger swipe down"), help: "read all from here"),
      KeyBinding(character("A"), command: .step("two-finger swipe up"), help: "read all from the top"),
      KeyBinding(character(">"), command: .step("two-finger swipe right"), help: "into a group"),
      KeyBinding(character("<"), command: .step("two-finger swipe left"), help: "out of a group"),
      KeyBinding(character("n"), command: .step("two-finger double tap and hold"), help: "name the element"),
      KeyBinding(character("y"), command: .step("three-finger quadruple tap"), help: "copy what was said"),
      KeyBinding(character("H"), command: .step("four-finger double tap"), help: "VoiceOver Help"),
      KeyBinding(character("l"), command: .step("three-finger tap"), help: "say the position"),
      KeyBinding(character("s"), command: .step("three-finger double tap"), help: "speech off or on"),
      KeyBinding(character("c"), command: .step("three-finger triple tap"), help: "screen curtain"),
    ]

  private static let focus = [
    KeyBinding(
      KeyStroke(.tab), command: .tab("key Tab"), help: "focus on; Tab+letter"),
    KeyBinding(KeyStroke(.tab, .shift), command: .tab("key Shift+Tab"), help: "focus back"),
  ]

  private static let space = KeyBinding(
    character(" "), command: .step("key Space"), help: "activate the focus")

  private static let keyboard =
    focus + [
      space,
      KeyBinding(KeyStroke(.enter), command: .step("key Return"), help: "Return"),
      KeyBinding(KeyStroke(.escape), command: .step("key Escape"), help: "back, close"),
      KeyBinding(KeyStroke(.up), command: .step("key Up"), help: "arrows: group, adjust"),
      KeyBinding(KeyStroke(.down), command: .step("key Down"), help: ""),
      KeyBinding(KeyStroke(.left), command: .step("key Left"), help: ""),
      KeyBinding(KeyStroke(.right), command: .step("key Right"), help: ""),
      KeyBinding(KeyStroke(.home), command: .step("key Home"), help: "first, last, by pages"),
      KeyBinding(KeyStroke(.end), command: .step("key End"), help: ""),
      KeyBinding(KeyStroke(.pageUp), command: .step("key PageUp"), help: ""),
      KeyBinding(KeyStroke(.pageDown), command: .step("key PageDown"), help: ""),
      KeyBinding(KeyStroke(.left, .control), command: .step("key Control+Left"), help: ""),
      KeyBinding(KeyStroke(.right, .control), command: .step("key Control+Right"), help: ""),
    ]

  /// In a text that is edited by the keyboard.
  private static let moving = [
    KeyBinding(KeyStroke(.left), command: .step("key Left"), help: "arrows: in the text"),
    KeyBinding(KeyStroke(.up), command: .step("key Up"), help: ""),
    KeyBinding(KeyStroke(.home), command: .step("key Home"), help: "start of the text"),
    KeyBinding(KeyStroke(.end), command: .step("key End"), help: "end of the text"),
  ]

  private static let selecting = [
    KeyBinding(KeyStroke(.left, .shift), command: .step("key Shift+Left"), help: "Shift-arrows: select"),
    KeyBinding(KeyStroke(.right, .shift), command: .step("key Shift+Right"), help: ""),
    KeyBinding(KeyStroke(.up, .shift), command: .step("key Shift+Up"), help: ""),
    KeyBinding(KeyStroke(.down, .shift), command: .step("key Shift+Down"), help: ""),
    KeyBinding(KeyStroke(.home, .shift), command: .step("key Shift+Home"), help: "select to the start"),
    KeyBinding(KeyStroke(.end, .shift), command: .step("key Shift+End"), help: "select to the end"),
  ]

  private static let typing = [
    KeyBinding(KeyStroke(.backspace), command: .step("key Delete"), help: "delete a character"),
    KeyBinding(KeyStroke(.enter), command: .step("key Return"), help: "submit"),
  ]

  /// `1` … `5`. Those that this version has not are no line of the help; the walk step says so itself.
  private static let technologies = zip("12345", TechnologyName.allCases).map { sign, technology in
    KeyBinding(
      character(sign), command: .technology(technology), help: technology.isOffered ? technology.title : "")
  }

  private static let program =
    technologies + [
      KeyBinding(character(":"), command: .prompt, help: "type a step of a walk"),
      KeyBinding(character("/"), command: .step("two-finger triple tap"), help: "item chooser"),
      KeyBinding(character(","), command: .step("two-finger quadruple tap"), help: "quick settings"),
      KeyBinding(character("g"), command: .commands, help: "list of gestures, keys"),
      KeyBinding(character("v"), command: .chord("VO+"), help: "VO and the next key"),
      KeyBinding(character("V"), command: .chord("VO+Command+"), help: "VO, Command and it"),
      KeyBinding(character("k"), command: .chord(""), help: "next key: hardware's"),
      KeyBinding(character("K"), command: .chord("Fn+"), help: "Fn and the next key"),
      KeyBinding(character("o"), command: .settings, help: "settings"),
      KeyBinding(character("O"), command: .guidedAccess, help: "Guided Access: trainer"),
      KeyBinding(character("\""), command: .say, help: "say to Voice Control"),
      KeyBinding(character("B"), command: .step("assistiveTouch tap"), help: "AssistiveTouch"),
      KeyBinding(character("Z"), command: .step("triple-click"), help: "side button, 3 times"),
      KeyBinding(character("M"), command: .matrix, help: "who reaches what"),
      KeyBinding(character("i"), command: .why, help: "why: everything on it"),
      KeyBinding(character("u"), command: .undo, help: "undo the last step"),
      KeyBinding(character("w"), command: .write, help: "write the walk so far"),
      KeyBinding(character("W"), command: .writeContract, help: "write it as a contract"),
      KeyBinding(character("T"), command: .clock, help: "stop, start the clock"),
      KeyBinding(character("S"), command: .sounds, help: "sounds: bell, tones"),
      KeyBinding(character("."), command: .moreStatus, help: "more of the last line"),
      KeyBinding(character("{"), command: .logBack, help: "speech log back"),
      KeyBinding(character("}"), command: .logForward, help: "speech log forward"),
      KeyBinding(character("?"), command: .help, help: "this help"),
      KeyBinding(character("q"), command: .quit, help: "quit"),
    ] + teaching

  private static let always = [
    KeyBinding(control("a"), command: .leader, help: "command key follows"),
    KeyBinding(control("l"), command: .repaint, help: "draw the screen anew"),
    KeyBinding(control("z"), command: .suspend, help: "stop; fg goes on"),
    KeyBinding(control("c"), command: .interrupt, help: "quit at once"),
  ]

  private static let prompt = [
    KeyBinding(KeyStroke(.enter), command: .accept, help: "do the step"),
    KeyBinding(KeyStroke(.escape), command: .cancel, help: "back"),
    KeyBinding(KeyStroke(.tab), command: .down, help: "complete the words"),
  ]

  /// In the item chooser and the quick settings; letters find an entry.
  private static let voiceOverList = [
    KeyBinding(KeyStroke(.up), command: .step("key Up"), help: "up; letters find"),
    KeyBinding(KeyStroke(.down), command: .step("key Down"), help: "down"),
    KeyBinding(KeyStroke(.left), command: .step("key Left"), help: "a setting: less"),
    KeyBinding(KeyStroke(.right), command: .step("key Right"), help: "a setting: more"),
    KeyBinding(KeyStroke(.pageUp), command: .step("key PageUp"), help: "a page up"),
    KeyBinding(KeyStroke(.pageDown), command: .step("key PageDown"), help: "a page down"),
    KeyBinding(KeyStroke(.home), command: .step("key Home"), help: "first"),
    KeyBinding(KeyStroke(.end), command: .step("key End"), help: "last"),
    KeyBinding(KeyStroke(.enter), command: .step("key Return"), help: "go there; next value"),
    KeyBinding(character(" "), command: .step("key Space"), help: ""),
    KeyBinding(KeyStroke(.backspace), command: .step("key Delete"), help: "delete a letter"),
    KeyBinding(KeyStroke(.escape), command: .step("key Escape"), help: "close"),
  ]

  private static let leaving = [
    KeyBinding(character("?"), character("q"), command: .cancel, help: "back")
  ]

  static let list = [
    KeyBinding(KeyStroke(.up), command: .up, help: "up"),
    KeyBinding(KeyStroke(.down), command: .down, help: "down"),
    KeyBinding(KeyStroke(.pageUp), command: .pageUp, help: "a page up"),
    KeyBinding(KeyStroke(.pageDown), command: .pageDown, help: "a page down"),
    KeyBinding(KeyStroke(.enter), command: .accept, help: "choose"),
    KeyBinding(KeyStroke(.escape), command: .cancel, help: "back"),
  ]
}
