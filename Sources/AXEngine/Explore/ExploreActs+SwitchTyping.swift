/// Typing with a switch: the keys of the keyboard on the screen are scanned one by one (SC-12), and each is waited for.
extension ExploreActs {
  /// The waits and presses that type a text from where scanning stands; nil where a sign of it is on no key, or it
  /// takes too long.
  static func scanned(_ text: String, in session: Session) -> [Doing]? {
    var typing = SwitchTyping(session)
    for sign in text {
      guard typing.type(sign) else { return nil }
    }
    return typing.doings
  }

  private struct SwitchTyping {
    private(set) var doings: [Doing] = []
    private var session: Session

    /// The most waits and presses for a text.
    private static let most = 600
    /// The most stops that are waited for until a key or row comes up.
    private static let longest = 120

    init(_ session: Session) { self.session = session }

    mutating func type(_ sign: Character) -> Bool {
      let wanted = sign == " " ? KeyboardRows.Key.space : .character(String(sign))
      // By way of the numbers from letters to signs.
      for _ in 0..<4 {
        guard let keyboard = session.switchControl?.tree.keyboard else { return false }
        if let place = Self.place(of: wanted, on: keyboard) { return press(place) }
        // Another page has it: letters lead to numbers, those to signs.
        let next: KeyboardRows.Page =
          switch keyboard.page {
          case .letters: sign.isUppercase ? .capitals : .numbers
          case .capitals: sign.isLetter ? .letters : .numbers
          case .numbers: sign.isLetter ? .letters : .symbols
          case .symbols: .letters
          }
        guard let place = Self.place(of: .show(next), on: keyboard), press(place) else { return false }
      }
      return false
    }

    private static func place(of key: KeyboardRows.Key, on keyboard: KeyboardRows) -> (row: Int, place: Int)?
    {
      for (row, keys) in keyboard.rows.enumerated() {
        if let place = keys.firstIndex(of: key) { return (row, place) }
      }
      return nil
    }

    /// Into the row, and onto the key; where a menu opens, Tap.
    private mutating func press(_ key: (row: Int, place: Int)) -> Bool {
      guard
        wait({ control in
          guard case .group(let group) = control.current else { return false }
          return control.tree.groups[group].source == .row(key.row)
        }), act(.press), wait({ $0.current == .key(row: key.row, place: key.place) }), act(.press)
      else { return false }
      guard case .menu? = session.switchControl?.phase else { return true }
      return act(.choose(SwitchTitle.tap.rawValue))
    }

    private mutating func wait(_ isThere: (SwitchControl) -> Bool) -> Bool {
      for _ in 0..<Self.longest {
        guard let control = session.switchControl else { return false }
        switch control.phase {
        case .items: if isThere(control) { return true }
        case .hidden, .autoTap, .menu, .point: return false
        }
        guard let time = control.untilNext(in: session.scene), act(.wait(time)) else { return false }
      }
      return false
    }

    private mutating func act(_ doing: Doing) -> Bool {
      guard doings.count < Self.most else { return false }
      doings.append(doing)
      for effect in session.update(doing.event) {
        if case .fault = effect { return false }
      }
      return true
    }
  }
}
