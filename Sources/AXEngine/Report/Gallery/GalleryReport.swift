/// What there is to tell of the gallery: chapters, rows, and where the two walks of each row part.
public struct GalleryReport: Sendable {
  /// A chapter with its rows.
  public struct Chapter: Sendable {
    /// What comes before a row's number: `1` of `1/3`.
    public var number: String
    public var about: GalleryChapter
    public var rows: [Row]

    /// Makes a chapter.
    public init(number: String, about: GalleryChapter, rows: [Row]) {
      self.number = number
      self.about = about
      self.rows = rows
    }
  }

  /// A row with its pair.
  public struct Row: Sendable {
    /// By which `voterm gallery` finds it: `1/3`.
    public var number: String
    public var about: GalleryRow
    /// The walks; their mocks and walks differ in their endings only.
    public var mistake: WalkFile
    public var repair: WalkFile
    /// Where the walks part; nil where they are the same.
    public var difference: GalleryDifference?

    /// Makes a row and compares its walks.
    public init(number: String, about: GalleryRow, mistake: WalkFile, repair: WalkFile) {
      self.number = number
      self.about = about
      self.mistake = mistake
      self.repair = repair
      difference = GalleryDifference.between(mistake, repair)
    }

    /// The mock beside a walk.
    static func mock(of walk: WalkFile) -> String {
      let path = walk.source.path
      return (path.hasSuffix(".walk") ? String(path.dropLast(5)) : path) + ".json"
    }
  }

  /// The chapters, in the order of their numbers.
  public var chapters: [Chapter]
  /// Whether each row is told with its pair and the difference, not by its name alone.
  public var isWhole: Bool

  /// Makes a report.
  public init(_ chapters: [Chapter], isWhole: Bool) {
    self.chapters = chapters
    self.isWhole = isWhole
  }
}

/// A way to write the list of the gallery. To add one: a type like this, and a line in ``GalleryFormats/all``.
public protocol GalleryFormat {
  /// What `--format` calls it.
  static var name: String { get }
  /// The whole report, with a line end at its end.
  static func render(_ report: GalleryReport) -> String
}

/// The registry of formats; the first is the default.
public enum GalleryFormats {
  /// All formats.
  public static var all: [any GalleryFormat.Type] {
    [GalleryText.self, GalleryJSON.self, GalleryMarkdown.self]
  }

  /// Their names.
  public static var names: [String] { all.map { $0.name } }

  /// A report in the format with a name; nil where there is none.
  public static func render(_ report: GalleryReport, as name: String) -> String? {
    all.first { $0.name == name }?.render(report)
  }
}
