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
