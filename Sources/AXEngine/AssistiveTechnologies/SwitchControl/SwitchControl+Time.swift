/// What happens as the virtual clock runs.
extension SwitchControl {
  /// How long Auto Tap waits for a second press (SC-30).
  static let autoTapTime = Duration.milliseconds(750)

  public func untilNext(in scene: Scene) -> Duration? {
    let times = [held?.left, recipe == nil ? nil : recipeLeft, interval.map { $0 - elapsedOfPhase }]
    return times.compactMap { $0 }.min().map { max($0, .zero) }
  }

  public mutating func advance(by duration: Duration, in scene: Scene) -> [Reaction] {
    var reactions: [Reaction] = []
    sinceLastPress += duration
    let interval = interval
    if recipe != nil {
      recipeLeft -= duration
      if recipeLeft <= .zero { endRecipe(&reactions) }
    }
    if var held {
      held.left -= duration
      self.held = held
      if held.left <= .zero {
        self.held = nil
        run(held.command, in: scene, &reactions)
        // What was highlighted when the press began to count has been acted upon.
        return reactions
      }
    }
    guard let interval else { return reactions }
    if case .point(var scan) = phase {
      scan.elapsed += duration
      phase = .point(scan)
      if scan.elapsed >= interval { sweep(&scan, &reactions) }
      return reactions
    }
    elapsed += duration
    guard elapsed >= interval else { return reactions }
    switch phase {
    case .autoTap(let target):
      tap(target, in: scene, &reactions)
    case .items, .menu:
      if settings.scanningStyle == .singleSwitchStep {
        select(in: scene, &reactions)  // SC-06
      } else {
        moveOn(&reactions)
      }
    case .hidden, .point: break
    }
    return reactions
  }

  private var elapsedOfPhase: Duration {
    if case .point(let scan) = phase { return scan.elapsed }
    return elapsed
  }

  /// How long the highlight stays where it is; nil for as long as nobody presses.
  private var interval: Duration? {
    guard !isStopped, !isPaused, recipe == nil else { return nil }
    switch phase {
    case .hidden: return nil
    case .autoTap: return Self.autoTapTime
    case .items:
      return count(of: place.group) > 0 ? interval(isFirst: place.index == 0) : nil
    case .menu(_, let index): return interval(isFirst: index == 0)
    case .point(let scan):
      // The icon behind the sweep.
      return scan.place < scan.count
        ? scan.duration(speed: settings.glidingCursorSpeed) : settings.autoScanningTime
    }
  }

  private func interval(isFirst: Bool) -> Duration? {
    switch settings.scanningStyle {
    case .auto:
      settings.autoScanningTime + (isFirst ? settings.pauseOnFirstItem ?? .zero : .zero)  // SC-02, SC-03
    case .manual: nil
    case .singleSwitchStep: isDwelling ? settings.dwellTime : nil
    }
  }

  /// The band or line goes on; behind the last place the sweep begins again, after the loops from where nothing is
  /// chosen, and at last out of sight.
  private mutating func sweep(_ scan: inout PointScan, _ reactions: inout [Reaction]) {
    scan.place += 1
    scan.elapsed = .zero
    let hasIcon = settings.tapBehavior == .alwaysTap && scan.isFirst
    if scan.place == scan.count, hasIcon {
      phase = .point(scan)
      shown = .item(scene.map { iconTitle(in: $0) } ?? SwitchTitle.scannerMenu.rawValue)
      return reactions.emit(.scan(shown, rule: "SC-30"))
    }
    guard scan.place >= scan.count else {
      phase = .point(scan)
      return
    }
    shown = nil
    scan.rounds += 1
    guard settings.loops > 0, scan.rounds >= settings.loops else {
      scan.begin()
      phase = .point(scan)
      return
    }
    if scan.isFirst {
      shown = scan.stop
      return hide(&reactions)
    }
    scan.restart()
    phase = .point(scan)
  }

  private mutating func endRecipe(_ reactions: inout [Reaction]) {
    recipe = nil
    reactions.emit(.log("Recipe over"))
    elapsed = .zero
  }
}
