/// By which rule a step moves VoiceOver's cursor, for lines of a recording that name none themselves: those of the
/// keyboard's focus and of a cursor that the app or the system moved do.
enum StepRules {
  /// Words with which steps begin; of several that fit the longest counts. A step that is not listed, as the set-up
  /// and `wait`, leaves the cursor where it is.
  static let table: [(words: String, rule: String)] = [
    ("swipe right", "VO-03"), ("swipe left", "VO-03"), ("next", "VO-03"), ("previous", "VO-03"),
    ("swipe up", "VO-04"), ("swipe down", "VO-04"),
    ("touch drag", "VO-02"), ("touch", "VO-01"), ("tap and hold", "VO-01"), ("tap", "VO-01"),
    ("four-finger tap", "VO-30"), ("item chooser", "VO-14"), ("choose", "VO-05"),
    ("double tap and hold", "VO-06"), ("double tap", "VO-05"), ("triple tap", "VO-07"),
    ("split tap", "VO-08"), ("drag", "CU-90"), ("pinch", "SN-14"), ("magic tap", "VO-12"),
    ("two-finger double tap", "VO-12"),
    ("two-finger tap", "VO-11"), ("scrub", "VO-19"), ("two-finger scrub", "VO-19"),
    ("three-finger swipe", "VO-21"), ("three-finger double tap", "VO-25"),
    ("three-finger tap", "VO-24"), ("two-finger swipe left", "VO-40"), ("two-finger swipe right", "VO-40"),
    ("three-finger triple tap", "VO-26"), ("rotor", "VO-18"),
    ("key VO+", "KB-01"), ("type", "CU-85"),
    ("two-finger swipe up", "VO-16"), ("two-finger swipe down", "VO-17"),
    ("two-finger double tap and hold", "VO-13"),
    ("two-finger triple tap", "VO-14"), ("two-finger quadruple tap", "VO-15"),
    ("three-finger quadruple tap", "VO-27"),
    ("four-finger double tap", "VO-31"), ("key VO+Home", "KB-07"), ("key VO+End", "KB-07"),
    ("key VO+A", "KB-08"), ("key VO+B", "KB-08"), ("key Control", "KB-09"),
    ("key VO+F", "KB-16"), ("key VO+G", "KB-16"), ("key VO+Shift+G", "KB-16"),
    ("key VO+K", "KB-17"), ("key VO+/", "KB-19"), ("key VO+;", "KB-20"),
    ("key VO+Shift+C", "KB-23"), ("key VO+N", "KB-24"), ("key VO+Shift+N", "KB-24"),
    ("key VO+C", "KB-25"), ("key VO+W", "KB-25"), ("key VO+L", "KB-25"),
    ("key VO+Shift+L", "KB-25"), ("key VO+T", "KB-26"), ("key VO+Shift+T", "KB-26"), ("key VO+R", "KB-26"),
    ("key VO+Shift+U", "KB-27"), ("key VO+F3", "KB-29"), ("key VO+F4", "KB-29"),
    ("key VO+Shift+F4", "KB-29"), ("key VO+F6", "KB-29"), ("key VO+J", "KB-30"),
    ("key VO+I", "KB-15"), ("key VO+V", "KB-28"),
    ("key VO+Shift+-", "KB-18"), ("key VO+Return", "KB-32"),
    ("key VO+Shift+Right", "KB-33"), ("key VO+Shift+Left", "KB-33"), ("key VO+Command+", "KB-34"),
    ("key VO+Shift+Q", "KB-35"), ("key Left+Right", "KB-35"), ("key VO+Q", "KB-36"),
    ("key Up", "KB-40"), ("key Down", "KB-40"), ("key Left", "KB-40"), ("key Right", "KB-40"),
    ("switch", "SC-41"), ("say", "VC-01"), ("press", "TV-01"), ("hold", "TV-10"), ("hold select", "TV-11"),
    ("assistiveTouch tap", "AT-02"), ("assistiveTouch double tap", "AT-02"),
    ("assistiveTouch long press", "AT-02"), ("assistiveTouch gesture", "AT-07"), ("dwell", "AT-08"),
    ("triple-click", "AT-10"), ("guidedAccess sleepWake", "GA-03"), ("guidedAccess volume", "GA-03"),
    ("guidedAccess motion", "GA-03"),
    ("guidedAccess start", "GA-01"), ("guidedAccess end", "GA-01"), ("guidedAccess touch", "GA-03"),
    ("guidedAccess keyboards", "GA-03"), ("guidedAccess ignore", "GA-04"), ("guidedAccess heed", "GA-04"),
    ("guidedAccess timeLimit", "GA-05"), ("guidedAccess deny", "GA-06"), ("guidedAccess allow", "GA-06"),
    ("key Up+Down", "KB-40"), ("key Up+Left", "KB-40"), ("key Up+Right", "KB-40"),
    ("key Control+Up", "KB-41"), ("key Control+Down", "KB-41"), ("key Return", "KB-16"), ("key", "KB-43"),
  ]

  /// The rule of a step as it is written; nil where none is known.
  static func rule(of step: String) -> String? {
    let parts = step.split(separator: " ")
    let step = (parts.first == "interrupt" ? parts[1...] : parts[...]).joined(separator: " ")
    var best: (words: String, rule: String)?
    for row in table where step.hasPrefix(row.words) && row.words.count > best?.words.count ?? 0 {
      let rest = step.dropFirst(row.words.count).first
      if rest == nil || rest == " " || row.words.hasSuffix("+") { best = row }
    }
    return best?.rule
  }
}
