/// What Switch Control's menus and switch actions are called: Apple's names.
enum SwitchTitle: String, Hashable, Sendable, CaseIterable {
  // The first page (SC-31, SC-32).
  case tap = "Tap"
  case increment = "Increment", decrement = "Decrement"
  case scrollUp = "Scroll Up", scrollDown = "Scroll Down", scrollLeft = "Scroll Left"
  case scrollRight = "Scroll Right"
  case more = "More"
  /// The icon that ends each round while items are always tapped (SC-30).
  case scannerMenu = "Scanner Menu"

  // The whole list (SC-33).
  case home = "Home", gestures = "Gestures", editing = "Editing Operations"
  case refineSelection = "Refine Selection", cursorMode = "Cursor Mode", itemMode = "Item Mode"
  case device = "Device", mediaControls = "Media Controls", settings = "Settings", shortcuts = "Shortcuts"
  case recipes = "Recipes", dictation = "Dictation", appMovement = "App Movement", moveAround = "Move Around"

  // Gestures (SC-34).
  case flick = "Flick", pan = "Pan", pinch = "Pinch", tapAndHold = "Tap and Hold", drag = "Drag"
  case holdAndDrag = "Hold and Drag", doubleTap = "Double Tap", freehand = "Freehand", fingers = "Fingers"
  case saved = "Saved"
  case up = "Up", down = "Down", left = "Left", right = "Right"
  case pinchIn = "In", pinchOut = "Out"

  // Device (SC-35).
  case notificationCenter = "Notification Center", controlCenter = "Control Center"
  case lockScreen = "Lock Screen", volume = "Volume", volumeUp = "Volume Up", volumeDown = "Volume Down"
  case spotlight = "Spotlight", siri = "Siri", accessibilityShortcut = "Accessibility Shortcut"
  case screenshot = "Screenshot", useOtherDevices = "Use Other Devices", voiceControl = "Voice Control"
  case rotate = "Rotate", shake = "Shake", mute = "Mute", appSwitcher = "App Switcher"

  // Settings (SC-36).
  case speedUp = "Speed Up", slowDown = "Slow Down"
  case speechOn = "Speech On", speechOff = "Speech Off", soundOn = "Sound On", soundOff = "Sound Off"
  case groupsOn = "Groups On", groupsOff = "Groups Off"

  // Media Controls (SC-37).
  case previousTrack = "Previous", playPause = "Play/Pause", nextTrack = "Next", skipBack = "Skip Back"
  case skipForward = "Skip Forward", rewind = "Rewind", fastForward = "Fast Forward"

  // Editing Operations.
  case select = "Select", selectAll = "Select All", cut = "Cut", copy = "Copy", paste = "Paste"

  // Recipes (SC-42).
  case turnPages = "Turn Pages", tapMiddle = "Tap the Middle of the Screen"

  // The question (SC-44).
  case yes = "Yes", cancel = "Cancel"

  // Actions of switches (SC-41).
  case none = "None", selectItem = "Select Item", stopScanning = "Stop Scanning"
  case moveToNextItem = "Move to Next Item", moveToPreviousItem = "Move to Previous Item"
  case resumeAutoScanning = "Resume Auto Scanning"

  /// What is asked before Switch Control goes off (SC-44), in a language of the device.
  static func turnOffQuestion(in language: String) -> String {
    let question = "Are you sure you want to turn off Switch Control?"
    if let pseudo = PseudoLocale(rawValue: language) { return pseudo.text(of: question) }
    return questions.first { language.hasPrefix($0.language) }?.text ?? question
  }

  private static let questions = [
    (language: "de", text: "Möchtest du die Schaltersteuerung wirklich deaktivieren?"),
    (language: "ru", text: "Выключить Switch Control?"),
    (language: "ar", text: "هل تريد بالتأكيد إيقاف التحكم بالتبديل؟"),
    (language: "ja", text: "スイッチコントロールをオフにしますか？"),
  ]
}

/// The menu in other languages. What a device calls these things there is not known here: the words are our own, the
/// plainest that there are.
extension SwitchTitle {
  private static let tables: [(language: String, texts: [SwitchTitle: String])] = [
    ("de", german), ("ru", russian), ("ar", arabic), ("ja", japanese),
  ].map { language, rows in (language, Dictionary(rows, uniquingKeysWith: { first, _ in first })) }

  /// What it is called in a language of the device, BCP 47; in English where there are no words for that.
  func text(in language: String) -> String {
    if let pseudo = PseudoLocale(rawValue: language) { return pseudo.text(of: rawValue) }
    return Self.tables.first { language.hasPrefix($0.language) }?.texts[self] ?? rawValue
  }
}
