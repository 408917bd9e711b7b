extension [Reaction] {
  /// Adds something to show, speak or play.
  mutating func emit(_ effect: Effect) { append(.emit(effect)) }

  /// Adds something to ask of the app.
  mutating func perform(_ request: AppRequest) { append(.perform(request)) }
}
