import Testing

@testable import voterm

private func key(_ key: Key, _ modifiers: KeyModifiers = []) -> TerminalEvent {
  .key(KeyStroke(key, modifiers))
}

/// Bytes as terminals send them, and what they mean.
private let known: [(bytes: String, events: [TerminalEvent])] = [
  ("a", [key(.character("a"))]),
  ("é", [key(.character("é"))]),
  ("日", [key(.character("日"))]),
  ("👍", [key(.character("👍"))]),
  ("\r", [key(.enter)]),
  ("\n", [key(.enter)]),
  ("\t", [key(.tab)]),
  ("\u{7F}", [key(.backspace)]),
  ("\u{0}", [key(.character(" "), .control)]),
  ("\u{1}", [key(.character("a"), .control)]),
  ("\u{1F}", [key(.character("_"), .control)]),
  ("\u{1B}[A", [key(.up)]),
  ("\u{1B}OB", [key(.down)]),
  ("\u{1B}OM", [key(.enter)]),
  ("\u{1B}OP", [key(.function(1))]),
  ("\u{1B}[1;2C", [key(.right, .shift)]),
  ("\u{1B}[1;5D", [key(.left, .control)]),
  ("\u{1B}[1;3A", [key(.up, .alt)]),
  ("\u{1B}[H", [key(.home)]),
  ("\u{1B}[1~", [key(.home)]),
  ("\u{1B}[4~", [key(.end)]),
  ("\u{1B}[5~\u{1B}[6~", [key(.pageUp), key(.pageDown)]),
  ("\u{1B}[3~", [key(.delete)]),
  ("\u{1B}[15~\u{1B}[17~\u{1B}[24~", [key(.function(5)), key(.function(6)), key(.function(12))]),
  ("\u{1B}[[C", [key(.function(3))]),
  ("\u{1B}[Z", [key(.tab, .shift)]),
  ("\u{1B}x", [key(.character("x"), .alt)]),
  ("\u{1B}\u{7F}", [key(.backspace, .alt)]),
  ("\u{1B}\u{1}", [key(.character("a"), [.alt, .control])]),
  ("\u{1B}[I\u{1B}[O", [.windowFocus(true), .windowFocus(false)]),
  ("\u{1B}[97;5u", [key(.character("a"), .control)]),
  ("\u{1B}[97;1:3u", []),
  ("\u{1B}[27;2;13~", [key(.enter, .shift)]),
  (
    "\u{1B}[<0;12;7M\u{1B}[<0;12;7m",
    [
      .mouse(MouseEvent(kind: .press(button: 0), row: 6, column: 11)),
      .mouse(MouseEvent(kind: .release(button: 0), row: 6, column: 11)),
    ]
  ),
  (
    "\u{1B}[<64;1;1M\u{1B}[<65;1;1M",
    [
      .mouse(MouseEvent(kind: .wheelUp, row: 0, column: 0)),
      .mouse(MouseEvent(kind: .wheelDown, row: 0, column: 0)),
    ]
  ),
  // Things nobody understands leave nothing behind, least of all letters.
  ("\u{1B}[M !!", []),
  ("\u{1B}[?1;2cq", [key(.character("q"))]),
  ("\u{1B}[38;5;9999999999999999999q", []),
  ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\w", [key(.character("w"))]),
  ("\u{1B}P1$r0m\u{7}w", [key(.character("w"))]),
  ("\u{1B}[12\rq", [key(.enter), key(.character("q"))]),
  // A paste is one event, whatever is in it.
  ("\u{1B}[200~q:\u{1B}[A\u{1B}\n\u{1B}[201~q", [.paste("q:\u{1B}[A\u{1B}\n"), key(.character("q"))]),
  ("\u{1B}\u{1B}[A", [key(.escape), key(.up)]),
]

@Suite("Keys from bytes")
struct KeyDecoderTests {
  @Test("every known sequence, whole", arguments: known.indices)
  func whole(_ index: Int) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array(known[index].bytes.utf8)) == known[index].events)
    #expect(!decoder.isWaiting)
  }

  @Test("every known sequence, cut at every byte", arguments: known.indices)
  func cut(_ index: Int) {
    let bytes = Array(known[index].bytes.utf8)
    for place in 0...bytes.count {
      var decoder = KeyDecoder()
      let events = decoder.feed(bytes[..<place]) + decoder.feed(bytes[place...])
      #expect(events == known[index].events, "cut at \(place)")
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.feed([$0]) } == known[index].events)
  }

  @Test("all known sequences in one stream give all their events in order")
  func stream() {
    var decoder = KeyDecoder()
    let bytes = known.flatMap { Array($0.bytes.utf8) }
    let expected = known.flatMap(\.events)
    var events: [TerminalEvent] = []
    for start in stride(from: 0, to: bytes.count, by: 7) {
      events += decoder.feed(bytes[start..<min(start + 7, bytes.count)])
    }
    #expect(events == expected)
  }

  @Test("a lone Escape waits, and is the key when nothing follows")
  func loneEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [key(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decoder.feed([0x5B, 0x41]) == [key(.character("[")), key(.character("A"))])
  }

  @Test("a sequence cut behind its bracket never becomes letters")
  func slowSequence() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B, 0x5B]).isEmpty)
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.feed([0x41]) == [key(.up)])
  }

  @Test("a wrong byte is dropped alone")
  func invalidUTF8() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xFF, 0xC3, 0x41]) == [key(.character("A"))])
    #expect(decoder.feed([0x80, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0x42]) == [key(.character("B"))])
    #expect(decoder.feed([0xC2, 0x9B, 0x43]) == [key(.character("C"))])
  }

  @Test("an endless sequence is dropped up to its end, and a paste is capped")
  func endless() {
    var decoder = KeyDecoder()
    let digits = [UInt8](repeating: 0x31, count: 5000)
    #expect(decoder.feed([0x1B, 0x5B] + digits).isEmpty)
    #expect(decoder.feed(digits + [0x41, 0x71]) == [key(.character("q"))])
    let opening = Array("\u{1B}[200~".utf8)
    #expect(decoder.feed(opening).isEmpty)
    for _ in 0..<100 { #expect(decoder.feed(digits).isEmpty) }
    guard case .paste(let text)? = decoder.feed(Array("\u{1B}[201~".utf8)).first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == KeyDecoder.longestPaste)
  }

  @Test("noise is survived, and a letter behind it still arrives")
  func noise() {
    var state: UInt64 = 42
    for _ in 0..<3000 {
      var decoder = KeyDecoder()
      var bytes: [UInt8] = []
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let byte = UInt8(state >> 56)
        bytes.append(state >> 40 & 3 == 0 ? [0x1B, 0x5B, 0x4F, 0x3B][Int(byte & 3)] : byte)
      }
      let whole = decoder.feed(bytes) + decoder.timeOut()
      var second = KeyDecoder()
      let pieces = bytes.flatMap { second.feed([$0]) } + second.timeOut()
      #expect(whole == pieces)
      // Whatever was open ends: end of paste, of string, of sequence.
      let end = decoder.feed(Array("\u{1B}[201~\u{7}~~zz".utf8))
      #expect(end.contains(key(.character("z"))) || end.contains(key(.character("z"), .alt)))
    }
  }
}
