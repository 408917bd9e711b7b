import AXEngine

/// Tour files and the mocks that they name.
enum TourFiles {
  /// What tour files end in.
  static let ending = ".tour"

  /// The tour at a path, with its diagnostics on standard error.
  static func open(_ path: String, errors: StandardStream) throws(CommandError) -> Tour {
    let source: SourceFile
    do {
      source = SourceFile(path: path, bytes: try Files.read(path))
    } catch {
      throw CommandError(error)
    }
    let (tour, diagnostics) = Tour.load(source)
    errors.show(diagnostics, in: source)
    guard let tour else { throw CommandError(status: .data, lines: []) }
    return tour
  }

  /// The path of a mock that stands in a tour.
  static func path(_ mock: Located, of tour: Tour) -> String {
    Path.simplified(Path.join(Path.folder(of: tour.source.path), mock.text))
  }

  /// The tours in a folder, by path, sorted by name.
  static func all(in folder: String) throws(FileError) -> [String] {
    try Files.names(in: folder).filter { $0.hasSuffix(ending) }.map { Path.join(folder, $0) }
      .filter(Files.isPlain)
  }
}
