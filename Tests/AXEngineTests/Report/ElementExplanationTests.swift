import Testing

@testable import AXEngine

/// `tree --why`: lines of the explanations in `Fixtures/explanation`.
@Suite struct ElementExplanationTests {
  @Test(arguments: SceneCase.all("explanation"))
  func theReasonIsGiven(_ test: SceneCase) throws {
    let text = try #require(ElementExplanation.render(id: test.element, in: try test.scene()))
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains(Substring(test.expected)) == (test.option("not") == nil), "\(text)")
  }

  @Test func aSettingThatSilencesIsNamed() throws {
    let test = try #require(SceneCase.all("explanation").first { $0.element == "wifi" })
    let scene = try test.scene()
    var settings = VoiceOverSettings()
    settings.speech.speaksHints = false
    settings.speech.rolePlacement = .none
    let wifi = try #require(scene.element(id: "wifi"))
    let why = ElementExplanation(wifi, from: nil, in: scene, settings: settings)
    #expect(
      why.unspoken.contains {
        $0.what == "\"Double tap to toggle setting.\"" && $0.why == "set hints is off" && $0.rule == "S31"
      })
    #expect(
      why.unspoken.contains {
        $0.what == "\"Switch button\"" && $0.why == "set roles is none" && $0.rule == "DX3"
      })
    #expect(why.changes.contains("set hints on would add \"Double tap to toggle setting.\""))
  }

  @Test func aTextThatIsReadInAnotherWayIsStillSpoken() throws {
    let scene = try #require(SceneCase.all("explanation").first { $0.element == "signs" }).scene()
    var settings = VoiceOverSettings()
    settings.speech.punctuation = .all
    let signs = try #require(scene.element(id: "signs"))
    let why = ElementExplanation(signs, from: nil, in: scene, settings: settings)
    #expect(!why.unspoken.contains { $0.why == "set punctuation is all" }, "\(why.unspoken)")
  }

  @Test func whatIsNotOnTheScreenHasNoReason() throws {
    let test = try #require(SceneCase.all("explanation").first)
    #expect(ElementExplanation.render(id: "nobody", in: try test.scene()) == nil)
  }

  /// Every element that ships can be explained, and every part of it by a known rule.
  @Test(arguments: ScreensTests.mocks)
  func everyElementHasItsReasons(_ name: String) throws {
    let mock = try #require(Mock.load(try ScreensTests.source(name)).mock)
    for screen in mock.screens.indices {
      var session = Session(mock: mock, screen: screen)
      _ = session.start()
      for element in 0..<session.scene.count {
        let why = ElementExplanation(element, from: nil, in: session.scene)
        #expect(!why.order.isEmpty && !why.changes.isEmpty)
        for fragment in why.phrase + why.hint {
          #expect(RuleMeanings.meaning(of: fragment.rule) != nil, "\(name): \(fragment)")
        }
      }
    }
  }
}
