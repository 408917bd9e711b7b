/// A height at which a sheet rests (SwiftUI's `PresentationDetent`).
enum Detent: Hashable, Sendable {
  /// So many points.
  case points(Double)
  /// Half the screen.
  case medium
  /// All that a sheet can have.
  case large

  /// The height, in points; nil for all there is.
  func height(onScreen height: Double) -> Double? {
    switch self {
    case .points(let points): points
    case .medium: height / 2
    case .large: nil
    }
  }
}

extension ViewDescription {
  /// The heights of a sheet, lowest first; none where the file gives none.
  func detents(onScreen height: Double) -> [Detent] {
    var found: [Detent] = []
    for name in properties.strings(.detents) ?? [] {
      let detent: Detent? =
        name == "medium"
        ? .medium : name == "large" ? .large : Double(name).map { .points(LayoutBox.bounded($0)) }
      if let detent, !found.contains(detent) { found.append(detent) }
    }
    return found.sorted {
      ($0.height(onScreen: height) ?? .infinity) < ($1.height(onScreen: height) ?? .infinity)
    }
  }
}
