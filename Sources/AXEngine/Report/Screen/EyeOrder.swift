/// The order in which an eye takes in what stands on a screen: rows from the top, in a row from the leading edge on.
/// It knows nothing of groups and priorities, which only assistive technologies follow.
enum EyeOrder {
  /// For each of some frames its place, from 1; nil for one that cannot be seen.
  static func places(
    of frames: [Rect], inSight: [Bool], tolerance: Double, isRightToLeft: Bool
  ) -> [Int?] {
    let seen = frames.indices.filter { inSight[$0] }.sorted {
      frames[$0].minY != frames[$1].minY ? frames[$0].minY < frames[$1].minY : $0 < $1
    }
    var order: [Int] = []
    var row: [Int] = []
    func finish() {
      order += row.sorted {
        let (a, b) = (frames[$0], frames[$1])
        if a.minX == b.minX { return $0 < $1 }
        return isRightToLeft ? a.maxX > b.maxX : a.minX < b.minX
      }
      row = []
    }
    for place in seen {
      if let first = row.first, frames[place].minY - frames[first].minY >= tolerance { finish() }
      row.append(place)
    }
    finish()
    var places: [Int?] = frames.map { _ in nil }
    for (number, place) in order.enumerated() { places[place] = number + 1 }
    return places
  }
}
