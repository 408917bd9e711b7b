/// Something that a person needs and that shows only after something else has scrolled it in.
enum ScrollingOnlyCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.scrolling-only",
    what: "Something that can be used is reached only after something else has scrolled it in.",
    why:
      "Who does not know that there is more below never finds it: no key and no scan leads there by itself.",
    fix: "Let something that can be used show at the beginning of the scroll view.",
    criteria: [.keyboard], source: "FK-42, FK-64, SC-16, SC-40",
    limits: "Whether people know their way around scrolling by gesture mode or menu is for a person to judge."
  )

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    map.missed.compactMap { missed in
      switch missed.cell.verdict {
      case .byScrollingOnly: missed.remark(of: description.id, .needsReview, "is reached by scrolling only")
      case .reached, .notReached, .byPlaceOnly, .notLookedAt, .notNeeded: nil
      }
    }
  }
}
