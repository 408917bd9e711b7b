/// What is said of an element, and what would be said if one thing were different. Nothing here knows a rule: each
/// answer comes of composing the phrase once more.
struct SpokenFacts {
  let element: ElementIndex
  let scene: Scene
  let settings: VoiceOverSettings
  let subject: SpeechSubject
  /// Everything said, phrase, hint and the rest.
  let spoken: [SpeechFragment]
  private let language: String

  init(_ element: ElementIndex, from previous: ElementIndex?, in scene: Scene, settings: VoiceOverSettings) {
    self.element = element
    self.scene = scene
    self.settings = settings
    language = scene.environment.locale
    subject = SpeechSubject(element, from: previous, in: scene)
    spoken = Self.compose(subject, settings, language)
  }

  private static func compose(
    _ subject: SpeechSubject, _ settings: VoiceOverSettings, _ language: String
  ) -> [SpeechFragment] {
    SpeechComposer(settings: settings.speech, language: language).focus(on: subject).flatMap(\.fragments)
  }

  /// The words of the device's language.
  var phrases: Phrases { Phrases.table(for: subject.semantics.language ?? language) }

  /// What would be said of a changed element.
  func spoken(after change: (inout SpeechSubject) -> Void) -> [SpeechFragment] {
    var subject = subject
    change(&subject)
    return Self.compose(subject, settings, language)
  }

  /// What would change the words: traits that are left out, the hint, and every setting.
  var changes: [String] {
    var changes: [String] = []
    for (name, trait) in AccessibilityTraits.named where subject.has(trait) {
      add("traits without \(name)", spoken { $0.semantics.traits.remove(trait) }, to: &changes)
    }
    if !(subject.semantics.hint ?? "").isEmpty {
      add("without accessibility.hint", spoken { $0.semantics.hint = nil }, to: &changes)
    }
    for (row, value, other) in otherSettings where value != Self.value(of: row, in: settings) {
      add("set \(row.name) \(value)", Self.compose(subject, other, language), to: &changes)
    }
    return changes
  }

  /// What a fresh device would say and this one does not, since a setting is different. What is only read in another
  /// way is still said.
  var silencedBySettings: [ElementExplanation.Unspoken] {
    var silenced: [ElementExplanation.Unspoken] = []
    let fresh = VoiceOverSettings()
    for (row, value, other) in otherSettings where value == Self.value(of: row, in: fresh) {
      guard let now = Self.value(of: row, in: settings), now != value else { continue }
      let others = Self.compose(subject, other, language)
      let instead = Self.missing(in: others, from: spoken).map(\.rule)
      for fragment in Self.missing(in: spoken, from: others) where !instead.contains(fragment.rule) {
        silenced.append(
          .init(what: "\"\(fragment.text)\"", why: "set \(row.name) is \(now)", rule: fragment.rule))
      }
    }
    return silenced
  }

  /// VoiceOver's settings with one changed, for each value of each.
  private var otherSettings: [(row: SettingRow, value: String, settings: VoiceOverSettings)] {
    Setting.voiceOver.flatMap { row -> [(row: SettingRow, value: String, settings: VoiceOverSettings)] in
      guard case .choices(let choices) = row.values else { return [] }
      return choices.compactMap { value in
        guard let setting = Setting(name: row.name, value: value) else { return nil }
        var all = TechnologySettings()
        all.voiceOver = settings
        setting.apply(to: &all)
        return (row, value, all.voiceOver)
      }
    }
  }

  private static func value(of row: SettingRow, in settings: VoiceOverSettings) -> String? {
    guard case .technology(_, let get) = row.target else { return nil }
    var all = TechnologySettings()
    all.voiceOver = settings
    return get(all)
  }

  // MARK: - Differences

  /// What the second has and the first has not.
  static func missing(in some: [SpeechFragment], from others: [SpeechFragment]) -> [SpeechFragment] {
    var left = some.map(\.text)
    return others.filter { fragment in
      guard let place = left.firstIndex(of: fragment.text) else { return true }
      left.remove(at: place)
      return false
    }
  }

  /// The words of a phrase without the marks that only make a voice pause.
  private static func words(of fragments: [SpeechFragment]) -> [String] {
    let pauses: Set<Character> = [".", ",", ";", ":", "!", "?", "\u{2026}"]
    return fragments.flatMap { fragment in
      fragment.text.split(whereSeparator: \.isWhitespace).map { word in
        String(word.reversed().drop { pauses.contains($0) }.reversed())
      }.filter { !$0.isEmpty }
    }
  }

  /// Adds a sentence about a difference that can be heard, where there is one.
  private func add(_ cause: String, _ others: [SpeechFragment], to changes: inout [String]) {
    if Self.words(of: spoken) == Self.words(of: others) { return }
    let gone = Self.missing(in: others, from: spoken).map { "\"\($0.text)\"" }
    let new = Self.missing(in: spoken, from: others).map { "\"\($0.text)\"" }
    let (left, added) = (gone.joined(separator: ", "), new.joined(separator: ", "))
    switch (gone.isEmpty, new.isEmpty) {
    case (true, true):
      if spoken.map(\.text) == others.map(\.text) { return }
      let phrase = others.filter { $0.kind != .hint && $0.kind != .availability }
      changes.append("\(cause) would say \"\(Utterance(.focus, phrase).text)\"")
    case (false, true): changes.append("\(cause) would leave out \(left)")
    case (true, false): changes.append("\(cause) would add \(added)")
    case (false, false): changes.append("\(cause) would say \(added) in place of \(left)")
    }
  }
}
