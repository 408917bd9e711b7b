extension ReadingWords {
  /// The rule behind a place in the order; nil where it is the format's own.
  static func rule(of place: Place) -> String? {
    switch place {
    case .first, .after, .firstIn: "O13"
    case .listed: "O5"
    case .priority: "SE-15"
    case .sameRow: "O15"
    case .nextRow: "O14"
    case .samePlace: "O20"
    case .dismiss: "CU-49"
    case .onlyOne, .navigationOrder, .afterListed, .bar: nil
    }
  }

  /// What would put an element at another place.
  static func change(of place: Place) -> String {
    switch place {
    case .first:
      "a sortPriority or a place in childrenInNavigationOrder of something else would put that first"
    case .onlyOne: "nothing: it is the only one"
    case .listed(_, let id): "another place in the elements of '\(id)' would move it"
    case .navigationOrder(_, let id): "another place in childrenInNavigationOrder of '\(id)' would move it"
    case .afterListed(let id):
      "a place in childrenInNavigationOrder of '\(id)' would put it among what is listed"
    case .priority(_, over: let other, _): "a sortPriority above \(number(other)) would put it first"
    case .bar, .dismiss: "nothing in the file would move it"
    case .sameRow(_, _, _, let id): "a sortPriority above that of #\(id) would put it before that"
    case .nextRow(_, _, let id):
      "a sortPriority above that of #\(id), or a place beside it, would put it before that"
    case .samePlace(let id): "an earlier place in the file would put it before #\(id)"
    case .after(let id), .firstIn(let id): "a sortPriority in '\(id)' would move it"
    }
  }

  /// Where something would come by place alone; after nothing it comes first.
  static func withoutPriority(after id: String?, in level: String) -> String {
    let place = id.map { "after #\($0)" } ?? "first"
    return "without sortPriority in '\(level)' it would come \(place)"
  }

  /// What would let a view be reached; nil where nothing short of another screen would.
  static func change(of reason: Reason) -> String {
    switch reason {
    case .hidden: "without hidden it would be read"
    case .accessibilityHidden: "without accessibility.hidden it would be read"
    case .transparent: "with an opacity above 0 it would be read"
    case .denied: "without Guided Access it would be read"
    case .noSize: "with a size it would be read"
    case .nothingToSay: "with a text, a label or a trait it would be read"
    case .decorative: "as a picture with a label it would be read"
    case .notAnElement: "with 'element' true it would be read"
    case .shownInAnother: "left out of the list that names it, it would be read here"
    case .insideElement(let id):
      "with '\(id)' no element, or with children 'contain', it would be read by itself"
    case .behindModal(let id): "with '\(id)' no modal it would be read"
    case .behindPresented(let id): "once '\(id)' is closed it is read"
    case .notListed(let id): "a place in the elements of '\(id)' would have it read"
    case .notInCache(let id): "layoutChanged, posted when it comes, would have '\(id)' list it"
    case .spokenWith: "a text of its own beside the control would be read by itself"
    case .namedOtherwise(let id): "without an accessibility text of its own, '\(id)' would be spoken with it"
    case .replaced(let id): "without the accessibility children of '\(id)' it would be read"
    }
  }
}
