extension DecidingState {
  /// Adds what decides to a hash.
  func add(_ variables: [Value], to hash: inout StableHash) {
    for (variable, (part, value)) in zip(parts, variables).enumerated() {
      switch part {
      case .nothing: continue
      case .whole:
        switch value {
        case .number(let number): hash.add(.number(clamped(number, of: variable)))
        case .text(let text): hash.add(.text(told(text, of: variable)))
        case .flag, .list, .object: hash.add(value)
        }
      case .fields(let fields):
        switch value {
        case .list(let elements):
          let count = counted(elements.count, of: variable)
          hash.add(UInt64(count))
          for element in elements.prefix(count) { Self.add(fields, of: element, to: &hash) }
        case .object: Self.add(fields, of: value, to: &hash)
        case .number, .text, .flag: hash.add(value)
        }
      }
    }
  }

  private static func add(_ fields: [String], of value: Value, to hash: inout StableHash) {
    guard case .object(let members) = value else { return }
    for field in fields {
      if let member = members.first(where: { $0.name == field }) { hash.add(member.value) }
    }
  }
}

extension StableHash {
  /// Adds a flag.
  mutating func add(_ flag: Bool) { add(UInt64(flag ? 4 : 3)) }

  /// Adds a value of the app's state.
  mutating func add(_ value: Value) {
    switch value {
    case .number(let number):
      add(UInt64(1))
      add(number.bitPattern)
    case .text(let text):
      add(UInt64(2))
      add(text)
    case .flag(let flag): add(flag)
    case .list(let values):
      add(UInt64(5))
      add(UInt64(values.count))
      for value in values { add(value) }
    case .object(let fields):
      add(UInt64(6))
      for field in fields {
        add(field.name)
        add(field.value)
      }
    }
  }
}

extension DecidingState {
  /// What a number is told apart by: itself, or one just beyond all that it is compared with.
  func clamped(_ number: Double, of variable: Int) -> Double {
    guard !isExact[variable], let range = compared[variable] else { return number }
    let (low, high) = (min(range.lowerBound, firsts[variable]), max(range.upperBound, firsts[variable]))
    return min(max(number, low - Self.beyond), high + Self.beyond)
  }

  /// What a text is told apart by: itself, or that it is none of those that it is compared with.
  func told(_ text: String, of variable: Int) -> String {
    isExact[variable] || texts[variable].isEmpty || texts[variable].contains(text) ? text : "\u{0}"
  }

  /// How many elements of a list are told apart.
  func counted(_ count: Int, of variable: Int) -> Int { min(count, firstCounts[variable] + Self.moreRows) }

  private static let beyond = 2.0
  private static let moreRows = 3
}

/// What tells two states of an app apart when they are searched.
struct StateHash: Sendable {
  private let deciding: DecidingState
  /// Whether only the order of timers counts and not how long they still take. Scanning and speaking take time, and
  /// every step would lead to another state.
  private let ranksTimers: Bool

  /// The traits that count.
  private let traits: AccessibilityTraits

  init(_ mock: Mock, _ technology: TechnologyName) {
    deciding = DecidingState(mock, technology)
    traits = deciding.tellsSelected ? Self.all : Self.unselected
    switch technology {
    case .voiceOver, .fullKeyboardAccess, .focusEngine: ranksTimers = false
    case .switchControl, .voiceControl: ranksTimers = true
    }
  }

  /// The hash of a session's app. Visits to one screen count as one, where scroll views stand and what has the cursor
  /// or the focus does not count.
  func hash(of session: Session) -> UInt64 {
    let (state, scene) = (session.app.state, session.scene)
    var hash = StableHash()
    deciding.add(state.variables, to: &hash)
    for screen in state.navigation {
      hash.add(UInt64(screen.screen))
      hash.add(screen.showsNavigationBar)
    }
    for tab in state.tabs { hash.add(UInt64(tab.index)) }
    hash.add(UInt64(state.expanded.count))
    hash.add(UInt64(state.presentations.count))
    hash.add(state.firstResponder.flatMap { scene.views.node($0) }.map { UInt64($0) + 1 } ?? 0)
    hash.add(state.dragged != nil)
    hash.add(state.environment.isLandscape)
    hash.add(state.environment.guidedAccess.isOn)
    addTimers(of: state, to: &hash)
    hash.add(structure(of: scene))
    return hash.value
  }

  /// What a technology can find on a screen, whatever it says. Of a list that has grown only the rows are looked at
  /// that are told apart.
  func structure(of scene: Scene) -> UInt64 {
    var hash = StableHash()
    for node in scene.views.nodes where !isFurtherRow(node.scope, in: scene) {
      hash.add(UInt64(node.view) << 16 ^ UInt64(node.flags.intersection(Self.seen).rawValue))
    }
    for element in scene.tree.elements {
      let node = scene.views.nodes[Int(element.node)]
      if isFurtherRow(node.scope, in: scene) { continue }
      hash.add(UInt64(node.view) << 16 ^ UInt64(element.flags.rawValue))
      hash.add(UInt64(truncatingIfNeeded: node.part?.nodeCode ?? 0))
      hash.add(element.traits.intersection(traits).rawValue)
    }
    return hash.value
  }

  /// Whether a row of a loop is one of those that are not told apart, or so many beyond.
  func isFurtherRow(_ scope: Int32, in scene: Scene, beyond: Int = 0) -> Bool {
    var scope = scope
    while scope >= 0 {
      let row = scene.views.scopes[Int(scope)]
      if case .variable(let variable)? = row.list?.base, row.list?.path.isEmpty == true,
        row.index >= deciding.counted(.max, of: variable) + beyond
      {
        return true
      }
      scope = row.parent
    }
    return false
  }

  private static let all = AccessibilityTraits(rawValue: .max)
  private static let unselected = all.subtracting(.selected)

  private static let seen: ViewFlags = [
    .disabled, .hidden, .transparent, .accessibilityHidden, .presented, .modal,
  ]

  private func addTimers(of state: AppState, to hash: inout StableHash) {
    let waits = state.delayed.map(\.wait) + state.animations.filter { !$0.isInert }.map(\.wait)
    let ranks = ranksTimers ? Array(Set(waits)).sorted() : []
    func add(_ wait: Duration) {
      let place = ranksTimers ? ranks.firstIndex(of: wait) ?? 0 : Int(wait / .milliseconds(1))
      hash.add(UInt64(truncatingIfNeeded: place))
    }
    // What waits twice at a time comes as three times would.
    var seen: [UInt64: Int] = [:]
    func add(_ name: UInt64, _ wait: Duration) {
      var own = StableHash(name)
      own.add(UInt64(truncatingIfNeeded: Int(wait / .milliseconds(1))))
      seen[own.value, default: 0] += 1
      if seen[own.value, default: 0] > 2 { return }
      hash.add(name)
      add(wait)
    }
    for delayed in state.delayed { add(delayed.stableHash, delayed.wait) }
    for animation in state.animations where !animation.isInert { add(animation.stableHash, animation.wait) }
    if let left = state.guidedAccessLeft { add(left) }
  }
}

extension RunningAnimation {
  /// What moves and in which phase, told apart from others.
  fileprivate var stableHash: UInt64 {
    var hash = StableHash()
    hash.add(UInt64(phase))
    hash.add(UInt64(animation.phases.count))
    hash.add(UInt64(truncatingIfNeeded: context.view))
    return hash.value
  }
}

extension DelayedSteps {
  /// What waits, told apart from others that wait.
  var stableHash: UInt64 {
    var hash = StableHash()
    hash.add(UInt64(truncatingIfNeeded: context.view))
    hash.add(UInt64(steps.count))
    hash.add(String(describing: steps))
    return hash.value
  }
}
