/// A setting that the rotor changes: how its value is said, and what a swipe makes of it.
struct RotorSetting: Sendable {
  /// The value as it is said behind the item's name (RO-41).
  let value: @Sendable (VoiceOverSettings, Phrases) -> String
  /// What is said after a change.
  let answer: @Sendable (VoiceOverSettings, Phrases) -> String
  /// One step; up is more (VO-04). At the ends nothing changes.
  let step: @Sendable (_ settings: inout VoiceOverSettings, _ isUp: Bool) -> Void

  /// VO-43: by 10 %, the step that was recorded. The scale begins at 1, as a rate of nothing would never end.
  static let speakingRate = RotorSetting(
    value: { $1.text(.percent, String($0.speech.rate)) },
    step: { settings, isUp in
      let steps = (settings.speech.rate / 10 + (isUp ? 1 : settings.speech.rate % 10 == 0 ? -1 : 0)) * 10
      settings.speech.rate = min(max(steps, 1), 100)
    })

  static let punctuation = RotorSetting(
    \.speech.punctuation,
    from: [(.none, .punctuationNone), (.some, .punctuationSome), (.all, .punctuationAll)])

  static let sounds = RotorSetting(\.playsSounds, said: (on: .soundsOn, off: .soundsOff))

  static let hints = RotorSetting(\.speech.speaksHints, said: (on: .hintsOn, off: .hintsOff))

  static let typingMode = RotorSetting(
    \.typingMode,
    from: [
      (.standard, .standardTyping), (.touch, .touchTyping), (.directTouch, .directTouchTyping),
    ])

  static let directTouch = RotorSetting(\.usesDirectTouch)

  static let navigationStyle = RotorSetting(
    \.navigationStyle, from: [(.flat, .navigationFlat), (.grouped, .navigationGrouped)])

  private init(
    value: @escaping @Sendable (VoiceOverSettings, Phrases) -> String,
    step: @escaping @Sendable (inout VoiceOverSettings, Bool) -> Void
  ) {
    self.value = value
    answer = value
    self.step = step
  }

  /// A choice, from the least to the most.
  private init<Choice: Equatable & Sendable>(
    _ path: any WritableKeyPath<VoiceOverSettings, Choice> & Sendable,
    from choices: [(choice: Choice, name: PhraseKey)]
  ) {
    self.init(
      value: { settings, phrases in
        choices.first { $0.choice == settings[keyPath: path] }.map { phrases[$0.name] } ?? ""
      },
      step: { settings, isUp in
        let place = choices.firstIndex { $0.choice == settings[keyPath: path] } ?? 0
        settings[keyPath: path] = choices[min(max(place + (isUp ? 1 : -1), 0), choices.count - 1)].choice
      })
  }

  /// A switch, which either swipe turns over (RO-08).
  private init(
    _ path: any WritableKeyPath<VoiceOverSettings, Bool> & Sendable,
    said words: (on: PhraseKey, off: PhraseKey) = (.on, .off)
  ) {
    value = { settings, phrases in phrases[settings[keyPath: path] ? .on : .off] }
    answer = { settings, phrases in phrases[settings[keyPath: path] ? words.on : words.off] }
    step = { settings, _ in settings[keyPath: path].toggle() }
  }
}
