/// What came of something that was done, or of time: where everything stands now, and what was heard on the way.
struct DifferenceMove: Sendable {
  /// Afterwards, with everything said to its end.
  private(set) var session: Session
  /// What was announced.
  private(set) var announced: [String] = []
  /// What the app played.
  private(set) var sounds: [String] = []
  /// Addresses that the app had opened.
  private(set) var opened: [String] = []
  /// Whether steps of the mock never ended.
  private(set) var hasFault = false
  /// The place in `announced` of what is being said.
  private var current: Int?

  /// A part of what is done.
  enum Part {
    case doing(Doing)
    /// A step of a walk.
    case step(String)
  }

  /// Notes what effects hold, and lets everything be said.
  init(_ session: Session, _ effects: [Effect]) {
    self.session = session
    note(effects)
    note(self.session.update(.finishSpeaking))
  }

  /// Lets something happen.
  init(_ session: Session, event: Event) {
    self.session = session
    update(event)
  }

  /// Does something; what is heard counts from the last part on. nil where a part cannot be done.
  init?(_ session: Session, _ parts: [Part]) {
    self.session = session
    for (place, part) in parts.enumerated() {
      self.session.composesSpeech = place == parts.count - 1
      switch part {
      case .doing(let doing): update(doing.event)
      case .step(let text):
        guard case .success(let step)? = WalkParser.parse(line: text).step,
          let events = try? StepResolver.events(for: step.action, at: step.range, in: self.session)
        else { return nil }
        for event in events { update(event.event) }
      }
      guard !hasFault else { break }
    }
    self.session.composesSpeech = true
  }

  private mutating func update(_ event: Event) {
    for event in [event, .finishSpeaking] {
      let (effects, events) = session.observe(event)
      note(effects)
      for case .opened(let address) in events { opened.append(address) }
    }
  }

  private mutating func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .speak(let utterance):
        current = Self.isAnnouncement(utterance) ? announced.count : nil
        if current != nil { announced.append(utterance.text.inQuotes) }
      case .stopSpeaking:
        if let current { announced[current] += Self.cutOff }
        current = nil
      case .unspoken(let utterance, _):
        if Self.isAnnouncement(utterance) { announced.append(utterance.text.inQuotes + Self.cutOff) }
      case .appSound(let name): sounds.append(name.inQuotes)
      case .fault: hasFault = true
      case .cursor, .focus, .scan, .overlay, .sound, .screen, .state, .largeContent, .log: continue
      }
    }
  }

  private static let cutOff = " (cut off)"

  private static func isAnnouncement(_ utterance: Utterance) -> Bool {
    switch utterance.reason {
    case .announcement, .system: !utterance.fragments.isEmpty
    case .focus, .activation, .valueChange, .hint, .availability, .phonetic: false
    }
  }
}

extension String {
  /// Between quotes, as sentences about differences have texts.
  var inQuotes: String { "\"" + self + "\"" }
}
