import AXEngine
import Testing

@testable import voterm

/// The element panel with everything in it (`i`).
@Suite struct ElementFactsTests {
  private static func facts(_ settings: VoiceOverSettings, isWhole: Bool) throws -> [ElementFacts.Fact] {
    let text = """
      { "title": "Tiny", "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "name", "text": "Tiny", "accessibility": { "addTraits": ["header"] } } ] } }
      """
    let mock = try #require(Mock.load(SourceFile(path: "tiny.json", bytes: Array(text.utf8))).mock)
    var session = Session(mock: mock)
    _ = session.start()
    return ElementFacts.facts(0, in: session.scene, spoken: nil, settings: settings, isWhole: isWhole)
  }

  @Test func theWholePanelSaysWhatIsNotSpokenAndWhatWouldChangeIt() throws {
    let facts = try Self.facts(VoiceOverSettings(), isWhole: true)
    #expect(facts.contains { $0.name == "not said" && $0.value.hasPrefix("trait staticText") })
    #expect(facts.contains { $0.value == "traits without header would leave out \"Heading\"" })
  }

  @Test func theSmallPanelHasNoRoomForThem() throws {
    let facts = try Self.facts(VoiceOverSettings(), isWhole: false)
    #expect(!facts.contains { $0.name == "not said" || $0.name == "to change" })
  }

  @Test func theListenersSettingsCount() throws {
    var settings = VoiceOverSettings()
    settings.speech.rolePlacement = .none
    let facts = try Self.facts(settings, isWhole: true)
    #expect(facts.contains { $0.value == "\"Heading\": set roles is none  (S17.9)" })
  }

  @Test func aContainerThatWasNamedIsNotAmongWhatIsNotSaid() throws {
    let text = """
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "text": "Top" },
        { "type": "HStack", "accessibility": { "children": "contain", "label": "Tools" }, "children": [
          { "type": "Button", "text": "Cut" }, { "type": "Button", "text": "Paste" } ] } ] } }
      """
    let mock = try #require(Mock.load(SourceFile(path: "tools.json", bytes: Array(text.utf8))).mock)
    var session = Session(mock: mock)
    _ = session.start()
    func unsaid() -> [String] {
      ElementFacts.facts(
        2, in: session.scene, spoken: session.utterance, settings: VoiceOverSettings(), isWhole: true
      ).map(\.value).filter { $0.hasPrefix("container \"Tools\"") }
    }
    _ = session.update(.input(.gesture(.fourFingerTap(upper: false))))
    #expect(session.utterance?.text == "Tools, Paste, Button")
    #expect(unsaid() == [])
    _ = session.update(.input(.gesture(.step(forward: false))))
    _ = session.update(.input(.gesture(.step(forward: true))))
    #expect(session.utterance?.text == "Paste, Button")
    #expect(unsaid().count == 1)
  }
}
