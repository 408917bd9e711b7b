import AXEngine
import CNcurses

/// Waits for lines and for new versions of a file at once.
@MainActor
struct FileFollower {
  private var watch: FileWatch?
  private var reload = FileReload()
  private let files = TerminalFiles()

  /// Follows the file of a mock; what was written since it was read counts.
  mutating func follow(_ source: SourceFile, now: Int64) {
    guard watch?.path != source.path else { return }
    watch = FileWatch(source.path)
    reload = FileReload()
    if !files.isUnchanged(source) { reload.fileDidChange(now: now) }
  }

  /// Waits until something is there to read, or has become of the file; what of the file comes first. Nothing once
  /// there is something to read.
  mutating func next(_ source: SourceFile, before reader: LineReader) -> FileReload.Finding? {
    while true {
      var now = vt_milliseconds()
      follow(source, now: now)
      let isReady = reader.isReady
      // A line waits for a version that was noticed before it, not for a file that is missing.
      let isSettling = reload.isSettling
      var timeout: Int64 = isReady && !isSettling ? 0 : -1
      if let due = reload.due, timeout < 0 { timeout = max(0, due - now) }
      if let interval = watch?.interval { timeout = timeout < 0 ? interval : min(timeout, interval) }
      let ready = vt_wait(isReady ? -1 : 0, -1, watch?.descriptor ?? -1, Int32(clamping: timeout))
      now = vt_milliseconds()
      if let watch, ready & 4 != 0 || watch.interval != nil, watch.takeChanges() {
        reload.fileDidChange(now: now)
      }
      if let due = reload.due, due <= now {
        switch reload.read(source, with: files, now: now) {
        case .nothing: continue
        case let finding: return finding
        }
      }
      if ready & 9 != 0 { reader.fill() }
      if isReady, !reload.isSettling { return nil }
    }
  }
}
