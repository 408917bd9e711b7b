import Testing

@testable import AXEngine

/// Holds the tables of gestures, keys and rotor items: whatever stands there can be written in a walk, is described,
/// and is proven by a case.
@Suite("The tables of VoiceOver's commands")
struct CommandTableTests {
  typealias Entry = (input: Input, step: String, command: VoiceOverCommand)

  /// Every line of the tables.
  static let entries: [Entry] = {
    var entries: [Entry] = VoiceOverCommand.gestures.map {
      (.gesture($0.gesture), $0.gesture.step ?? "", $0.command)
    }
    for (key, command) in VoiceOverCommand.keys + VoiceOverCommand.quickNavKeys {
      entries.append((.key(key), "key " + KeyNames.text(key), command))
    }
    for (letter, kind) in QuickKind.letters {
      for forward in [true, false] {
        let key = KeyPress(.character(letter), forward ? [.vo, .command] : [.vo, .command, .shift])
        entries.append((.key(key), "key " + KeyNames.text(key), .find(kind, forward: forward)))
      }
    }
    return entries
  }()

  /// The inputs of a step.
  static func input(of step: String) -> Input? {
    guard case .success(let step)? = WalkParser.parse(line: step).step else { return nil }
    switch step.action {
    case .input(let input, _): return input
    case .touch(_, let gesture?): return .gesture(gesture)
    case .open, .screen, .given, .use, .set, .assign, .hold, .rotor, .touch, .splitTap, .drag, .explore,
      .itemChooser,
      .choose, .assistiveTouch, .dwell, .guidedAccess, .wait, .expect:
      return nil
    }
  }

  @Test("each line is a step of a walk and comes back as what it was")
  func steps() {
    for entry in Self.entries {
      #expect(Self.input(of: entry.step) == entry.input, "'\(entry.step)' is no step for its input")
    }
  }

  @Test("each line stands in the help with what it does")
  func help() {
    let rows = VoiceOverSteps.gestures + VoiceOverSteps.keys
    for entry in Self.entries {
      #expect(!entry.command.title.isEmpty)
      #expect(
        rows.contains { $0.step == entry.step && $0.title.hasSuffix(entry.command.title) },
        "'\(entry.step)' has no line in the help")
    }
    #expect(rows.count == Self.entries.count)
  }

  @Test("no key and no gesture stands there twice")
  func once() {
    for table in [VoiceOverCommand.keys.map(\.key), VoiceOverCommand.quickNavKeys.map(\.key)] {
      #expect(Set(table).count == table.count)
    }
    let gestures = VoiceOverCommand.gestures.map(\.gesture)
    #expect(Set(gestures).count == gestures.count)
  }

  @Test("each command has a name of its own")
  func names() {
    #expect(Set(VoiceOverCommand.all.map(\.title)).count == VoiceOverCommand.all.count)
    for entry in Self.entries { #expect(VoiceOverCommand.all.contains(entry.command)) }
  }

  @Test("a key can have another command, or none, and gets its own back (KB-44)")
  func assigned() {
    var settings = VoiceOverSettings()
    let key = KeyPress(.character("H"), .vo)
    settings.assign(.readHint, to: key)
    #expect(settings.command(of: key) == .readHint)
    let rows = VoiceOverSteps.rows(assigned: settings.assignedKeys)
    #expect(rows.filter { $0.step == "key VO+H" }.map(\.title) == ["read the hint"])
    settings.assign(nil, to: key)
    #expect(settings.command(of: key) == nil)
    #expect(!VoiceOverSteps.rows(assigned: settings.assignedKeys).contains { $0.step == "key VO+H" })
    settings.assign(.elsewhere("Home"), to: key)
    #expect(settings.assignedKeys.isEmpty)
  }

  @Test("each command is in a case of fidelity")
  func cases() {
    var proven: Set<VoiceOverCommand> = []
    for step in FidelityCase.all.flatMap(\.steps) {
      guard let input = Self.input(of: step) else { continue }
      proven.formUnion(Self.entries.filter { $0.input == input }.map(\.command))
    }
    for entry in Self.entries where !proven.contains(entry.command) {
      Issue.record("\(entry.command.title), '\(entry.step)': no case does it")
    }
  }

  @Test("each rule about gestures, keys and the rotor is proven or does not apply")
  func rules() {
    let cited = Set(FidelityCase.all.flatMap(\.rules).flatMap { RuleNumbers.all(in: $0) })
    for rule in FidelityRule.all where ["VO-", "KB-", "RO-"].contains(where: rule.id.hasPrefix) {
      let isProven = RuleNumbers.all(in: rule.id).contains(where: cited.contains)
      #expect(isProven || rule.outside != nil, "\(rule.id), \(rule.says): no case")
    }
    // The numbers are all there.
    let ranges = [
      ("VO", 1...34), ("VO", 40...44), ("KB", 1...37), ("KB", 40...44), ("RO", 1...33), ("RO", 40...62),
    ]
    let known = Set(FidelityRule.all.flatMap { RuleNumbers.all(in: $0.id) })
    for (family, numbers) in ranges {
      for number in numbers { #expect(known.contains("\(family)-\(number)"), "\(family)-\(number)") }
    }
  }

  @Test("each item of the rotor is in a case of fidelity", arguments: RotorKind.allCases)
  func rotor(kind: RotorKind) {
    let name = RotorTable.name(of: .kind(kind), in: .english)
    let isThere = FidelityCase.all.contains { fidelityCase in
      fidelityCase.steps.contains("rotor " + name)
        || fidelityCase.expectations.contains {
          switch $0 {
          case .rotor(let one): one == name
          case .rotors(let all): all.contains(name)
          case .spoken, .hint, .cutOff, .cursor, .sounds, .order, .unreachable, .state, .screen, .lines: false
          }
        }
    }
    #expect(isThere, "no case turns to \(name)")
  }
}
