/// A focus that does not come back to what opened something when that closes.
enum FocusReturnCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.focus-return", what: "The focus does not return to what opened something when that closes.",
    why: "The person has lost the place, and begins at the top of the screen again.",
    fix:
      "Let the focus return by itself: no screenChanged without a view, no presentation that gives no focus back.",
    criteria: [.focusOrder, .onInput], source: "CU-50, FK-41, TV-34, D-18, DF-03",
    limits:
      "Where the app names another place, that is taken to be meant; Switch Control begins at the first item by "
      + "itself.")

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    // What gives no focus back has one fault, however it is closed and from wherever it was opened.
    var known: Set<String> = []
    return noticed(in: map).filter { known.insert($0.part ?? "").inserted }
  }

  /// Why it went elsewhere, by the rule under which it did.
  static func reason(_ rule: String?) -> String? {
    guard let rule else { return nil }
    switch rule {
    case "D-18": return "what closes gives no focus back, so that the screen begins anew (D-18)"
    case "CU-40": return "the app posts screenChanged without a view, so that the screen begins anew (CU-40)"
    default: return "(" + rule + ")"
    }
  }
}
