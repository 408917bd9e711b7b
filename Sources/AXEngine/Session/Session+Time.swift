/// The virtual clock and what is said on it.
extension Session {
  /// How long until something happens by itself; nil where nothing will.
  public var untilNextEvent: Duration? {
    let times = [untilSpeech, inUse.untilNext(in: scene), app.untilNextEvent].compactMap { $0 }
    return times.min()
  }

  private var untilSpeech: Duration? { speaker.untilNext(rate: speakingRate) }

  private var speakingRate: Int { voiceOver?.settings.speech.rate ?? settings.voiceOver.speech.rate }

  /// What is being said at the moment.
  public var utterance: Utterance? { speaker.utterance }

  /// Whether something is being said or waits to be said.
  public var isSpeaking: Bool { speaker.isBusy }

  /// VO-42: whatever a person does silences what is being said and a hint that waits; but the tap that stops and
  /// resumes speech.
  mutating func silence(for input: Input, _ settling: inout Settling) {
    guard speaker.isBusy, voiceOver?.controlsSpeech(input) != true else { return }
    speak(&settling) { speaker, changes in speaker.stop(by: "VO-42", &changes) }
  }

  /// Lets the clock run; what is due at the end has happened. What happens too often, or never ends, stops it.
  mutating func advance(by duration: Duration, _ settling: inout Settling) {
    let start = now
    var left = max(duration, .zero)
    var firings = Firings()
    while true {
      let step = min(untilNextEvent ?? left, left)
      now += step
      left -= step
      if step > .zero { settling.beginMoment() }
      advanceSpeech(by: step, &settling)
      for name in technologies {
        let reactions = inUse.advance(name, by: step, in: scene)
        if !reactions.isEmpty { carryOut(reactions, of: name, &settling) }
      }
      advanceAssistiveTouch(by: step, &settling)
      let old = scene
      if let outcome = app.advance(by: step, &firings) {
        settle(outcome, of: nil, by: nil, from: old, &settling)
        if settling.isExhausted || outcome.hasFault { return }
      }
      if firings.areTooMany {
        return settling.effects.append(.fault(app.fault(of: firings, in: now - start)))
      }
      guard left > .zero || untilNextEvent == .zero else { return }
    }
  }

  /// Says everything to its end while the clock stands still.
  mutating func finishSpeaking(_ settling: inout Settling) {
    while let step = untilSpeech { advanceSpeech(by: step, &settling) }
  }

  private mutating func advanceSpeech(by duration: Duration, _ settling: inout Settling) {
    let rate = speakingRate
    speak(&settling) { speaker, changes in speaker.advance(by: duration, rate: rate, &changes) }
    // VO-16: the next element, once nothing is left to say.
    guard !speaker.isBusy, voiceOver?.isReadingAll == true,
      let next = inUse.voiceOver?.speechDidFinish(in: scene)
    else { return }
    carryOut(next, of: .voiceOver, &settling)
  }

  /// Does something with speech and shows what became of it.
  mutating func speak(_ settling: inout Settling, _ body: (inout Speaker, inout [Speaker.Change]) -> Void) {
    var changes: [Speaker.Change] = []
    body(&speaker, &changes)
    for change in changes {
      switch change {
      case .began(let utterance):
        settling.effects.append(.speak(utterance))
        if !utterance.reason.waitsForSilence { lastSpoken = utterance.text }
      case .cutOff(let rule): settling.effects.append(.stopSpeaking(rule: rule))
      case .dropped(let utterance, let rule): settling.effects.append(.unspoken(utterance, rule: rule))
      case .finished: continue
      }
    }
  }
}
