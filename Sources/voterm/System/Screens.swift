/// Where the mock screens that ship with the program are.
enum Screens {
  /// The folder: what `VOTERM_SCREENS` names, else beside the installed program, else in the tree it was built
  /// in; nil where there is none.
  static var folder: String? {
    if let named = Platform.variable("VOTERM_SCREENS"), !named.isEmpty { return named }
    guard let start = Platform.executableFolder else { return nil }
    let installed = Path.join(start, "../share/voterm/screens")
    if Files.kind(of: installed) == .folder { return Path.simplified(installed) }
    var folder = start
    while folder != "/" && folder != "." {
      let screens = Path.join(folder, "screens")
      // A folder of that name elsewhere is not ours.
      if Files.kind(of: screens) == .folder, Files.kind(of: Path.join(folder, "Package.swift")) == .file {
        return screens
      }
      folder = Path.folder(of: folder)
    }
    return nil
  }

  /// The mock files in a folder, by path, sorted by name; no folders, pipes and devices, whatever they are called.
  static func mocks(in folder: String) throws(FileError) -> [String] {
    try Files.names(in: folder).filter { $0.hasSuffix(".json") }.map { Path.join(folder, $0) }
      .filter(Files.isPlain)
  }
}
