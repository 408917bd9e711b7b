/// Why things stand as they do, from the tree, for people who did not expect it.
extension ContractScene {
  /// Whether something is there to be used, and not only read: such a thing is never passed over.
  func isControl(_ element: ElementIndex) -> Bool {
    let found = scene[element]
    return !found.flags.isDisjoint(with: [.respondsToUserInteraction, .hasActions])
      || !found.traits.isDisjoint(with: .operable)
  }

  /// Why an element is no stop of the technology.
  func reasonAgainst(_ element: ElementIndex) -> String {
    let found = scene[element]
    if found.traits.contains(.notEnabled) { return "it is dimmed" }  // FK-61, SC-11, VC-20
    if !found.flags.contains(.respondsToUserInteraction) {
      return technology == .focusEngine ? "it takes no focus" : "it does not respond to interaction"
    }
    switch technology {
    case .voiceOver: return "it is not in the reading order"
    case .fullKeyboardAccess, .switchControl:
      return "it is out of sight, and nothing in its scroll view is in sight"  // FK-42, SC-16
    case .voiceControl: return "it cannot be named"
    case .focusEngine: return "it takes no focus"
    }
  }

  /// Why a view is none that is read by itself, where the tree has no reason of its own.
  func reasonAgainstContainer(_ node: NodeIndex) -> String {
    if let around = names.element(around: node) {
      return "it is read as a part of #\(scene.id(ofElement: around))"
    }
    if let inside = names.firstElement(in: node) {
      return "it is no element, but holds others: #\(scene.id(ofElement: inside)) is the first"
    }
    return "it is no element"
  }

  /// What a technology does not do with a stop that it has not.
  var absenceWords: String {
    switch technology {
    case .voiceOver: "is not read"
    case .fullKeyboardAccess: "is not reached by the keyboard"
    case .switchControl: "is not scanned"
    case .voiceControl: "is not heard by Voice Control"
    case .focusEngine: "does not take the focus"
    }
  }

  /// What it does with a stop.
  var presenceWords: String {
    switch technology {
    case .voiceOver: "is read"
    case .fullKeyboardAccess: "is reached by the keyboard"
    case .switchControl: "is scanned"
    case .voiceControl: "is heard by Voice Control"
    case .focusEngine: "takes the focus"
    }
  }

  /// Why one stop comes before another one, by their places in `stops`; nil where the tree does not say.
  func whyFirst(_ first: Int, before second: Int) -> String? {
    guard first < second, let a = stops[first].element, let b = stops[second].element else { return nil }
    guard a < b else {
      return
        "#\(stops[first].id) comes first: its group is passed as a whole, and begins before #\(stops[second].id)"
    }
    let (chainA, chainB) = (scene.chain(of: a), scene.chain(of: b))
    let shared = scene.sharedDepth(chainA, chainB)
    let (here, there) = (scene.member(of: a, chainA, shared), scene.member(of: b, chainB, shared))
    guard here.node != there.node else { return nil }
    let place = scene.reason(there, here, in: shared > 0 ? chainA[shared - 1] : -1)
    let names = Names(
      first: stops[first].id, firstMember: scene.id(of: here.node), secondMember: scene.id(of: there.node),
      isItself: scene[a].node == here.node)
    return Self.words(place, names, apart: here.corner, there.corner)
  }

  /// Why a stop that nobody expects stands where it does: before the stop that was expected, else after its
  /// predecessor.
  func whyThere(_ stop: Int, before expected: Int?) -> String? {
    if let reason = expected.flatMap({ whyFirst(stop, before: $0) }) { return reason }
    return stops[stop].element.map { "#\(stops[stop].id) stands there: " + scene.whyHere($0) }
  }

  private struct Names {
    var first: String
    /// What of the first one stands in the level that both are in: itself, or a container around it.
    var firstMember: String
    var secondMember: String
    var isItself: Bool

    /// `its top`, `the top of its container #form`.
    func own(_ what: String) -> String {
      isItself ? "its " + what : "the \(what) of its container #\(firstMember)"
    }
    var itself: String { isItself ? "it" : "its container #\(firstMember)" }
  }

  /// Why the second of two members of a level stands behind the first, told from the first.
  private static func words(
    _ place: ReadingWords.Place, _ names: Names, apart first: Point, _ second: Point
  ) -> String? {
    let begin = "#\(names.first) comes first: "
    let other = "#" + names.secondMember
    switch place {
    case .nextRow:
      let distance = second.y - first.y
      guard distance > 0 else { return nil }
      return begin + "\(names.own("top")) is \(ReadingWords.number(distance)) pt above \(other)"
    case .sameRow:
      let distance = (second.x - first.x).magnitude
      let leading = names.own("leading edge")
      return begin
        + "both stand in one row, and \(leading) is \(ReadingWords.number(distance)) pt before \(other)"
    case .samePlace:
      return begin + "both begin at the same point, and \(names.itself) stands first in the file"
    case .priority(let own, let over, let container):
      return begin
        + "\(names.own("sortPriority")) is \(ReadingWords.number(over)) in '\(container)', and \(other) has "
        + ReadingWords.number(own)
    case .listed(_, let container):
      return begin + "the elements of '\(container)' list \(names.itself) before \(other)"
    case .navigationOrder(_, let container):
      return begin + "childrenInNavigationOrder of '\(container)' lists \(names.itself) before \(other)"
    case .afterListed(let container):
      return begin + "childrenInNavigationOrder of '\(container)' lists \(names.itself), but not \(other)"
    case .bar: return begin + "the tab bar comes after the content"
    case .dismiss: return begin + "the dismiss region comes last"
    case .first, .onlyOne, .after, .firstIn: return nil
    }
  }
}
