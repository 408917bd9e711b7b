/// How the program explains the reading order and what is left out of it. For people who build screens, so in
/// English whatever the mock speaks.
enum ReadingWords {
  /// Why a view cannot be reached.
  enum Reason: Hashable, Sendable {
    case hidden, accessibilityHidden, transparent, denied, noSize, nothingToSay, decorative, notAnElement
    case shownInAnother
    case insideElement(String), behindModal(String), behindPresented(String), notListed(String)
    case replaced(String), notInCache(String), spokenWith(String), namedOtherwise(String)
  }

  static func text(_ reason: Reason) -> String {
    switch reason {
    case .hidden: "hidden"
    case .accessibilityHidden: "accessibility hidden"
    case .transparent: "opacity 0"
    case .denied: "denied by Guided Access"
    case .noSize: "has no size"
    case .nothingToSay: "has no text, label or trait"
    case .decorative: "decorative image"
    case .notAnElement: "not an element: 'element' is false"
    case .shownInAnother: "read at another place that lists it"
    case .insideElement(let id): "inside the element '\(id)'"
    case .behindModal(let id): "behind the modal view '\(id)'"
    case .behindPresented(let id): "behind the presented view '\(id)'"
    case .notListed(let id): "not in the elements of '\(id)'"
    case .notInCache(let id):
      "not in the cached elements of '\(id)'; nothing has posted layoutChanged since it came"
    case .spokenWith(let id): "spoken with '\(id)', whose part it is"
    case .namedOtherwise(let id): "part of '\(id)', whose own accessibility text is spoken instead"
    case .replaced(let id): "replaced by the accessibility children of '\(id)'"
    }
  }

  /// Why an element is read where it is.
  enum Place: Hashable, Sendable {
    case first
    case onlyOne
    case listed(Int, String)
    case navigationOrder(Int, String)
    case afterListed(String)
    case priority(Double, over: Double, String)
    case bar, dismiss
    /// Points between the tops, left edge, left edge of the one before, the one before.
    case sameRow(Double, Double, Double, String)
    /// Top, top of the one before, the one before.
    case nextRow(Double, Double, String)
    case samePlace(String)
    /// A container that is read completely before this.
    case after(String)
    case firstIn(String)
  }

  static func text(_ place: Place) -> String {
    switch place {
    case .first: return "first in the reading order"
    case .onlyOne: return "the only one here"
    case .listed(let n, let id): return "listed \(ordinal(n)) in the elements of '\(id)'"
    case .navigationOrder(let n, let id):
      return "listed \(ordinal(n)) in childrenInNavigationOrder of '\(id)'"
    case .afterListed(let id): return "after what childrenInNavigationOrder of '\(id)' lists"
    case .priority(let own, let other, let id):
      return "sortPriority \(number(own)) in '\(id)', after \(number(other))"
    case .bar: return "the tab bar comes after the content"
    case .dismiss: return "the dismiss region comes last"
    case .sameRow(let apart, let x, let other, let id):
      return "same row as #\(id): tops \(number(apart)) pt apart, x \(number(x)) after \(number(other))"
    case .nextRow(let y, let other, let id):
      return "next row below #\(id): top \(number(y)) after \(number(other))"
    case .samePlace(let id): return "same place as #\(id), later in the file"
    case .after(let id): return "'\(id)' is read to its end first"
    case .firstIn(let id): return "first in '\(id)'"
    }
  }

  /// What stands in a container's place for people who gave it no id.
  static let screen = "the screen"

  static func ordinal(_ n: Int) -> String {
    let ending =
      switch (n % 10, n % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return String(n) + ending
  }

  /// Points with at most one decimal.
  static func number(_ value: Double) -> String { NumberText.text(of: (value * 10).rounded() / 10) }
}
