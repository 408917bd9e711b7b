/// Something that a person needs and that no move leads to.
enum UnreachableCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.unreachable", what: "Something that can be used cannot be reached.",
    why: "Who depends on the technology cannot use it at all, or only by pointing at its place.",
    fix: "Make it an element that responds to interaction, in line with what can be reached.",
    criteria: [.keyboard, .nameRoleValue], source: "FK-31, FK-42, SC-11, SC-16, VC-20, TV-06, TV-38, SE-01",
    limits: "Text is typed as samples only, and what takes drags or several fingers is not tried.")

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    map.missed.compactMap { missed in
      switch missed.cell.verdict {
      case .notReached: missed.remark(of: description.id, .violation, "cannot be reached")
      case .byPlaceOnly:
        missed.remark(of: description.id, .violation, "cannot be reached but by pointing at its place")
      case .reached, .byScrollingOnly, .notLookedAt, .notNeeded: nil
      }
    }
  }
}
