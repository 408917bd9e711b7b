/// A chapter of the gallery: the mistakes that one document names, each with its repair.
public struct GalleryChapter: Hashable, Sendable {
  /// `chapter.json`: the chapter's name.
  public var title: String
  /// The document, and the place in it, that the mistakes are taken from.
  public var source: String
  /// How many mistakes the document names.
  public var rowCount: Int

  /// Reads `chapter.json`. Without a chapter there is at least one diagnostic.
  public static func load(_ source: SourceFile) -> (chapter: GalleryChapter?, diagnostics: [Diagnostic]) {
    let found = ObjectReader.read(source) { reader -> GalleryChapter? in
      guard let members = reader.members(of: 0, "the file", keys) else { return nil }
      let (title, place) = (reader.text(members["title"]), reader.text(members["source"]))
      guard let rows = members["rows"] else { return nil }
      let count = reader.document.kind(rows) == .number ? Int(exactly: reader.document.number(rows)) : nil
      guard let count, count > 0 else {
        reader.complain(rows, "'rows' must be a whole number above 0")
        return nil
      }
      return title.flatMap { title in
        place.map { GalleryChapter(title: title, source: $0, rowCount: count) }
      }
    }
    return (found.result, found.diagnostics)
  }

  private static let keys: ObjectReader.Keys = [("title", true), ("source", true), ("rows", true)]
}

/// A row of a chapter: a mistake, its repair, and what to notice about the two.
public struct GalleryRow: Hashable, Sendable {
  /// `about.json`: the mistake in a few words.
  public var name: String
  /// The document, and the place in it.
  public var source: String
  /// What to notice: two lines, the mistake's and the repair's.
  public var notice: [String]
  /// The audit rule that finds the mistake; nil where none does.
  public var audit: String?
  /// The contract, in both mocks, that the mistake breaks and the repair holds; nil where none is needed.
  public var contract: String?

  /// Reads `about.json`. Without a row there is at least one diagnostic.
  public static func load(_ source: SourceFile) -> (row: GalleryRow?, diagnostics: [Diagnostic]) {
    let found = ObjectReader.read(source) { reader -> GalleryRow? in
      guard let members = reader.members(of: 0, "the file", keys) else { return nil }
      let (name, place) = (reader.text(members["row"]), reader.text(members["source"]))
      let (audit, contract) = (reader.text(members["audit"]), reader.text(members["contract"]))
      guard let list = members["notice"] else { return nil }
      let lines = reader.elements(of: list, "notice", "a list of two texts")
      if lines.count != 2, reader.document.kind(list) == .array {
        reader.complain(list, "'notice' must be a list of two texts")
      }
      let notice = lines.compactMap { reader.text($0) }
      return name.flatMap { name in
        place.map {
          GalleryRow(name: name, source: $0, notice: notice, audit: audit, contract: contract)
        }
      }
    }
    return (found.result, found.diagnostics)
  }

  private static let keys: ObjectReader.Keys = [
    ("row", true), ("source", true), ("notice", true), ("audit", false), ("contract", false),
  ]
}
