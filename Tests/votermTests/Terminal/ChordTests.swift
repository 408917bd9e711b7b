import AXEngine
import Testing

@testable import voterm

@MainActor
@Suite("Keys of a hardware keyboard, and the list of gestures, in the full-screen program")
struct ChordTests {
  private let files = FakeFiles()

  private func model() -> Model {
    Model(mock: Mocks.checkout, chooser: MockChooser(), files: files, now: 0)
  }

  private func press(_ keys: [Key], _ model: inout Model) {
    for key in keys { _ = model.handle(.key(KeyStroke(key)), now: 1000) }
  }

  private func steps(_ model: Model) -> [String] {
    Array(model.log.entries.filter { $0.kind == .step }.map(\.text).suffix(1))
  }

  @Test("v and a key is VO with that key, V also with Command, k the key alone")
  func prefixes() {
    var model = model()
    press([.character("v"), .right], &model)
    #expect(steps(model) == ["key VO+Right"])
    press([.character("v"), .character("Q")], &model)
    #expect(steps(model) == ["key VO+Shift+Q"])
    press([.character("V"), .character("h")], &model)
    #expect(steps(model) == ["key VO+Command+H"])
    press([.character("k"), .left], &model)
    #expect(steps(model) == ["key Left"])
    press([.character("v"), .escape, .right], &model)
    #expect(steps(model) == ["swipe right"])
  }

  @Test("Control and Option are VO where the terminal sends them")
  func modifiers() {
    var model = model()
    _ = model.handle(.key(KeyStroke(.character("a"), [.control, .alt])), now: 1000)
    #expect(steps(model) == ["key VO+A"])
  }

  @Test("the list has every gesture and key; what is picked is done")
  func list() {
    var model = model()
    press([.character("g")] + "read all from here".map { Key.character($0) } + [.enter], &model)
    #expect(steps(model) == ["two-finger swipe down"])
  }

  @Test("a name is typed to VoiceOver, whatever its letters mean otherwise; Escape leaves VoiceOver Help")
  func typing() {
    var model = model()
    press([.character("n"), .character("q"), .character("u"), .enter], &model)
    #expect(steps(model) == ["key Return"])
    press([.right, .left], &model)
    #expect(model.status == "qu, Heading")
    press([.character("H"), .right, .escape, .right], &model)
    #expect(model.log.entries.contains { $0.text == "key Escape" })
    #expect(model.rehearsal?.session.cursor == 1)
  }

  @Test("the help of VoiceOver's keys has every command")
  func help() {
    let lines = Model.helpLines(.voiceOver)
    for row in VoiceOverSteps.gestures + VoiceOverSteps.keys {
      #expect(lines.contains { $0.keys == row.step && $0.help == row.title })
    }
  }
}
