/// Listens to the announcements of the app: which of them is cut off or swallowed, though the person does nothing.
enum ExploreListening {
  /// How long is listened, and for how many events; an announcement takes seconds.
  private static let longest = Duration.seconds(60)
  private static let mostEvents = 200

  /// Does something once more, with speech, and says what of the announcements was not heard.
  static func remarks(_ session: Session, _ doings: [Doing], at node: Int) -> [ExploreGraph.Remark] {
    var session = session
    session.composesSpeech = true
    var ear = Ear()
    for doing in doings { ear.hear(session.update(doing.event)) }
    let start = session.now
    var events = 0
    while session.isSpeaking, let step = session.untilNextEvent, session.now - start < longest,
      events < mostEvents
    {
      events += 1
      ear.hear(session.update(.advance(step)))
    }
    // What is said again is heard.
    return ear.lost.filter { $0.by != $0.text }.map { lost in
      ExploreGraph.Remark(
        check: UnheardCheck.description.id, node: node, doings: doings, view: nil,
        message: (lost.wasBegun
          ? "the announcement \(WalkStep.quoted(lost.text)) is cut off"
          : "the announcement \(WalkStep.quoted(lost.text)) is never spoken"),
        reason: UnheardCheck.reason(lost.rule, after: lost.by), range: nil, part: lost.text)
    }
  }

  /// What is said, and what becomes of it.
  private struct Ear {
    struct Lost {
      var text: String
      var rule: String
      var wasBegun: Bool
      /// What was said instead.
      var by: String?
    }

    private(set) var lost: [Lost] = []
    /// The announcement that is being said.
    private var current: String?

    mutating func hear(_ effects: [Effect]) {
      for effect in effects {
        switch effect {
        case .speak(let utterance):
          for index in lost.indices where lost[index].by == nil { lost[index].by = utterance.text }
          current = nil
          if case .announcement = utterance.reason { current = utterance.text }
        case .stopSpeaking(let rule):
          if let text = current { lose(text, rule, wasBegun: true) }
          current = nil
        case .unspoken(let utterance, let rule):
          if case .announcement = utterance.reason { lose(utterance.text, rule, wasBegun: false) }
        case .cursor, .focus, .sound, .appSound, .screen, .state, .overlay, .scan, .largeContent, .log,
          .fault:
          continue
        }
      }
    }

    private mutating func lose(_ text: String, _ rule: String, wasBegun: Bool) {
      lost.append(Lost(text: text, rule: rule, wasBegun: wasBegun))
    }
  }
}
