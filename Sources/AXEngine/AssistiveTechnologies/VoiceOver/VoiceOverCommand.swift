/// What VoiceOver can be told to do, however it was told.
public enum VoiceOverCommand: Hashable, Sendable {
  /// The element after or before the cursor (VO-03).
  case move(forward: Bool)
  /// The first or last element of the screen (VO-30, KB-07).
  case jump(toEnd: Bool)
  /// Into the group under the cursor, in grouped navigation (VO-20, KB-06).
  case enterGroup
  /// Out of the group around the cursor (VO-20, KB-06).
  case leaveGroup
  /// The next or previous find of the rotor item; down and up on an adjustable element (VO-04).
  case search(forward: Bool)
  /// The next or previous rotor item (VO-18).
  case turnRotor(forward: Bool)
  /// Activates the element (VO-05).
  case activate
  /// Presses it long (VO-07).
  case longPress
  /// Passes the rest of the gesture to the app; announced by a sound (VO-06).
  case passThrough
  /// Asks for the way back (VO-19).
  case escape
  /// Asks for the most obvious action (VO-12).
  case magicTap
  /// Scrolls a page (VO-21).
  case scroll(ScrollDirection)
  /// Says which page is shown (VO-24).
  case describePosition
  /// Everything from the top, or from the cursor on, is read (VO-16, VO-17, KB-08).
  case readAll(fromTop: Bool)
  /// Falls silent until told to go on (VO-11).
  case pauseSpeech
  /// Speech off and on (VO-25).
  case toggleSpeech
  /// The screen curtain on and off (VO-26).
  case toggleCurtain
  /// Puts what was said last on the pasteboard (VO-27, KB-23).
  case copySpeech
  /// A name for the element, typed by the listener (VO-13, KB-19).
  case label
  /// Says the changes of the element from now on, or no longer (KB-18).
  case watch
  /// Moving through the text that is edited selects it, on and off (KB-32).
  case selectText
  /// The list of the screen's elements (VO-14, KB-15).
  case chooseItem
  /// The list of VoiceOver's settings (VO-15, KB-28).
  case quickSettings
  /// VoiceOver Help: what is done is described instead (VO-31, KB-17).
  case help
  /// The first or last element of the innermost container (KB-07).
  case containerEdge(isEnd: Bool)
  /// Looks for a text among the elements; what is typed next is the text (KB-16).
  case findText
  /// The next or previous element with that text (KB-16).
  case findAgain(forward: Bool)
  /// VoiceOver's keys without their modifier, on and off (KB-20).
  case lockModifier
  /// Reads the newest announcement again (KB-24).
  case repeatAnnouncement
  /// Reads the hint now (KB-24).
  case readHint
  /// Reads what the reading point is in (KB-25).
  case readHere(TextUnit)
  /// Describes the element again (KB-25, KB-29).
  case describe
  /// What the text looks like (KB-26).
  case textStyle
  /// Row and column in a table (KB-26).
  case tablePosition
  /// The header of the row (KB-26).
  case rowHeader
  /// Where a link leads (KB-27).
  case linkAddress
  /// The element with the system's focus: described, or gone to (KB-29).
  case describeFocused, goToFocused
  /// The selected text (KB-29).
  case selectedText
  /// The element linked with this one (KB-30).
  case linkedItem
  /// The next or previous unit of the element's text (KB-33).
  case read(TextUnit, forward: Bool)
  /// The next or previous element of a kind (KB-34).
  case find(QuickKind, forward: Bool)
  /// Arrow-key and single-key Quick Nav on and off (KB-35, KB-36).
  case quickNav, singleKeyQuickNav
  /// A part of the device that a mock of one app has not: Home, the status bar (KB-12…14, KB-31).
  case elsewhere(String)
}
