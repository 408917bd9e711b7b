extension [Reaction] {
  /// Adds something to show, speak or play.
  mutating func emit(_ effect: Effect) { append(.emit(effect)) }

  /// Adds something to ask of the app.
  mutating func perform(_ request: AppRequest) { append(.perform(request)) }

  /// Adds what a finger does that stays on a view and is lifted there.
  mutating func hold(_ node: NodeIndex, in scene: Scene) {
    let (content, request) = scene.holding(node)
    if let content { emit(.largeContent(content)) }
    perform(request)
  }
}
