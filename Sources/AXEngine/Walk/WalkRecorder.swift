/// Turns effects into the lines of a recording.
public struct WalkRecorder: Sendable {
  /// What was recorded so far.
  public private(set) var records: [WalkRecord] = []
  /// The fault that ended the step, where there was one.
  public private(set) var fault: Diagnostic?

  /// An empty recording.
  public init() {}

  /// Adds the effects of one event.
  ///
  /// - Parameters:
  ///   - effects: In the order in which they came.
  ///   - before: The scene before the event; names what has vanished since.
  ///   - after: The scene after it.
  ///   - isMuted: Whether speech was and is off.
  ///   - isCutOff: Whether the next event of the same step comes before anything is heard to its end. Hints are
  ///     left out then: they would have come after the phrase.
  public mutating func add(
    _ effects: [Effect], before: Scene, after: Scene, isMuted: Bool = false, isCutOff: Bool = false
  ) {
    let start = records.count
    for effect in effects {
      switch effect {
      case .cursor(let identity): records.append(WalkRecord(.cursor, name(identity, before, after)))
      case .focus(let identity): records.append(WalkRecord(.focus, name(identity, before, after)))
      case .speak(let utterance): speak(utterance, isMuted: isMuted, isCutOff: isCutOff)
      case .stopSpeaking: cutOff(from: start)
      // They would be on every line.
      case .sound(.itemFocused), .sound(.itemActivated): break
      case .sound(let earcon): records.append(WalkRecord(.sound, earcon.rawValue))
      case .appSound(let name): records.append(WalkRecord(.sound, WalkRecord.oneLine(name)))
      case .screen(let name): records.append(WalkRecord(.screen, WalkRecord.oneLine(name)))
      case .state(let variable, let value):
        let name = after.mock.variables.indices.contains(variable) ? after.mock.variables[variable].name : ""
        records.append(WalkRecord(.state, name, value: value.notation))
      case .log(let line): records.append(WalkRecord(.log, WalkRecord.oneLine(line)))
      case .fault(let diagnostic): fault = fault ?? diagnostic
      }
    }
  }

  private mutating func speak(_ utterance: Utterance, isMuted: Bool, isCutOff: Bool) {
    let text = WalkRecord.oneLine(utterance.text)
    if text.isEmpty { return }
    switch utterance.reason {
    case .hint, .availability:
      if !isMuted, !isCutOff { records.append(WalkRecord(.hint, text)) }
    case .focus, .activation, .valueChange, .announcement, .system:
      records.append(WalkRecord(.speak, text, mark: isMuted ? .muted : isCutOff ? .cutOff : nil))
    }
  }

  /// What was being said when something cut it off; hints queued behind it never come.
  private mutating func cutOff(from start: Int) {
    guard let last = records.lastIndex(where: { $0.kind == .speak }), last >= start else { return }
    if records[last].mark == nil { records[last].mark = .cutOff }
    while let hint = records[last...].lastIndex(where: { $0.kind == .hint }) { records.remove(at: hint) }
  }

  /// Marks what the last step is still saying as cut off by the step that follows (VO-42).
  static func interrupt(_ records: inout [WalkRecord]) {
    var recorder = WalkRecorder()
    swap(&recorder.records, &records)
    recorder.cutOff(from: 0)
    swap(&recorder.records, &records)
  }

  private func name(_ identity: ViewIdentity?, _ before: Scene, _ after: Scene) -> String {
    guard let identity else { return "none" }
    for scene in [after, before] {
      if let node = scene.views.node(identity) { return "#" + WalkRecord.oneLine(scene.id(of: node)) }
    }
    return "none"
  }
}
