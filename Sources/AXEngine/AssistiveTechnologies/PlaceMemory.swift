/// Where a cursor or focus stood, in words that outlive the scene: the view, and its place in the containers
/// around it.
struct CursorPlace: Hashable, Sendable {
  /// A container around the place that holds it as a row (CU-56): a list, a table, or whatever is around a repeated
  /// view. In others a place means nothing.
  struct Containment: Hashable, Sendable {
    /// The container's view.
    var container: ViewIdentity
    /// How many elements of the container come before the place.
    var offset: ElementIndex
  }

  /// The view.
  var identity: ViewIdentity
  /// The containers around it that hold it as a row, innermost first.
  var containers: [Containment]

  /// A place that is known by its view alone.
  init(identity: ViewIdentity) {
    self.identity = identity
    containers = []
  }

  /// Describes the place of an element.
  init(of index: ElementIndex, in scene: Scene) {
    let element = scene[index]
    identity = element.identity
    containers = []
    var container = element.container
    while container >= 0 {
      let around = scene.tree.containers[Int(container)]
      if around.kind == .list || around.kind == .dataTable || scene.repeats(element.node, in: around.node) {
        containers.append(Containment(container: around.identity, offset: index - around.start))
      }
      container = around.parent
    }
  }
}

extension Scene {
  /// Whether a view is one that is repeated inside of a view around it, or inside of such a one.
  fileprivate func repeats(_ node: NodeIndex, in around: NodeIndex) -> Bool {
    var next = node
    while next > around {
      let view = views.nodes[Int(next)]
      if view.part == nil, mock.views[Int(view.view)].role == .template { return true }
      next = view.parent
    }
    return false
  }
}

/// What a change of the scene asks of a cursor or focus.
struct Arrival: Sendable {
  /// What happened, as far as it decides where the cursor goes and what is heard.
  enum Cause: Hashable, Sendable {
    case nothing, push, pop, presented(ViewType), dismissed(ViewType?), screenChanged, layoutChanged,
      requested
  }

  /// Where to go.
  enum Target: Sendable {
    /// Where it is; where that is gone, by the rules for vanished elements.
    case stay
    /// To a view that the app named.
    case view(ViewIdentity)
    /// Back to a place that was left; where it is gone, by the rules for vanished elements.
    case back(CursorPlace)
    /// To the first element of a presented view.
    case inside(ViewIdentity, ViewType)
    /// To the first element of the screen.
    case start
  }

  var cause = Cause.nothing
  var target = Target.stay
  /// The rule that names the target; where the cursor can stay none is needed.
  var rule: String?
}

extension Arrival {
  /// The app names a view to go to.
  fileprivate mutating func name(_ view: ViewIdentity, by rule: String) {
    target = .view(view)
    self.rule = rule
  }
}

/// What a cursor or focus remembers in order to go back: who opened what, and where each screen was left.
struct PlaceMemory: Hashable, Sendable {
  private struct Opener: Hashable, Sendable {
    var presented: ViewIdentity
    var type: ViewType
    /// Where the cursor was; nil where it was nowhere or the view does not give focus back.
    var place: CursorPlace?
  }

  private struct Left: Hashable, Sendable {
    var visit: Int
    var place: CursorPlace
  }

  private var openers: [Opener] = []
  private var screens: [Left] = []

  /// Works out what a change asks of a cursor that stood at `place`, and remembers what it needs later.
  ///
  /// `heedsApp` is false for the keyboard's focus, which notifications and accessibility focus do not move.
  mutating func arrival(of change: SceneChange, from place: CursorPlace?, heedsApp: Bool = true) -> Arrival {
    var arrival = Arrival()
    var place = place
    for event in change.outcome.events {
      switch event {
      case .screenShown(_, change: .push):
        leave(change.old, at: place)
        place = nil
        arrival = Arrival(cause: .push, target: .start, rule: "CU-41")
      case .screenShown(_, change: .pop):
        place = comeBack(to: change.new)
        arrival = Arrival(
          cause: .pop, target: place.map(Arrival.Target.back) ?? .start,
          rule: place == nil ? "CU-41" : "CU-50")
      case .presented(let view, let type):
        // CU-48; `returnsFocus: false` is the loss seen with SwiftUI's sheets (DF-03).
        let opener = Self.returnsFocus(view, in: change.new) ? place : nil
        // One that comes back with its screen was opened long before.
        if !openers.contains(where: { $0.presented == view }) {
          openers.append(Opener(presented: view, type: type, place: opener))
        }
        place = nil
        arrival = Arrival(
          cause: .presented(type), target: .inside(view, type), rule: type == .alert ? "CU-47" : "CU-48")
        if type == .navigationLink { (arrival.target, arrival.rule) = (.start, "CU-41") }
      case .dismissed(let view):
        guard let last = openers.lastIndex(where: { $0.presented == view }) else {
          arrival.cause = .dismissed(nil)
          arrival.rule = "CU-50"
          continue
        }
        let opener = openers[last]
        openers.removeSubrange(last...)
        place = opener.place
        // CU-50, DF-03: back to what opened it; a place that is not known leads to the first element (D-18).
        arrival = Arrival(
          cause: .dismissed(opener.type), target: opener.place.map(Arrival.Target.back) ?? .start,
          rule: opener.place == nil ? "D-18" : "CU-50")
      case .notification(let kind, let argument, _):
        if heedsApp { heed(kind, argument, &arrival) }
      case .focusRequested(let view, let technology):
        // CU-52
        guard heedsApp, technology != .switchControl else { continue }
        arrival.name(view, by: "CU-52")
        if arrival.cause == .nothing { arrival.cause = .requested }
      case .editingBegan(let view):
        // KB-37: the cursor follows a text that the keyboard begins to edit.
        guard heedsApp, change.requester == .fullKeyboardAccess else { continue }
        arrival.name(view, by: "KB-37")
        if arrival.cause == .nothing { arrival.cause = .requested }
      case .stateChanged, .tabSelected, .focusUpdateRequested, .scrolled, .editingEnded, .text, .reordered,
        .dropped, .opened,
        .guidedAccess, .guidedAccessTimeOver, .sound, .fault:
        continue
      }
    }
    return arrival
  }

  /// CU-40, CU-42, CU-43, CU-44.
  private func heed(
    _ kind: NotificationKind, _ argument: AppEvent.PostedArgument, _ arrival: inout Arrival
  ) {
    switch kind {
    case .screenChanged:
      if arrival.cause == .nothing || arrival.cause == .layoutChanged || arrival.cause == .requested {
        arrival.cause = .screenChanged
      }
      switch argument {
      case .view(let view): arrival.name(view, by: "CU-42")
      case .none, .text:
        guard case .stay = arrival.target else { return }
        arrival.target = .start
        arrival.rule = "CU-40"
      }
    case .layoutChanged:
      guard case .view(let view) = argument else { return }
      arrival.name(view, by: "CU-42")
      if arrival.cause == .nothing { arrival.cause = .layoutChanged }
    case .announcement, .pageScrolled, .pauseAssistiveTechnology, .resumeAssistiveTechnology:
      return
    }
  }

  private mutating func leave(_ scene: Scene, at place: CursorPlace?) {
    guard let place, let visit = scene.state.navigation.last?.visit else { return }
    screens.removeAll { $0.visit == visit }
    screens.append(Left(visit: visit, place: place))
  }

  /// The same memory in the names of another version of the file; what is gone is forgotten.
  func renamed(_ counterparts: Counterparts) -> PlaceMemory {
    var memory = PlaceMemory()
    memory.openers = openers.compactMap { opener in
      counterparts[opener.presented].map {
        Opener(presented: $0, type: opener.type, place: opener.place?.renamed(counterparts))
      }
    }
    memory.screens = screens.map { Left(visit: $0.visit, place: $0.place.renamed(counterparts)) }
    return memory
  }

  /// Where the screen in front was left, when it was.
  mutating func comeBack(to scene: Scene) -> CursorPlace? {
    let visits = scene.state.navigation.map(\.visit)
    screens.removeAll { !visits.contains($0.visit) }
    guard let visit = visits.last, let left = screens.lastIndex(where: { $0.visit == visit }) else {
      return nil
    }
    return screens.remove(at: left).place
  }

  private static func returnsFocus(_ view: ViewIdentity, in scene: Scene) -> Bool {
    guard let node = scene.views.node(view) else { return true }
    let description = scene.mock.views[Int(scene.views.nodes[Int(node)].view)]
    if case .flag(false)? = description.properties[.returnsFocus] { return false }
    return true
  }
}
