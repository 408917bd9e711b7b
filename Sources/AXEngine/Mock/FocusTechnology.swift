/// The technologies that an `AccessibilityFocusState` can be limited to (`AccessibilityTechnologies`).
public enum FocusTechnology: String, Hashable, Sendable, CaseIterable {
  case voiceOver, switchControl
}
