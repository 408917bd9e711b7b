/// What a person can say to get at each element, where scrolling has brought the screen.
enum VoiceReach {
  /// What is said for an element, the last of it acting.
  struct Spoken {
    var element: ElementIndex
    var sayings: [String]
  }

  /// Every element that has a name or number now.
  static func all(in session: Session) -> [Spoken] {
    let scene = session.scene
    var targets = session.voiceControl?.known(in: scene) ?? VoiceTargets(scene)
    targets.learnNames()
    return targets.elements.enumerated().map { place, element in
      var shortest = ["show numbers", "tap \(place + 1)"]
      for name in VoiceTargets.names(of: element, in: scene) {
        let words = SpokenWords(name).texts
        let meant = targets.elements(named: words)
        guard let own = meant.firstIndex(of: element) else { continue }
        if meant.count == 1 { return Spoken(element: element, sayings: ["tap " + name]) }
        shortest = ["tap " + name, "\(own + 1)"]
      }
      return Spoken(element: element, sayings: shortest)
    }
  }

  /// A text that an element shows where none of those it shows is part of a name of it, so that nobody who reads it
  /// knows what to say (VC-29); the first of them.
  static func unspokenText(of element: ElementIndex, in scene: Scene) -> String? {
    // What was typed or chosen is no name.
    let entry: AccessibilityTraits = [.textEntry, .searchField, .textArea, .secureTextField, .adjustable]
    guard scene[element].traits.isDisjoint(with: entry) else { return nil }
    let value = scene.semantics(of: element).value
    let shown = VoiceTargets.shownTexts(of: element, in: scene).filter { $0.text != value }
    let names = VoiceTargets.names(of: element, in: scene).map(SpokenName.init)
    let isSaid = shown.contains { text in names.contains { $0.likeness(to: text.words) != nil } }
    return isSaid ? nil : shown.first?.text
  }

  /// How many words the shortest name has, where that is more than people say at once (VC-23).
  static func longName(_ names: [String]) -> Int? {
    let fewest = names.map { SpokenWords($0).texts.count }.min() ?? 0
    return fewest > mostWords ? fewest : nil
  }

  /// Words of a name that is not called long. Apple advises short names and gives no number.
  private static let mostWords = 6
}
