extension [Reaction] {
  /// Adds something to show, speak or play.
  mutating func emit(_ effect: Effect) { append(.emit(effect)) }

  /// Adds something to ask of the app.
  mutating func perform(_ request: AppRequest) { append(.perform(request)) }

  /// Adds something of the device outside the app: a line with Apple's name, or why Guided Access refuses it (GA-02,
  /// GA-03). False where it does.
  @discardableResult
  mutating func useDevice(_ title: String, in scene: Scene) -> Bool {
    let refusal = scene.environment.guidedAccess.refusal(of: title)
    emit(.log(refusal?.line ?? title, rule: refusal?.rule))
    return refusal == nil
  }

  /// Adds what a finger does that stays on a view and is lifted there.
  mutating func hold(_ node: NodeIndex, in scene: Scene) {
    let (content, request) = scene.holding(node)
    if let content { emit(.largeContent(content)) }
    perform(request)
  }
}
