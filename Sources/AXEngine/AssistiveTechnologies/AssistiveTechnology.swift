/// The technologies, under the names of walk files and profiles.
public enum TechnologyName: String, Hashable, Sendable, CaseIterable {
  case voiceOver, fullKeyboardAccess, switchControl, voiceControl, focusEngine
}

/// Something that leaves the core: to be shown, spoken, played, recorded.
public enum Effect: Hashable, Sendable {
  /// VoiceOver's cursor stands on another element, or nowhere; by which rule, where it is not that of the gesture.
  case cursor(ViewIdentity?, rule: String?)
  /// The keyboard's or TV's focus stands on another view, or nowhere; by which rule.
  case focus(ViewIdentity?, rule: String?)
  /// Something begins to be said; hints and availability are told apart by the utterance's reason.
  case speak(Utterance)
  /// What was being said is cut off here, or stands still; by which rule.
  case stopSpeaking(rule: String)
  /// Something that was to be said, and will not be; by which rule.
  case unspoken(Utterance, rule: String)
  /// A sound of VoiceOver.
  case sound(Earcon)
  /// A sound of the app.
  case appSound(String)
  /// Another screen is shown.
  case screen(String)
  /// A state variable has a new value.
  case state(variable: Int, Value)
  /// Another overlay is shown, or none any more; by which rule.
  case overlay(Overlay?, rule: String?)
  /// Scanning highlights something else, or nothing; by which rule.
  case scan(ScanStop?, rule: String?)
  /// An item is shown large while a finger stays on it (SE-58).
  case largeContent(LargeContent)
  /// A line for the log; by which rule, where it is not the app's.
  case log(String, rule: String? = nil)
  /// The mock's steps never end.
  case fault(Diagnostic)
}

/// What a technology answers.
public enum Reaction: Hashable, Sendable {
  /// Something to show, speak or play. Speech waits for its turn.
  case emit(Effect)
  /// Speech stands still, or goes on (VO-11).
  case pauseOrResumeSpeech
  /// What was said last goes to the pasteboard (VO-27).
  case copySpeech
  /// Something to ask of the app; the technology hears of the result in `sceneDidChange`.
  case perform(AppRequest)
  /// A technology goes on or off (SC-44, VC-15).
  case turn(TechnologyName, isOn: Bool)
  /// An item of AssistiveTouch's menu is picked by its title; nil leaves the page.
  case pick(String?)
}

/// Whether a technology took an input.
public enum Handling: Hashable, Sendable {
  /// Not mine; the next one may have it.
  case ignored
  /// Mine, even if nothing came of it.
  case handled([Reaction])
}

/// What happened to the scene, told to every technology after each request.
public struct SceneChange: Sendable {
  /// The scene before.
  public var old: Scene
  /// The scene now; the same object where nothing visible changed.
  public var new: Scene
  /// The request that was carried out; nil for a change from outside (start, timers, settings).
  public var request: AppRequest?
  /// Which technology asked.
  public var requester: TechnologyName?
  /// What came of it.
  public var outcome: AppOutcome

  /// Makes a change.
  public init(old: Scene, new: Scene, request: AppRequest?, requester: TechnologyName?, outcome: AppOutcome) {
    self.old = old
    self.new = new
    self.request = request
    self.requester = requester
    self.outcome = outcome
  }
}

/// A state machine over the scene. A value: copying a session copies it.
///
/// It never edits the app. What it wants, it asks for with `Reaction.perform`; what came of that it hears in
/// `sceneDidChange`, the requester before the others.
public protocol AssistiveTechnology: Sendable {
  /// Which one it is.
  static var name: TechnologyName { get }
  /// Begins in a scene: places its cursor and says so.
  mutating func start(in scene: Scene) -> [Reaction]
  /// Takes an input, or leaves it to the next.
  mutating func handle(_ input: Input, in scene: Scene) -> Handling
  /// Hears of a request's result, or of a change from outside.
  mutating func sceneDidChange(_ change: SceneChange) -> [Reaction]
  /// The virtual clock has run, never further than `untilNext` says.
  mutating func advance(by duration: Duration, in scene: Scene) -> [Reaction]
  /// How long until it does something by itself; nil where it will not. Once it is zero, `advance` must change it.
  func untilNext(in scene: Scene) -> Duration?
  /// Goes on in another version of the file: on the same element, in the same modes, without a word.
  mutating func move(through passage: ScenePassage)
  /// The view it stands on: its cursor, its focus, what it highlights.
  func place(in scene: Scene) -> NodeIndex?
  /// What it shows over the screen.
  func overlay(in scene: Scene) -> Overlay?
  /// What scanning highlights.
  func scanStop(in scene: Scene) -> ScanStop?
  /// Where it stands among its own stops, counted from 0; nil where it stands nowhere.
  func position(in scene: Scene) -> (place: Int, count: Int)?
  /// What it draws over the screen.
  func marks(in scene: Scene) -> [Mark]
  /// How long an input takes a person, before it is handled.
  func duration(of input: Input) -> Duration
}

extension AssistiveTechnology {
  public mutating func advance(by duration: Duration, in scene: Scene) -> [Reaction] { [] }
  public func untilNext(in scene: Scene) -> Duration? { nil }
  public func overlay(in scene: Scene) -> Overlay? { nil }
  public func scanStop(in scene: Scene) -> ScanStop? { nil }
  public func position(in scene: Scene) -> (place: Int, count: Int)? { nil }
  public func marks(in scene: Scene) -> [Mark] { [] }
  public func duration(of input: Input) -> Duration { .zero }
}
