/// What the sequences mean that terminals send for keys, mouse and window focus.
enum KeySequences {
  /// The last letter of `ESC [ x` and `ESC O x`.
  static func letter(_ final: UInt8) -> Key? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(final) - 0x4F)
    default: nil
    }
  }

  /// The Linux console's `ESC [ [ A` … `E`: F1 … F5.
  static func console(_ final: UInt8) -> Int? { (0x41...0x45).contains(final) ? Int(final) - 0x40 : nil }

  /// The number of `ESC [ n ~`.
  static func number(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The event of a complete `ESC [ body final`; nil for what is of no use here.
  static func event(body: ArraySlice<UInt8>, final: UInt8) -> TerminalEvent? {
    if body.first == 0x3C { return mouse(body.dropFirst(), isRelease: final == 0x6D, final: final) }
    guard let groups = parameters(body) else { return nil }
    // The kitty protocol reports the release of a key as `:3`.
    if groups.count > 1, groups[1].count > 1, groups[1][1] == 3 { return nil }
    let first = groups.first?.first ?? 0
    let modifiers = modifiers(groups.count > 1 ? groups[1].first : nil)
    switch final {
    case 0x49 where body.isEmpty: return .windowFocus(true)
    case 0x4F where body.isEmpty: return .windowFocus(false)
    case 0x5A: return .key(KeyStroke(.tab, modifiers.union(.shift)))
    case 0x7E where first == 27:
      return groups.count > 2 ? coded(groups[2].first ?? 0, modifiers) : nil
    case 0x7E: return number(first).map { .key(KeyStroke($0, modifiers)) }
    case 0x75: return coded(first, modifiers)
    default: return letter(final).map { .key(KeyStroke($0, modifiers)) }
    }
  }

  private static func modifiers(_ parameter: Int?) -> KeyModifiers {
    KeyModifiers(rawValue: UInt8(truncatingIfNeeded: max(0, (parameter ?? 1) - 1) & 7))
  }

  /// A key by its character code, as kitty and xterm's modifyOtherKeys send it.
  private static func coded(_ code: Int, _ modifiers: KeyModifiers) -> TerminalEvent? {
    switch code {
    case 13: return .key(KeyStroke(.enter, modifiers))
    case 9: return .key(KeyStroke(.tab, modifiers))
    case 27: return .key(KeyStroke(.escape, modifiers))
    case 127, 8: return .key(KeyStroke(.backspace, modifiers))
    // From 57344 on kitty puts its own keys into the private use area.
    case 32..<127, 160..<57344, 63744..<0x110000:
      guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      return .key(KeyStroke(.character(Character(scalar)), modifiers))
    default: return nil
    }
  }

  private static func mouse(_ body: ArraySlice<UInt8>, isRelease: Bool, final: UInt8) -> TerminalEvent? {
    guard final == 0x4D || final == 0x6D, let groups = parameters(body), groups.count == 3,
      let code = groups[0].first, let x = groups[1].first, let y = groups[2].first
    else { return nil }
    let kind: MouseEvent.Kind
    switch (code & 64 != 0, code & 3) {
    case (true, 0): kind = .wheelUp
    case (true, 1): kind = .wheelDown
    case (true, 2): kind = .wheelLeft
    case (true, _): kind = .wheelRight
    case (false, let button):
      kind =
        isRelease
        ? .release(button: button) : code & 32 != 0 ? .drag(button: button) : .press(button: button)
    }
    return .mouse(MouseEvent(kind: kind, row: max(0, y - 1), column: max(0, x - 1)))
  }

  /// Numbers between semicolons, each perhaps with parts behind colons; nil where there is anything else.
  private static func parameters(_ body: ArraySlice<UInt8>) -> [[Int]]? {
    var groups = [[0]]
    for byte in body {
      let last = groups.count - 1
      let part = groups[last].count - 1
      switch byte {
      case 0x30...0x39:
        groups[last][part] = min(groups[last][part] * 10 + Int(byte) - 0x30, 0x11_0000)
      case 0x3A: groups[last].append(0)
      case 0x3B: groups.append([0])
      default: return nil
      }
    }
    return groups
  }
}
