import AXEngine

/// A numbered list of mock files, of tours, and of the gallery's chapters, which are lists of their own.
struct ScreenChooser {
  private struct Entry {
    /// A mock, a tour, or a folder to choose from.
    var path: String
    /// What may be typed instead of the number.
    var name: String
    /// What the line says behind the number.
    var title: String
  }

  private var entries: [Entry] = []

  /// The screens that ship with the program; none where they are not found.
  init() throws(CommandError) {
    guard let folder = Screens.folder else { return }
    self = try ScreenChooser(folder: folder, allowsNone: true)
  }

  /// The mock files in a folder, its tours, and the chapters of its gallery; in a chapter, the pairs.
  init(folder: String, allowsNone: Bool = false) throws(CommandError) {
    do throws(FileError) {
      let chapters = try GalleryFiles.chapterFolders(in: folder)
      if chapters == [folder] {
        for row in (try? GalleryFiles.chapter(at: folder))?.rows ?? [] { add(row) }
      } else {
        for path in try Screens.mocks(in: folder) { add(path) }
        for path in try TourFiles.all(in: folder) { try add(tour: path) }
        for path in chapters { add(chapter: path) }
      }
    } catch {
      throw CommandError(error)
    }
    if entries.isEmpty, !allowsNone {
      throw .emptyFolder(folder)
    }
  }

  private mutating func add(_ path: String) {
    let file = Path.name(of: path)
    let name = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    entries.append(Entry(path: path, name: name, title: name))
  }

  private mutating func add(tour path: String) throws(FileError) {
    let name = String(Path.name(of: path).dropLast(TourFiles.ending.count))
    let tour = Tour.load(SourceFile(path: path, bytes: try Files.read(path))).tour
    let what = tour.map { "tour, " + $0.overview } ?? "voterm tour --check \(path) says what is wrong"
    entries.append(Entry(path: path, name: name, title: name + ": " + what))
  }

  private mutating func add(chapter path: String) {
    let name = Path.name(of: path)
    let title = (try? GalleryFiles.chapter(at: path)).map { "gallery, " + $0.about.title }
    let what = title ?? "voterm gallery \(path) says what is wrong"
    entries.append(Entry(path: path, name: name, title: name + ": " + what))
  }

  private mutating func add(_ row: GalleryFiles.Row) {
    for side in GalleryFiles.sides {
      let path = Path.join(row.path, side + ".json")
      entries.append(Entry(path: path, name: row.number + "/" + side, title: row.about.name + ": " + side))
    }
  }

  /// One line a screen.
  var lines: [String] {
    if entries.isEmpty { return ["No bundled screens were found. Type: open FILE"] }
    return entries.enumerated().map { "\($0.offset + 1). \($0.element.title)" }
  }

  /// The file or folder that a number or name stands for.
  func path(for word: String) -> String? {
    if let number = Int(word), entries.indices.contains(number - 1) { return entries[number - 1].path }
    return entries.first { $0.name == word }?.path
  }
}
