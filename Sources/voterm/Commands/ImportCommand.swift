import AXEngine

/// `voterm import`: turns a foreign dump into a mock file.
enum ImportCommand {
  static let command = Command(
    name: "import", operands: "FILE", count: 1...1,
    summary: "turns a dump of idb or AXe into a mock file and says what was lost or guessed",
    details: [
      "The operand - reads standard input. The mock goes to standard output, the remarks to standard error."
    ],
    options: [.output],
    run: { invocation throws(CommandError) in
      let path = invocation.operands[0]
      let source: SourceFile
      do throws(FileError) {
        source = SourceFile(path: path, bytes: try path == "-" ? Files.readStandardInput() : Files.read(path))
      } catch {
        throw CommandError(error)
      }
      let result: ImportResult
      do throws(Diagnostic) {
        result = try Importers.importFile(source)
      } catch {
        invocation.errors.show([error], in: source)
        throw CommandError(status: .data, lines: [])
      }
      try invocation.deliver(result.mock)
      invocation.errors.line("read as \(result.format)")
      for remark in result.remarks { invocation.errors.line(TextWidth.neutralised(remark.line)) }
      return .success
    })
}
