import Foundation
import Testing

@testable import AXEngine

/// The gallery as it ships.
enum Gallery {
  /// A row's folder.
  struct Place: Sendable, CustomTestStringConvertible {
    var chapter: String
    var row: String
    var testDescription: String { chapter + "/" + row }
  }

  static let folder = ScreensTests.folder.appending(path: "gallery")
  static let chapters = names(in: "").filter { !$0.contains(".") }
  static let rows = chapters.flatMap { chapter in
    names(in: chapter).filter { !$0.contains(".") }.map { Place(chapter: chapter, row: $0) }
  }

  static func names(in path: String) -> [String] {
    let contents = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path())
    return (contents ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  static func source(_ path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
  }

  static func chapter(_ name: String) throws -> GalleryChapter {
    let source = try source(name + "/chapter.json")
    let (chapter, diagnostics) = GalleryChapter.load(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.map { DiagnosticRenderer.render($0, in: source) })")
    return try #require(chapter)
  }

  static func row(_ place: Place) throws -> GalleryRow {
    let source = try source(place.testDescription + "/about.json")
    let (row, diagnostics) = GalleryRow.load(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.map { DiagnosticRenderer.render($0, in: source) })")
    return try #require(row)
  }

  static func mock(_ place: Place, _ side: String) throws -> Mock {
    let source = try source("\(place.testDescription)/\(side).json")
    let result = Mock.load(source)
    #expect(
      result.diagnostics.isEmpty, "\(result.diagnostics.map { DiagnosticRenderer.render($0, in: source) })")
    return try #require(result.mock)
  }

  static func walk(_ place: Place, _ side: String) throws -> WalkFile {
    let source = try source("\(place.testDescription)/\(side).walk")
    let (file, diagnostics) = WalkParser.parse(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.map { DiagnosticRenderer.render($0, in: source) })")
    return file
  }
}
