import Testing

@testable import voterm

@Suite("The tables of keys")
struct KeyMapTests {
  @Test("the help of a mode has no key twice: the second line would be a lie", arguments: KeyMode.allCases)
  func oneMeaning(mode: KeyMode) {
    let shown = KeyMap.bindings(mode).filter { !$0.help.isEmpty }.flatMap(\.keys)
    #expect(Set(shown).count == shown.count)
    for key in shown {
      #expect(KeyMap.command(key, mode) == KeyMap.bindings(mode).first { $0.keys.contains(key) }?.command)
    }
  }

  @Test("one line of the keyboard's help stands for all arrows, and says so")
  func arrows() {
    let line = KeyMap.bindings(.keyboard).first { $0.keys.contains(KeyStroke(.up)) }
    #expect(line?.help == "arrows: group, adjust")
  }
}
