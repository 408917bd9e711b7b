/// The names on a screen, which are worked out once for it.
extension VoiceControl {
  /// What can be named and numbered; worked out once for a scene.
  mutating func targets(in scene: Scene) -> VoiceTargets {
    if let knownTargets, knownTargets.scene === scene { return knownTargets }
    let targets = VoiceTargets(scene)
    knownTargets = targets
    return targets
  }

  /// Works out all names on a screen ahead, for many utterances that are tried from one place.
  mutating func learnNames(in scene: Scene) {
    _ = targets(in: scene)
    knownTargets?.learnNames()
  }

  /// Gives back what was worked out for a screen; it is worked out again when somebody asks.
  mutating func forgetNames() { knownTargets = nil }

  /// The elements that a phrase names.
  mutating func elements(
    named words: [String], in scene: Scene, where isMeant: (ElementIndex) -> Bool = { _ in true }
  ) -> [ElementIndex] {
    _ = targets(in: scene)
    return knownTargets?.elements(named: words, where: isMeant) ?? []
  }

  /// Whether words are the whole name of an element.
  mutating func isName(_ words: [String], in scene: Scene) -> Bool {
    _ = targets(in: scene)
    return knownTargets?.elements(calledExactly: words).isEmpty == false
  }

  /// Why words name nothing, else what was probably meant.
  mutating func reason(for phrase: SpokenPhrase, in scene: Scene) -> (reason: String?, suggestion: String?) {
    _ = targets(in: scene)
    if let reason = knownTargets?.reason(for: phrase.words) { return (reason, nil) }
    return (nil, knownTargets?.suggestion(for: phrase))
  }

  func known(in scene: Scene) -> VoiceTargets {
    if let knownTargets, knownTargets.scene === scene { return knownTargets }
    return VoiceTargets(scene)
  }
}
