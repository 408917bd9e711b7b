extension Scene {
  /// Whether a scroll view around an element cuts it off, so that it has to be scrolled to (CU-29). Costs the
  /// nesting depth. Of an element larger than the scroll view only the leading part has to show.
  func isCutOff(_ index: ElementIndex) -> Bool {
    let element = self[index]
    var scroll = element.scrollView
    var frame = element.frame
    while scroll >= 0 {
      let node = views.nodes[Int(scroll)]
      frame = frame.offset(by: .zero - scrollOffset(of: node.identity))
      let window = views.frames[Int(scroll)]
      let slack = 0.5
      let right = min(frame.maxX, frame.minX + window.width)
      let floor = min(window.maxY, state.keyboardFrame?.minY ?? .infinity)
      let bottom = min(frame.maxY, frame.minY + max(0, floor - window.minY))
      if frame.minX < window.minX - slack || right > window.maxX + slack || frame.minY < window.minY - slack
        || bottom > floor + slack
      {
        return true
      }
      scroll = node.parent
      while scroll >= 0, !views.nodes[Int(scroll)].flags.contains(.scrolls) {
        scroll = views.nodes[Int(scroll)].parent
      }
    }
    return false
  }

  /// How far a scroll view of the visible screen is scrolled, in points.
  func scrollOffset(of view: ViewIdentity) -> Point { state.scrollOffset(of: view) }
}
