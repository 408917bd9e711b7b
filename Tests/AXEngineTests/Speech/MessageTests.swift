import Testing

@testable import AXEngine

@Suite("What is said without an element")
struct MessageTests {
  let composer = SpeechComposer()

  @Test("words of VoiceOver itself")
  func system() {
    let page = composer.message(.page, "2", "5")
    #expect(page.text == "Page 2 of 5")
    #expect(page.reason == .system)
    #expect(page.fragments.map(\.rule) == ["VO-22"])
    #expect(composer.message(.screenCurtainOn).text == "Screen curtain on")
    #expect(composer.message(.speechOff).fragments.map(\.rule) == ["VO-25"])
    #expect(composer.message(.insertionPointAtEnd).text == "Insertion point at end")
    #expect(composer.message(.movedBelow, "Milk").text == "Moved below Milk")
  }

  @Test("a rotor item is its name, a setting has its value behind it (RO-40, RO-41)")
  func rotor() {
    #expect(composer.rotor("Headings").text == "Headings")
    #expect(composer.rotor("Speaking Rate", value: "50%").text == "Speaking Rate, 50%")
  }

  @Test("nothing of the kind on the screen (DF-07)")
  func notFound() {
    #expect(composer.notFound(composer.phrases[.heading]).text == "Heading not found")
    #expect(composer.notFound(composer.phrases[.oneMisspelledWord]).text == "Misspelled word not found")
  }

  @Test("custom actions by name, the element's own first (RO-54)")
  func actions() {
    #expect(composer.action("Delete").text == "Delete")
    #expect(composer.action(nil).text == "Activate (default)")
  }

  @Test("custom content is the value, then its label (RO-50)")
  func content() {
    #expect(composer.customContent(label: "age", value: "Three years").text == "Three years, age")
    #expect(composer.customContent(label: "Vaccinated", value: "").text == "Vaccinated")
  }

  @Test("typing is echoed, not in a secure field (CU-82, CU-85)")
  func typing() {
    #expect(composer.typed("a", before: 1, in: "a", isSecure: false)?.text == "a")
    #expect(composer.typed("B", before: 2, in: "aB", isSecure: false)?.text == "Cap B")
    #expect(composer.typed(" ", before: 1, in: " ", isSecure: false)?.text == "space")
    #expect(composer.typed("Bread", before: 5, in: "Bread", isSecure: false)?.text == "Bread")
    #expect(composer.typed("a", before: 1, in: "•", isSecure: true)?.text == "bullet")
    #expect(composer.typed("secret", before: 6, in: "••••••", isSecure: true)?.text == "6 characters")
    #expect(composer.typed("", before: 0, in: "", isSecure: false) == nil)
  }

  @Test("typing feedback: characters and words by default, either alone, or nothing (CU-64)")
  func typingFeedback() {
    func typed(_ text: String, _ feedback: SpeechSettings.TypingFeedback) -> String? {
      var settings = SpeechSettings()
      settings.typingFeedback = feedback
      let composer = SpeechComposer(settings: settings)
      return composer.typed(text, before: 8 + text.count, in: "Buy milk" + text, isSecure: false)?.text
    }
    #expect(SpeechSettings().typingFeedback == .charactersAndWords)
    #expect(typed(" ", .charactersAndWords) == "space, milk")
    #expect(typed(".", .charactersAndWords) == "dot, milk")
    #expect(typed("y", .charactersAndWords) == "y")
    #expect(typed(" ", .characters) == "space")
    #expect(typed(" ", .words) == "milk")
    #expect(typed("y", .words) == nil)
    #expect(typed(" ", .nothing) == nil)
  }

  @Test("what is deleted is said in another pitch (CU-62, CU-85)")
  func deleting() {
    #expect(composer.deleted("t", isSecure: false)?.text == "t")
    #expect(composer.deleted("t", isSecure: false)?.pitch ?? 0 > 0)
    #expect(composer.deleted("milk", isSecure: false)?.text == "milk")
    #expect(composer.deleted("4", isSecure: true)?.text == "bullet")
    var settings = SpeechSettings()
    settings.deletingText = .speak
    #expect(SpeechComposer(settings: settings).deleted("t", isSecure: false)?.pitch == 0)
    settings.deletingText = .doNothing
    #expect(SpeechComposer(settings: settings).deleted("t", isSecure: false) == nil)
  }

  @Test("announcements carry their priority (SE-60)")
  func announcement() {
    let utterance = composer.announcement("Saved", priority: .high)
    #expect(utterance.text == "Saved")
    #expect(utterance.reason == .announcement(.high))
  }

  @Test("speech takes 15 characters a second, scaled by the rate")
  func timing() {
    let text = String(repeating: "a", count: 30)
    #expect(SpeechTiming.duration(of: text) == .seconds(2))
    #expect(SpeechTiming.duration(of: text, rate: 100) == .seconds(1))
    #expect(SpeechTiming.duration(of: text, rate: 0) == .seconds(100))
    #expect(SpeechTiming.duration(of: "") == .zero)
    #expect(SpeechTiming.hintPause == .milliseconds(1250))
  }
}

@Suite("Caption Panel line")
struct CaptionTests {
  @Test(
    "parts are joined by a comma, by a blank behind the end of a sentence (DX5)",
    arguments: [
      (["Pay", "Button"], "Pay, Button"),
      (["Card declined.", "Button"], "Card declined. Button"),
      (["Go!", "Link"], "Go! Link"),
      (["Done?", "Button"], "Done? Button"),
      (["Loading…", "Button"], "Loading…, Button"),
      (["Milk, 2 litres, cold", "Button"], "Milk, 2 litres, cold, Button"),
      (["終わり。", "Heading"], "終わり。 Heading"),
      (["", "Button"], "Button"),
      (["a", "", "b"], "a, b"),
      (["75%", "adjustable"], "75%, adjustable"),
      ([], ""),
    ] as [([String], String)])
  func joins(parts: [String], line: String) {
    let utterance = Utterance(.focus, parts.map { SpeechFragment(.label, $0, rule: "S10") })
    #expect(utterance.text == line)
  }
}
