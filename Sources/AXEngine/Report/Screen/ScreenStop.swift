/// A stop of a reading order on a drawn screen.
struct ScreenStop {
  /// From 1, as the ear meets it.
  var number: Int
  /// From 1, as the ear meets it among what is in sight.
  var place = 0
  /// From 1, as the eye meets it among what is in sight; nil where it is not.
  var eye: Int?
  /// What is said there, or its id where nothing is.
  var name: String
  /// In screen coordinates.
  var frame: Rect
  /// Where its number stands.
  var mark: Point = .zero
}

extension OrderReport {
  /// The stops as they are drawn.
  var stops: [ScreenStop] {
    let inSight = places.map { place in
      place.element.map { scene.isVisible($0) } ?? scene.isVisible(node: place.node)
    }
    let order = ReadingOrder(scene.environment)
    let eyes = EyeOrder.places(
      of: elements.map(\.frame), inSight: inSight, tolerance: max(1, order.tolerance),
      isRightToLeft: scene.environment.isRightToLeft)
    var stops = zip(elements, eyes).map { element, eye in
      ScreenStop(
        number: element.position, eye: eye, name: element.spoken.isEmpty ? "#" + element.id : element.spoken,
        frame: element.frame)
    }
    Self.place(&stops, on: scene)
    return stops
  }

  /// Whether the eye meets what is in sight in another order than the ear.
  static func differ(_ stops: [ScreenStop]) -> Bool {
    let eyes = stops.compactMap(\.eye)
    return eyes != eyes.sorted()
  }

  /// Puts each number beside the leading edge of its frame, and below those that are there already.
  private static func place(_ stops: inout [ScreenStop], on scene: Scene) {
    let isRightToLeft = scene.environment.isRightToLeft
    let screen = scene.environment.screenSize
    var taken: [Point] = []
    for index in stops.indices where stops[index].eye != nil {
      stops[index].place = taken.count + 1
      let frame = stops[index].frame.intersection(Rect(origin: .zero, size: screen))
      var mark = Point(
        isRightToLeft ? frame.maxX + 9 : frame.minX - 9, frame.minY + min(frame.height / 2, 14))
      for _ in 0..<8 where taken.contains(where: { abs($0.x - mark.x) < 17 && abs($0.y - mark.y) < 17 }) {
        mark.y += 17
      }
      taken.append(mark)
      stops[index].mark = mark
    }
  }
}
