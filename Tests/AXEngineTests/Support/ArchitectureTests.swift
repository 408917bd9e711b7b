import Foundation
import Testing

/// Reads the sources and holds the layering: what may be imported where, and which folder may use which.
@Suite struct ArchitectureTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The engine's folders, lowest first. A folder may use those before it and itself.
  static let layers = [
    "Support", "Words", "Mock", "App", "Tree", "Speech", "AssistiveTechnologies", "Session", "Walk",
    "Tour", "Explore", "Contract", "Audit", "Import", "Report",
  ]

  /// A source file below `Sources/`.
  struct Source {
    let path: String
    let lines: [String]

    /// The words of each line, comments and string literals left out, with whether a dot stands before them.
    /// By hand, because patterns over all sources take most of a minute in a debug build.
    var words: [[(text: Substring, isMember: Bool)]] {
      lines.map { line in
        var result: [(Substring, Bool)] = []
        var place = line.startIndex
        var isInText = false
        var previous: Character = " "
        while place < line.endIndex {
          let character = line[place]
          if character == "\"", previous != "\\" { isInText.toggle() }
          if !isInText, character == "/", line[place...].hasPrefix("//") { break }
          guard !isInText, character.isLetter || character == "_" else {
            previous = character
            place = line.index(after: place)
            continue
          }
          let end = line[place...].firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? line.endIndex
          result.append((line[place..<end], previous == "."))
          previous = "a"
          place = end
        }
        return result
      }
    }

    /// The file's text without whole-line comments.
    var code: [String] {
      lines.map { $0.drop { $0 == " " }.hasPrefix("//") ? "" : $0 }
    }

    /// The engine folder it is in.
    var layer: String? {
      let parts = path.split(separator: "/")
      return parts.count > 2 && parts[0] == "AXEngine" ? String(parts[1]) : nil
    }
  }

  static func sources(_ folder: String) -> [Source] {
    let base = root.appending(path: "Sources")
    let files =
      FileManager.default.enumerator(atPath: base.appending(path: folder).path())?.allObjects as? [String]
    return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
      let path = folder + "/" + file
      guard let text = try? String(contentsOf: base.appending(path: path), encoding: .utf8) else {
        return nil
      }
      return Source(path: path, lines: text.components(separatedBy: "\n"))
    }
  }

  @Test func theEngineImportsNothing() {
    let engine = Self.sources("AXEngine")
    #expect(engine.count > 10)
    for source in engine {
      for (number, line) in source.code.enumerated() {
        #expect(!line.contains(/^\s*(@\w+\s+)?(public |internal )?import\s/), "\(source.path):\(number + 1)")
      }
    }
  }

  @Test func foundationStaysOut() {
    for source in Self.sources("voterm") {
      #expect(!source.code.contains { $0.contains(/import\s+Foundation/) }, "\(source.path)")
    }
  }

  @Test func theSystemIsReachedFromTwoFoldersOnly() {
    for source in Self.sources("voterm")
    where source.code.contains(where: { $0.contains(/import\s+(Glibc|Darwin|Musl)/) }) {
      #expect(
        source.path.hasPrefix("voterm/System/") || source.path.hasPrefix("voterm/Terminal/"), "\(source.path)"
      )
    }
  }

  @Test func everyEngineFileIsInALayer() {
    for source in Self.sources("AXEngine") {
      #expect(source.layer.map { Self.layers.contains($0) } == true, "\(source.path)")
    }
  }

  /// A type declared in a higher layer must not be named in a lower one.
  @Test func layersUseOnlyWhatIsBelow() throws {
    let engine = Self.sources("AXEngine").map { ($0, $0.words) }
    let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias"]
    var home: [Substring: Set<String>] = [:]
    // Nested types may share a name with a type of another layer; in their own layer they are meant.
    var nested: [String: Set<Substring>] = [:]
    for (source, words) in engine {
      guard let layer = source.layer else { continue }
      for (line, words) in zip(source.lines, words) {
        guard let keyword = words.firstIndex(where: { keywords.contains($0.text) }), keyword + 1 < words.count
        else { continue }
        let name = words[keyword + 1].text
        if line.hasPrefix(" ") {
          nested[layer, default: []].insert(name)
        } else {
          home[name, default: []].insert(layer)
        }
      }
    }
    let order = Dictionary(uniqueKeysWithValues: Self.layers.enumerated().map { ($1, $0) })
    for (source, words) in engine {
      guard let layer = source.layer, let rank = order[layer] else { continue }
      for (number, words) in words.enumerated() {
        for (word, isMember) in words where !isMember {
          guard let owners = home[word], owners.count == 1, let owner = owners.first,
            let ownerRank = order[owner],
            nested[layer]?.contains(word) != true
          else { continue }
          #expect(
            ownerRank <= rank,
            "\(source.path):\(number + 1) in \(layer) names \(word), which lives in \(owner)")
        }
      }
    }
  }

  @Test func filesHaveOneSubject() {
    for source in Self.sources("AXEngine") + Self.sources("voterm") {
      #expect(source.lines.count <= 301, "\(source.path) has \(source.lines.count) lines")
    }
  }

  @Test func nothingTrapsOnPurpose() {
    let traps = /(fatalError\(|try!|\bas! |preconditionFailure\()/
    for source in Self.sources("AXEngine") + Self.sources("voterm") {
      for (number, line) in source.code.enumerated() {
        #expect(!line.contains(traps), "\(source.path):\(number + 1)")
      }
    }
  }
}
