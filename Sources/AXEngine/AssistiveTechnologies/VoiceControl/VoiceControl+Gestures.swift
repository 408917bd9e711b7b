/// Gestures on items, on cells of the grid, and on the screen.
extension VoiceControl {
  /// Where a gesture is made.
  struct Place {
    /// The element; nil for a cell of the grid.
    var element: ElementIndex?
    /// The view that is asked; nil where there is none under the point.
    var node: NodeIndex?
    /// The point a finger comes down at.
    var point: Point
    /// For the log.
    var words: String
  }

  /// Finds what a phrase means and does something there; asks where several are meant (VC-24).
  mutating func act(
    on phrase: SpokenPhrase, _ done: Done, in scene: Scene,
    where isMeant: (ElementIndex) -> Bool = { _ in true }, _ body: (inout VoiceControl, Place) -> Answer
  ) -> Answer {
    let places = places(for: phrase, done, in: scene, where: isMeant)
    guard places.count == 1 else {
      if places.count > 1 { return ask(places, phrase, done, in: scene) }
      return unmatched(phrase, in: scene)
    }
    // VC-26: what is shown once was used.
    shown = nil
    lastPoint = places[0].point
    return body(&self, places[0])
  }

  private mutating func places(
    for phrase: SpokenPhrase, _ done: Done, in scene: Scene, where isMeant: (ElementIndex) -> Bool
  ) -> [Place] {
    if let chosen = done.chosen, chosen.phrase == phrase {
      return scene.tree.element(chosen.view).map { [place(of: $0, in: scene)] } ?? []
    }
    if let number = phrase.number {
      switch showing(in: scene) {
      case .grid(let grid)?: return grid.cell(number).map { [place(at: $0.center, number, in: scene)] } ?? []
      case .numbers?:
        let element = targets(in: scene).element(numbered: number)
        return element.map { [place(of: $0, in: scene)] } ?? []
      case .candidates?, .names?, .actions?, .help?, nil: break
      }
      if asked.indices.contains(number - 1), let element = scene.tree.element(asked[number - 1]) {
        return [place(of: element, in: scene)]
      }
    }
    return elements(named: phrase.words, in: scene, where: isMeant).map { place(of: $0, in: scene) }
  }

  private func place(of element: ElementIndex, in scene: Scene) -> Place {
    Place(
      element: element, node: scene.target(of: element), point: scene.activationPoint(of: element),
      words: "#" + scene.id(ofElement: element))
  }

  private func place(at point: Point, _ number: Int, in scene: Scene) -> Place {
    Place(element: nil, node: scene.nodeAt(point), point: point, words: "cell \(number)")
  }

  /// VC-24: no action; those that are meant get numbers.
  private mutating func ask(
    _ places: [Place], _ phrase: SpokenPhrase, _ done: Done, in scene: Scene
  ) -> Answer {
    question = Question(command: done.found.command, title: done.found.title, phrase: phrase)
    shown = .candidates(places.compactMap { $0.element.map { scene[$0].identity } })
    return Answer(words: "\(places.count) matches")
  }

  private mutating func unmatched(_ phrase: SpokenPhrase, in scene: Scene) -> Answer {
    if let number = phrase.number {
      switch showing(in: scene) {
      case .grid?: return .noMatch("the grid has no cell \(number)", isName: true)
      case .numbers?: return .noMatch("there is no number \(number)", isName: true)
      case .candidates?, .names?, .actions?, .help?, nil:
        return .noMatch("no numbers are shown", isName: true)
      }
    }
    let (reason, suggestion) = reason(for: phrase, in: scene)
    if let reason { return .noMatch(reason, isName: true) }
    var answer = Answer.noMatch(isName: true)
    if let suggestion { answer.words += "; did you mean \"\(suggestion)\"?" }
    return answer
  }

  // MARK: Gestures

  /// VC-05…09
  mutating func makeGesture(_ done: Done, in scene: Scene) -> Answer {
    let title = done.found.title
    switch done.found.command {
    case .tap(let tap, let phrase):
      guard let phrase else { return self.tap(tap, at: screenPlace(in: scene), title, in: scene) }
      return act(on: phrase, done, in: scene) { control, place in
        control.tap(tap, at: place, place.words, in: scene)
      }
    case .fingers(let phrase): return withoutTaker(phrase, done, "nothing takes two fingers", in: scene)
    case .turn(let phrase): return withoutTaker(phrase, done, "nothing can be turned", in: scene)
    case .scroll(let direction), .pan(let direction):
      return Answer(words: title, reactions: [.perform(.scroll(direction, from: nil))])
    case .scrollToEdge(let direction):
      return Answer(words: title, reactions: [.perform(.scrollToEdge(direction, from: nil))])
    case .swipe(let direction, let phrase):
      guard let phrase else { return Answer(words: title, reactions: [.perform(.flick(direction))]) }
      return act(on: phrase, done, in: scene) { _, place in
        Answer(
          words: place.words, reactions: place.node.map { [.perform(.swipe(direction, over: $0))] } ?? [])
      }
    case .zoom(let isIn, let phrase): return zoom(isIn, phrase, done, in: scene)
    case .adjust(let isUp, let phrase, let times): return adjust(isUp, phrase, times, done, in: scene)
    case .drag(let phrase, let target):
      let before = shown
      return act(on: phrase, done, in: scene) { control, place in
        control.drop(place, on: target, done, shown: before, in: scene)
      }
    case .startDrag(let phrase):
      return act(on: phrase, done, in: scene) { control, place in
        control.dragged = place.node.map { scene.views.nodes[Int($0)].identity }
        return Answer(words: place.words)
      }
    case .drop(let phrase):
      guard let dragged, let node = scene.views.node(dragged) else { return .noMatch("nothing is picked up") }
      let place = Place(node: node, point: .zero, words: "#" + scene.id(of: node))
      return drop(place, on: phrase, done, shown: shown, in: scene)
    case .cancel:
      dragged = nil
      shown = nil
      let isDragging = scene.state.dragged != nil
      return Answer(words: title, reactions: isDragging ? [.perform(.escape(from: nil))] : [])
    case .goBack, .showCommands, .repeatLast, .sleep, .wake, .system, .turnDevice, .show, .showGrid, .hide,
      .choose, .showActions, .text, .turnOn, .mode:
      return .noMatch()
    }
  }

  /// Where a gesture without an item is made: where the last one was, else in the middle (VC-05).
  private func screenPlace(in scene: Scene) -> Place {
    let size = scene.environment.screenSize
    let point = lastPoint ?? Point(size.width / 2, size.height / 2)
    return Place(node: scene.nodeAt(point), point: point, words: "")
  }

  private mutating func tap(_ tap: VoiceTap, at place: Place, _ words: String, in scene: Scene) -> Answer {
    var answer = Answer(words: words)
    switch tap {
    case .once:
      if place.element != nil, let node = place.node {
        answer.reactions.perform(.activate(node))
      } else {
        answer.reactions.perform(.touch(place.point))
      }
    case .twice:
      secondTap = place.point
      answer.reactions.perform(.touch(place.point))
    case .long:
      if let node = place.node { answer.reactions.hold(node, in: scene) }
    }
    return answer
  }

  /// A gesture that no view of a mock takes; the item has to be there all the same.
  private mutating func withoutTaker(
    _ phrase: SpokenPhrase?, _ done: Done, _ reason: String, in scene: Scene
  ) -> Answer {
    guard let phrase else { return Answer(words: done.found.title + "; " + reason) }
    return act(on: phrase, done, in: scene) { _, place in Answer(words: place.words + "; " + reason) }
  }

  /// VC-07: the item, else the first that can be zoomed; fingers that go apart where nothing has a handler for it.
  private mutating func zoom(
    _ isIn: Bool, _ phrase: SpokenPhrase?, _ done: Done, in scene: Scene
  ) -> Answer {
    guard let phrase else {
      let found = (0..<scene.count).first { scene.canZoom($0) && scene.isVisible($0) }
      let request = found.map { AppRequest.zoom(scene[$0].node, isIn: isIn) } ?? .pinch(nil, isIn: !isIn)
      return Answer(words: done.found.title, reactions: [.perform(request)])
    }
    return act(on: phrase, done, in: scene) { _, place in
      let element = place.element ?? scene.hitTest(place.point)
      let zoomed = element.flatMap { scene.canZoom($0) ? scene[$0].node : nil }
      let request =
        zoomed.map { AppRequest.zoom($0, isIn: isIn) } ?? place.node.map { .pinch($0, isIn: !isIn) }
      return Answer(words: place.words, reactions: request.map { [.perform($0)] } ?? [])
    }
  }

  /// VC-08
  private mutating func adjust(
    _ isUp: Bool, _ phrase: SpokenPhrase, _ times: Int, _ done: Done, in scene: Scene
  ) -> Answer {
    guard times <= 100 else { return .noMatch("by at most 100") }
    func isAdjustable(_ element: ElementIndex) -> Bool { scene[element].traits.contains(.adjustable) }
    let hasSome = !elements(named: phrase.words, in: scene, where: isAdjustable).isEmpty
    return act(on: phrase, done, in: scene, where: { !hasSome || isAdjustable($0) }) { _, place in
      guard let element = place.element, let node = place.node, scene[element].traits.contains(.adjustable)
      else { return Answer(words: place.words + " has no value to change") }
      let request = isUp ? AppRequest.increment(node) : .decrement(node)
      return Answer(words: place.words, reactions: Array(repeating: .perform(request), count: times))
    }
  }

  /// VC-09: carries something to another item or cell.
  private mutating func drop(
    _ place: Place, on phrase: SpokenPhrase, _ done: Done, shown before: Shown?, in scene: Scene
  ) -> Answer {
    guard let node = place.node else { return .noMatch("nothing is there to drag") }
    shown = before
    return act(on: phrase, done, in: scene) { control, target in
      control.dragged = nil
      let destination =
        target.element == nil ? DragDestination.point(target.point) : target.node.map { .view($0) }
      guard let destination else { return .noMatch() }
      return Answer(
        words: place.words + " to " + target.words, reactions: [.perform(.drag(node, to: destination))])
    }
  }
}
