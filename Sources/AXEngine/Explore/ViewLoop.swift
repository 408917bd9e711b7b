/// A loop around a view: over the elements of a variable, or over something else.
enum ViewLoop: Sendable {
  case elements(Int)
  case other(Expression)
}

extension Mock {
  /// The loops around a view, outermost first.
  func loops(around view: ViewIndex) -> [ViewLoop] {
    var loops: [ViewLoop] = []
    var around = views[Int(view)].parent
    while around >= 0 {
      let found = views[Int(around)]
      if found.type == .forEach {
        switch found.properties[.in] {
        case .expression(.variable(let variable))?: loops.append(.elements(variable))
        case .expression(let other)?: loops.append(.other(other))
        default: loops.append(.other(.constant(.flag(false))))
        }
      }
      around = found.parent
    }
    return loops.reversed()
  }
}
