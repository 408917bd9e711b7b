import Testing

@testable import AXEngine

/// What is said when, on the virtual clock. At the default rate 15 characters take a second.
@Suite struct SpeakerTests {
  /// A speaker and what became of its speech, in short.
  struct Voice {
    var speaker = Speaker()
    private(set) var heard: [String] = []

    mutating func event() { speaker.beginEvent() }

    mutating func say(_ text: String, _ reason: Utterance.Reason = .focus) {
      let utterance = Utterance(reason, [SpeechFragment(.message, text, rule: "CU-95")])
      note { $0.say(utterance, &$1) }
    }

    mutating func stop() { note { $0.stop(by: "VO-42", &$1) } }
    mutating func pauseOrResume() { note { $0.pauseOrResume(&$1) } }

    /// Lets the clock run as a session does.
    mutating func wait(_ duration: Duration) {
      var left = duration
      while let next = speaker.untilNext(rate: 50), next <= left {
        left -= next
        note { $0.advance(by: next, rate: 50, &$1) }
      }
      note { $0.advance(by: left, rate: 50, &$1) }
    }

    /// What was heard since the last time one asked.
    mutating func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    private mutating func note(_ body: (inout Speaker, inout [Speaker.Change]) -> Void) {
      var changes: [Speaker.Change] = []
      body(&speaker, &changes)
      heard += changes.map { change in
        switch change {
        case .began(let utterance): utterance.text
        case .cutOff: "cut off"
        case .dropped(let utterance, rule: _): "dropped " + utterance.text
        case .finished: "finished"
        }
      }
    }
  }

  @Test("What one event says is said one after the other")
  func sequence() {
    var voice = Voice()
    voice.event()
    voice.say("Fifteen letters")
    voice.say("Second")
    #expect(voice.take() == ["Fifteen letters"])
    voice.wait(.milliseconds(999))
    #expect(voice.take() == [])
    voice.wait(.milliseconds(1))
    #expect(voice.take() == ["finished", "Second"])
  }

  @Test("A hint comes after 1.25 s of silence, what is available after another pause (DX15, DX6)")
  func hint() {
    var voice = Voice()
    voice.event()
    voice.say("Fifteen letters")
    voice.say("Double tap to e", .hint)
    voice.say("Actions", .availability)
    voice.wait(.milliseconds(2249))
    #expect(voice.take() == ["Fifteen letters", "finished"])
    voice.wait(.milliseconds(1))
    #expect(voice.take() == ["Double tap to e"])
    voice.wait(.milliseconds(2249))
    #expect(voice.take() == ["finished"])
    voice.wait(.milliseconds(1))
    #expect(voice.take() == ["Actions"])
  }

  @Test("A character is spelled after a second of silence, unless something else happens (CU-64)")
  func phonetics() {
    var voice = Voice()
    voice.event()
    voice.say("z", .system)
    voice.say("Zulu", .phonetic)
    voice.wait(.microseconds(1_066_665))
    #expect(voice.take() == ["z", "finished"])
    voice.wait(.microseconds(1))
    #expect(voice.take() == ["Zulu"])
    voice.wait(.seconds(1))
    voice.event()
    voice.say("a", .system)
    voice.say("Alfa", .phonetic)
    voice.wait(.milliseconds(900))
    voice.event()
    voice.stop()
    voice.say("b", .system)
    voice.wait(.seconds(10))
    #expect(voice.take() == ["finished", "a", "finished", "b", "finished"])
  }

  @Test("A gesture silences speech and a hint that waits (VO-42, CU-60)")
  func silence() {
    var voice = Voice()
    voice.event()
    voice.say("First")
    voice.say("Hint", .hint)
    voice.event()
    voice.stop()
    voice.say("Second")
    voice.wait(.seconds(10))
    #expect(voice.take() == ["First", "cut off", "Second", "finished"])
  }

  @Test("The cursor's move silences what an earlier event says, not what its own does")
  func moves() {
    var voice = Voice()
    voice.event()
    voice.say("Landscape", .system)
    voice.say("Title")
    voice.event()
    voice.say("Elsewhere")
    #expect(voice.take() == ["Landscape", "cut off", "dropped Title", "Elsewhere"])
  }

  @Test("A default announcement cuts off and can be cut off (SE-60)")
  func defaultPriority() {
    var voice = Voice()
    voice.event()
    voice.say("Pay, Button")
    voice.say("Hint", .hint)
    voice.event()
    voice.say("Saved", .announcement(.default))
    voice.say("Sent", .announcement(.default))
    voice.wait(.seconds(10))
    #expect(voice.take() == ["Pay, Button", "cut off", "Saved", "cut off", "Sent", "finished"])
  }

  @Test("A high announcement is not cut off by another, but by a gesture (SE-60)")
  func highPriority() {
    var voice = Voice()
    voice.event()
    voice.say("Fire", .announcement(.high))
    voice.say("Saved", .announcement(.default))
    voice.say("Flood", .announcement(.high))
    #expect(voice.take() == ["Fire"])
    voice.wait(.seconds(1))
    #expect(voice.take() == ["finished", "Flood", "finished", "Saved", "finished"])
    voice.say("Fire", .announcement(.high))
    voice.event()
    voice.stop()
    #expect(voice.take() == ["Fire", "cut off"])
  }

  @Test("A low announcement waits until speech is over, and goes before a hint (SE-60)")
  func lowPriority() {
    var voice = Voice()
    voice.event()
    voice.say("Pay, Button")
    voice.say("Hint", .hint)
    voice.event()
    voice.say("Saved", .announcement(.low))
    #expect(voice.take() == ["Pay, Button"])
    voice.wait(.seconds(10))
    #expect(voice.take() == ["finished", "Saved", "finished", "Hint", "finished"])
  }

  @Test("New values that follow quickly do not pile up, and drop a hint that waits")
  func values() {
    var voice = Voice()
    voice.event()
    voice.say("Volume")
    voice.say("Hint", .hint)
    for value in ["10%", "20%", "30%"] {
      voice.event()
      voice.say(value, .valueChange)
    }
    voice.wait(.seconds(10))
    #expect(voice.take() == ["Volume", "finished", "30%", "finished"])
  }

  @Test("Paused speech stands still and goes on where it stopped (VO-11)")
  func pause() {
    var voice = Voice()
    voice.event()
    voice.say("Fifteen letters")
    voice.wait(.milliseconds(600))
    voice.pauseOrResume()
    voice.wait(.seconds(60))
    #expect(voice.take() == ["Fifteen letters", "cut off"])
    voice.pauseOrResume()
    voice.wait(.milliseconds(399))
    #expect(voice.take() == ["Fifteen letters"])
    voice.wait(.milliseconds(1))
    #expect(voice.take() == ["finished"])
  }
}
