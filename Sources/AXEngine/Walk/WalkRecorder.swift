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
  public mutating func add(
    _ effects: [Effect], before: Scene, after: Scene, isMuted: Bool = false
  ) {
    var values: [Int: Value] = [:]
    for effect in effects {
      switch effect {
      case .cursor(let identity, let rule):
        records.append(WalkRecord(.cursor, name(identity, before, after), rule: rule))
      case .focus(let identity, let rule):
        records.append(WalkRecord(.focus, name(identity, before, after), rule: rule))
      case .scan(let stop, let rule):
        let text = stop.map { notation(of: $0, before, after) } ?? "none"
        records.append(WalkRecord(.scan, text, rule: rule))
      case .overlay(let overlay, let rule):
        let text = overlay.map { notation(of: $0, before, after) } ?? "none"
        records.append(WalkRecord(.overlay, text, rule: rule))
      case .speak(let utterance): speak(utterance, mark: isMuted ? .muted : nil)
      case .unspoken(let utterance, let rule): speak(utterance, mark: .cutOff, rule: rule)
      case .stopSpeaking(let rule): cutOff(by: rule)
      // They would be on every line.
      case .sound(.itemFocused), .sound(.itemActivated): break
      case .sound(let earcon): records.append(WalkRecord(.sound, earcon.rawValue, rule: earcon.rule))
      case .appSound(let name): records.append(WalkRecord(.sound, WalkRecord.oneLine(name)))
      case .screen(let name): records.append(WalkRecord(.screen, WalkRecord.oneLine(name)))
      case .state(let variable, let value):
        let name = after.mock.variables.indices.contains(variable) ? after.mock.variables[variable].name : ""
        let earlier = before.state.variables
        let old = values[variable] ?? (earlier.indices.contains(variable) ? earlier[variable] : nil)
        records.append(WalkRecord(.state, name, value: value.notation(after: old)))
        values[variable] = value
      case .largeContent(let content):
        records.append(WalkRecord(.log, WalkRecord.oneLine("large content: " + content.words), rule: "SE-58"))
      case .log(let line, let rule):
        records.append(WalkRecord(.log, WalkRecord.oneLine(line), rule: rule))
      case .fault(let diagnostic): fault = fault ?? diagnostic
      }
    }
  }

  /// Adds what another recorder has.
  mutating func append(_ other: WalkRecorder) {
    records += other.records
    fault = fault ?? other.fault
  }

  private mutating func speak(_ utterance: Utterance, mark: WalkRecord.Mark?, rule: String? = nil) {
    let text = WalkRecord.oneLine(utterance.text)
    if text.isEmpty { return }
    switch utterance.reason {
    case .hint, .availability:
      if mark == nil { records.append(WalkRecord(.hint, text, fragments: utterance.fragments)) }
    case .focus, .activation, .valueChange, .phonetic, .announcement, .system:
      records.append(WalkRecord(.speak, text, mark: mark, fragments: utterance.fragments, rule: rule))
    }
  }

  /// What was being said is cut off; a hint of which only the beginning was heard is none.
  private mutating func cutOff(by rule: String) {
    guard let last = records.lastIndex(where: { $0.kind == .speak || $0.kind == .hint }) else { return }
    if records[last].kind == .hint {
      records.remove(at: last)
    } else if records[last].mark == nil {
      records[last].mark = .cutOff
      records[last].rule = rule
    }
  }

  private func notation(of stop: ScanStop, _ before: Scene, _ after: Scene) -> String {
    stop.notation { Self.name($0, before, after) }
  }

  private func notation(of overlay: Overlay, _ before: Scene, _ after: Scene) -> String {
    overlay.notation { Self.name($0, before, after) }
  }

  private func name(_ identity: ViewIdentity?, _ before: Scene, _ after: Scene) -> String {
    Self.name(identity, before, after)
  }

  private static func name(_ identity: ViewIdentity?, _ before: Scene, _ after: Scene) -> String {
    guard let identity else { return "none" }
    for scene in [after, before] {
      if let node = scene.views.node(identity) { return "#" + WalkRecord.oneLine(scene.id(of: node)) }
      if let gone = scene.remains(of: identity) { return "#" + WalkRecord.oneLine(gone.name) }
    }
    return "none"
  }
}
