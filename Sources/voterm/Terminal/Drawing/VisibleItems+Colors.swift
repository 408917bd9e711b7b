import AXEngine

/// What the file says of colours. A text's colour holds for the views inside too, until one sets its own.
extension VisibleItems {
  /// Notes an item's colour, whether it lies on a background of its own, and whether it keeps its colours when those
  /// of the screen are inverted (SE-67: with all that is in it).
  func paint(_ item: inout ScreenItem) {
    var node = item.node
    while node >= 0, Int(node) < scene.views.nodes.count {
      let here = scene.views.nodes[Int(node)]
      if here.part == nil {
        let view = scene.mock.views[Int(here.view)]
        if item.color == nil { item.color = view.properties.color(.color) }
        if node == item.node || node == item.control?.node, view.properties.has(.background) {
          item.hasBackground = true
        }
        if view.accessibility.flag(.ignoresInvertColors) == true { item.ignoresInvertColors = true }
      }
      if here.flags.contains(.presented) { return }
      node = here.parent
    }
  }
}
