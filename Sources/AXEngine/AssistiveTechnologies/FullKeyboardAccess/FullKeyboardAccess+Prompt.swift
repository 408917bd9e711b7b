/// A key that makes sense where the keyboard stands, and what it does there: for a line that tells a person how to go on.
public struct KeyHint: Hashable, Sendable {
  /// The key.
  public var key: KeyPress
  /// What it does there, lower case: "activates".
  public var does: String

  init(_ key: KeyPress, _ does: String) {
    self.key = key
    self.does = does
  }
}

extension FullKeyboardAccess {
  /// The keys that make sense here, the most useful first; four at most.
  public func hints(in scene: Scene) -> [KeyHint] {
    func key(_ command: KeyboardCommand, _ does: String) -> KeyHint? {
      settings.keys.first { $0.command == command }.map { KeyHint($0.key, does) }
    }
    if isPassingThrough {
      return [key(.passThrough, "gives the keys back to Full Keyboard Access")].compactMap { $0 }
    }
    switch sheet {
    case .actions?:
      return [key(.arrow(.down), "next action"), key(.activate, "does it"), key(.close, "closes")].compactMap
      { $0 }
    case .find(let find)?:
      let end = [KeyHint(KeyPress(.return), "stays there"), key(.close, "goes back")].compactMap { $0 }
      return find.matches.count > 1 ? [key(.move(forward: true), "next match")].compactMap { $0 } + end : end
    case .help?, .shortcuts?: return [key(.close, "closes")].compactMap { $0 }
    case nil: break
    }
    if let focus, scene.state.firstResponder != nil {
      let isArea = scene[focus].traits.contains(.textArea)
      return [
        key(.close, "ends typing"),
        isArea ? key(.moveOut(forward: true), "next item") : key(.move(forward: true), "next item"),
      ].compactMap { $0 }
    }
    guard let focus else {
      return [key(.move(forward: true), "first item"), key(.find, "finds an item"), key(.help, "all keys")]
        .compactMap { $0 }
    }
    return
      (doing(at: focus, in: scene).map { key($0.command, $0.does) } + [key(.move(forward: true), "next item")])
      .compactMap { $0 }.prefix(4).map { $0 }
  }

  private func doing(at focus: ElementIndex, in scene: Scene) -> [(command: KeyboardCommand, does: String)] {
    let element = scene[focus]
    var doing: [(KeyboardCommand, String)] = []
    if !element.traits.isDisjoint(with: [.textEntry, .searchField, .textArea, .secureTextField]) {
      doing.append((.activate, "begins typing"))
    } else if element.traits.contains(.adjustable) {
      doing += [(.arrow(.right), "more"), (.arrow(.left), "less")]
    } else {
      doing.append((.activate, "activates"))
    }
    if element.flags.contains(.hasActions) { doing.append((.actions, "actions")) }
    let map = mapNow(of: scene) ?? KeyboardMap(scene)
    if let group = map.group(of: focus), map.groups[group].members.count > 1,
      !element.traits.contains(.adjustable)
    {
      doing.append((.arrow(mainAxis(of: group, at: focus, in: map)), "moves in the group"))
    }
    return doing
  }

  /// The arrow that leads on in a group, by where the item behind or before lies.
  private func mainAxis(of group: Int, at focus: ElementIndex, in map: KeyboardMap) -> SwipeDirection {
    let scene = map.scene
    func way(to other: ElementIndex) -> SwipeDirection {
      let (here, there) = (scene[focus].frame.center, scene[other].frame.center)
      let isStacked = abs(there.y - here.y) >= abs(there.x - here.x)
      return isStacked ? (there.y < here.y ? .up : .down) : there.x < here.x ? .left : .right
    }
    let next = [true, false].lazy.compactMap { map.member(after: focus, in: group, forward: $0) }.first
    return next.map(way) ?? .down
  }
}
