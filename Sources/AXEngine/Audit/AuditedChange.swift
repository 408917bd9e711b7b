/// What a press, or the passing of time, made of a screen. What several rules ask is worked out once.
final class AuditedChange {
  /// What brought it about.
  enum Cause {
    /// A view was pressed, by its place before.
    case press(NodeIndex)
    /// Nothing but time, in seconds since the last press or since the screen came up.
    case time(Double)
  }

  let before: AuditedScreen
  let after: AuditedScreen
  let cause: Cause
  /// Where the cursor stood before, an element of `before`.
  let cursor: ElementIndex?
  /// What the app told of itself.
  let events: [AppEvent]
  /// Whether a person has pressed something since the screen came up.
  let isAnswer: Bool

  init(
    before: AuditedScreen, after: AuditedScreen, cause: Cause, cursor: ElementIndex?, events: [AppEvent],
    isAnswer: Bool
  ) {
    self.before = before
    self.after = after
    self.cause = cause
    self.cursor = cursor
    self.events = events
    self.isAnswer = isAnswer
  }

  /// The view that was pressed; nil where it is time.
  var pressed: NodeIndex? { if case .press(let node) = cause { node } else { nil } }

  /// Whether another screen, or something presented by the system, came or went.
  var changesScreen: Bool {
    before.place != after.place || before.scene.state.navigation.count != after.scene.state.navigation.count
      || before.scene.views.presented.count != after.scene.views.presented.count
      || events.contains { event in
        switch event {
        case .screenShown, .tabSelected, .presented, .dismissed: true
        case .stateChanged, .notification, .focusRequested, .focusUpdateRequested, .scrolled, .editingBegan,
          .editingEnded, .text, .reordered, .dropped, .opened, .guidedAccess, .guidedAccessTimeOver, .sound,
          .fault:
          false
        }
      }
  }

  /// Whether the app has told VoiceOver where to go.
  var movesFocus: Bool {
    events.contains { event in
      switch event {
      case .focusRequested: true
      case .notification(.screenChanged, _, _): true
      case .notification(.layoutChanged, .view, _): true
      case .notification, .screenShown, .tabSelected, .presented, .dismissed, .stateChanged,
        .focusUpdateRequested, .scrolled, .editingBegan, .editingEnded, .text, .reordered, .dropped, .opened,
        .guidedAccess, .guidedAccessTimeOver, .sound, .fault:
        false
      }
    }
  }

  /// Whether the app has told VoiceOver anything at all.
  var isTold: Bool {
    events.contains { event in
      switch event {
      case .focusRequested, .notification, .screenShown, .tabSelected, .presented, .dismissed: true
      case .stateChanged, .focusUpdateRequested, .scrolled, .editingBegan, .editingEnded, .text, .reordered,
        .dropped, .opened, .guidedAccess, .guidedAccessTimeOver, .sound, .fault:
        false
      }
    }
  }

  /// The elements of one screen that are not in the other.
  static func missing(from other: AuditedScreen, of screen: AuditedScreen) -> [AuditedScreen.Element] {
    let known = Set(other.elements.map { other.scene[$0.index].identity })
    return screen.elements.filter { !known.contains(screen.scene[$0.index].identity) }
  }

  /// The elements that came.
  private(set) lazy var added: [AuditedScreen.Element] = Self.missing(from: before, of: after)
  /// The elements that went.
  private(set) lazy var removed: [AuditedScreen.Element] = Self.missing(from: after, of: before)
  /// What was laid over the screen by hand; what the system presents looks after itself.
  private(set) lazy var overlay: Overlay? = findOverlay()
  /// Whether more came at once than is looked at for an overlay.
  private var hasTooMuch = false

  /// The overlay that a press has laid over the screen, for a rule about overlays, which hears where none was looked for
  /// to the end.
  func overlayOfPress(_ notes: inout AuditNotes) -> Overlay? {
    guard pressed != nil else { return nil }
    let overlay = overlay
    if hasTooMuch {
      notes.cannotMeasure("more than \(Self.mostCandidates) views came at once that may be overlays")
    }
    return overlay
  }

  /// The elements that stayed and say something else, as they are now.
  var reworded: [AuditedScreen.Element] {
    var known: [ViewIdentity: AuditedScreen.Element] = [:]
    for element in before.elements { known[before.scene[element.index].identity] = element }
    return after.elements.filter { element in
      guard let old = known[after.scene[element.index].identity] else { return false }
      return old.label != element.label || old.value != element.value
    }
  }
}

extension AuditedChange {
  /// A view that a press has laid over the screen by hand: new, in front of older siblings, with something to use in it,
  /// and large or on top of elements that are still read.
  struct Overlay {
    var node: NodeIndex
    /// What lies behind it and can be reached all the same.
    var leaks: [AuditedScreen.Element]
    /// The view that says it is modal: the overlay itself or a view inside; nil for none.
    var modal: NodeIndex?
  }

  /// From which share of the screen on a view is laid over it whatever lies there.
  private static let largeShare = 0.15

  /// At how many new views it is looked: what is laid over a screen comes alone, and not as one of many rows. Where more
  /// came, that is said.
  private static let mostCandidates = 64

  private func findOverlay() -> Overlay? {
    guard !changesScreen else { return nil }
    let nodes = after.scene.views.nodes
    let known = Set(before.scene.views.nodes.map(\.identity))
    let controls = after.elements.filter(\.isControl).map(\.node).sorted()
    var looked = 0
    var olderSiblings: [NodeIndex: NodeIndex] = [:]
    let screenSize = after.scene.environment.screenSize
    for place in nodes.indices where after.isShown[place] {
      let node = NodeIndex(place)
      let parent = nodes[place].parent
      guard parent >= 0, !known.contains(nodes[place].identity), known.contains(nodes[Int(parent)].identity),
        let type = after.type(parent), type == .zStack || type == .view,
        Self.holds(controls, node..<nodes[place].end)
      else { continue }
      let oldest = olderSiblings[parent] ?? oldestSibling(in: parent, known)
      olderSiblings[parent] = oldest
      guard oldest < node else { continue }
      let frame = after.scene.visibleFrame(of: node)
      looked += 1
      guard looked <= Self.mostCandidates else {
        hasTooMuch = true
        return nil
      }
      let outside = after.elements.filter { !(node..<nodes[place].end).contains($0.node) }
      let covered = outside.contains { $0.frame.intersects(frame) && !$0.frame.isEmpty }
      let share = frame.width * frame.height / max(1, screenSize.width * screenSize.height)
      let flagged = (place..<Int(nodes[place].end)).first { nodes[$0].flags.contains(.modal) }
      guard covered || share >= Self.largeShare || flagged != nil else { continue }
      return Overlay(node: node, leaks: outside, modal: flagged.map(NodeIndex.init))
    }
    return nil
  }

  /// Whether one of some nodes, which stand in order, lies in a stretch.
  private static func holds(_ nodes: [NodeIndex], _ stretch: Range<NodeIndex>) -> Bool {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < stretch.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low] < stretch.upperBound
  }

  /// The first child of a view that was there before; one behind all others where there is none.
  private func oldestSibling(in parent: NodeIndex, _ known: Set<ViewIdentity>) -> NodeIndex {
    var oldest = NodeIndex.max
    after.scene.views.forEachChild(of: parent) { child in
      if child < oldest, known.contains(after.scene.views.nodes[Int(child)].identity) { oldest = child }
    }
    return oldest
  }
}
