/// Turns the terminal's bytes into events, whatever `TERM` says and however the bytes are cut into reads.
///
/// A sequence that is not understood is swallowed whole: its letters must never act as commands.
struct KeyDecoder: Sendable {
  /// A control sequence longer than this is dropped up to its end.
  static let longestSequence = 64
  /// A paste is cut here, in bytes.
  static let longestPaste = 1 << 16

  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?
  private var isDropping = false

  /// Whether an Escape waits for what may follow it. When nothing has come within 25 ms, call ``timeOut()``.
  var isWaiting: Bool {
    guard pasted == nil, !isDropping, bytes.first == 0x1B else { return false }
    return bytes.count == 1 || (bytes.count == 2 && Self.stringOpeners.contains(bytes[1]))
  }

  /// Takes bytes as they came and gives the events that are complete.
  mutating func feed(_ more: some Sequence<UInt8>) -> [TerminalEvent] {
    bytes.append(contentsOf: more)
    var events: [TerminalEvent] = []
    var at = 0
    while at < bytes.count {
      let used = take(at, into: &events)
      if used == 0 { break }
      at += used
    }
    bytes.removeFirst(at)
    return events
  }

  /// Nothing followed an Escape: it was the key.
  mutating func timeOut() -> [TerminalEvent] {
    guard isWaiting else { return [] }
    let second = bytes.count > 1 ? bytes[1] : nil
    bytes.removeAll()
    guard let second else { return [.key(KeyStroke(.escape))] }
    return [.key(KeyStroke(.character(Character(Unicode.Scalar(second))), .alt))]
  }

  /// Openers of the strings in which terminals answer questions (OSC, DCS, APC, PM, SOS); nobody asked.
  private static let stringOpeners: [UInt8] = [0x5D, 0x50, 0x5F, 0x5E, 0x58]

  /// Takes one unit at a place; gives the number of bytes used, 0 when more are needed.
  private mutating func take(_ at: Int, into events: inout [TerminalEvent]) -> Int {
    if pasted != nil { return takePaste(at, into: &events) }
    if isDropping { return dropSequence(at) }
    let first = bytes[at]
    guard first == 0x1B else { return takeCharacter(at, modifiers: [], into: &events) }
    guard at + 1 < bytes.count else { return 0 }
    let second = bytes[at + 1]
    switch second {
    case 0x1B:
      events.append(.key(KeyStroke(.escape)))
      return 1
    case 0x5B: return takeControlSequence(at, into: &events)
    case 0x4F: return takeSingleShift(at, into: &events)
    case _ where Self.stringOpeners.contains(second): return skipString(at)
    default:
      let used = takeCharacter(at + 1, modifiers: .alt, into: &events)
      return used == 0 ? 0 : used + 1
    }
  }

  // MARK: Characters

  private mutating func takeCharacter(
    _ at: Int, modifiers: KeyModifiers, into events: inout [TerminalEvent]
  ) -> Int {
    let first = bytes[at]
    switch first {
    case 13, 10: events.append(.key(KeyStroke(.enter, modifiers)))
    case 9: events.append(.key(KeyStroke(.tab, modifiers)))
    case 127, 8: events.append(.key(KeyStroke(.backspace, modifiers)))
    case 0: events.append(.key(KeyStroke(.character(" "), modifiers.union(.control))))
    case 1...26:
      let letter = Character(Unicode.Scalar(first + 96))
      events.append(.key(KeyStroke(.character(letter), modifiers.union(.control))))
    case 27...31:
      let sign = Character(Unicode.Scalar(first + 64))
      events.append(.key(KeyStroke(.character(sign), modifiers.union(.control))))
    case 32..<127:
      events.append(.key(KeyStroke(.character(Character(Unicode.Scalar(first))), modifiers)))
    default: return takeEncoded(at, modifiers: modifiers, into: &events)
    }
    return 1
  }

  /// A character of two to four bytes; a wrong byte is dropped alone, so that what follows it survives.
  private mutating func takeEncoded(
    _ at: Int, modifiers: KeyModifiers, into events: inout [TerminalEvent]
  ) -> Int {
    let first = bytes[at]
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    if length == 1 { return 1 }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard at + offset < bytes.count else { return 0 }
      let next = bytes[at + offset]
      guard next & 0xC0 == 0x80 else { return offset }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0xA0 : length == 3 ? 0x800 : 0x10000
    if value >= smallest, let scalar = Unicode.Scalar(value) {
      events.append(.key(KeyStroke(.character(Character(scalar)), modifiers)))
    }
    return length
  }

  // MARK: Sequences

  /// `ESC O x`: arrows and function keys in the keypad's application mode.
  private mutating func takeSingleShift(_ at: Int, into events: inout [TerminalEvent]) -> Int {
    var place = at + 2
    var modifiers: KeyModifiers = []
    while place < bytes.count, (0x30...0x39).contains(bytes[place]), place < at + 4 {
      modifiers = KeyModifiers(rawValue: (bytes[place] &- 0x31) & 7)
      place += 1
    }
    guard place < bytes.count else { return 0 }
    let final = bytes[place]
    guard (0x40...0x7E).contains(final) else { return place - at }
    if final == 0x4D {
      events.append(.key(KeyStroke(.enter, modifiers)))
    } else if let key = KeySequences.letter(final) {
      events.append(.key(KeyStroke(key, modifiers)))
    }
    return place + 1 - at
  }

  private mutating func takeControlSequence(_ at: Int, into events: inout [TerminalEvent]) -> Int {
    var place = at + 2
    while place < bytes.count, (0x20...0x3F).contains(bytes[place]) {
      place += 1
      if place - at > Self.longestSequence {
        isDropping = true
        return place - at
      }
    }
    guard place < bytes.count else { return 0 }
    let final = bytes[place]
    // Something that cannot be part of the sequence begins anew.
    guard (0x40...0x7E).contains(final) else { return place - at }
    let body = bytes[(at + 2)..<place]
    if body.isEmpty, final == 0x5B {  // the Linux console's ESC [ [ A
      guard place + 1 < bytes.count else { return 0 }
      if let number = KeySequences.console(bytes[place + 1]) {
        events.append(.key(KeyStroke(.function(number))))
      }
      return place + 2 - at
    }
    if body.isEmpty, final == 0x4D {  // a mouse report of the old kind: three bytes follow
      return place + 3 < bytes.count ? place + 4 - at : 0
    }
    if final == 0x7E, body.elementsEqual([0x32, 0x30, 0x30]) {
      pasted = []
    } else if let event = KeySequences.event(body: body, final: final) {
      events.append(event)
    }
    return place + 1 - at
  }

  private mutating func dropSequence(_ at: Int) -> Int {
    var place = at
    while place < bytes.count, (0x20...0x3F).contains(bytes[place]) { place += 1 }
    if place < bytes.count {
      isDropping = false
      if (0x40...0x7E).contains(bytes[place]) { place += 1 }
    }
    return max(place - at, isDropping ? 0 : 1)
  }

  private mutating func skipString(_ at: Int) -> Int {
    var place = at + 2
    while place < bytes.count {
      if bytes[place] == 0x07 { return place + 1 - at }
      if bytes[place] == 0x1B {
        guard place + 1 < bytes.count else { return 0 }
        return bytes[place + 1] == 0x5C ? place + 2 - at : place - at
      }
      place += 1
    }
    return place - at > 4096 ? place - at : 0
  }

  // MARK: Paste

  private mutating func takePaste(_ at: Int, into events: inout [TerminalEvent]) -> Int {
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    var place = at
    while place < bytes.count {
      if bytes[place] == 0x1B {
        let rest = bytes[place..<min(place + end.count, bytes.count)]
        if rest.elementsEqual(end) {
          keep(bytes[at..<place])
          events.append(.paste(String(decoding: pasted ?? [], as: UTF8.self)))
          pasted = nil
          return place + end.count - at
        }
        if end.starts(with: rest) { break }
      }
      place += 1
    }
    keep(bytes[at..<place])
    return place - at
  }

  private mutating func keep(_ more: ArraySlice<UInt8>) {
    guard let room = pasted.map({ Self.longestPaste - $0.count }), room > 0 else { return }
    pasted?.append(contentsOf: more.prefix(room))
  }
}
