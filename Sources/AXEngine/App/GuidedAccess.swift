/// What the trainer has set for Guided Access (GA-01, GA-03). It counts while a session is on, and is kept for the next.
public struct GuidedAccess: Hashable, Sendable {
  /// Whether a session is on (GA-01).
  public var isOn = false
  /// Identifiers of denied features; everything is allowed at first (GA-06).
  public var denied: [String] = []
  /// Areas that are dead to touch, in screen coordinates (GA-04).
  public var ignoredAreas: [Rect] = []
  /// Whether the screen takes touches (GA-03).
  public var isTouchOn = true
  /// Whether keyboards type, and come up on the screen (GA-03).
  public var areKeyboardsOn = true
  /// Whether the side button locks the screen (GA-03).
  public var isSleepWakeOn = true
  /// Whether the volume buttons do anything (GA-03).
  public var areVolumeButtonsOn = true
  /// Whether the screen turns with the device, and shaking means something (GA-03).
  public var isMotionOn = true
  /// How long a session may last; nil for as long as it is not ended (GA-05).
  public var timeLimit: Duration?
  /// Whether the time of this session is over: the app does not respond until it is ended (GA-05).
  public var isTimeOver = false

  /// Nothing is restricted.
  public init() {}

  /// One thing that a trainer does.
  public enum Change: Hashable, Sendable {
    case start, end
    case deny(String), allow(String)
    /// An area is dead to touch, or no longer.
    case ignore(Rect), heed(Rect)
    case touch(Bool), keyboards(Bool), sleepWake(Bool), volume(Bool), motion(Bool)
    case timeLimit(Duration?)
  }

  /// Carries out what a trainer does.
  public mutating func apply(_ change: Change) {
    switch change {
    case .start: isOn = true
    case .end:
      isOn = false
      isTimeOver = false
    case .deny(let identifier): if !denied.contains(identifier) { denied.append(identifier) }
    case .allow(let identifier): denied.removeAll { $0 == identifier }
    case .ignore(let area): ignoredAreas.append(area)
    case .heed(let area): ignoredAreas.removeAll { $0 == area }
    case .touch(let isOn): isTouchOn = isOn
    case .keyboards(let areOn): areKeyboardsOn = areOn
    case .sleepWake(let isOn): isSleepWakeOn = isOn
    case .volume(let areOn): areVolumeButtonsOn = areOn
    case .motion(let isOn): isMotionOn = isOn
    case .timeLimit(let limit): timeLimit = limit
    }
  }

  /// Whether a finger at a point does nothing; nil for a finger without a place.
  public func ignoresTouch(at point: Point?) -> Bool {
    guard isOn else { return false }
    return isTimeOver || !isTouchOn
      || point.map { point in ignoredAreas.contains { $0.contains(point) } } ?? false
  }

  /// What of the device leads out of the app, by Apple's names (GA-02).
  private static let waysOut: Set<String> = [
    "Home", "App Switcher", "Notification Center", "Control Center", "Siri", "Spotlight", "Restart",
    "Analytics",
    "Shortcuts", "App Movement", "Use Other Devices",
  ]

  /// Why something of the device, by Apple's name, is not done in a session; nil where it is.
  public func refusal(of title: String) -> (line: String, rule: String)? {
    guard isOn else { return nil }
    if Self.waysOut.contains(title) { return (title + ": not in Guided Access", "GA-02") }
    let isOff =
      switch title {
      case "Lock Screen": !isSleepWakeOn
      case "Volume", "Volume Up", "Volume Down", "Mute": !areVolumeButtonsOn
      case "Rotate", "Rotate Screen", "Shake": !isMotionOn
      default: false
      }
    return isOff ? (title + ": off in Guided Access", "GA-03") : nil
  }

  /// Whether keys do nothing.
  public var ignoresKeys: Bool { isOn && (isTimeOver || !areKeyboardsOn) }
}

extension App {
  /// Takes new settings of the device, and tells the app which features were denied or allowed (GA-06).
  mutating func setEnvironment(_ environment: Environment, _ turn: inout Turn) {
    let before = state.environment
    var environment = environment
    // GA-03: however the device is held.
    if before.guidedAccess.isOn, !before.guidedAccess.isMotionOn {
      environment.isLandscape = before.isLandscape
    }
    turn.environmentChanged = turn.environmentChanged || before != environment
    state.environment = environment
    let (old, new) = (before.guidedAccess, environment.guidedAccess)
    if old.isOn != new.isOn {
      turn.pending.append(.event(.guidedAccess(isOn: new.isOn)))
    }
    if old.isOn != new.isOn || old.timeLimit != new.timeLimit {
      state.guidedAccessLeft = new.isOn ? new.timeLimit : nil
    }
    for restriction in mock.guidedAccess {
      let name = restriction.identifier
      if before.deniedRestrictions.contains(name) != environment.deniedRestrictions.contains(name) {
        run(restriction.onChange, "guidedAccess '\(name)'", StepContext(), &turn)
      }
    }
  }

  /// GA-05: the time of the session goes by.
  mutating func advanceGuidedAccess(by duration: Duration, _ turn: inout Turn) {
    guard let left = state.guidedAccessLeft else { return }
    state.guidedAccessLeft = left > duration ? left - duration : nil
    guard state.guidedAccessLeft == nil else { return }
    state.environment.guidedAccess.isTimeOver = true
    turn.environmentChanged = true
    turn.pending.append(.event(.guidedAccessTimeOver))
  }
}
