/// An announcement that nobody hears, though the person does nothing to silence it.
enum UnheardCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.unheard", what: "An announcement is cut off or never spoken.",
    why: "What it says is lost for who listens.",
    fix: "Post one announcement, after what changes the screen or the focus, or give it a priority.",
    criteria: [.statusMessages], source: "SE-60, VO-42, CU-95",
    limits: "How long something is spoken is an estimate.")

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    var known: Set<String> = []
    // What the same words cut off has one cause.
    return noticed(in: map).filter { known.insert($0.reason ?? $0.message).inserted }
  }

  /// Why it is not heard.
  static func reason(_ rule: String, after text: String?) -> String {
    (text.map { WalkStep.quoted($0) + " is spoken instead" } ?? "something silences it") + " (" + rule + ")"
  }
}
