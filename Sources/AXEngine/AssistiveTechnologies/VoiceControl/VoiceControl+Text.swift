/// What is done to the text that is edited (VC-10…14).
extension VoiceControl {
  /// Types something in the place of what is selected, or at the insertion point.
  mutating func type(_ new: String, into text: EditedText) -> Answer {
    typed = (new, text.place.lowerBound)
    return Answer(words: "typed", reactions: [.perform(.insertText(new))])
  }

  mutating func edit(_ command: VoiceTextCommand, _ title: String, in text: EditedText) -> Answer {
    switch command {
    case .type(let phrase): return type(phrase.text, into: text)
    case .emoji(let phrase):
      guard let picture = SpokenEmoji.picture(phrase) else { return .noMatch("no picture is called so") }
      return type(picture, into: text)
    case .enter: return Answer(words: title, reactions: [.perform(.submit)])
    case .step(let direction): return move(to: place(stepped: direction, in: text), title, in: text)
    case .moveToEdge(let isEnd, let part): return moveToEdge(isEnd, of: part, title, in: text)
    case .move(let forward, let count, let unit):
      return move(to: text.place(moved: count, unit, forward: forward), title, in: text)
    case .moveBeside(let phrase, let isAfter):
      return found(.phrase(phrase), in: text) { _, range in
        Answer(
          words: title,
          reactions: [.perform(.moveInsertionPoint(isAfter ? range.upperBound : range.lowerBound))])
      }
    case .select(let stretch), .correct(let stretch): return select(stretch, title, in: text)
    case .extend(let forward, let count, let unit):
      let selection = text.place
      guard let more = text.units(count, unit, forward: forward, from: selection) else {
        return .noMatch("there is no more text")
      }
      self.unit = unit
      let range =
        forward ? selection.lowerBound..<more.upperBound : more.lowerBound..<selection.upperBound
      return Answer(words: title, reactions: [selecting(range)])
    case .deselect: return Answer(words: title, reactions: [.perform(.moveInsertionPoint(text.point))])
    case .delete(let stretch):
      return found(stretch, in: text) { _, range in
        Answer(
          words: title, reactions: range.isEmpty ? [] : [Self.selecting(range), .perform(.deleteBackward)])
      }
    case .replace(let old, let new):
      return found(.phrase(old), in: text) { control, range in
        control.typed = (new.text, range.lowerBound)
        return Answer(words: title, reactions: [Self.selecting(range), .perform(.insertText(new.text))])
      }
    case .insert(let new, let isAfter, let beside):
      return found(.phrase(beside), in: text) { control, range in
        let place = isAfter ? range.upperBound : range.lowerBound
        control.typed = (new.text, isAfter ? place + 1 : place)
        return Answer(
          words: title,
          reactions: [
            .perform(.moveInsertionPoint(place)),
            .perform(.insertText(isAfter ? " " + new.text : new.text + " ")),
          ])
      }
    case .operation(let operation): return edit(operation, title, in: text)
    case .undo:
      guard text.scene.state.textHistory.canUndo else { return .noMatch("there is nothing to undo") }
      return Answer(words: title, reactions: [.perform(.undoText)])
    case .redo:
      guard text.scene.state.textHistory.canRedo else { return .noMatch("there is nothing to redo") }
      return Answer(words: title, reactions: [.perform(.redoText)])
    case .letterCase(let letters, let stretch): return change(letters, stretch, title, in: text)
    case .style(let stretch):
      return found(stretch, in: text) { _, _ in Answer(words: title + "; a plain text keeps no style") }
    }
  }

  // MARK: Moving

  private func move(to place: Int, _ title: String, in text: EditedText) -> Answer {
    let stays = place == text.point && text.selection == nil
    return Answer(words: title, reactions: stays ? [] : [.perform(.moveInsertionPoint(place))])
  }

  private func place(stepped direction: SwipeDirection, in text: EditedText) -> Int {
    switch direction {
    case .up: text.place(inLineAbove: true)
    case .down: text.place(inLineAbove: false)
    // A selection is given up at the end one goes to.
    case .left: text.selection?.lowerBound ?? max(0, text.point - 1)
    case .right: text.selection?.upperBound ?? min(text.characters.count, text.point + 1)
    }
  }

  private func moveToEdge(
    _ isEnd: Bool, of part: VoiceTextCommand.VoicePart, _ title: String, in text: EditedText
  ) -> Answer {
    let range: Range<Int>?
    switch part {
    case .text: range = text.whole
    case .selection:
      guard text.selection != nil else { return .noMatch("nothing is selected") }
      range = text.selection
    case .unit(let unit): range = text.unit(unit)
    }
    guard let range else { return Answer(words: title) }
    return move(to: isEnd ? range.upperBound : range.lowerBound, title, in: text)
  }

  // MARK: Stretches

  private static func selecting(_ range: Range<Int>) -> Reaction {
    .perform(.selectText(from: range.lowerBound, to: range.upperBound))
  }

  private func selecting(_ range: Range<Int>) -> Reaction { Self.selecting(range) }

  /// Does something with a stretch, or says why there is none.
  private mutating func found(
    _ stretch: VoiceStretch, in text: EditedText, _ body: (inout VoiceControl, Range<Int>) -> Answer
  ) -> Answer {
    if let range = range(of: stretch, in: text) { return body(&self, range) }
    switch stretch {
    case .that: return .noMatch("nothing is selected")
    case .phrase(let phrase): return .noMatch("the text has no \"\(phrase.text)\"")
    case .through(let first, let last):
      let missing = text.find(first) == nil ? first : last
      return .noMatch("the text has no \"\(missing.text)\" there")
    case .all, .here, .beside, .again: return .noMatch("there is no more text")
    }
  }

  private func range(of stretch: VoiceStretch, in text: EditedText) -> Range<Int>? {
    switch stretch {
    case .that: return text.selection ?? lastTyped(in: text)
    case .all: return text.whole
    case .phrase(let phrase): return text.find(phrase)
    case .through(let first, let last):
      guard let start = text.find(first), let end = text.find(last, from: start.upperBound) else {
        return nil
      }
      return start.lowerBound..<end.upperBound
    case .here(let unit): return text.unit(unit)
    case .beside(let forward, let count, let unit):
      return text.units(count, unit, forward: forward, from: text.place)
    case .again(let forward): return text.units(1, unit, forward: forward, from: text.place)
    }
  }

  /// What was said last, if it still stands there.
  private func lastTyped(in text: EditedText) -> Range<Int>? {
    guard let typed else { return nil }
    let range = typed.start..<typed.start + typed.text.count
    return range.upperBound <= text.characters.count && text[range] == typed.text ? range : nil
  }

  private mutating func select(_ stretch: VoiceStretch, _ title: String, in text: EditedText) -> Answer {
    switch stretch {
    case .here(let unit), .beside(_, _, let unit): self.unit = unit
    case .that, .all, .phrase, .through, .again: break
    }
    return found(stretch, in: text) { _, range in Answer(words: title, reactions: [Self.selecting(range)]) }
  }

  // MARK: Changing

  private mutating func edit(_ operation: TextOperation, _ title: String, in text: EditedText) -> Answer {
    let request = Reaction.perform(.editText(operation))
    switch operation {
    case .cut, .copy:
      return found(.that, in: text) { _, range in
        Answer(
          words: title, reactions: range == text.selection ? [request] : [Self.selecting(range), request])
      }
    case .paste:
      if text.scene.state.pasteboard.isEmpty { return .noMatch("there is nothing to paste") }
      return Answer(words: title, reactions: [request])
    case .select, .selectAll: return Answer(words: title, reactions: [request])
    }
  }

  /// VC-13: what is selected stays selected.
  private mutating func change(
    _ letters: VoiceLetterCase, _ stretch: VoiceStretch, _ title: String, in text: EditedText
  ) -> Answer {
    found(stretch, in: text) { control, range in
      let new = letters.applied(to: text[range])
      let growth = new.count - range.count
      let isTyped = control.typed.map { $0.start == range.lowerBound && $0.text == text[range] } ?? false
      if isTyped { control.typed = (new, range.lowerBound) }
      var reactions = [Self.selecting(range), .perform(.insertText(new))]
      if range == text.selection {
        reactions.append(Self.selecting(range.lowerBound..<range.upperBound + growth))
      } else if text.point < range.upperBound {
        reactions.perform(.moveInsertionPoint(text.point))
      } else if text.point > range.upperBound {
        reactions.perform(.moveInsertionPoint(text.point + growth))
      }
      return Answer(words: title, reactions: reactions)
    }
  }
}
