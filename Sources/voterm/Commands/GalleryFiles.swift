import AXEngine

/// The gallery on disk: `gallery/<chapter>/<row>/`, each row with a mistake and its repair.
enum GalleryFiles {
  /// A folder of rows with `chapter.json`.
  struct Chapter {
    var path: String
    /// The number that its name begins with.
    var number: String
    var about: GalleryChapter
    var rows: [Row]
  }

  /// A folder with `about.json` and the two mocks.
  struct Row {
    var path: String
    /// Chapter and row, `1/3`.
    var number: String
    var about: GalleryRow
  }

  /// The two mocks of a row, without their ending: what is wrong, and what is mended.
  static let sides = ["mistake", "repair"]

  /// Why the gallery cannot be read.
  enum Problem: Error {
    case file(FileError)
    case wrong([Diagnostic], SourceFile)
  }

  static let chapterFile = "chapter.json"
  private static let rowFile = "about.json"

  // MARK: Folders

  /// The chapters in a folder of screens or in a gallery, or the one that the folder is.
  static func chapterFolders(in folder: String) throws(FileError) -> [String] {
    if isChapter(folder) { return [folder] }
    var chapters: [String] = []
    for place in [folder, Path.join(folder, "gallery")] where Files.kind(of: place) == .folder {
      chapters += try Files.names(in: place).map { Path.join(place, $0) }.filter(isChapter)
    }
    return chapters
  }

  private static func isChapter(_ folder: String) -> Bool { Files.isPlain(Path.join(folder, chapterFile)) }

  /// Whether a folder holds a pair, and not a mock that happens to be called about.
  static func isRow(_ folder: String) -> Bool {
    parts.allSatisfy { Files.isPlain(Path.join(folder, $0)) }
  }

  /// The files of a row, without its walks.
  private static let parts = [rowFile] + sides.map { $0 + ".json" }

  /// Whether somebody has begun to lay out a row there: nothing but a row has a mistake or a repair.
  static func isPartOfRow(_ folder: String) -> Bool {
    sides.contains { Files.isPlain(Path.join(folder, $0 + ".json")) }
      || Files.isPlain(Path.join(folder, rowFile)) && isChapter(Path.folder(of: folder))
  }

  /// Whether there are rows in a folder, whole ones or not.
  static func holdsRows(_ folder: String) -> Bool { !rowFolders(in: folder).isEmpty }

  private static func rowFolders(in folder: String) -> [String] {
    let names = (try? Files.names(in: folder)) ?? []
    return names.map { Path.join(folder, $0) }.filter {
      isPartOfRow($0) || Files.isPlain(Path.join($0, rowFile))
    }
  }

  /// Whether a file in a folder should stand up to a judge: the mistakes of a gallery are there to be wrong.
  static func isMeantToHold(_ name: String, in folder: String) -> Bool {
    name == sides[1] + ".json" || !isRow(folder)
  }

  /// What a folder lacks to be a row; nil where it is one.
  static func firstMissing(in folder: String) -> String? {
    parts.first { !Files.isPlain(Path.join(folder, $0)) }
  }

  /// That a file of a row or chapter is not there.
  static func missing(_ name: String, in folder: String) -> FileError {
    FileError(path: Path.join(folder, name), message: "No such file or directory", status: .noInput)
  }

  /// Says where a chapter has a row that lacks a file.
  static func requireWholeRows(in chapter: String) throws(Problem) {
    for folder in rowFolders(in: chapter) {
      if let name = firstMissing(in: folder) { throw .file(missing(name, in: folder)) }
    }
  }

  /// A chapter and its rows, in the order of their names.
  static func chapter(at path: String) throws(Problem) -> Chapter {
    let source = try read(Path.join(path, chapterFile))
    let (about, diagnostics) = GalleryChapter.load(source)
    guard let about else { throw .wrong(diagnostics, source) }
    var chapter = Chapter(path: path, number: number(of: path), about: about, rows: [])
    let names: [String]
    do { names = try Files.names(in: path) } catch { throw .file(error) }
    for name in names {
      let folder = Path.join(path, name)
      if Files.isPlain(Path.join(folder, rowFile)) { chapter.rows.append(try row(at: folder)) }
    }
    return chapter
  }

  /// A row.
  static func row(at path: String) throws(Problem) -> Row {
    let source = try read(Path.join(path, rowFile))
    let (about, diagnostics) = GalleryRow.load(source)
    guard let about else { throw .wrong(diagnostics, source) }
    return Row(path: path, number: number(of: Path.folder(of: path)) + "/" + number(of: path), about: about)
  }

  /// The walk of a mistake or a repair, as it was recorded.
  static func walk(_ side: String, of row: Row) throws(Problem) -> WalkFile {
    let source = try read(Path.join(row.path, side + ".walk"))
    let (file, diagnostics) = WalkParser.parse(source)
    if !diagnostics.isEmpty { throw .wrong(diagnostics, source) }
    return file
  }

  /// Whether a folder is the one with a number, or a name.
  static func answers(_ path: String, to word: String) -> Bool {
    word == Path.name(of: path) || word == number(of: path) || Int(word).map(String.init) == number(of: path)
  }

  /// The digits at the beginning of a folder's name, without leading zeros; the whole name where there are none.
  private static func number(of path: String) -> String {
    let name = Path.name(of: Files.resolved(path))
    return Int(name.prefix { $0.isASCII && $0.isNumber }).map(String.init) ?? name
  }

  private static func read(_ path: String) throws(Problem) -> SourceFile {
    do throws(FileError) {
      return SourceFile(path: path, bytes: try Files.read(path))
    } catch {
      throw .file(error)
    }
  }

  // MARK: One mock

  /// What to notice about a mock of the gallery, its row first; nothing about any other mock.
  static func notice(of path: String) -> [String] {
    let folder = Path.folder(of: path)
    guard let side = sides.first(where: { Path.name(of: path) == $0 + ".json" }), isRow(folder),
      let row = try? row(at: folder)
    else { return [] }
    return [row.about.name + ": " + side] + row.about.notice
  }
}
