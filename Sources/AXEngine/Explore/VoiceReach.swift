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
    var targets = VoiceTargets(scene)
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
}
