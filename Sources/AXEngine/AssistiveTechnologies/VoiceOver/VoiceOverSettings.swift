/// When the first phrase begins with the app's name (DX12).
public enum AppNaming: String, Hashable, Sendable, CaseIterable {
  /// When VoiceOver is switched on in a running app.
  case whenSwitchedOn
  /// Also when the app is opened.
  case always
  case never
}

/// What the listener can set on the simulated device.
public struct VoiceOverSettings: Hashable, Sendable {
  /// Whether an element with actions or a value to adjust turns the rotor by itself (RO-44).
  public var changesRotorWithItem = true
  /// When the app's name is spoken (DX12).
  public var appName = AppNaming.whenSwitchedOn
  /// Whether groups are single stops (VO-40).
  public var navigationStyle = NavigationStyle.flat
  /// Which images are stops (VO-41).
  public var navigatedImages = NavigatedImages.always
  /// Where the cursor lands on a new screen (CU-41, DF-02).
  public var firstFocus = FirstFocus.first
  /// Whether a triple tap is a long press, as since iOS 13; else it is a double tap (VO-07, DF-01).
  public var tripleTapIsLongPress = true
  /// Whether left and right change places in right-to-left languages. No source says so for sure, so it is off.
  public var swipesFollowLanguage = false
  /// How keys of the on-screen keyboard are typed (RO-22).
  public var typingMode = TypingMode.standard
  /// Whether areas for direct touch take touches (RO-23).
  public var usesDirectTouch = true
  /// Whether VoiceOver's own sounds are played (RO-08).
  public var playsSounds = true
  /// Whether Zoom is on, which takes some taps of three fingers (VO-28).
  public var zooms = false
  /// How Quick Nav is made known when it is switched (KB-42).
  public var quickNavAnnouncements = QuickNavAnnouncements.playSound
  /// Keys with another command than on a fresh device, in the order in which they were given (KB-44).
  public internal(set) var assignedKeys: [AssignedKey] = []
  /// What is said and how.
  public var speech = SpeechSettings()

  /// The settings of a fresh device.
  public init() {}
}

/// How keys of the on-screen keyboard are typed (RO-22).
public enum TypingMode: String, Hashable, Sendable, CaseIterable {
  case standard, touch, directTouch
}

/// How Quick Nav is made known when it is switched (KB-42).
public enum QuickNavAnnouncements: String, Hashable, Sendable, CaseIterable {
  case playSound, speak, doNothing
}
