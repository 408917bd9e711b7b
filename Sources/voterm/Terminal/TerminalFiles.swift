import AXEngine

/// The files of the full-screen program: mocks to open, walks to write.
struct TerminalFiles: ModelFiles {
  /// A mock that was read, and what is wrong with its file.
  struct Loaded {
    var mock: Mock?
    /// For people, one entry a line.
    var problems: [String] = []
  }

  /// Reads a mock file.
  static func read(_ path: String) -> Loaded {
    let source: SourceFile
    do {
      source = SourceFile(path: path, bytes: try Files.read(path))
    } catch {
      return Loaded(problems: ["error: \(error.path): \(error.message)"])
    }
    let result = Mock.load(source)
    guard let mock = result.mock else {
      return Loaded(problems: result.diagnostics.map { DiagnosticRenderer.render($0, in: source) })
    }
    return Loaded(mock: mock, problems: result.diagnostics.map { DiagnosticRenderer.render($0, in: source) })
  }

  /// What the chooser shows of a folder: its mocks, and the pairs of the gallery below it.
  static func chooser(_ folder: String) throws(FileError) -> MockChooser {
    var chooser = MockChooser()
    let chapters = try GalleryFiles.chapterFolders(in: folder)
    if chapters != [folder], !GalleryFiles.isRow(folder) {
      for path in try Screens.mocks(in: folder) {
        let loaded = read(path)
        let name = Path.name(of: path)
        let screens = loaded.mock?.screens.map(\.name).joined(separator: ", ") ?? ""
        chooser.entries.append(
          MockChooser.Entry(
            path: path, title: loaded.mock?.title ?? name, detail: screens == "main" ? name : screens,
            problem: loaded.mock == nil ? firstLine(loaded.problems) : nil, group: "Screens"))
      }
    }
    for path in try TourFiles.all(in: folder) {
      let source = try SourceFile(path: path, bytes: Files.read(path))
      let tour = Tour.load(source).tour
      chooser.entries.append(
        MockChooser.Entry(
          path: path, title: tour?.overview ?? Path.name(of: path), detail: "",
          problem: tour == nil ? "voterm tour --check \(path) says what is wrong" : nil, group: "Tours"))
    }
    for path in chapters { add(chapter: path, to: &chooser) }
    if chapters.isEmpty, GalleryFiles.isRow(folder), let row = try? GalleryFiles.row(at: folder) {
      add(row, group: "", to: &chooser)
    }
    return chooser
  }

  private static func add(chapter path: String, to chooser: inout MockChooser) {
    guard let chapter = try? GalleryFiles.chapter(at: path) else {
      let problem = "voterm gallery \(path) says what is wrong"
      chooser.entries.append(
        MockChooser.Entry(path: path, title: Path.name(of: path), detail: "", problem: problem, group: path))
      return
    }
    let group = "Gallery \(chapter.number): \(chapter.about.title)"
    for row in chapter.rows { add(row, group: group, to: &chooser) }
  }

  private static func add(_ row: GalleryFiles.Row, group: String, to chooser: inout MockChooser) {
    for side in GalleryFiles.sides {
      let path = Path.join(row.path, side + ".json")
      let loaded = read(path)
      chooser.entries.append(
        MockChooser.Entry(
          path: path, title: row.about.name + ": " + side, detail: loaded.mock?.title ?? "",
          problem: loaded.mock == nil ? firstLine(loaded.problems) : nil, group: group))
    }
  }

  /// The first error, else the first warning; and how many more there are.
  private static func firstLine(_ problems: [String]) -> String {
    guard let first = problems.first(where: { $0.contains(": error: ") }) ?? problems.first else { return "" }
    let more = problems.count - 1
    return first.prefix { !$0.isNewline } + (more > 0 ? " (and \(more) more)" : "")
  }

  func load(_ path: String) -> (mock: Mock?, problem: String) {
    let loaded = Self.read(path)
    return (loaded.mock, Self.firstLine(loaded.problems))
  }

  func tour(_ path: String) -> (tour: Tour?, problem: String) {
    let source: SourceFile
    do {
      source = SourceFile(path: path, bytes: try Files.read(path))
    } catch {
      return (nil, "error: \(error.path): \(error.message)")
    }
    let (tour, diagnostics) = Tour.load(source)
    return (tour, Self.firstLine(diagnostics.map { DiagnosticRenderer.render($0, in: source) }))
  }

  func notice(of path: String) -> [String] { GalleryFiles.notice(of: path) }

  func exists(_ path: String) -> Bool { Files.kind(of: path) != .missing }

  func isUnchanged(_ source: SourceFile) -> Bool { (try? Files.read(source.path)) == source.bytes }

  func write(_ text: String, ending: String, for mock: Mock) -> (path: String?, problem: String) {
    let name = Path.name(of: mock.source.path)
    let base = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    for number in 1..<1000 {
      let path = base + (number == 1 ? "" : "-\(number)") + "." + ending
      guard Files.kind(of: path) == .missing else { continue }
      do {
        try Files.write(Array(text.utf8), to: path)
        return (path, "")
      } catch {
        return (nil, "\(error.path): \(error.message)")
      }
    }
    return (nil, "there are too many files named \(base).\(ending)")
  }
}
