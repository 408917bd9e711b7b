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
    var record = GalleryRecord(source, keys: GalleryKey.ofChapter)
    let (title, place) = (record.text(.title), record.text(.source))
    let count = record.count(.rows)
    guard let title, let place, let count else { return (nil, record.diagnostics) }
    let chapter = GalleryChapter(title: title, source: place, rowCount: count)
    return (record.holds ? chapter : nil, record.diagnostics)
  }
}

/// A row of a chapter: a mistake, its repair, and what to notice about the two.
public struct GalleryRow: Hashable, Sendable {
  /// `about.json`: the mistake in a few words.
  public var name: String
  /// The document, and the place in it.
  public var source: String
  /// What to notice: two lines, the mistake's and the repair's.
  public var notice: [String]
  /// The audit rule that finds the mistake, where nobody hears or feels it.
  public var audit: String?

  /// Reads `about.json`. Without a row there is at least one diagnostic.
  public static func load(_ source: SourceFile) -> (row: GalleryRow?, diagnostics: [Diagnostic]) {
    var record = GalleryRecord(source, keys: GalleryKey.ofRow)
    let (name, place) = (record.text(.row), record.text(.source))
    let (notice, audit) = (record.twoTexts(.notice), record.text(.audit))
    guard let name, let place, let notice else { return (nil, record.diagnostics) }
    let row = GalleryRow(name: name, source: place, notice: notice, audit: audit)
    return (record.holds ? row : nil, record.diagnostics)
  }
}

/// The keys of the gallery's files.
enum GalleryKey: String, CaseIterable {
  case title, source, rows, row, notice, audit

  static let ofChapter: [GalleryKey] = [.title, .source, .rows]
  static let ofRow: [GalleryKey] = [.row, .source, .notice, .audit]

  /// Whether a file without it is wrong.
  var isRequired: Bool { self != .audit }
}
