/// The sounds of VoiceOver (SN-01…20), under the names of walk files.
public enum Earcon: String, Hashable, Sendable, CaseIterable {
  case itemFocused, itemActivated, boundary, wrapped, scrolledPage, noItem, interactableGroup,
    startInteracting
  case stopInteracting, screenChanged, synchronizedFocus, rotor, noResults, passThrough, quickNav,
    unknownCommand
  case loading, loaded, popover, alert, reordered, insertionPoint, secureText, keyboardAppeared,
    keyboardDisappeared
}
