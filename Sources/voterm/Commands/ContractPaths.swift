import AXEngine

/// What `check` says of files and folders, and how it names them.
enum ContractPaths {
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
