/// The stops of the app's rotor that was used last, kept while the screen stays as it is: a swipe looks for them
/// once, not at every step.
struct RotorStops: Sendable {
  private let scene: Scene
  private let source: RotorSource
  let rotor: AppRotor

  init(_ source: RotorSource, in scene: Scene) {
    self.scene = scene
    self.source = source
    rotor = scene.rotor(source)
  }

  /// Whether these are the stops of a rotor in a scene.
  func serve(_ source: RotorSource, in scene: Scene) -> Bool {
    source == self.source && scene.sharesTree(with: self.scene)
      && scene.state.variables == self.scene.state.variables
  }
}
