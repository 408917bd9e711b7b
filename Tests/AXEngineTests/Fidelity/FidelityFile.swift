import Foundation
import Testing

@testable import AXEngine

/// A file of the fidelity fixtures, read as voterm reads mock files.
struct FidelityFile {
  let name: String
  let source: SourceFile
  let document: JSONDocument

  /// What is wrong with a fixture.
  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  init(_ fixture: Fixture) throws {
    try self.init(name: fixture.url.lastPathComponent, try fixture.source())
  }

  init(name: String, _ source: SourceFile) throws {
    self.name = name
    self.source = source
    let (document, diagnostics) = JSONReader.read(source)
    guard let document, diagnostics.isEmpty else {
      let problem = diagnostics.first
      let line = Self.line(at: Int(problem?.range.start ?? 0), in: source.bytes)
      throw Malformed(description: "\(name):\(line): \(problem?.message ?? "")")
    }
    self.document = document
  }

  /// The members of an object, which may have no others.
  func members(
    of object: Int, allowing keys: Set<String>, in place: String
  ) throws -> [(key: String, value: Int)] {
    guard document.kind(object) == .object else {
      throw malformed(object, "\(place) is no object")
    }
    var members: [(key: String, value: Int)] = []
    document.forEachMember(of: object) { members.append((document.text($0), $1)) }
    for member in members where !keys.contains(member.key) {
      throw malformed(member.value, "\(place): unknown key '\(member.key)'")
    }
    return members
  }

  func elements(of array: Int) -> [Int] {
    var elements: [Int] = []
    document.forEachElement(of: array) { elements.append($0) }
    return elements
  }

  func text(_ value: Int) throws -> String {
    guard document.kind(value) == .text else {
      throw malformed(value, "a text is expected: \(slice(value).prefix(60))")
    }
    return document.text(value)
  }

  /// A text or a list of texts; null is none.
  func texts(_ value: Int) throws -> [String] {
    switch document.kind(value) {
    case .null: []
    case .array: try elements(of: value).map(text)
    default: [try text(value)]
    }
  }

  /// What is wrong at a value, with the file and line.
  func malformed(_ value: Int, _ problem: String) -> Malformed {
    Malformed(description: "\(place(of: value)): \(problem)")
  }

  /// The file and line of a value.
  func place(of value: Int) -> String {
    "\(name):\(Self.line(at: Int(document.range(value).start), in: source.bytes))"
  }

  private static func line(at offset: Int, in bytes: [UInt8]) -> Int {
    bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// A value as it is written in the file.
  func slice(_ value: Int) -> String {
    let range = document.range(value)
    return String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// The files of a folder of the fixtures.
  static func all(_ folder: String) -> [Fixture] { Fixture.all("Fidelity/" + folder, ending: "json") }
}
