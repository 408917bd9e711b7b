import AXEngine

/// The mock files that `check` looks at.
enum ContractPaths {
  /// A file, and whether it was named itself or found in a folder.
  struct Entry: Sendable, Hashable {
    var path: String
    var isNamed: Bool
  }

  /// Folders in one another are followed down to here.
  private static let depth = 64

  /// The files that are named, and all JSON files in the folders that are, sorted by name; each once.
  static func all(below operands: [String]) throws(CommandError) -> [Entry] {
    var entries: [Entry] = []
    var seen: Set<String> = []
    for operand in operands {
      if Files.kind(of: operand) == .folder {
        try collect(operand, 0, &entries, &seen)
      } else if seen.insert(Files.resolved(operand)).inserted {
        entries.append(Entry(path: operand, isNamed: true))
      }
    }
    if entries.isEmpty { throw .emptyFolder(operands[0]) }
    return entries
  }

  private static func collect(
    _ folder: String, _ level: Int, _ entries: inout [Entry], _ seen: inout Set<String>
  ) throws(CommandError) {
    // A link may lead back to where it lies.
    guard level < depth, seen.insert(Files.resolved(folder)).inserted else { return }
    let names: [String]
    do {
      names = try Files.names(in: folder)
    } catch {
      throw CommandError(error)
    }
    for name in names {
      let path = Path.join(folder, name)
      if Files.kind(of: path) == .folder {
        try collect(path, level + 1, &entries, &seen)
      } else if name.hasSuffix(".json"), Files.isPlain(path), seen.insert(Files.resolved(path)).inserted {
        entries.append(Entry(path: path, isNamed: false))
      }
    }
  }

  /// Something that has no contracts.
  static func nothing(in path: String, _ message: String) -> CommandError {
    CommandError(
      status: .noInput,
      lines: [
        "error: \(TextWidth.neutralised(path)): \(message)",
        "help: a contract is a member of 'contracts' in a mock file; check --record SCREEN writes one",
      ])
  }

  /// How a file is called from the folder of another one, both as they are in the end.
  static func name(of path: String, from other: String) -> String {
    let own = Files.resolved(path).split(separator: "/")
    let folder = Files.resolved(Path.folder(of: other)).split(separator: "/")
    let shared = zip(own, folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - shared) + own.dropFirst(shared)).joined(
      separator: "/")
  }
}
