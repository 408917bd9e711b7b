/// By which rule a step does what it does, for lines of a recording that are no speech.
enum StepRules {
  /// Words with which steps begin; of several that fit the longest counts. A step that is not listed, as the set-up
  /// and `wait`, leaves the cursor where it is.
  static let table: [(words: String, rule: String)] = [
    ("swipe right", "VO-03"), ("swipe left", "VO-03"), ("next", "VO-03"), ("previous", "VO-03"),
    ("swipe up", "VO-04"), ("swipe down", "VO-04"),
    ("touch drag", "VO-01"), ("touch", "VO-02"), ("tap and hold", "VO-02"), ("tap", "VO-02"),
    ("four-finger tap", "VO-30"), ("item chooser", "VO-14"), ("choose", "VO-05"),
    ("double tap and hold", "VO-06"), ("double tap", "VO-05"), ("triple tap", "VO-07"),
    ("split tap", "VO-08"), ("drag", "CU-90"), ("magic tap", "VO-12"), ("two-finger double tap", "VO-12"),
    ("two-finger tap", "VO-11"), ("scrub", "VO-19"), ("two-finger scrub", "VO-19"),
    ("three-finger swipe", "VO-21"), ("three-finger double tap", "VO-25"),
    ("three-finger tap", "VO-24"), ("two-finger swipe left", "VO-40"), ("two-finger swipe right", "VO-40"),
    ("three-finger triple tap", "VO-26"), ("rotor", "VO-18"),
    ("key VO+", "KB-01"), ("key Tab", "FK-01"), ("key Shift+Tab", "FK-01"), ("key Space", "FK-05"),
    ("key Escape", "FK-41"), ("key Up", "FK-50"), ("key Down", "FK-50"), ("key Left", "FK-50"),
    ("key Right", "FK-50"), ("type", "CU-85"),
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
