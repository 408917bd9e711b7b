/// Which scroll views of a screen the keyboard and switches can enter (FK-42, SC-16).
///
/// They come to what a scroll view holds only where at least one of its stops shows, be it in part; once inside, what is
/// out of sight is scrolled to. Made for a tree, which holds as long as nothing but scrolling and the focus changes. Of
/// scroll views in one another the outermost counts.
struct ScrollEntry: Sendable {
  /// What was seen of a scroll view.
  private struct Look: Sendable {
    /// A stop that showed; nil where none did.
    var shown: ElementIndex?
    /// Where things were then.
    var offsets: [AppState.ScrollOffset]
    var keyboard: Rect?
  }

  /// The outermost scroll views with stops, by their first stops.
  private(set) var scrollViews: [NodeIndex] = []
  private let isStop: @Sendable (AccessibilityElement) -> Bool
  private var looks: [NodeIndex: Look] = [:]

  /// Nothing to enter.
  init() { isStop = { _ in false } }

  /// Finds the scroll views of a scene.
  init(_ scene: Scene, isStop: @escaping @Sendable (AccessibilityElement) -> Bool) {
    self.isStop = isStop
    var inner: NodeIndex = -1
    for index in 0..<scene.count {
      let element = scene[index]
      guard element.scrollView >= 0, element.scrollView != inner, isStop(element) else { continue }
      inner = element.scrollView
      guard let outer = scene.outermostScrollView(around: index) else { continue }
      if !scrollViews.contains(outer) { scrollViews.append(outer) }
    }
  }

  /// Whether a scroll view can be entered now. `near` is a stop that probably shows, so that no search is needed.
  mutating func isOpen(_ scrollView: NodeIndex, in scene: Scene, near: ElementIndex? = nil) -> Bool {
    let offsets = scene.state.navigation.last?.scrollOffsets ?? []
    let keyboard = scene.state.keyboardFrame
    let look = looks[scrollView]
    if let look, look.offsets == offsets, look.keyboard == keyboard { return look.shown != nil }
    var sight = ScrollSight(scene)
    let inside = scrollView + 1..<scene.views.nodes[Int(scrollView)].end
    func shows(_ index: ElementIndex) -> Bool {
      inside.contains(scene[index].node) && isStop(scene[index]) && sight.shows(index)
    }
    let shown =
      [look?.shown, near].lazy.compactMap { $0 }.first { $0 < scene.count && shows($0) }
      ?? (0..<scene.count).first(where: shows)
    looks[scrollView] = Look(shown: shown, offsets: offsets, keyboard: keyboard)
    return shown != nil
  }

  /// The scroll views that cannot be entered now.
  mutating func shut(in scene: Scene, near: ElementIndex? = nil) -> [NodeIndex] {
    scrollViews.filter { !isOpen($0, in: scene, near: near) }
  }
}

/// Whether elements show, many of them one after the other: what is off the screen is found out quickly.
struct ScrollSight {
  private let scene: Scene
  private let screen: Rect
  private var scrollView: NodeIndex?
  private var shift = Point.zero

  init(_ scene: Scene) {
    self.scene = scene
    screen = Rect(origin: .zero, size: scene.environment.screenSize)
  }

  /// Whether some part of an element shows.
  mutating func shows(_ index: ElementIndex) -> Bool {
    let element = scene[index]
    // What one scroll view holds has moved together.
    if element.scrollView != scrollView {
      scrollView = element.scrollView
      shift = scene.shift(of: element.node)
    }
    return element.frame.offset(by: shift).intersects(screen) && scene.isVisible(index)
  }
}

extension Scene {
  /// The outermost scroll view around an element, within what is presented; nil where there is none. An alert, a dialog or
  /// a menu that is higher than the screen scrolls as a whole, and is none: nobody is kept out of it.
  func outermostScrollView(around index: ElementIndex) -> NodeIndex? {
    guard self[index].scrollView >= 0 else { return nil }
    var outermost: NodeIndex?
    var node = self[index].node
    while node >= 0, !views.nodes[Int(node)].flags.contains(.presented) {
      node = views.nodes[Int(node)].parent
      guard node >= 0 else { break }
      let flags = views.nodes[Int(node)].flags
      if flags.contains(.scrolls), !flags.contains(.presented) { outermost = node }
    }
    return outermost
  }
}
