/// What becomes of what was said.
extension VoiceControl {
  /// What came of an utterance.
  struct Answer {
    /// For the log.
    var words: String
    var reactions: [Reaction] = []
    /// Whether a name was said that nothing has; where a text is edited, the words are its.
    var isUnmatched = false
    /// Why, where something on the screen is like it.
    var reason: String?

    /// Nothing was meant.
    static func noMatch(_ reason: String? = nil, isName: Bool = false) -> Answer {
      Answer(words: "no match" + (reason.map { "; " + $0 } ?? ""), isUnmatched: isName, reason: reason)
    }
  }

  /// Answers an utterance.
  mutating func hear(_ text: String, in scene: Scene) -> [Reaction] {
    reactions(to: text, answer(to: SpokenWords(text), in: scene), in: scene)
  }

  /// The log's line first, then what is shown, then what is asked of the app.
  mutating func reactions(to text: String, _ answer: Answer, in scene: Scene) -> [Reaction] {
    var reactions: [Reaction] = [.emit(.log("heard \"\(text)\": \(answer.words)"))]
    announce(in: scene, &reactions)
    return reactions + answer.reactions
  }

  private mutating func answer(to said: SpokenWords, in scene: Scene) -> Answer {
    let text = EditedText(scene)
    let fixed = VoiceCommandTable.find(said, isFixed: true, hasText: text != nil)
    if isAsleep {
      guard fixed?.command == .wake else { return Answer(words: "asleep") }
    }
    guard !said.words.isEmpty else { return .noMatch() }
    asked = []
    if let answer = pick(said, in: scene) { return answer }
    putQuestionAway()
    if let fixed { return carryOut(fixed, in: scene) }
    if let answer = runIntent(said, in: scene) { return answer }
    // VC-10: where a text is edited, a name alone is text, unless names or numbers are shown.
    let isText = text != nil && settings.mode != .command
    let takesNames = !isText || isNaming(in: scene)
    let phrase = SpokenPhrase(said, said.words.indices)
    let tap = VoiceCommandTable.Found(
      command: .tap(.once, phrase), title: "Tap " + phrase.text, family: .gestures)
    if takesNames, isName(said.texts, in: scene) {
      return carryOut(tap, in: scene)
    }
    if let found = VoiceCommandTable.find(said, isFixed: false, hasText: text != nil) {
      let answer = carryOut(found, in: scene)
      guard answer.isUnmatched, isText, let text else { return answer }
      return dictate(said, into: text, because: answer.reason)  // VC-32
    }
    if takesNames {
      let answer = carryOut(tap, in: scene)
      if !answer.isUnmatched || !isText { return aboutText(said, text) ?? nearCommand(said, answer, text) }
    }
    guard let text, isText else { return nearCommand(said, .noMatch(), text) }
    var answer = dictate(said, into: text)
    if !answer.reactions.isEmpty, let way = wayToName(said, in: scene) { answer.words += "; " + way }
    return answer
  }

  /// The command that was nearly said, or what is wrong with its number, where nothing else is known.
  private func nearCommand(_ said: SpokenWords, _ answer: Answer, _ text: EditedText?) -> Answer {
    guard answer.words == Answer.noMatch().words else { return answer }
    switch VoiceCommandTable.nearest(said, hasText: text != nil) {
    case .command(let title)?: return .noMatch("did you mean \"\(title)\"?", isName: answer.isUnmatched)
    case .beyond(let most)?: return .noMatch("the number goes from 1 to \(most)", isName: answer.isUnmatched)
    case nil: return answer
    }
  }

  /// VC-10: what was typed is a name too; how it is tapped while a text is edited.
  private mutating func wayToName(_ said: SpokenWords, in scene: Scene) -> String? {
    guard isName(said.texts, in: scene) else { return nil }
    var targets = targets(in: scene)
    guard
      let element = targets.elements(calledExactly: said.texts).first(where: {
        scene[$0].identity != scene.state.firstResponder
      })
    else { return nil }
    let words = SpokenPhrase(said, said.words.indices).text
    return "a text is being edited; say \"tap \(words)\" for #\(scene.id(ofElement: element))"
  }

  /// A command for texts where there is none.
  private func aboutText(_ said: SpokenWords, _ text: EditedText?) -> Answer? {
    guard text == nil, VoiceCommandTable.isAboutText(said) else { return nil }
    return .noMatch("no text is being edited")
  }

  private func isNaming(in scene: Scene) -> Bool {
    switch showing(in: scene) {
    case .names?, .numbers?, .candidates?, .actions?: true
    case .grid?, .help?, nil: false
    }
  }

  /// Words that are no command, where a text is edited (VC-10, VC-16, VC-32).
  private mutating func dictate(
    _ said: SpokenWords, into text: EditedText, because reason: String? = nil
  ) -> Answer {
    var new = String(said.characters)
    if settings.mode == .spelling {
      guard let letters = SpokenLetters.text(of: said) else { return .noMatch() }
      new = letters
    } else if let before = text.characters[..<text.place.lowerBound].last, let first = new.first,
      !before.isWhitespace, !(before.isNumber && first.isNumber)
    {
      new = " " + new
    }
    var answer = type(new, into: text)
    if let reason { answer.words += "; " + reason }
    return answer
  }

  /// A spoken command of the app.
  private mutating func runIntent(_ said: SpokenWords, in scene: Scene) -> Answer? {
    let place = scene.mock.appIntents.firstIndex { intent in
      ([intent.title] + intent.phrases).contains { SpokenWords($0).texts == said.texts }
    }
    guard let place else { return nil }
    let title = "the app's \"\(scene.mock.appIntents[place].title)\""
    return Answer(words: title, reactions: [.perform(.runIntent(place))])
  }

  /// Any other command puts a question away, and a list that is read.
  private mutating func putQuestionAway() {
    question = nil
    if case .candidates(let views)? = shown { asked = views }
    switch shown {
    case .candidates?, .actions?, .help?: shown = nil
    case .numbers?, .names?, .grid?, nil: break
    }
  }

  // MARK: Picking from what is shown

  /// A number or name of what is shown, alone or behind "tap" or "choose"; nil where something else was said.
  private mutating func pick(_ said: SpokenWords, in scene: Scene) -> Answer? {
    let verbs = ["tap", "choose"]
    let hasVerb = said.words.count > 1 && verbs.contains(said.words[0].text)
    let phrase = SpokenPhrase(said, (hasVerb ? 1 : 0)..<said.words.count)
    switch showing(in: scene) {
    case .actions(let view)?: return performAction(phrase, of: view, in: scene)
    case .grid(let grid)?:
      // "Tap 5" acts on the cell, a bare number cuts it (VC-40, VC-41).
      guard let number = phrase.number, !hasVerb || said.words[0].text == "choose" else { return nil }
      return refine(grid, to: number)
    case .candidates(let views)?:
      guard let number = phrase.number else { return nil }
      return answerQuestion(number, views, in: scene)
    case .numbers?:
      guard phrase.number != nil else { return nil }
      let found = VoiceCommandTable.Found(
        command: .tap(.once, phrase), title: "Tap " + phrase.text, family: .gestures)
      return carryOut(found, in: scene)
    case .names?, .help?, nil: return nil
    }
  }

  /// `choose "NAME"`: an action of the list, else the element of that name; nil where there is neither.
  mutating func choose(_ name: String, in scene: Scene) -> Answer? {
    let phrase = SpokenPhrase(name)
    if case .actions(let view)? = showing(in: scene) { return performAction(phrase, of: view, in: scene) }
    guard !elements(named: phrase.words, in: scene).isEmpty else { return nil }
    putQuestionAway()
    return carryOut(
      VoiceCommandTable.Found(command: .tap(.once, phrase), title: "Tap " + name, family: .gestures),
      in: scene)
  }

  /// VC-04: an action by its name, or by its place in the list.
  private mutating func performAction(
    _ phrase: SpokenPhrase, of view: ViewIdentity, in scene: Scene
  ) -> Answer? {
    guard let element = scene.tree.element(view) else { return nil }
    let actions = scene.customActions(of: element)
    var found = NameIndex.best(phrase.words, among: actions, name: \.name)
    if found.isEmpty, let number = phrase.number, actions.indices.contains(number - 1) {
      found = [actions[number - 1]]
    }
    guard let action = found.first else { return nil }
    shown = nil
    let words = "\(action.name) of #\(scene.id(ofElement: element))"
    return Answer(words: words, reactions: [.perform(.perform(action.target))])
  }

  private mutating func refine(_ grid: VoiceGrid, to number: Int) -> Answer {
    guard grid.cell(number) != nil else { return .noMatch("the grid has no cell \(number)") }
    guard let finer = grid.refined(to: number) else {
      return Answer(words: "cell \(number) is as small as it gets; say tap \(number)")
    }
    shown = .grid(finer)
    return Answer(words: "cell \(number)")
  }

  /// VC-24: the number that was asked for.
  private mutating func answerQuestion(_ number: Int, _ views: [ViewIdentity], in scene: Scene) -> Answer? {
    guard let question else { return nil }
    guard views.indices.contains(number - 1) else { return .noMatch("there is no number \(number)") }
    self.question = nil
    shown = nil
    let found = VoiceCommandTable.Found(command: question.command, title: question.title, family: .gestures)
    return carryOut(found, chosen: Chosen(phrase: question.phrase, view: views[number - 1]), in: scene)
  }
}
