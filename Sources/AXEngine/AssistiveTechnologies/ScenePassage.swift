/// The way from a scene to the same one in another version of the mock's file.
public struct ScenePassage {
  let old: Scene
  let new: Scene
  /// What views are called on the other side.
  let counterparts: Counterparts
  let difference: SceneDifference
  /// Whether the screen in front is another one, since the old one is gone.
  let isElsewhere: Bool

  /// Where a cursor that stood on an element goes; `memory` knows where it left the screen that is shown instead.
  func place(of element: ElementIndex?, _ memory: inout PlaceMemory, _ landing: Landing) -> ElementIndex? {
    memory = memory.renamed(counterparts)
    guard isElsewhere else { return element.flatMap { difference.counterpart(of: $0) } }
    let place = memory.comeBack(to: new)
    var arrival = Arrival.start
    if let place { arrival.target = .back(place) }
    return landing.place(for: arrival, from: place, near: 0)?.element
  }
}

extension Arrival {
  /// Where a screen begins; no rule has a say in it.
  fileprivate static var start: Arrival {
    var arrival = Arrival()
    arrival.target = .start
    return arrival
  }
}

extension CursorPlace {
  /// The same place in another version; a view that is gone keeps its name, which nothing has there.
  func renamed(_ counterparts: Counterparts) -> CursorPlace {
    var place = self
    place.identity = counterparts[identity] ?? identity
    place.containers = containers.compactMap { around in
      counterparts[around.container].map { Containment(container: $0, offset: around.offset) }
    }
    return place
  }
}

extension VoiceOver {
  /// Goes on in another version of the file: on the same element, in the same modes, without a word.
  public mutating func move(through passage: ScenePassage) {
    let (old, new) = (passage.old, passage.new)
    let names = passage.counterparts
    useLanguage(of: new)
    noteBindings(of: new)
    let before = cursor
    let landing = landing(in: new)
    cursor =
      passage.place(of: before, &memory, landing) ?? landing.place(for: .start, from: nil, near: 0)?.element
    identity = cursor.map { new[$0].identity }
    activatedArea = activatedArea.flatMap { names[$0] }
    pickedUp = pickedUp.flatMap { names[$0] }
    group = group.flatMap { names[$0] }
    rotorStops = nil
    var renamed: [ViewIdentity: String] = [:]
    for (view, label) in labels { if let same = names[view] { renamed[same] = label } }
    labels = renamed
    // The item chooser lists what was there.
    if case .items? = modes.list?.kind { modes.list = nil }
    if new.state.firstResponder == nil { modes.isSelecting = false }
    if let watched, let same = names[watched.identity] {
      let words = new.tree.element(same).map { composer.phrase(for: subject($0, from: $0, in: new)).text }
      self.watched = Watched(identity: same, words: words ?? watched.words)
    } else {
      watched = nil
    }
    guard let before, let cursor else { return forgetElement() }
    // Within another text, or among other actions, there is no place to keep.
    let (was, now) = (old.semantics(of: before), new.semantics(of: cursor))
    if was.label != now.label || was.value != now.value { reading = ReadingPoint() }
    if old.customActions(of: before).map(\.name) != new.customActions(of: cursor).map(\.name) {
      chosenAction = 0
    }
    let isOther = old.customContent(of: before).map(\.label) != new.customContent(of: cursor).map(\.label)
    if isOther { chosenContent = nil }
  }
}
