import AXEngine

/// The mock files that `audit` looks at.
enum AuditPaths {
  /// Folders in one another are followed down to here.
  private static let depth = 64

  /// The files that are named, and the mocks in the folders that are and in the folders inside; each once, sorted by
  /// name within a folder. The mistakes of a gallery are there to be wrong and are left out, unless they are named.
  static func all(below operands: [String]) throws(CommandError) -> [String] {
    var paths: [String] = []
    var seen: Set<String> = []
    for operand in operands {
      if Files.kind(of: operand) == .folder {
        try collect(operand, 0, &paths, &seen)
      } else if seen.insert(Files.resolved(operand)).inserted {
        paths.append(operand)
      }
    }
    if paths.isEmpty { throw .emptyFolder(operands[0]) }
    return paths
  }

  private static func collect(
    _ folder: String, _ level: Int, _ paths: inout [String], _ seen: inout Set<String>
  ) throws(CommandError) {
    // A link may lead back to where it lies.
    guard level < depth, seen.insert(Files.resolved(folder)).inserted else { return }
    let names: [String]
    do {
      names = try Files.names(in: folder)
    } catch {
      throw CommandError(error)
    }
    let isRow = GalleryFiles.isRow(folder)
    for name in names {
      let path = Path.join(folder, name)
      if Files.kind(of: path) == .folder {
        try collect(path, level + 1, &paths, &seen)
      } else if name.hasSuffix(".json"), Files.isPlain(path), !isRow || name == "repair.json",
        name != GalleryFiles.chapterFile, seen.insert(Files.resolved(path)).inserted
      {
        paths.append(path)
      }
    }
  }
}
