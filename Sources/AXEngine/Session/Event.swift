/// What comes into a session from outside.
public enum Event: Hashable, Sendable {
  /// Something a person does.
  case input(Input)
  /// Time passes on the virtual clock.
  case advance(Duration)
  /// What is being said, and what waits to be said, is said to its end; the clock stands still meanwhile, so that
  /// how much is said of an element never decides what the app does.
  case finishSpeaking
  /// The device's settings are replaced. The flags that tell an app which technologies run are kept right.
  case environment(Environment)
  /// These technologies are on from now on, and no others.
  case use([TechnologyName])
  /// A setting by its name in walk files; see `Setting`.
  case setting(name: String, value: String)
  /// A key of the hardware keyboard gets another command, or none (KB-44, FK-20).
  case assign(KeyAssignment)
  /// A trainer does something about Guided Access.
  case guidedAccess(GuidedAccess.Change)
  /// A state variable is set from outside, by its place in `Mock.variables`.
  case set(variable: Int, Value)
}
