import Testing

@testable import AXEngine

/// Which rectangle comes next in a direction (TV-02…06, TV-50, TV-51).
@Suite struct FocusSearchTests {
  /// A plan of rectangles, the way from the first one, and the place that is found.
  struct Search: CustomTestStringConvertible {
    var testDescription: String
    var frames: [Rect]
    var direction: SwipeDirection
    var reach = FocusSearch.Reach.strip
    var clip: Rect?
    var found: Int?

    init(
      _ description: String, _ frames: [Rect], _ direction: SwipeDirection,
      _ reach: FocusSearch.Reach = .strip, in clip: Rect? = nil, finds found: Int?
    ) {
      testDescription = description
      self.frames = frames
      self.direction = direction
      self.reach = reach
      self.clip = clip
      self.found = found
    }
  }

  static let origin = Rect(100, 100, 100, 40)

  static let searches: [Search] = [
    Search(
      "the next one below", [origin, Rect(100, 160, 100, 40), Rect(100, 220, 100, 40)], .down, finds: 1),
    Search("the next one above", [origin, Rect(100, 0, 100, 40), Rect(100, 40, 100, 40)], .up, finds: 2),
    Search(
      "the next one to the left", [origin, Rect(0, 100, 40, 40), Rect(50, 100, 40, 40)], .left, finds: 2),
    Search(
      "the next one to the right", [origin, Rect(260, 100, 40, 40), Rect(210, 100, 40, 40)], .right, finds: 2),
    Search("nothing beside the strip (TV-06)", [origin, Rect(201, 160, 100, 40)], .down, finds: nil),
    Search("nothing that only touches the strip", [origin, Rect(200, 160, 100, 40)], .down, finds: nil),
    Search("a corner in the strip is enough", [origin, Rect(199, 160, 100, 40)], .down, finds: 1),
    Search(
      "the nearer one, however little it overlaps",
      [origin, Rect(100, 160, 100, 40), Rect(199, 150, 100, 40)], .down, finds: 2),
    Search(
      "of two as near the one with more overlap", [origin, Rect(50, 160, 80, 40), Rect(140, 160, 80, 40)],
      .down, finds: 2),
    Search(
      "of two that overlap as much the one nearer to the middle",
      [origin, Rect(0, 160, 200, 40), Rect(90, 160, 120, 40)], .down, finds: 2),
    Search(
      "of two alike the first in reading order", [origin, Rect(100, 160, 40, 40), Rect(160, 160, 40, 40)],
      .down, finds: 1),
    Search("one that begins a cell too early", [origin, Rect(100, 132, 100, 40)], .down, finds: 1),
    Search("not one that begins earlier than that", [origin, Rect(100, 131, 100, 40)], .down, finds: nil),
    Search("not one that ends where the search starts", [origin, Rect(100, 135, 100, 5)], .down, finds: nil),
    Search(
      "not one that is cut off", [origin, Rect(100, 160, 100, 40)], .down, in: Rect(0, 0, 400, 160),
      finds: nil),
    Search(
      "one by its visible part", [origin, Rect(100, 0, 100, 300), Rect(100, 200, 100, 40)], .down,
      in: Rect(0, 150, 400, 200), finds: 1),
    Search("with a cone, what lies within 45°", [origin, Rect(210, 160, 100, 40)], .down, .cone, finds: 1),
    Search(
      "with a cone, not what lies outside", [origin, Rect(270, 160, 100, 40)], .down, .cone, finds: nil),
    Search(
      "with a cone, the strip before the side", [origin, Rect(100, 165, 100, 40), Rect(210, 160, 100, 40)],
      .down, .cone, finds: 1),
  ]

  @Test(arguments: searches) func finds(_ search: Search) {
    let index = FocusSearch(search.frames)
    let match = index.nearest(search.direction, from: Self.origin, reach: search.reach, in: search.clip)
    #expect(match?.index == search.found)
  }

  @Test func passesOverWhatDoesNotCount() {
    let search = FocusSearch([Self.origin, Rect(100, 160, 100, 40), Rect(100, 220, 100, 40)])
    let match = search.nearest(.down, from: Self.origin) { index, frame in index == 1 ? nil : frame }
    #expect(match?.index == 2)
  }

  @Test func countsOnlyWhatIsLeftOfOne() {
    let search = FocusSearch([Self.origin, Rect(100, 150, 100, 200), Rect(100, 200, 100, 40)])
    let match = search.nearest(.down, from: Self.origin) { index, frame in
      index == 1 ? Rect(100, 300, 100, 50) : frame
    }
    #expect(match?.index == 2)
  }

  /// The quick search finds what looking at all of them finds.
  @Test(arguments: SwipeDirection.allCases) func agreesWithLookingAtAll(_ direction: SwipeDirection) {
    var seed: UInt64 = 7
    func next(_ bound: Double) -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33).truncatingRemainder(dividingBy: bound)
    }
    let frames = (0..<300).map { _ in Rect(next(1000), next(1000), 20 + next(200), 20 + next(80)) }
    let search = FocusSearch(frames)
    for origin in frames {
      for reach in [FocusSearch.Reach.strip, .cone] {
        let clip = Rect(next(500), next(500), 500, 500)
        let all = frames.indices.compactMap { index in
          FocusSearch([frames[index]]).nearest(direction, from: origin, reach: reach, in: clip).map { match in
            var match = match
            match.index = index
            return match
          }
        }
        let quick = search.nearest(direction, from: origin, reach: reach, in: clip)
        #expect(quick?.index == all.min()?.index)
      }
    }
  }
}
