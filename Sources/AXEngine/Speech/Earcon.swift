/// The sounds of VoiceOver (SN-01…20), under the names of walk files.
public enum Earcon: String, Hashable, Sendable, CaseIterable {
  case itemFocused, itemActivated, boundary, wrapped, scrolledPage, noItem, interactableGroup,
    startInteracting
  case stopInteracting, screenChanged, synchronizedFocus, rotor, noResults, passThrough, quickNav,
    unknownCommand
  case enteredArea, exitedArea
  case loading, loaded, popover, alert, reordered, insertionPoint, secureText, keyboardAppeared,
    keyboardDisappeared
}

extension Earcon {
  /// The rule by which it is played.
  public var rule: String {
    switch self {
    case .itemFocused: "SN-01"
    case .itemActivated: "SN-02"
    case .boundary: "SN-03"
    case .wrapped: "SN-04"
    case .scrolledPage: "SN-05"
    case .noItem: "SN-06"
    case .interactableGroup, .startInteracting, .stopInteracting: "SN-07"
    case .screenChanged: "SN-08"
    case .synchronizedFocus: "SN-09"
    case .rotor: "SN-10"
    case .noResults: "SN-11"
    case .passThrough: "SN-12"
    case .quickNav: "SN-13"
    case .unknownCommand: "SN-14"
    case .loading, .loaded: "SN-15"
    case .popover, .alert: "SN-16"
    case .reordered: "SN-17"
    case .insertionPoint, .secureText: "SN-18"
    case .keyboardAppeared, .keyboardDisappeared: "SN-19"
    case .enteredArea, .exitedArea: "SN-20"
    }
  }
}
