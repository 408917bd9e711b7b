extension Fields {
  static let presented: [ViewType] = [.sheet, .fullScreenCover, .popover, .alert, .confirmationDialog]
  static let textEntry: [ViewType] = [.textField, .secureField, .textEditor, .searchField]
  static let ranged: [ViewType] = [.slider, .stepper, .progressView, .gauge]
  static let bound: [ViewType] =
    [.toggle, .slider, .stepper, .picker, .datePicker, .pageControl, .progressView, .gauge, .tabView]
    + textEntry
  static let withText: [ViewType] =
    [
      .text, .label, .link, .badge, .button, .toggle, .slider, .stepper, .picker, .datePicker, .menu,
      .disclosureGroup, .progressView, .gauge, .navigationLink,
    ] + textEntry
  static let containers: [ViewType] =
    [
      .vStack, .hStack, .zStack, .scrollView, .list, .section, .form, .grid, .table, .group, .view, .button,
      .link, .menu, .disclosureGroup, .navigationStack, .navigationLink, .toolbar,
    ] + presented
  /// Names of edges and corners, as in SwiftUI.
  public static let alignments = [
    "leading", "center", "trailing", "top", "bottom", "firstTextBaseline", "lastTextBaseline", "topLeading",
    "topTrailing", "bottomLeading", "bottomTrailing",
  ]
  /// Edges of `padding`.
  public static let edges = FieldTable([
    Field("top", .length, "above"), Field("bottom", .length, "below"),
    Field("leading", .length, "where lines begin"), Field("trailing", .length, "where lines end"),
    Field("horizontal", .length, "leading and trailing"), Field("vertical", .length, "top and bottom"),
  ])

  /// The keys of a view outside `accessibility`.
  public static let view = FieldTable(viewGroups.flatMap(\.fields))

  /// The same in the groups of the documentation.
  static let viewGroups: [(title: String, fields: [Field])] = [
    ("Structure", structure), ("Appearance", appearance), ("Layout", layout),
    ("Content of single types", content),
    ("Behaviour", behaviour), ("Motion", motion),
  ]

  private static let structure: [Field] = [
    Field("type", .viewType, required: true, "what kind of view"),
    Field("id", .name, "name used by steps, contracts, rotors and orders; unique within a screen"),
    Field(
      "children", .views, on: containers, standard: "`[]`", "child views, back to front where they overlap"),
    Field("tabs", .tabs, on: [.tabView], required: true, "the tabs in order"),
    Field("accessibility", .accessibility, standard: "`{}`", "what assistive technologies are told"),
    Field(
      "when", view: .when, .expression(.flag), standard: "always", "the view exists only while this is true"),
  ]

  private static let appearance: [Field] = [
    Field("text", view: .text, .text, on: withText, standard: "none", "visible text"),
    Field(
      "disabled", view: .disabled, .flagOrExpression, standard: "`false`",
      "adds the not-enabled trait and refuses activation, also for the views inside"),
    Field(
      "opacity", view: .opacity, .numberOrExpression, standard: "1",
      "0 hides the view from everybody, assistive technologies too"),
    Field(
      "hidden", view: .hidden, .flagOrExpression, standard: "`false`",
      "hides the view from everybody, but keeps its place"),
    Field(
      "clipsToBounds", view: .clipsToBounds, .flag, standard: "`false`", "cuts children at the view's edges"),
    Field("style", view: .style, .style, standard: "by type", "text style of Dynamic Type"),
    Field(
      "font", view: .font, .record(font), standard: "`style`", "a font described in full, instead of `style`"),
    Field("color", view: .color, .color, standard: "by type", "colour of the text, for contrast"),
    Field("background", view: .background, .color, standard: "none", "colour behind the view, for contrast"),
    Field(
      "runs", view: .runs, .runs, on: [.text, .link], standard: "none", "attributed text instead of `text`"),
  ]

  private static let layout: [Field] = [
    Field(
      "frame", view: .frame, .rect, standard: "from the layout",
      "place and size in screen coordinates; never mirrored"),
    Field("spacing", view: .spacing, .length, standard: "8", "points between children"),
    Field(
      "padding", view: .padding, .padding, standard: "0", "points between edge and content"),
    Field(
      "alignment", view: .alignment, .choice(alignments), standard: "`\"center\"`", "where children stand"),
    Field("width", view: .width, .length, standard: "from the layout", "fixed width in points"),
    Field("height", view: .height, .length, standard: "from the layout", "fixed height in points"),
    Field("minWidth", view: .minWidth, .length, standard: "none", "smallest width in points"),
    Field("minHeight", view: .minHeight, .length, standard: "none", "smallest height in points"),
    Field("maxWidth", view: .maxWidth, .maximumLength, standard: "none", "largest width, or `\"infinity\"`"),
    Field("fixedSize", view: .fixedSize, .flag, standard: "`false`", "keeps its ideal size"),
    Field("lineLimit", view: .lineLimit, .integer(1...1_000), standard: "none", "largest number of lines"),
    Field("scales", view: .scales, .flag, standard: "`true`", "`false` ignores Dynamic Type"),
    Field(
      "contentShape", view: .contentShape, .rect, standard: "the frame",
      "hit area that differs from the frame"),
  ]

  private static let content: [Field] = [
    Field("value", view: .value, .controlValue, on: bound, "what the control shows and changes: `\"$wifi\"`"),
    Field(
      "in", view: .in, .range, on: ranged, standard: "`[0, 1]`; a stepper has no end",
      "smallest and largest value"),
    Field(
      "step", view: .step, .number, on: [.slider, .stepper], standard: "1; a slider a tenth",
      "size of one step"),
    Field("options", view: .options, .texts, on: [.picker], required: true, "what can be chosen"),
    Field(
      "pickerStyle", view: .pickerStyle, .choice(["menu", "wheel", "segmented", "inline", "navigationLink"]),
      on: [.picker],
      standard: "`\"menu\"`", "how the options are shown"),
    Field(
      "datePickerMode", view: .datePickerMode, .choice(["date", "time", "dateAndTime"]), on: [.datePicker],
      standard: "`\"date\"`", "what can be chosen: a day, a time of day, or both by two buttons"),
    Field("pages", view: .pages, .integer(1...1_000), on: [.pageControl], required: true, "number of pages"),
    Field("isExpanded", view: .isExpanded, .binding(.flag), on: [.disclosureGroup], "whether it is open"),
    Field(
      "axis", view: .axis, .choice(["vertical", "horizontal", "both"]), on: [.scrollView],
      standard: "`\"vertical\"`", "the directions it scrolls in"),
    Field("paging", view: .paging, .flag, on: [.scrollView], standard: "`false`", "scrolls by whole pages"),
    Field(
      "header", view: .header, .either(.text, .view), on: [.section], standard: "none", "above the rows"),
    Field("footer", view: .footer, .either(.text, .view), on: [.section], standard: "none", "below the rows"),
    Field(
      "headers", view: .headers, .texts, on: [.grid, .table], standard: "none",
      "titles above the columns; a `Table` with them is a data table"),
    Field("name", view: .name, .plainText, on: [.image], standard: "none", "name of the picture's file"),
    Field(
      "decorative", view: .decorative, .flag, on: [.image], standard: "`false`",
      "assistive technologies pass over it"),
    Field(
      "image", view: .image, .plainText, on: [.label, .button, .menu, .link, .navigationLink],
      standard: "none",
      "name of the picture beside or instead of the text"),
    Field(
      "destination", view: .destination, .plainText, on: [.link], standard: "none",
      "where it leads: the name of a screen, or an address that is opened"),
    Field("to", view: .to, .screen, on: [.navigationLink], "screen that is pushed"),
    Field(
      "isPresented", view: .isPresented, .binding(.flag), on: presented, required: true,
      "whether it is shown: `\"$showSettings\"`"),
    Field("title", view: .title, .text, on: [.alert, .confirmationDialog], "first line"),
    Field(
      "message", view: .message, .text, on: [.alert, .confirmationDialog], standard: "none", "second line"),
    Field(
      "role", view: .role, .choice(["cancel", "destructive"]), on: [.button], standard: "none",
      "what the button is in an alert or dialog; escape does what the cancel button does"),
    Field(
      "detents", view: .detents, .detents, on: [.sheet], standard: "`[\"large\"]`",
      "heights it rests at, the lowest first: `\"medium\"`, `\"large\"` or points; several have a grabber"),
    Field(
      "interactiveDismissDisabled", view: .interactiveDismissDisabled, .flagOrExpression,
      on: [.sheet, .popover],
      standard: "`false`", "only the app closes it: no swipe down, no touch beside it, no escape"),
    Field(
      "returnsFocus", view: .returnsFocus, .flag, on: presented, standard: "`true`",
      "gives the cursor back to its opener when it closes"),
    Field("prompt", view: .prompt, .text, on: textEntry, standard: "none", "shown while the field is empty"),
    Field(
      "misspellings", view: .misspellings, .plainTexts, on: textEntry, standard: "none",
      "words that a spelling rotor finds"),
    Field(
      "textContentType", view: .textContentType, .plainText, on: textEntry, standard: "none",
      effect: .only("the audit asks for it in fields about the person"),
      "kind of content, as in `emailAddress`"),
    Field(
      "textInput", view: .textInput, .flag, on: textEntry + [.view], standard: "`true`",
      "`false` for a field of the app's own that speaks no text-input protocol: typing does not reach it"),
  ]

  private static let behaviour: [Field] = [
    Field("do", view: .do, .steps, standard: "none", "run when the view is activated"),
    Field("onSubmit", view: .onSubmit, .steps, on: textEntry, standard: "none", "run on Return"),
    Field(
      "onTap", view: .onTap, .steps, standard: "none",
      "tap handler that assistive technologies are not told of"),
    Field("onLongPress", view: .onLongPress, .steps, standard: "none", "long-press handler, not told of"),
    Field(
      "onSwipe", view: .onSwipe, .handlers(["left", "right", "up", "down"]), standard: "none",
      "swipe handlers, not told of"),
    Field(
      "onPinch", view: .onPinch, .handlers(["in", "out"]), standard: "none",
      "pinch handlers, not told of: two fingers that go together or apart"),
    Field(
      "contextMenu", view: .contextMenu, .actions, standard: "none",
      "items of the menu on a long press; custom actions too"),
    Field(
      "swipeActions", view: .swipeActions, .actions, standard: "none",
      "buttons behind a row that is swiped; custom actions too"),
    Field("onAppear", view: .onAppear, .steps, standard: "none", "run when the view comes into being"),
    Field("onDisappear", view: .onDisappear, .steps, standard: "none", "run when it goes"),
    Field(
      "onChange", view: .onChange, .variableHandlers, standard: "none", "run when a variable has changed"),
    Field(
      "onMove", view: .onMove, .steps, standard: "none",
      "reordering is possible; run with `from` and `to`"),
    Field("onDismiss", view: .onDismiss, .steps, on: presented, standard: "none", "run when it was closed"),
    Field(
      "keyboardShortcut", view: .keyboardShortcut, .keyChord, standard: "none",
      "the app's own key, which does what using the view does"),
    Field("focus", view: .focus, .record(focus), standard: "`{}`", "keyboard and TV focus"),
    Field(
      "onFocusChange", view: .onFocusChange, .steps, standard: "none",
      "run when keyboard or TV focus enters or leaves; `isFocused` says which"),
    Field(
      "onExitCommand", view: .onExitCommand, .steps, standard: "none",
      "run when Menu is pressed on the remote while the focus is inside; `return` false passes it on"),
    Field(
      "onPlayPauseCommand", view: .onPlayPauseCommand, .steps, standard: "none",
      "run when Play/Pause is pressed on the remote while the focus is inside; `return` false passes it on"),
  ]

  /// The keys of `font`.
  public static let font = FieldTable([
    Field("size", .number, required: true, "points at the standard text size"),
    Field("relativeTo", .style, standard: "`\"body\"`", "text style it grows with"),
    Field("fixed", .flag, standard: "`false`", "does not grow at all"),
    Field(
      "weight",
      .choice([
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]), standard: "`\"regular\"`", "thickness of the strokes"),
  ])

  /// The keys of `focus`.
  public static let focus = FieldTable([
    Field("group", .plainText, standard: "by container", "focus group of the view"),
    Field("priority", .number, standard: "0", "higher is preferred within a group"),
    Field("preferred", .either(.flag, .references), standard: "none", "where focus goes first"),
    Field("guide", .references, standard: "none", "where a focus guide leads"),
    Field(
      "section", .flag, standard: "`false`",
      "the whole frame takes part in the search and leads to what is inside (`focusSection`)"),
    Field("canBecomeFocused", .flag, standard: "by type", "whether it takes focus"),
    Field("shouldUpdate", .expression(.flag), standard: "always", "whether focus may move away"),
    Field(
      "remembersLastFocusedIndexPath", .flag, standard: "`false`", "focus comes back to the row it left"),
    Field(
      "selectionFollowsFocus", .flag, standard: "`false`",
      "keyboard focus that comes to an item in it selects that, as in a sidebar; elsewhere Return selects"),
  ])

  /// The keys of a scaled length.
  public static let scaled = FieldTable([
    Field("value", .number, required: true, "points at the standard text size"),
    Field("relativeTo", .style, standard: "`\"body\"`", "text style it grows with"),
  ])

  /// The keys of a member of `runs`.
  public static let run = FieldTable([
    Field("text", .text, required: true, "the characters"),
    Field(
      "link", .plainText, standard: "none",
      "where it leads: the name of a screen, or an address that is opened"
    ),
    Field("bold", .flag, standard: "`false`", "bold"),
    Field("italic", .flag, standard: "`false`", "italic"),
    Field("underline", .flag, standard: "`false`", "underlined"),
  ])

  /// The keys of an action.
  public static let action = FieldTable([
    Field("name", .text, required: true, "spoken and shown"),
    Field("do", .steps, standard: "`[]`", "what it does"),
    Field("image", .plainText, standard: "none", "name of its picture"),
    Field("edge", .choice(["leading", "trailing"]), standard: "`\"trailing\"`", "edge of a swipe action"),
  ])
}
