import Testing

@testable import AXEngine

@Suite struct JSONReaderTests {
  @Test(arguments: Fixture.all("json/accept", ending: "json"))
  func isAccepted(_ fixture: Fixture) throws {
    let (document, diagnostics) = JSONReader.read(try fixture.source())
    #expect(diagnostics.map(\.message) == [])
    #expect(document != nil)
  }

  /// The expected file holds line, column and message of the only diagnostic.
  @Test(arguments: Fixture.all("json/reject", ending: "json"))
  func isRejected(_ fixture: Fixture) throws {
    let source = try fixture.source()
    let (_, diagnostics) = JSONReader.read(source)
    let renderer = DiagnosticRenderer(source)
    let found = diagnostics.map { diagnostic in
      let position = renderer.position(of: Int(diagnostic.range.start))
      return "\(position.line):\(position.column) \(diagnostic.message)"
    }
    #expect(found == [try fixture.beside("expected").text().split(separator: "\n").joined()])
  }

  @Test func duplicateKeysNameBothPlaces() throws {
    let source = SourceFile(path: "a", text: #"{"a": 1, "a": 2}"#)
    let (_, diagnostics) = JSONReader.read(source)
    #expect(diagnostics.first?.range == SourceRange(9, 12))
    #expect(diagnostics.first?.notes == [.init(SourceRange(1, 4), "the first one is here")])
  }

  @Test func valuesAreRead() throws {
    let text = #"[-12.5, 0.1, 1e3, 123456789012345680, "a\u00e9\n\uD83D\uDE00", {"k": null}]"#
    let document = try #require(JSONReader.read(SourceFile(path: "a", text: text)).document)
    var elements: [Int] = []
    document.forEachElement(of: 0) { elements.append($0) }
    #expect(elements.count == 6)
    #expect(elements[0..<4].map(document.number) == [-12.5, 0.1, 1000, 123_456_789_012_345_680])
    #expect(document.text(elements[4]) == "aé\n😀")
    #expect(document.kind(try #require(document.value("k", in: elements[5]))) == .null)
    #expect(document.value("x", in: elements[5]) == nil)
  }

  @Test func escapesKnowWhereTheyCameFrom() throws {
    let document = try #require(JSONReader.read(SourceFile(path: "a", text: #""a\u00e9b""#)).document)
    let (bytes, offsets) = document.unescaped(0)
    #expect(bytes == Array("aéb".utf8))
    #expect(offsets == [1, 2, 2, 8, 9])
  }

  @Test func largeFilesAreRefused() {
    let source = SourceFile(
      path: "a", bytes: [UInt8](repeating: 0x20, count: JSONReader.maximumSize + 1))
    #expect(JSONReader.read(source).diagnostics.map(\.message) == ["the file is larger than 64 MB"])
  }

  /// Texts are scanned in words of eight bytes; their ends must be found at every place in one.
  @Test func textsOfEveryLengthEndWhereTheyShould() throws {
    for length in 0...20 {
      for filler in ["a", "!", "#", "[", "]", "~", "é", "€"] {
        let plain = String(repeating: filler, count: length)
        for (tail, meaning) in [("", ""), ("\\\"b", "\"b"), ("\\\\", "\\")] {
          let source = SourceFile(path: "a", text: "[\"\(plain)\(tail)\", 1]")
          let document = try #require(JSONReader.read(source).document)
          #expect(document.text(1) == plain + meaning)
          #expect(document.kind(2) == .number)
        }
        let broken = SourceFile(path: "a", text: "[\"\(plain)\u{1F}aaaaaaaaaaaa\"]")
        let place = 2 + plain.utf8.count
        #expect(JSONReader.read(broken).diagnostics.map(\.range) == [SourceRange(place, place + 1)])
      }
    }
  }
}
