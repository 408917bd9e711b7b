/// Gives every view its place, as SwiftUI would: a parent proposes a size, the child chooses its own, the parent
/// places it.
///
/// Every view is asked once: what would need a second question, the width without a limit and whether a view
/// grows, is worked out beforehand from the leaves up. A view that is still measured for the same proposal is not
/// descended into, so a change costs its ancestors and one look at each of their children.
public enum Layout {
  /// Fills `frame`, `measured` and the truncation flag of every node, and `frames` (screen coordinates at scroll
  /// offset 0). Nodes that are new or changed, and all around them, have `measured` reset to `.none`; what was
  /// measured for another text size, language or screen is measured anew by itself.
  public static func perform(on tree: inout ViewTree, mock: Mock, state: AppState) {
    let context = LayoutContext(state.environment, keyboard: state.keyboardHeight, rests: state.detents)
    tree.isRightToLeft = context.isRightToLeft
    tree.keyboard = context.keyboard
    tree.nodes.withUnsafeMutableBufferPointer { nodes in
      let pass = LayoutPass(nodes: nodes, views: mock.views, context: context)
      var root = 0
      while root < nodes.count {
        pass.layOutRoot(root)
        root = Int(nodes[root].end)
      }
    }
    resolve(&tree, context, state)
  }

  /// Adds up relative places, moves open menus onto the screen, and measures what scrolls.
  private static func resolve(_ tree: inout ViewTree, _ context: LayoutContext, _ state: AppState) {
    let count = tree.nodes.count
    var scrolling: [Int] = []
    tree.nodes.withUnsafeMutableBufferPointer { nodes in
      tree.frames = [Rect](unsafeUninitializedCapacity: count) { frames, written in
        for index in 0..<count {
          let flags = nodes[index].flags
          let parent = Int(nodes[index].parent)
          if parent < 0 || flags.contains(.absolute) {
            frames[index] = nodes[index].frame
          } else {
            frames[index] = nodes[index].frame.offset(by: frames[parent].origin)
            if !flags.isDisjoint(with: [.semanticOnly, .floats]) {
              adjust(index, nodes, frames, context, state)
            }
          }
          if flags.contains(.holdsFramed) { scrolling.append(index) }
        }
        written = count
      }
      for index in scrolling {
        nodes[index].measured.content = content(of: index, nodes, tree.frames, context)
      }
    }
  }

  /// What is only spoken lies where the view lies that it speaks for; an open menu lies on the screen.
  private static func adjust(
    _ index: Int, _ nodes: UnsafeMutableBufferPointer<ViewNode>, _ frames: UnsafeMutableBufferPointer<Rect>,
    _ context: LayoutContext, _ state: AppState
  ) {
    let parent = frames[Int(nodes[index].parent)]
    if case .swipeAction? = nodes[index].part {
      frames[index] = uncovered(index, nodes, frames, context, state)
      nodes[index].frame = frames[index].offset(by: .zero - parent.origin)
    } else if nodes[index].flags.contains(.semanticOnly) {
      frames[index] = parent
      nodes[index].frame = Rect(origin: .zero, size: parent.size)
    } else {
      let size = nodes[index].frame.size
      let shift = shift(of: Int(nodes[index].parent), nodes, state)
      frames[index] = besides(parent.offset(by: shift), size, context)
      nodes[index].frame.origin = frames[index].origin - parent.origin
    }
  }

  /// A button that a swipe uncovers lies over the edge of its row, the first one outermost.
  private static func uncovered(
    _ index: Int, _ nodes: UnsafeMutableBufferPointer<ViewNode>, _ frames: UnsafeMutableBufferPointer<Rect>,
    _ context: LayoutContext, _ state: AppState
  ) -> Rect {
    var row = frames[Int(nodes[index].parent)]
    if let list = UncoveredRows.list(around: Int(nodes[index].parent), UnsafeBufferPointer(nodes)) {
      row = Rect(frames[list].minX, row.minY, frames[list].width, row.height)
    }
    let isLeft = (state.uncovered?.edge == .leading) != context.isRightToLeft
    var edge = isLeft ? row.minX : row.maxX
    if index > 0, case .swipeAction? = nodes[index - 1].part, nodes[index - 1].parent == nodes[index].parent {
      edge = isLeft ? frames[index - 1].maxX : frames[index - 1].minX
    }
    let room = max(0, isLeft ? row.maxX - edge : edge - row.minX)
    let width = min(nodes[index].frame.width, room)
    return Rect(isLeft ? edge : edge - width, row.minY, width, row.height)
  }

  /// How far the scroll views around a view have moved it when its menu opens.
  private static func shift(
    of node: Int, _ nodes: UnsafeMutableBufferPointer<ViewNode>, _ state: AppState
  ) -> Point {
    var shift = Point.zero
    var inner = node
    while inner >= 0, !nodes[inner].flags.contains(.presented) {
      inner = Int(nodes[inner].parent)
      if inner >= 0, nodes[inner].flags.contains(.scrolls) {
        shift = shift - state.scrollOffset(of: nodes[inner].identity)
      }
    }
    return shift
  }

  /// Below a view, or above it where there is no room; beginning at its leading edge, but on the screen.
  private static func besides(_ view: Rect, _ size: Size, _ context: LayoutContext) -> Rect {
    let safe = context.safeArea
    let leading = context.isRightToLeft ? view.maxX - size.width : view.minX
    let right = context.screen.width - safe.trailing - size.width
    let bottom = context.screen.height - max(safe.bottom, context.keyboard) - size.height
    var y = view.maxY + ControlMetrics.menuGap
    if y > bottom { y = view.minY - ControlMetrics.menuGap - size.height }
    return Rect(
      origin: Point(max(safe.leading, min(leading, right)), max(safe.top, min(y, bottom))), size: size)
  }

  /// What the children of a scrolling view cover, some of which have frames of their own, from the edge where its
  /// content begins.
  private static func content(
    of node: Int, _ nodes: UnsafeMutableBufferPointer<ViewNode>, _ frames: [Rect],
    _ context: LayoutContext
  ) -> Size {
    var right = frames[node].minX
    var left = frames[node].maxX
    var bottom = frames[node].minY
    var child = node + 1
    while child < Int(nodes[node].end) {
      let flags = nodes[child].flags
      // A bar, a presented view or what is only spoken is no content; a child with a frame of its own is.
      if !flags.contains(.outOfFlow) || flags.contains(.absolute) && !flags.contains(.presented) {
        right = max(right, frames[child].maxX)
        left = min(left, frames[child].minX)
        bottom = max(bottom, frames[child].maxY)
      }
      child = Int(nodes[child].end)
    }
    let width = context.isRightToLeft ? frames[node].maxX - left : right - frames[node].minX
    return Size(max(0, width), bottom - frames[node].minY)
  }
}
