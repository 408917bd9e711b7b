extension TechnologyName {
  /// What a person does again and again with it, counted: `1 gesture`, `3 switch presses`.
  func effort(_ count: Int) -> String {
    switch self {
    case .voiceOver: NumberText.count(count, "gesture")
    case .fullKeyboardAccess: NumberText.count(count, "key")
    case .switchControl: count == 1 ? "1 switch press" : "\(count) switch presses"
    case .voiceControl: NumberText.count(count, "saying")
    case .focusEngine: count == 1 ? "1 press" : "\(count) presses"
    }
  }
}
