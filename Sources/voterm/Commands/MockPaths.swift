import AXEngine

/// The mock files that a command works on: those that are named, and those in the folders that are.
enum MockPaths {
  /// A file, and whether it was named itself or found in a folder.
  struct Entry: Sendable, Hashable {
    var path: String
    var isNamed: Bool
  }

  /// What was found, and the folders that could not be read: nobody knows what is in them, and the rest is judged
  /// all the same.
  struct Found {
    var entries: [Entry] = []
    var unreadable: [CommandError] = []
    /// The resolved paths of what was looked at.
    fileprivate var seen: Set<String> = []

    /// Says what could not be read, and what that means for the status.
    func showUnreadable(_ errors: StandardStream) -> ExitStatus {
      unreadable.reduce(.success) { status, error in
        errors.show(error)
        return status.worse(error.status)
      }
    }
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
  /// - Throws: Where nothing is found, and every folder could be read.
  static func all(
    below operands: [String], isDeep: Bool = true,
    where isWanted: (_ name: String, _ folder: String) -> Bool = { _, _ in true }
  ) throws(CommandError) -> Found {
    var found = Found()
    for operand in operands {
      if Files.kind(of: operand) == .folder {
        collect(operand, isDeep ? depth : 1, isWanted, &found)
      } else if found.seen.insert(Files.resolved(operand)).inserted {
        found.entries.append(Entry(path: operand, isNamed: true))
      }
    }
    // A file that is named is found, so that here the first one is a folder, and empty.
    if found.entries.isEmpty, found.unreadable.isEmpty { throw .emptyFolder(operands[0]) }
    return found
  }

  private static func collect(
    _ folder: String, _ levels: Int, _ isWanted: (String, String) -> Bool, _ found: inout Found
  ) {
    // A link may lead back to where it lies.
    guard levels > 0, found.seen.insert(Files.resolved(folder)).inserted else { return }
    let names: [String]
    do throws(FileError) {
      names = try Files.names(in: folder)
    } catch {
      found.unreadable.append(CommandError(error))
      return
    }
    for name in names {
      let path = Path.join(folder, name)
      if Files.kind(of: path) == .folder {
        collect(path, levels - 1, isWanted, &found)
      } else if name.hasSuffix(".json"), Files.isPlain(path), isWanted(name, folder), isMock(path),
        found.seen.insert(Files.resolved(path)).inserted
      {
        found.entries.append(Entry(path: path, isNamed: false))
      }
    }
  }

  /// Whether a file describes a mock; one that cannot be read is left to who reports that.
  private static func isMock(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path) else { return true }
    return Mock.isDescribed(in: SourceFile(path: path, bytes: bytes))
  }
}
