import AXEngine

/// The files of the full-screen program: mocks to open, walks to write.
struct TerminalFiles: ModelFiles {
  /// A mock that was read, or what is wrong with its file.
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
    return Loaded(mock: mock)
  }

  /// What the chooser shows of a folder.
  static func chooser(_ folder: String) throws(FileError) -> MockChooser {
    var chooser = MockChooser()
    for path in try Screens.mocks(in: folder) {
      let loaded = read(path)
      let name = Path.name(of: path)
      let screens = loaded.mock?.screens.map(\.name).joined(separator: ", ") ?? ""
      chooser.entries.append(
        MockChooser.Entry(
          path: path, title: loaded.mock?.title ?? name, detail: screens == "main" ? name : screens,
          problem: loaded.mock == nil ? firstLine(loaded.problems) : nil))
    }
    return chooser
  }

  private static func firstLine(_ problems: [String]) -> String {
    String(problems.first?.prefix { !$0.isNewline } ?? "")
  }

  func load(_ path: String) -> (mock: Mock?, problem: String) {
    let loaded = Self.read(path)
    return (loaded.mock, Self.firstLine(loaded.problems))
  }

  func isUnchanged(_ source: SourceFile) -> Bool { (try? Files.read(source.path)) == source.bytes }

  func write(walk: String, for mock: Mock) -> (path: String?, problem: String) {
    let name = Path.name(of: mock.source.path)
    let base = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    for number in 1..<1000 {
      let path = base + (number == 1 ? "" : "-\(number)") + ".walk"
      guard Files.kind(of: path) == .missing else { continue }
      do {
        try Files.write(Array(walk.utf8), to: path)
        return (path, "")
      } catch {
        return (nil, "\(error.path): \(error.message)")
      }
    }
    return (nil, "there are too many walks named \(base)")
  }
}
