import Testing

@testable import AXEngine
@testable import voterm

/// Whatever the tables of VoiceOver have can be done in the full-screen program.
@MainActor
@Suite("The program reaches every gesture and key")
struct CommandReachTests {
  private func model() -> Model {
    Model(mock: Mocks.checkout, chooser: MockChooser(), files: FakeFiles(), now: 0)
  }

  private func press(_ strokes: [KeyStroke], _ model: inout Model) {
    for stroke in strokes { _ = model.handle(.key(stroke), now: 1000) }
  }

  private func lastStep(_ model: Model) -> String? { model.log.entries.last { $0.kind == .step }?.text }

  @Test("each one can be picked from the list of gestures and keys")
  func list() {
    for row in VoiceOverSteps.gestures + VoiceOverSteps.keys {
      var model = model()
      press([KeyStroke(.character("g"))], &model)
      _ = model.handle(.paste(row.step + ": " + row.title), now: 1000)
      press([KeyStroke(.enter)], &model)
      #expect(lastStep(model) == row.step)
    }
  }

  @Test("each key that a terminal can send is a prefix and that key")
  func prefixes() {
    let letters = QuickKind.letters.flatMap { letter, _ in
      [
        KeyPress(.character(letter), [.vo, .command]), KeyPress(.character(letter), [.vo, .command, .shift]),
      ]
    }
    let keys = (VoiceOverCommand.keys + VoiceOverCommand.quickNavKeys).map(\.key) + letters
    var count = 0
    for key in keys {
      guard let stroke = stroke(of: key) else { continue }
      count += 1
      let held = key.modifiers.intersection([.vo, .command])
      let prefix: Character = held == [.vo, .command] ? "V" : held == .vo ? "v" : "k"
      var model = model()
      press([KeyStroke(.character(prefix)), stroke], &model)
      let step = lastStep(model) ?? ""
      guard case .success(let parsed)? = WalkParser.parse(line: step).step,
        case .input(.key(let pressed), _) = parsed.action
      else {
        Issue.record("\(prefix) and \(stroke.title) is '\(step)', not \(KeyNames.text(key))")
        continue
      }
      #expect(pressed == key, "\(prefix) and \(stroke.title) is '\(step)', not \(KeyNames.text(key))")
    }
    // Fn, two keys at once and Control alone are nothing that a terminal sends.
    #expect(count == keys.count - 9)
  }

  /// What a terminal with a US keyboard sends for the last key of a chord; nil for what none can send.
  private func stroke(of key: KeyPress) -> KeyStroke? {
    guard !key.modifiers.contains(.fn) else { return nil }
    let isShifted = key.modifiers.contains(.shift)
    var modifiers: KeyModifiers = []
    if key.modifiers.contains(.control) { modifiers.insert(.control) }
    if key.modifiers.contains(.option) { modifiers.insert(.alt) }
    let signs: [Character: Character] = ["-": "_", "[": "{", "]": "}"]
    if case .character(let sign) = key.key {
      guard isShifted else { return KeyStroke(.character(sign), modifiers) }
      let upper = signs[sign] ?? sign.uppercased().first ?? sign
      return KeyStroke(.character(upper), modifiers)
    }
    if isShifted { modifiers.insert(.shift) }
    let named: Key
    switch key.key {
    case .space: named = .character(" ")
    case .return: named = .enter
    case .escape: named = .escape
    case .delete: named = .backspace
    case .tab: named = .tab
    case .up: named = .up
    case .down: named = .down
    case .left: named = .left
    case .right: named = .right
    case .home: named = .home
    case .end: named = .end
    case .pageUp: named = .pageUp
    case .pageDown: named = .pageDown
    case .function(let number): named = .function(number)
    case .character, .both, .control, .command: return nil
    }
    return KeyStroke(named, modifiers)
  }

  @Test(
    "the item chooser and the quick settings are drawn, at every size",
    arguments: [(24, 80), (12, 40), (6, 30)])
  func lists(rows: Int, columns: Int) {
    var model = model()
    press([KeyStroke(.character("/"))], &model)
    var lines = text(&model, rows, columns)
    #expect(lines.contains { $0.contains("▸ Card number") })
    #expect(lines[rows - 1].contains("Item Chooser, Card number"))
    press([KeyStroke(.down), KeyStroke(.escape), KeyStroke(.character(",")), KeyStroke(.right)], &model)
    lines = text(&model, rows, columns)
    #expect(lines.contains { $0.contains("▸ Speaking Rate: 60%") })
    #expect(lines[rows - 1].contains("60%"))
    #expect(lines[rows - 2].contains("Quick Settings"))
    let frame = model.draw(rows: rows, columns: columns, charset: .utf8)
    let row = frame.cursor.map { frame.text(row: $0.row) } ?? ""
    #expect(row.contains("Speaking Rate"))
  }

  private func text(_ model: inout Model, _ rows: Int, _ columns: Int) -> [String] {
    let frame = model.draw(rows: rows, columns: columns, charset: .utf8)
    return (0..<frame.rows).map { frame.text(row: $0) }
  }

  @Test("letters find in a list, Ctrl-A leads out of it, a click picks")
  func typing() {
    var model = model()
    press([KeyStroke(.character("/")), KeyStroke(.character("q")), KeyStroke(.backspace)], &model)
    #expect(model.mode == .voiceOverList)
    press([KeyStroke(.character("a"), .control), KeyStroke(.character("?"))], &model)
    #expect(model.mode == .help)
    press([KeyStroke(.escape)], &model)
    let lines = text(&model, 24, 80)
    let row = lines.firstIndex { $0.contains("  Pay ") } ?? 0
    _ = model.handle(.mouse(MouseEvent(kind: .press(button: 0), row: row, column: 60)), now: 2000)
    #expect(lastStep(model) == "choose \"Pay\"")
    #expect(model.status == "Pay, Button")
    #expect(model.mode == .voiceOver)
  }
}
