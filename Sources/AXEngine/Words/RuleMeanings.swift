/// What the rules say that speech, sounds and steps can cite, in one line each. For people who build screens, so in
/// English whatever the mock speaks; the whole of each rule stands in `docs/behaviour`.
public enum RuleMeanings {
  /// The line of a rule; that of `S17` for an `S17.2` without one of its own. nil where none is known.
  public static func meaning(of rule: String) -> String? {
    if let found = byRule[rule] { return found }
    guard let dot = rule.lastIndex(of: ".") else { return nil }
    return byRule[String(rule[..<dot])]
  }

  /// The table, in the order of the pages.
  static let table: [(rule: String, meaning: String)] = phrase + hints + changes + messages + sounds + steps

  private static let byRule = Dictionary(table.map { ($0.rule, $0.meaning) }) { first, _ in first }

  private static let phrase = [
    ("DX12", "the app's name comes before everything, where the app has just come to the front"),
    ("CU-47", "what opens takes the cursor to its first element; an alert says so first"),
    ("CU-16", "the label of a container that is entered comes before the element"),
    ("S15", "the selected trait is said before everything of the element"),
    ("T4", "the header of the row comes before the first cell of a row"),
    ("T5", "the header of the column comes before a cell"),
    ("S10", "the label comes first of what is the element's own"),
    ("S14", "the value follows the label"),
    ("D-23", "a secure field says how many characters it has"),
    ("S18", "with neither label nor value the hint takes the label's place"),
    ("C4", "custom content of high importance follows the value"),
    ("S17.1", "a dimmed element says so before every role word"),
    ("S17.2", "the button trait, where no other role word takes its place"),
    ("S17.3", "the button that goes back has a role word of its own"),
    ("DX3", "the toggle trait is said as a switch"),
    ("S17.5", "a switch says its value as a state, behind its role"),
    ("S17.6", "a tab bar item, or a member of a tab bar"),
    ("S17.7", "a field that takes text"),
    ("S17.8", "a field that is being edited says so behind the role words"),
    ("S17.9", "the header trait"),
    ("CU-10", "the header trait of an element that has a heading level"),
    ("S17.10", "the link trait"),
    ("S17.11", "the adjustable trait"),
    ("S17.12", "the image trait"),
    ("S17.13", "the search field trait"),
    ("DX4", "pop up buttons, picker items and what can be dragged have role words of their own"),
    ("B3", "what can be expanded says its state behind the role words, and how to change it as a hint"),
    ("DX1", "while a text is edited, its value, the rotor's unit and the insertion point come last"),
    ("S40", "the place in a series comes behind the role words"),
    ("T6", "rows, columns and spans of a table cell come at the end"),
    ("DX18", "the row number, where the row differs from that of the stop before"),
    ("S43", "the first and last element of a list say so"),
    ("S44", "the first and last element of a landmark say so"),
  ]

  private static let hints = [
    ("S30", "the app's hint comes first"),
    ("S31", "the system's hint of a switch"),
    ("S32", "a text field has the system's hint in place of the app's"),
    ("DX16", "a search field has the text field's hint"),
    ("DX8", "an element with custom rotors names them"),
    ("S33", "the system's hint of what can be adjusted"),
    ("CU-61d", "the system's hint of what opens a picker"),
    ("DX17", "a row that can be moved says how, and where it has come to"),
    ("RO-53", "that there are custom actions is said by itself, after the hint"),
    ("RO-52", "that there is more content is said by itself, after the hint"),
  ]

  private static let changes = [
    ("D-2", "after an activation: selected, label and position, without role and hint"),
    ("DX20", "after an activation: whether it is expanded, behind the label"),
    ("CU-70", "nothing is said where sound or speech of the app begins"),
    ("CU-71", "a switch says its new state alone"),
    ("CU-74", "an adjusted element says its new value alone"),
    ("CU-76", "a stepper says its new value alone"),
    ("CU-77", "a wheel says its new value alone"),
    ("CU-46", "a value that changes under the cursor is said alone"),
    ("CU-79", "that something was expanded is said alone"),
  ]

  private static let messages = [
    ("CU-11", "a link inside a text says that it is one"),
    ("CU-19", "signs and capitals have names when they are read one by one"),
    ("CU-57", "turning the device says which way it is held"),
    ("CU-62", "verbosity settings decide how signs, numbers and capitals are read"),
    ("CU-64", "what is typed is echoed by characters, words or both"),
    ("CU-81", "a text that is edited now says its whole phrase"),
    ("CU-82", "in a secure field no character is named"),
    ("CU-84", "where the insertion point is, where it came to an end"),
    ("CU-85", "what is typed or deleted is echoed"),
    ("CU-92", "dragging says its stages"),
    ("CU-95", "the app announces it"),
    ("DF-07", "a search that finds nothing at all says so"),
    ("DF-08", "the element's own action comes first among the actions"),
    ("KB-42", "switching Quick Nav says so"),
    ("RO-02", "the rotor moves by words through an element's text"),
    ("RO-03", "the rotor moves by lines through an element's text"),
    ("RO-04", "what a selection gains or loses is said"),
    ("RO-07", "the rotor changes how much punctuation is said"),
    ("RO-08", "the rotor switches hints"),
    ("RO-25", "the rotor names the action that a double tap would perform"),
    ("RO-27", "the rotor names the next thing that editing can do"),
    ("RO-40", "turning the rotor says its item"),
    ("RO-41", "an item of the rotor that is a setting says its value"),
    ("RO-50", "an entry of custom content: the value, then its label"),
    ("RO-57", "a stop of a rotor of the app"),
    ("RO-59", "a stretch of the text that the rotor stopped at"),
    ("RO-60", "what the insertion point passes is said"),
    ("RO-61", "what was done through the rotor is confirmed"),
    ("SE-55", "a scroll view says of its own place where one is"),
    ("CU-90", "a finger carries a row, a thing or a slider's thumb"),
    ("VO-22", "after a scroll: where one is"),
    ("VO-25", "three-finger double tap switches speech"),
    ("VO-26", "three-finger triple tap draws the screen curtain"),
  ]

  private static let sounds = [
    ("SN-01", "the cursor moved"),
    ("SN-02", "something was activated"),
    ("SN-03", "there is nothing further this way"),
    ("SN-04", "a move went round"),
    ("SN-05", "a page was scrolled"),
    ("SN-06", "there is no element under the finger"),
    ("SN-07", "a group can be gone into, or was"),
    ("SN-08", "another screen or another layout is shown"),
    ("SN-09", "the cursor followed something else"),
    ("SN-10", "the rotor was turned"),
    ("SN-11", "a search found nothing"),
    ("SN-12", "the gesture goes to the app"),
    ("SN-13", "Quick Nav was switched"),
    ("SN-14", "the gesture or key has no meaning here"),
    ("SN-15", "something is being loaded, or has been"),
    ("SN-16", "an alert, menu or popover was shown"),
    ("SN-17", "something was moved within its list"),
    ("SN-18", "the insertion point moved, or something was typed into a secure field"),
    ("SN-19", "the keyboard came or went"),
    ("SN-20", "the finger came into a direct touch area, or left it"),
  ]

  private static let steps = [
    ("VO-01", "exploring puts the cursor on what is under the finger"),
    ("VO-02", "a touch puts the cursor on what is under the finger"),
    ("VO-03", "swipe right and left go to the next and previous element"),
    ("VO-04", "swipe up and down do what the rotor is turned to"),
    ("VO-05", "a double tap activates"),
    ("VO-06", "a held double tap goes to the app"),
    ("VO-07", "a triple tap presses long"),
    ("VO-08", "a split tap touches, then activates"),
    ("VO-11", "a two-finger tap pauses speech, and goes on with it"),
    ("VO-12", "a magic tap is the app's"),
    ("VO-14", "the item chooser goes to an element by its name"),
    ("VO-18", "two fingers turn the rotor"),
    ("VO-19", "a scrub goes back or closes"),
    ("VO-21", "three fingers scroll"),
    ("VO-40", "groups are stops of their own, which are gone into"),
    ("VO-42", "what a person does next silences what is said"),
    ("VO-24", "a three-finger tap says where one is"),
    ("VO-30", "a four-finger tap goes to the first or last element"),
    ("CU-40", "the app said that the screen has changed"),
    ("CU-41", "a screen that appears takes the cursor to its first element, unless it names another"),
    ("CU-42", "the app said that the layout has changed, and where to go"),
    ("CU-45", "a cursor whose element is gone goes to the nearest that is left"),
    ("CU-50", "what closes gives the cursor back to where it was"),
    ("CU-52", "the app moved the cursor"),
    ("FK-01", "Tab and Shift+Tab go to the next and previous stop"),
    ("FK-05", "Space activates what has the focus"),
    ("FK-41", "what opens takes the focus, and gives it back"),
    ("FK-50", "arrows move inside a group"),
    ("KB-01", "VO with an arrow or Space is the gesture of that direction"),
  ]
}
