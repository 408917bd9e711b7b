/// Doing things on the way.
extension ExploreSearch {
  /// Does one thing; false where it never ends.
  mutating func act(_ doing: Doing, _ session: inout Session, _ rules: inout [String]) -> Bool {
    for effect in session.update(doing.event) {
      switch effect {
      case .fault(let diagnostic):
        if !graph.faults.contains(where: { $0.message == diagnostic.message }) {
          graph.faults.append(diagnostic)
        }
        return false
      case .cursor(_, let rule), .focus(_, let rule):
        if let rule { rules.append(rule) }
      case .speak, .stopSpeaking, .unspoken, .sound, .appSound, .screen, .state, .overlay, .scan,
        .largeContent, .log:
        continue
      }
    }
    return true
  }

  /// SC-39: a menu that stays open is left by its last stop.
  mutating func closeMenu(
    _ session: inout Session, _ doings: inout [Doing], _ rules: inout [String]
  ) -> Bool {
    var left = 200
    while left > 0, let control = session.switchControl, case .menu(_, let index) = control.phase {
      left -= 1
      let isExit = index >= control.menuItems.count
      guard let wait = control.untilNext(in: session.scene) else { return false }
      let doing = isExit ? Doing.press : .wait(wait)
      doings.append(doing)
      guard act(doing, &session, &rules) else { return false }
    }
    return true
  }
}
