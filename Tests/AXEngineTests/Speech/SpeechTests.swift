import Foundation
import Testing

@testable import AXEngine

@Suite("What is said of an element")
struct SpeechTests {
  @Test("cases", arguments: try SpeechCase.all())
  func speaks(example: SpeechCase) {
    let composer = SpeechComposer(settings: example.settings, language: "en")
    if let says = example.says {
      let phrase = composer.phrase(for: example.subject)
      #expect((phrase.fragments.isEmpty ? "-" : phrase.text) == says)
      if let by = example.by { #expect(phrase.fragments.map { "\($0.kind.rawValue) \($0.rule)" } == by) }
      #expect(composer.hint(for: example.subject)?.text == example.hinted)
      #expect(composer.availability(of: example.subject).map(\.text) == example.then)
    }
    if let after = example.after {
      #expect((composer.activation(of: example.subject)?.text ?? "-") == after)
    }
    if let changed = example.changed {
      #expect((composer.value(of: example.subject)?.text ?? "-") == changed)
    }
    #expect(example.says != nil || example.after != nil || example.changed != nil)
  }

  @Test("phrase, hint and availability are utterances of their own, in this order (S1, DX6)")
  func order() {
    var subject = SpeechSubject()
    subject.semantics.label = "Volume"
    subject.semantics.value = "48%"
    subject.semantics.hint = "Sets the volume"
    subject.semantics.traits = .adjustable
    subject.hasActions = true
    subject.hasMoreContent = true
    let utterances = SpeechComposer().focus(on: subject)
    #expect(
      utterances.map(\.text) == [
        "Volume, 48%, adjustable",
        "Sets the volume. Swipe up or down with one finger to adjust the value.",
        "Actions available", "More content available",
      ])
    #expect(utterances.map(\.reason) == [.focus, .hint, .availability, .availability])
  }

  @Test("an element without words is silent; its actions are not (A3)")
  func silence() {
    var subject = SpeechSubject()
    #expect(SpeechComposer().focus(on: subject).isEmpty)
    subject.hasActions = true
    #expect(SpeechComposer().focus(on: subject).map(\.text) == ["Actions available"])
  }

  @Test("the element's language goes with its utterances (S4, SE-42)")
  func language() {
    var subject = SpeechSubject()
    subject.semantics.label = "Bonjour"
    subject.semantics.hint = "Salut"
    subject.semantics.language = "fr"
    #expect(SpeechComposer().focus(on: subject).map(\.language) == ["fr", "fr"])
    subject.semantics.language = nil
    #expect(SpeechComposer().focus(on: subject).map(\.language) == [nil, nil])
  }

  @Test("a contract compares a phrase without the containers that are entered")
  func withoutContainers() {
    var subject = SpeechSubject()
    subject.entered = ["Cart"]
    subject.semantics.label = "Milk"
    let phrase = SpeechComposer().phrase(for: subject)
    #expect(phrase.text == "Cart, Milk")
    #expect(phrase.text(without: .container) == "Milk")
  }

  @Test("a summary element is read without its containers, as an announcement (CU-17)")
  func summary() {
    var subject = SpeechSubject()
    subject.entered = ["Weather"]
    subject.semantics.label = "Sunny"
    subject.semantics.value = "21 degrees"
    let utterance = SpeechComposer().summary(of: subject)
    #expect(utterance?.text == "Sunny, 21 degrees")
    #expect(utterance?.reason == .announcement(.low))
  }
}

@Suite("Behaviour ledger of speech")
struct SpeechLedgerTests {
  @Test("every rule of the tables stands in the ledger")
  func complete() throws {
    let page = Fixture.root.appending(path: "../../../docs/behaviour/speech.md")
    let ledger = try String(contentsOf: page, encoding: .utf8)
    let named = Set(ledger.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }.map(String.init))
    let rules = SpeechRules.rows.map(\.rule)
    let messages = PhraseKey.allCases.map(MessageRules.rule(of:))
    for rule in Set(rules + messages) { #expect(named.contains(rule), "\(rule) is not in the ledger") }
  }
}
