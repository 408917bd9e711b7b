/// Commands for the text that is edited (VC-10…14).
extension VoiceCommandTable {
  // VC-10
  static let dictation: [VoiceCommandRow] = [
    text(.dictation, ["Type <phrase>"], "types it as it is", isFirst: true) { .type($0.phrases[0]) },
    text(.dictation, ["<phrase> emoji"], "types the picture of that name") { .emoji($0.phrases[0]) },
    VoiceCommandRow(.dictation, ["Insert date"], "belongs to the system") { _ in .system },
    text(.dictation, ["Enter that"], "presses Return", isFirst: true) { _ in .enter },
  ]

  // VC-11
  static let movement: [VoiceCommandRow] = [
    text(.movement, ["Move up|down|left|right"], "moves the insertion point a line or a character") { slots in
      SwipeDirection(rawValue: slots.choices[0]).map(VoiceTextCommand.step)
    },
    text(
      .movement, ["Move|Go to [the] beginning|end [of [the] <unit>]"],
      "moves it to the edge of the text, or of a word, sentence, paragraph or line"
    ) { .moveToEdge(isEnd: $0.isChosen("end"), $0.units.first.map { .unit($0) } ?? .text) },
    text(
      .movement, ["Move|Go to [the] beginning|end of [the] selection"],
      "moves it to the edge of the selection"
    ) {
      .moveToEdge(isEnd: $0.isChosen("end"), .selection)
    },
    text(.movement, ["Move forward|back [<count>] <unit>"], "moves it by units") {
      .move(forward: $0.isChosen("forward"), $0.count, $0.units[0])
    },
    text(.movement, ["Move before|after <phrase>"], "moves it beside a phrase of the text") {
      .moveBeside($0.phrases[0], isAfter: $0.isChosen("after"))
    },
  ]

  // VC-12
  static let selection: [VoiceCommandRow] = [
    text(.selection, ["Select all"], "selects the text") { _ in .select(.all) },
    text(.selection, ["Deselect that"], "selects nothing") { _ in .deselect },
    text(.selection, ["Select that"], "selects what was said last") { _ in .select(.that) },
    text(.selection, ["Select <unit>"], "selects the unit at the insertion point") {
      .select(.here($0.units[0]))
    },
    text(.selection, ["Select previous|next [<count>] <unit>"], "selects units before or behind it") {
      .select(.beside(forward: $0.isChosen("next"), $0.count, $0.units[0]))
    },
    text(.selection, ["Select previous|next"], "selects the unit before or behind the selection") {
      .select(.again(forward: $0.isChosen("next")))
    },
    text(.selection, ["Extend selection [back|forward] [by] <count> <unit>"], "selects more") {
      .extend(forward: !$0.isChosen("back"), $0.count, $0.units[0])
    },
    text(.selection, ["Select <phrase> through <phrase>"], "selects from one phrase to another") {
      .select(.through($0.phrases[0], $0.phrases[1]))
    },
    text(.selection, ["Select <phrase>"], "selects a phrase of the text") { .select(.phrase($0.phrases[0])) },
  ]

  // VC-13
  static let editing: [VoiceCommandRow] = [
    text(.editing, ["Undo that"], "takes the last change back", isFirst: true) { _ in .undo },
    text(.editing, ["Redo that"], "makes it again") { _ in .redo },
    text(.editing, ["Cut that"], "cuts the selection") { _ in .operation(.cut) },
    text(.editing, ["Copy that"], "copies the selection") { _ in .operation(.copy) },
    text(.editing, ["Paste that"], "puts in what was cut or copied") { _ in .operation(.paste) },
    text(.editing, ["Correct that"], "selects what was said last, to be said anew") { _ in .correct(.that) },
    text(.editing, ["Correct <phrase>"], "selects a phrase, to be said anew") {
      .correct(.phrase($0.phrases[0]))
    },
    text(.editing, ["Replace <phrase> with <phrase>"], "puts one phrase in the place of another") {
      .replace($0.phrases[0], with: $0.phrases[1])
    },
    text(.editing, ["Insert <phrase> before|after <phrase>"], "puts one phrase beside another") {
      .insert($0.phrases[0], isAfter: $0.isChosen("after"), $0.phrases[1])
    },
    letterCase("Capitalize", .capitalized, "makes first letters large"),
    letterCase("Lowercase", .lowercase, "makes letters small"),
    letterCase("Uppercase", .uppercase, "makes letters large"),
    text(.editing, ["Bold|Italicize|Underline that"], "means nothing to a plain text") { _ in .style(.that) },
    text(.editing, ["Bold|Italicize|Underline <phrase>"], "means nothing to a plain text") {
      .style(.phrase($0.phrases[0]))
    },
  ]

  // VC-14
  static let deletion: [VoiceCommandRow] = [
    text(.deletion, ["Delete that"], "deletes the selection, else what was said last", isFirst: true) { _ in
      .delete(.that)
    },
    text(.deletion, ["Delete all"], "deletes the text") { _ in .delete(.all) },
    text(.deletion, ["Delete <unit>"], "deletes the unit at the insertion point") {
      .delete(.here($0.units[0]))
    },
    text(.deletion, ["Delete previous|next [<count>] <unit>"], "deletes units before or behind it") {
      .delete(.beside(forward: $0.isChosen("next"), $0.count, $0.units[0]))
    },
    text(.deletion, ["Delete <phrase>"], "deletes a phrase of the text") { .delete(.phrase($0.phrases[0])) },
  ]

  private static func text(
    _ family: VoiceCommandRow.Family, _ wordings: [String], _ summary: String, isFirst: Bool = false,
    _ make: @escaping @Sendable (VoiceWording.Slots) -> VoiceTextCommand?
  ) -> VoiceCommandRow {
    VoiceCommandRow(family, wordings, summary, isFirst: isFirst) { make($0).map(VoiceCommand.text) }
  }

  private static func letterCase(
    _ verb: String, _ letters: VoiceLetterCase, _ summary: String
  ) -> VoiceCommandRow {
    text(.editing, [verb + " that", verb + " <phrase>"], summary) {
      .letterCase(letters, $0.phrases.first.map(VoiceStretch.phrase) ?? .that)
    }
  }
}
