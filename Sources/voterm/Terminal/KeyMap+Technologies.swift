/// The keys of the technologies beside VoiceOver and the keyboard.
extension KeyMap {
  /// Keys for Switch Control: any key can be a switch, and one is enough.
  static let switches = [
    KeyBinding(character(" "), command: .step("switch 1"), help: "switch 1"),
    KeyBinding(KeyStroke(.enter), command: .step("switch 2"), help: "switch 2"),
    KeyBinding(KeyStroke(.backspace), command: .step("switch 3"), help: "switch 3"),
    KeyBinding(character("h"), command: .step("switch hold"), help: "switch 1, held"),
    KeyBinding(KeyStroke(.right), KeyStroke(.down), command: .step("switch next"), help: "next item"),
    KeyBinding(KeyStroke(.left), KeyStroke(.up), command: .step("switch previous"), help: "item before"),
    KeyBinding(character("m"), command: .step("switch menu"), help: "scanner menu"),
    KeyBinding(character("x"), command: .step("switch stop"), help: "stop scanning"),
    KeyBinding(character("r"), command: .step("switch resume"), help: "scan on"),
    KeyBinding(character("t"), command: .step("switch tap"), help: "tap the item"),
  ]

  /// Keys for Voice Control: what is said is typed.
  static let voice = [
    KeyBinding(
      character(":"), character(" "), KeyStroke(.enter), command: .say, help: "say something"),
    KeyBinding(character("n"), command: .step("say \"show numbers\""), help: "say: show numbers"),
    KeyBinding(character("b"), command: .step("say \"show names\""), help: "say: show names"),
    KeyBinding(character("d"), command: .step("say \"show grid\""), help: "say: show grid"),
    KeyBinding(KeyStroke(.escape), command: .step("say \"go back\""), help: "say: go back"),
    KeyBinding(KeyStroke(.pageDown), command: .step("say \"scroll down\""), help: "say: scroll down"),
    KeyBinding(KeyStroke(.pageUp), command: .step("say \"scroll up\""), help: "say: scroll up"),
  ]

  /// Keys for the Siri Remote.
  static let remote = [
    KeyBinding(KeyStroke(.up), command: .step("press up"), help: "arrows: the remote's"),
    KeyBinding(KeyStroke(.down), command: .step("press down"), help: ""),
    KeyBinding(KeyStroke(.left), command: .step("press left"), help: ""),
    KeyBinding(KeyStroke(.right), command: .step("press right"), help: ""),
    KeyBinding(KeyStroke(.up, .shift), command: .step("hold up 1s"), help: "Shift-arrows: held 1 s"),
    KeyBinding(KeyStroke(.down, .shift), command: .step("hold down 1s"), help: ""),
    KeyBinding(KeyStroke(.left, .shift), command: .step("hold left 1s"), help: ""),
    KeyBinding(KeyStroke(.right, .shift), command: .step("hold right 1s"), help: ""),
    KeyBinding(character(" "), KeyStroke(.enter), command: .step("press select"), help: "select"),
    KeyBinding(character("h"), command: .step("hold select"), help: "select, held"),
    KeyBinding(
      KeyStroke(.escape), KeyStroke(.backspace), command: .step("press menu"), help: "menu, back"),
    KeyBinding(character("p"), command: .step("press playPause"), help: "play or pause"),
  ]

  static let saying = [
    KeyBinding(KeyStroke(.enter), command: .accept, help: "say it"),
    KeyBinding(KeyStroke(.escape), command: .cancel, help: "back"),
    KeyBinding(character(":"), command: .prompt, help: "first: a walk step instead"),
  ]

  static let settings =
    list.filter { $0.command != .accept } + [
      KeyBinding(KeyStroke(.right), KeyStroke(.enter), command: .more, help: "next value"),
      KeyBinding(KeyStroke(.left), command: .less, help: "value before"),
    ]
}
