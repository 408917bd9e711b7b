/// What each rotor item is called, when it is there and what a swipe does with it.
struct RotorTable {
  /// What a swipe down or up does.
  enum Behaviour: Sendable {
    /// Reads the text under the cursor unit by unit.
    case read(TextUnit)
    /// Makes the selection longer or shorter by the unit that was chosen last.
    case select
    /// Changes a setting.
    case setting(RotorSetting)
    /// Goes to the next or previous element, container or stretch of text of a kind.
    case find(ElementKinds)
    /// Goes to an element like the one under the cursor.
    case sameItem
    /// Goes to the nearest element straight below or above.
    case vertical
    /// Goes where the app says; VoiceOver has no search of its own.
    case filled
    case misspelledWords, edit, content, actions, adjust, zoom
  }

  /// When an item that is ticked, or comes by itself, is there.
  enum Presence {
    case always
    /// Where the screen has a find, or a rotor of the app fills it.
    case withFinds
    /// Where a rotor of the app fills it.
    case withAppRotor
    /// Where the cursor is on an element.
    case withElement
    /// While the keyboard is up.
    case withKeyboard
    case withDirectTouchArea
    /// Where the element under the cursor has what is needed.
    case withEditedText, withMisspellings, withContent, withActions, withValue, withZoom
  }

  /// How an item comes into the rotor.
  enum Offer {
    /// Ticked, or not, on a fresh device.
    case ticked, unticked
    /// Comes and goes by itself (RO-25…29).
    case automatic
  }

  /// One line of the table.
  struct Row: Sendable {
    var kind: RotorKind
    /// What it is called.
    var name: PhraseKey
    /// What one of its finds is called, for "not found" (RO-49).
    var singular: PhraseKey
    var offer: Offer
    var presence: Presence
    var behaviour: Behaviour
    /// The argument of both phrases.
    var level: Int?

    init(
      _ kind: RotorKind, _ name: PhraseKey, one singular: PhraseKey? = nil, _ offer: Offer,
      _ presence: Presence, _ behaviour: Behaviour, level: Int? = nil
    ) {
      self.kind = kind
      self.name = name
      self.singular = singular ?? name
      self.offer = offer
      self.presence = presence
      self.behaviour = behaviour
      self.level = level
    }
  }

  /// In the order of `RotorKind`.
  static let rows: [Row] = [
    Row(.characters, .rotorCharacters, .ticked, .always, .read(.character)),  // RO-01
    Row(.words, .rotorWords, .ticked, .always, .read(.word)),  // RO-02
    Row(.lines, .rotorLines, .ticked, .always, .read(.line)),  // RO-03
    Row(.textSelection, .rotorTextSelection, .unticked, .withEditedText, .select),  // RO-04
    Row(.speakingRate, .rotorSpeakingRate, .ticked, .always, .setting(.speakingRate)),  // RO-05
    Row(.punctuation, .rotorPunctuation, .unticked, .always, .setting(.punctuation)),  // RO-07
    Row(.sounds, .rotorSounds, .unticked, .always, .setting(.sounds)),  // RO-08
    Row(.hints, .rotorHints, .unticked, .always, .setting(.hints)),  // RO-08
    find(.containers, .rotorContainers, one: .oneContainer, .ticked, .container),  // RO-10
    Row(.headings, .rotorHeadings, one: .heading, .ticked, .always, .find(.heading)),  // RO-11, DI-14
    level(.headingLevel1, 1), level(.headingLevel2, 2), level(.headingLevel3, 3),  // RO-12
    level(.headingLevel4, 4), level(.headingLevel5, 5), level(.headingLevel6, 6),
    find(.links, .rotorLinks, one: .link, .ticked, .link),  // RO-13
    Row(.visitedLinks, .rotorVisitedLinks, one: .oneVisitedLink, .unticked, .withAppRotor, .filled),  // RO-14
    Row(
      .nonVisitedLinks, .rotorNonVisitedLinks, one: .oneNonVisitedLink, .unticked, .withAppRotor, .filled),
    find(.formControls, .rotorFormControls, one: .oneFormControl, .ticked, .formControl),  // RO-15
    find(.buttons, .rotorButtons, one: .button, .unticked, .button),  // RO-16
    find(.textFields, .rotorTextFields, one: .textField, .unticked, .textField),  // RO-16
    find(.searchFields, .rotorSearchFields, one: .searchField, .unticked, .searchField),  // RO-16
    find(.tables, .rotorTables, one: .oneTable, .unticked, .table),  // RO-17
    find(.lists, .rotorLists, one: .oneList, .unticked, .list),  // RO-17
    find(.landmarks, .rotorLandmarks, one: .oneLandmark, .unticked, .landmark),  // RO-17
    Row(.articles, .rotorArticles, one: .oneArticle, .unticked, .withAppRotor, .filled),  // RO-17
    find(.images, .rotorImages, one: .image, .unticked, .image),  // RO-18
    find(.staticText, .rotorStaticText, one: .oneStaticText, .unticked, .staticText),  // RO-18
    Row(.sameItem, .rotorSameItem, one: .oneSameItem, .unticked, .withElement, .sameItem),  // RO-19
    Row(.verticalNavigation, .rotorVerticalNavigation, .unticked, .withElement, .vertical),  // RO-20
    Row(.zoom, .rotorZoom, .unticked, .withZoom, .zoom),  // RO-21
    Row(.typingMode, .rotorTypingMode, .ticked, .withKeyboard, .setting(.typingMode)),  // RO-22
    Row(.directTouch, .rotorDirectTouch, .ticked, .withDirectTouchArea, .setting(.directTouch)),  // RO-23
    Row(.navigationStyle, .rotorNavigationStyle, .unticked, .always, .setting(.navigationStyle)),  // RO-24
    // RO-32
    find(.boldText, .rotorBoldText, one: .oneBoldText, .unticked, .boldText),
    find(.italicText, .rotorItalicText, one: .oneItalicText, .unticked, .italicText),
    find(.underlinedText, .rotorUnderlinedText, one: .oneUnderlinedText, .unticked, .underlinedText),
    Row(
      .misspelledWords, .rotorMisspelledWords, one: .oneMisspelledWord, .automatic, .withMisspellings,
      .misspelledWords),  // RO-28
    Row(.edit, .rotorEdit, .automatic, .withEditedText, .edit),  // RO-27
    Row(.moreContent, .rotorMoreContent, .automatic, .withContent, .content),  // RO-29
    Row(.actions, .rotorActions, .automatic, .withActions, .actions),  // RO-25
    Row(.adjustValue, .rotorAdjustValue, .automatic, .withValue, .adjust),  // RO-26
  ]

  private static func find(
    _ kind: RotorKind, _ name: PhraseKey, one singular: PhraseKey, _ offer: Offer, _ finds: ElementKinds
  ) -> Row {
    Row(kind, name, one: singular, offer, .withFinds, .find(finds))
  }

  private static func level(_ kind: RotorKind, _ level: Int) -> Row {
    Row(
      kind, .rotorHeadingLevel, one: .headingLevel, .unticked, .withFinds, .find(.heading(level: level)),
      level: level)
  }

  /// The line of an item.
  static func row(_ kind: RotorKind) -> Row { rows[Int(kind.rawValue)] }

  /// What a swipe does with an item. A rotor of the app leads where the app says.
  static func behaviour(of item: RotorItem) -> Behaviour {
    switch item {
    case .kind(let kind): row(kind).behaviour
    case .custom: .filled
    }
  }

  /// What an item is called in a language.
  static func name(of item: RotorItem, in phrases: Phrases) -> String { text(item, \.name, phrases) }

  /// What one find of an item is called in a language.
  static func singular(of item: RotorItem, in phrases: Phrases) -> String { text(item, \.singular, phrases) }

  private static func text(_ item: RotorItem, _ key: KeyPath<Row, PhraseKey>, _ phrases: Phrases) -> String {
    switch item {
    case .custom(let name): return name
    case .kind(let kind):
      let row = row(kind)
      return phrases.text(row[keyPath: key], row.level.map { [String($0)] } ?? [])
    }
  }
}
