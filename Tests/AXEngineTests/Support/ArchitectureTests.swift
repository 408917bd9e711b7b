import Foundation
import Testing

/// Reads the sources and holds the layering: what may be imported where, and which folder may use which.
@Suite struct ArchitectureTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The engine's folders, lowest first. A folder may use those before it and itself.
  static let layers = [
    "Support", "Words", "Mock", "App", "Tree", "Speech", "AssistiveTechnologies", "Session", "Walk",
    "Contract",
    "Audit", "Explore", "Import", "Report",
  ]

  /// A source file below `Sources/`.
  struct Source {
    let path: String
    let lines: [String]

    /// The file's text without comments and string literals.
    var code: [String] {
      lines.map { line in
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        guard !trimmed.hasPrefix("//") else { return "" }
        return line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*$/, with: "")
      }
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
    let engine = Self.sources("AXEngine")
    var home: [String: Set<String>] = [:]
    for source in engine {
      guard let layer = source.layer else { continue }
      for line in source.code {
        // Only top-level types: nested ones share names with each other.
        guard
          let match = line.firstMatch(
            of: /^(public |internal )?(indirect |final )*(struct|class|enum|protocol|typealias) (\w+)/)
        else { continue }
        home[String(match.4), default: []].insert(layer)
      }
    }
    let order = Dictionary(uniqueKeysWithValues: Self.layers.enumerated().map { ($1, $0) })
    for source in engine {
      guard let layer = source.layer, let rank = order[layer] else { continue }
      for (number, line) in source.code.enumerated() {
        for match in line.matches(of: /(?:^|[^.\w])([A-Z]\w+)/) {
          guard let owners = home[String(match.1)], owners.count == 1, let owner = owners.first,
            let ownerRank = order[owner]
          else { continue }
          #expect(
            ownerRank <= rank,
            "\(source.path):\(number + 1) in \(layer) names \(match.1), which lives in \(owner)")
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
