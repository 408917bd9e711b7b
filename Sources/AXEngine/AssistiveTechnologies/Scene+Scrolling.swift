extension Scene {
  /// Whether a scroll view around an element cuts it off, so that it has to be scrolled to (CU-29). Costs the
  /// nesting depth. Of an element larger than the scroll view only the leading part has to show.
  func isCutOff(_ index: ElementIndex) -> Bool {
    isCutOff(self[index].frame, in: self[index].scrollView)
  }

  /// The same for a view.
  func isCutOff(node: NodeIndex) -> Bool {
    var scroll = node
    repeat {
      if views.nodes[Int(scroll)].flags.contains(.presented) { return false }
      scroll = views.nodes[Int(scroll)].parent
    } while scroll >= 0 && !views.nodes[Int(scroll)].flags.contains(.scrolls)
    return isCutOff(views.frames[Int(node)], in: scroll)
  }

  private func isCutOff(_ frame: Rect, in scrollView: NodeIndex) -> Bool {
    var scroll = scrollView
    var frame = frame
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
      // What is presented lies over the screen, wherever it stands in the file.
      if node.flags.contains(.presented) { return false }
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
