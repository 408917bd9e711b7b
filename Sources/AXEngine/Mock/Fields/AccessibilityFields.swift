extension Fields {
  /// The keys under `accessibility`.
  public static let accessibility = FieldTable(accessibilityGroups.flatMap(\.fields))

  /// The same in the groups of the documentation.
  static let accessibilityGroups: [(title: String, fields: [Field])] = [
    ("What it is and says", perception), ("Grouping and order", structureKeys), ("Interaction", interaction),
    ("Finer points", finer),
  ]

  private static let perception: [Field] = [
    Field("element", accessibility: .element, .flag, standard: "by type", "`isAccessibilityElement`"),
    Field(
      "children", accessibility: .children, .either(.choice(["combine", "contain", "ignore"]), .views),
      standard: "by type",
      "`accessibilityElement(children:)`, or a list of views: `accessibilityChildren`"),
    Field("label", accessibility: .label, .text, standard: "by type", "`accessibilityLabel`"),
    Field("value", accessibility: .value, .text, standard: "by type", "`accessibilityValue`"),
    Field("hint", accessibility: .hint, .text, standard: "by type", "`accessibilityHint`"),
    Field(
      "identifier", accessibility: .identifier, .plainText, standard: "none", "`accessibilityIdentifier`"),
    Field(
      "traits", accessibility: .traits, .traits, standard: "by type",
      "the exact set, as UIKit's `accessibilityTraits`"),
    Field(
      "addTraits", accessibility: .addTraits, .conditionalTraits, standard: "none",
      "`accessibilityAddTraits`; with conditions as `{ \"selected\": \"isOn\" }`"),
    Field(
      "removeTraits", accessibility: .removeTraits, .conditionalTraits, standard: "none",
      "`accessibilityRemoveTraits`"),
    Field(
      "heading", accessibility: .heading, .headingLevel, standard: "none", "`accessibilityHeading`: 1 to 6"),
    Field(
      "hidden", accessibility: .hidden, .flagOrExpression, standard: "`false`",
      "`accessibilityHidden`: the view and all inside it leave the tree"),
  ]

  private static let structureKeys: [Field] = [
    Field(
      "sortPriority", accessibility: .sortPriority, .number, standard: "0",
      "`accessibilitySortPriority`: higher first"),
    Field(
      "elements", accessibility: .elements, .either(.references, .record(cachedElements)), standard: "none",
      "`accessibilityElements`: exactly these, in this order"),
    Field(
      "childrenInNavigationOrder", accessibility: .childrenInNavigationOrder, .references, standard: "none",
      "`accessibilityChildrenInNavigationOrder`: these first, in this order"),
    Field(
      "groupsChildren", accessibility: .groupsChildren, .flag, standard: "`false`",
      "`shouldGroupAccessibilityChildren`"),
    Field(
      "containerType", accessibility: .containerType,
      .choice(["none", "dataTable", "list", "landmark", "semanticGroup"]), standard: "by type",
      "`accessibilityContainerType`"),
    Field("cell", accessibility: .cell, .record(cell), standard: "none", "place in a `dataTable`"),
    Field("headers", accessibility: .headers, .record(headers), standard: "none", "headers of a `dataTable`"),
    Field(
      "navigationStyle", accessibility: .navigationStyle, .choice(["automatic", "separate", "combined"]),
      standard: "`\"automatic\"`",
      "`accessibilityNavigationStyle`: groups for Switch Control, never for VoiceOver"),
    Field(
      "viewIsModal", accessibility: .viewIsModal, .flag, standard: "`false`",
      "`accessibilityViewIsModal`: siblings leave the tree"),
    Field(
      "representation", accessibility: .representation, .view, standard: "none",
      "`accessibilityRepresentation`: a view whose semantics replace this one's"),
    Field(
      "labeledPair", accessibility: .labeledPair, .record(labeledPair), standard: "none",
      "`accessibilityLabeledPair`"),
    Field(
      "linkedGroup", accessibility: .linkedGroup, .plainText, standard: "none",
      "`accessibilityLinkedGroup`"),
  ]

  private static let interaction: [Field] = [
    Field("actions", accessibility: .actions, .actions, standard: "none", "`accessibilityCustomActions`"),
    Field("activate", accessibility: .activate, .steps, standard: "`do`", "`accessibilityActivate`"),
    Field("escape", accessibility: .escape, .steps, standard: "none", "`accessibilityPerformEscape`"),
    Field("magicTap", accessibility: .magicTap, .steps, standard: "none", "`accessibilityPerformMagicTap`"),
    Field(
      "increment", accessibility: .increment, .steps, standard: "by type",
      "`accessibilityIncrement`; makes it adjustable"),
    Field(
      "decrement", accessibility: .decrement, .steps, standard: "by type",
      "`accessibilityDecrement`; makes it adjustable"),
    Field(
      "scroll", accessibility: .scroll, .handlers(["up", "down", "left", "right", "next", "previous"]),
      standard: "by type",
      "`accessibilityScrollAction`"),
    Field(
      "zoom", accessibility: .zoom, .handlers(["in", "out"]), standard: "none",
      "`accessibilityZoomAction`"),
    Field("rotors", accessibility: .rotors, .rotors, standard: "none", "`accessibilityCustomRotors`"),
    Field(
      "customContent", accessibility: .customContent, .customContent, standard: "none",
      "`accessibilityCustomContent`"),
    Field(
      "inputLabels", accessibility: .inputLabels, .texts, standard: "the label",
      "`accessibilityInputLabels`, most specific first"),
    Field(
      "respondsToUserInteraction", accessibility: .respondsToUserInteraction, .flag, standard: "by type",
      "`accessibilityRespondsToUserInteraction`"),
    Field(
      "directTouch", accessibility: .directTouch, .either(.flag, .record(directTouch)), standard: "`false`",
      "`accessibilityDirectTouch`"),
    Field(
      "focused", accessibility: .focused, .either(.binding(.flag), .record(focusedWhen)), standard: "none",
      "`accessibilityFocused`: two-way"),
    Field(
      "defaultFocus", accessibility: .defaultFocus, .flag, standard: "`false`",
      "`accessibilityDefaultFocus`: gets the cursor when its container appears"),
    Field(
      "dragPoints", accessibility: .dragPoints, .actions, standard: "none",
      "`accessibilityDragPoint`"),
    Field(
      "dropPoints", accessibility: .dropPoints, .actions, standard: "none",
      "`accessibilityDropPoint`"),
  ]

  private static let finer: [Field] = [
    Field(
      "activationPoint", accessibility: .activationPoint, .point, standard: "the middle",
      "`accessibilityActivationPoint`, in screen coordinates"),
    Field(
      "frame", accessibility: .frame, .rect, standard: "the view's",
      "`accessibilityFrame`, in screen coordinates"),
    Field(
      "path", accessibility: .path, .points, standard: "none", "`accessibilityPath`, in screen coordinates"),
    Field(
      "language", accessibility: .language, .plainText, standard: "the app's",
      "`accessibilityLanguage`, BCP 47"),
    Field(
      "scrollStatus", accessibility: .scrollStatus, .text, standard: "by content",
      "`accessibilityScrollStatus`"),
    Field(
      "speech", accessibility: .speech, .record(speech), standard: "none", "how it is spoken"),
    Field(
      "textContentType", accessibility: .textContentType, .plainText, standard: "none",
      effect: .only("`sourceCode` and `console` are read with all their signs"),
      "`accessibilityTextContentType`"),
    Field(
      "expandedStatus", accessibility: .expandedStatus,
      .choiceOrExpression(["unsupported", "expanded", "collapsed"]),
      standard: "by type", "`accessibilityExpandedStatus`; an expression is expanded while it is true"),
    Field(
      "largeContentViewer", accessibility: .largeContentViewer, .either(.flag, .record(largeContent)),
      standard: "in bars",
      "`accessibilityShowsLargeContentViewer`"),
    Field(
      "ignoresInvertColors", accessibility: .ignoresInvertColors, .flag, standard: "`false`",
      "`accessibilityIgnoresInvertColors`"),
  ]

  static let cachedElements = FieldTable([
    Field("ids", .references, required: true, "the elements in order"),
    Field(
      "cached", .flag, standard: "`false`",
      "only `layoutChanged` refreshes the array: what came since is unreachable, what went a dead stop"),
  ])

  static let cell = FieldTable([
    Field("row", .integer(0...100_000), required: true, "from 0"),
    Field("column", .integer(0...100_000), required: true, "from 0"),
    Field("rowSpan", .integer(1...100_000), standard: "1", "rows it covers"),
    Field("columnSpan", .integer(1...100_000), standard: "1", "columns it covers"),
  ])

  static let headers = FieldTable([
    Field("rows", .map(.references), standard: "none", "`accessibilityHeaderElements(forRow:)`, by number"),
    Field(
      "columns", .map(.references), standard: "none", "`accessibilityHeaderElements(forColumn:)`, by number"),
  ])

  static let labeledPair = FieldTable([
    Field("role", .choice(["label", "content"]), required: true, "which half it is"),
    Field("pair", .plainText, required: true, "name of the pair"),
  ])

  static let directTouch = FieldTable([
    Field("silentOnTouch", .flag, standard: "`false`", "VoiceOver does not speak while it is touched"),
    Field("requiresActivation", .flag, standard: "`false`", "touches pass only after a double tap"),
  ])

  static let focusedWhen = FieldTable([
    Field("variable", .binding(.any), required: true, "the variable that says where focus is"),
    Field("equals", .expression(.any), standard: "`true`", "its value while this view has it"),
    Field(
      "for", .choice(FocusTechnology.allCases.map(\.rawValue)), standard: "all",
      "the only technology it is about"),
  ])

  static let speech = FieldTable([
    Field("spellsOut", .flag, standard: "`false`", "`speechSpellsOutCharacters`"),
    Field("alwaysIncludesPunctuation", .flag, standard: "`false`", "`speechAlwaysIncludesPunctuation`"),
    Field("pitch", .number, standard: "0", "`speechAdjustedPitch`, from -1 to 1"),
    Field("queued", .flag, standard: "`false`", "`speechAnnouncementsQueued`"),
  ])

  static let largeContent = FieldTable([
    Field("title", .text, standard: "the label", "`largeContentTitle`"),
    Field("image", .plainText, standard: "the view's", "`largeContentImage`"),
  ])

  /// Apple's kinds of rotors that an app may fill.
  public static let systemRotors = Phrases.systemRotors.map(\.kind)

  static let rotor = FieldTable([
    Field("name", .text, "the app's name for it"),
    Field("system", .choice(systemRotors), "Apple's kind, instead of a name"),
    Field("entries", .records(rotorEntry), "where it stops, in order"),
    Field("where", .expression(.flag), "asked of every element below, instead of `entries`"),
  ])

  static let rotorEntry = FieldTable([
    Field("id", .reference, required: true, "the view"),
    Field("label", .text, standard: "the view's", "spoken instead"),
    Field("range", .range, standard: "none", "characters of its text, from 0"),
  ])

  static let customContent = FieldTable([
    Field("label", .text, required: true, "what it is about"),
    Field("value", .text, required: true, "what it says"),
    Field(
      "importance", .choice(["default", "high"]), standard: "`\"default\"`",
      "`high` is spoken with the element every time"),
  ])
}
