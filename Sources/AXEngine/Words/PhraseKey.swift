/// Everything the emulator says or writes on its own account, by meaning. A table (`Phrases`) has the words.
///
/// Arguments are named in the order in which `Phrases.text(_:_:)` takes them.
public enum PhraseKey: UInt8, Hashable, Sendable, CaseIterable {
  // What an element is.
  case button, popUpButton, backButton, switchButton, tab, textField, secureTextField, searchField, heading
  /// Level.
  case headingLevel
  case link, image, pickerItem, adjustable, draggable
  /// What a back button shows where the screen before has no title; as a label it is left out (S11).
  case back

  // How it is.
  case selected, dimmed, on, off, mixed, expanded, collapsed, isEditing
  /// The stretch, each.
  case selectedText, unselectedText
  case noSelection
  case insertionPointAtStart, insertionPointAtEnd, characterMode, wordMode, lineMode
  /// Number of characters: the value of a secure field. Takes plural forms.
  case characterCount

  // Where it is.
  /// Place, count.
  case position
  case listStart, listEnd, landmarkStart, landmarkEnd, alert
  /// Number, each. Spans take plural forms.
  case row, column, spansRows, spansColumns

  // Hints.
  case hintToggle, hintEdit, hintAdjust, hintPicker, hintExpand, hintCollapse, hintReorder
  /// Names of rotors.
  case hintRotor
  case actionsAvailable, moreContentAvailable

  // Names of rotor items.
  case rotorCharacters, rotorWords, rotorLines, rotorTextSelection, rotorSpeakingRate
  case rotorPunctuation, rotorSounds, rotorHints, rotorContainers, rotorHeadings
  /// Level.
  case rotorHeadingLevel
  case rotorLinks, rotorVisitedLinks, rotorNonVisitedLinks, rotorFormControls, rotorButtons, rotorTextFields
  case rotorSearchFields, rotorTables, rotorLists, rotorLandmarks, rotorArticles, rotorImages
  case rotorStaticText, rotorSameItem, rotorVerticalNavigation, rotorZoom, rotorTypingMode, rotorDirectTouch
  case rotorNavigationStyle, rotorActions, rotorAdjustValue, rotorEdit, rotorMisspelledWords
  case rotorMoreContent, rotorBoldText, rotorItalicText, rotorUnderlinedText

  // One of a rotor's finds, for "not found"; where the role word does not serve.
  case oneContainer, oneVisitedLink, oneNonVisitedLink, oneFormControl, oneTable, oneList, oneLandmark
  case oneArticle, oneStaticText, oneSameItem, oneMisspelledWord, oneBoldText, oneItalicText
  case oneUnderlinedText

  // VoiceOver about itself.
  /// What was looked for.
  case notFound
  case defaultAction
  /// Page, count.
  case page
  case speechOn, speechOff, screenCurtainOn, screenCurtainOff, quickNavOn, quickNavOff
  case singleKeyQuickNavOn, singleKeyQuickNavOff, hintsOn, hintsOff, landscape, portrait
  case helpOn, helpOff, itemChooser, quickSettings
  case textSelectionOn, textSelectionOff, watchOn, watchOff, plainText
  /// Number.
  case percent
  /// Letter.
  case capital
  /// Behind the name of an emoji.
  case emojiSuffix
  case punctuationAll, punctuationSome, punctuationNone
  case soundsOn, soundsOff, standardTyping, touchTyping, directTouchTyping, navigationFlat, navigationGrouped
  case editSelect, editSelectAll, editCut, editCopy, editPaste
  case confirmedCut, confirmedCopy, confirmedPaste

  // Names of what the system makes, and of dragging.
  case increment, decrement, dismissPopup, dismissContextMenu, inProgress, ok, cancel
  case sheetGrabber, halfScreen
  case previousMonth, nextMonth
  /// Name of the other row, each.
  case movedAbove, movedBelow
  case drag, drop, dropComplete
}

extension PhraseKey {
  /// The keys whose words depend on their first argument, a number.
  static let counted: [PhraseKey] = [.characterCount, .spansRows, .spansColumns]
}
