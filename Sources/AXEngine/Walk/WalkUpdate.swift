extension WalkRun {
  /// The file's text with what happened written below every step. Comments, empty lines, `expect` lines and
  /// line ends stay as they are; only recorded lines change.
  public var updatedBytes: [UInt8] {
    let source = file.source.bytes
    let isCarriageReturned =
      source.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && source[$0 - 1] == 0x0D } ?? false
    let lineEnd: [UInt8] = isCarriageReturned ? [0x0D, 0x0A] : [0x0A]
    var result: [UInt8] = source.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    /// Lines that wait for the place where recorded lines stood, else for the end of the step's own line.
    var waiting: [String] = []
    var step = -1

    func write(_ bytes: ArraySlice<UInt8>) {
      // The last line of the file may have no end.
      if let last = result.last, last != UInt8(ascii: "\n"), result.count > 3 { result += lineEnd }
      result += bytes
    }
    func writeWaiting() {
      for line in waiting { write((Array("    \(line)".utf8) + lineEnd)[...]) }
      waiting = []
    }

    var lines = Array(WalkLines(source))[...]
    while let line = lines.popFirst() {
      switch line.kind {
      case .recorded:
        // The first of them makes room for the new ones, the others go.
        writeWaiting()
      case .step:
        writeWaiting()
        write(source[line.range])
        step += 1
        waiting = newLines(step)
        if !hasRecord(below: lines) { writeWaiting() }
      case .empty, .comment, .invalid: write(source[line.range])
      }
    }
    writeWaiting()
    return result
  }

  /// Whether recorded lines follow before the next step.
  private func hasRecord(below lines: ArraySlice<WalkLines.Line>) -> Bool {
    for line in lines {
      switch line.kind {
      case .recorded: return true
      case .step: return false
      case .empty, .comment, .invalid: continue
      }
    }
    return false
  }

  private func newLines(_ step: Int) -> [String] {
    guard entries.indices.contains(step), entries[step].isRecorded else { return [] }
    return entries[step].records.map(\.line)
  }
}
