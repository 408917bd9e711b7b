/// What the edit menu of a text does (RO-27).
public enum TextOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// Selects the word at the insertion point.
  case select
  case selectAll
  case cut, copy, paste

  /// Those that make sense for a text that is edited, in the menu's order: nothing is selected in an empty text or
  /// copied out of a secure one.
  static func available(in state: AppState, text: String, isSecure: Bool) -> [TextOperation] {
    allCases.filter { operation in
      switch operation {
      case .select: !text.isEmpty && state.selection == nil
      case .selectAll: !text.isEmpty && state.selection != 0..<text.count
      case .cut, .copy: state.selection != nil && !isSecure
      case .paste: !state.pasteboard.isEmpty
      }
    }
  }
}

/// A text with what is selected in it, as it was before or after a change.
struct TextSnapshot: Hashable, Sendable {
  var text: String
  var insertionPoint: Int
  var selectionAnchor: Int?
}

/// The changes of the text that is edited, for undoing them; forgotten when editing ends.
struct TextHistory: Hashable, Sendable {
  /// How many changes are kept.
  private static let limit = 100

  private var undone: [TextSnapshot] = []
  private var done: [TextSnapshot] = []

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Remembers a text that is about to change.
  mutating func remember(_ text: TextSnapshot) {
    done.append(text)
    if done.count > Self.limit { done.removeFirst() }
    undone = []
  }

  /// The text before the last change; `now` can be had back by `redo`.
  mutating func undo(_ now: TextSnapshot) -> TextSnapshot? {
    guard let before = done.popLast() else { return nil }
    undone.append(now)
    return before
  }

  /// The text behind the change that was undone last.
  mutating func redo(_ now: TextSnapshot) -> TextSnapshot? {
    guard let after = undone.popLast() else { return nil }
    done.append(now)
    return after
  }
}

/// What happened to the text that is edited.
public enum TextEvent: Hashable, Sendable {
  /// Characters were typed.
  case inserted(String)
  /// Characters were deleted.
  case deleted(String)
  /// The insertion point moved; places in characters from the start.
  case moved(from: Int, to: Int)
  /// Another stretch is selected; nil for none.
  case selected(from: Range<Int>?, to: Range<Int>?)
  /// The selection was put on the pasteboard, and for `cut` taken out.
  case copied(String), cut(String)
  /// The pasteboard was put in.
  case pasted(String)
}

extension AppState {
  /// The selected stretch of the text that is edited, in characters from its start; nil where nothing is selected.
  public var selection: Range<Int>? {
    guard let selectionAnchor, selectionAnchor != insertionPoint else { return nil }
    return min(selectionAnchor, insertionPoint)..<max(selectionAnchor, insertionPoint)
  }
}
