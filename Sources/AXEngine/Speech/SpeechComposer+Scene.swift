/// What is said of an element of a scene.
extension SpeechComposer {
  /// Everything said when the cursor comes to an element from another one, or from nowhere: phrase, hint,
  /// availability. `opensApp` puts the app's name first (DX12).
  public func focus(
    on element: ElementIndex, from previous: ElementIndex?, in scene: Scene, opensApp: Bool = false
  ) -> [Utterance] {
    var subject = SpeechSubject(element, from: previous, in: scene)
    if opensApp { subject.appName = scene.mock.title }
    return focus(on: subject)
  }

  /// What is said after the element was activated and the cursor stayed on it; nil for silence.
  public func activation(of element: ElementIndex, in scene: Scene) -> Utterance? {
    activation(of: SpeechSubject(element, from: element, in: scene))
  }

  /// The new value or state alone; nil where there is none.
  public func value(of element: ElementIndex, in scene: Scene) -> Utterance? {
    value(of: SpeechSubject(element, from: element, in: scene))
  }

  /// A summary element, as it is read when its screen appears (CU-17); nil where it has nothing to say.
  public func summary(of element: ElementIndex, in scene: Scene) -> Utterance? {
    summary(of: SpeechSubject(element, from: element, in: scene))
  }
}
