import AXEngine

/// The mock files that a command works on: those that are named, and those in the folders that are.
enum MockPaths {
  /// A file, and whether it was named itself or found in a folder.
  struct Entry: Sendable, Hashable {
    var path: String
    var isNamed: Bool
  }

  /// Folders in one another are followed down to here.
  private static let depth = 64

  /// The files that are named, whatever they hold, and the mocks in the folders that are; each once, sorted by name
  /// within a folder. Other JSON files in folders are passed over.
  ///
  /// - Parameters:
  ///   - operands: What was named, not empty.
  ///   - isDeep: Whether folders in folders are searched too.
  ///   - isWanted: Whether a file of a folder, by its name, is looked at.
  /// - Throws: Where a folder cannot be read, and where nothing is found.
  static func all(
    below operands: [String], isDeep: Bool = true,
    where isWanted: (_ name: String, _ folder: String) -> Bool = { _, _ in true }
  ) throws(CommandError) -> [Entry] {
    var entries: [Entry] = []
    var seen: Set<String> = []
    for operand in operands {
      if Files.kind(of: operand) == .folder {
        try collect(operand, isDeep ? depth : 1, isWanted, &entries, &seen)
      } else if seen.insert(Files.resolved(operand)).inserted {
        entries.append(Entry(path: operand, isNamed: true))
      }
    }
    // A file that is named is found, so that here the first one is a folder, and empty.
    if entries.isEmpty { throw .emptyFolder(operands[0]) }
    return entries
  }

  private static func collect(
    _ folder: String, _ levels: Int, _ isWanted: (String, String) -> Bool, _ entries: inout [Entry],
    _ seen: inout Set<String>
  ) throws(CommandError) {
    // A link may lead back to where it lies.
    guard levels > 0, seen.insert(Files.resolved(folder)).inserted else { return }
    let names: [String]
    do {
      names = try Files.names(in: folder)
    } catch {
      throw CommandError(error)
    }
    for name in names {
      let path = Path.join(folder, name)
      if Files.kind(of: path) == .folder {
        try collect(path, levels - 1, isWanted, &entries, &seen)
      } else if name.hasSuffix(".json"), Files.isPlain(path), isWanted(name, folder), isMock(path),
        seen.insert(Files.resolved(path)).inserted
      {
        entries.append(Entry(path: path, isNamed: false))
      }
    }
  }

  /// Whether a file describes a mock; one that cannot be read is left to who reports that.
  private static func isMock(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path) else { return true }
    return Mock.isDescribed(in: SourceFile(path: path, bytes: bytes))
  }
}
