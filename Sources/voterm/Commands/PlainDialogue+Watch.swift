import AXEngine

extension PlainDialogue {
  /// Waits for the next line; meanwhile, and before it, new versions of the file are shown.
  mutating func follow(until reader: LineReader) {
    while let source = mock?.source, output.failure == nil {
      guard let finding = follower?.next(source, before: reader) else { return }
      var lines: [String] = []
      switch finding {
      case .nothing: continue
      case .problem(let text): lines = [text]
      case .mock(let new, let warning):
        lines = [goOn(with: new), warning].filter { !$0.isEmpty }
      }
      // The prompt stands there already.
      if isInteractive { output.line() }
      for line in lines { output.line((isInteractive ? "" : "// ") + TextWidth.neutralised(line)) }
      if isInteractive { output.write("> ") }
      output.flush()
    }
  }

  /// Shows a new version; gives what is another for a listener.
  private mutating func goOn(with new: Mock) -> String {
    mock = new
    guard let session = player?.session else { return "reloaded" }
    guard let continuation = session.continued(with: new) else {
      player = nil
      appear()
      return "reloaded: no open screen is left; begun anew"
    }
    player?.goOn(with: continuation.session)
    return "reloaded: " + continuation.words
  }
}
