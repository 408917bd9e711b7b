import AXEngine

/// Opening mock files, with their diagnostics on standard error.
enum MockFiles {
  /// The mock at a path; warnings are shown and do no harm.
  static func open(_ path: String, errors: StandardStream) throws(CommandError) -> Mock {
    let source: SourceFile
    do {
      source = SourceFile(path: path, bytes: try Files.read(path))
    } catch {
      throw CommandError(error)
    }
    let result = Mock.load(source)
    errors.show(result.diagnostics, in: source)
    guard let mock = result.mock else { throw CommandError(status: .data, lines: []) }
    return mock
  }
}

extension StandardStream {
  /// Shows diagnostics with their lines of the file.
  func show(_ diagnostics: [Diagnostic], in source: SourceFile) {
    for diagnostic in diagnostics { line(DiagnosticRenderer.render(diagnostic, in: source)) }
  }
}

extension Invocation {
  /// Hands the product over: to the file behind `-o`, else to standard output.
  func deliver(_ product: String) throws(CommandError) {
    guard let path = value("--output") else {
      output.write(product)
      return
    }
    try keepMock(at: path)
    do {
      try Files.write(Array(product.utf8), to: path)
    } catch {
      throw CommandError(error)
    }
  }

  /// Refuses a place for output where a mock lies, which would be lost; only `import` writes mocks.
  func keepMock(at path: String) throws(CommandError) {
    guard command.name != ImportCommand.command.name, Files.isPlain(path), let bytes = try? Files.read(path),
      Self.looksLikeMock(bytes), Mock.isDescribed(in: SourceFile(path: path, bytes: bytes))
    else { return }
    throw CommandError(
      status: .inputOutput,
      lines: [
        "error: \(TextWidth.neutralised(path)): is a mock file, which would be lost",
        "help: choose another name for the output",
      ])
  }

  /// Whether a file begins like an object or a comment and names what a mock has, finished or not: an older page or
  /// list of lines may be written over.
  private static func looksLikeMock(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let first = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    return (first == "{" || first == "/") && (text.contains("\"root\"") || text.contains("\"screens\""))
  }
}

extension Command.Option {
  /// `-o FILE`, the same on every command that has it.
  static let output = Command.Option(
    name: "--output", short: "-o", value: "FILE", summary: "writes there instead of to standard output")
  /// `--captions`, where the full-screen program opens.
  static let captions = Command.Option(
    name: "--captions", summary: "begins with captions: what is spoken, in large letters")
}
