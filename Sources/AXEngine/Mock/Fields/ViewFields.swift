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
  public static let view = FieldTable(structure + appearance + layout + content + behaviour)

  private static let structure: [Field] = [
    Field("type", .viewType, required: true, "what kind of view"),
    Field("id", .name, "name used by steps, contracts, rotors and orders; unique within a screen"),
    Field(
      "children", .views, on: containers, standard: "`[]`", "child views, back to front where they overlap"),
    Field("tabs", .tabs, on: [.tabView], required: true, "the tabs in order"),
    Field("accessibility", .accessibility, standard: "`{}`", "what assistive technologies are told"),
    Field("when", .when, .expression(.flag), standard: "always", "the view exists only while this is true"),
  ]

  private static let appearance: [Field] = [
    Field("text", .text, .text, on: withText, standard: "none", "visible text"),
    Field(
      "disabled", .disabled, .flagOrExpression, standard: "`false`",
      "adds the not-enabled trait and refuses activation, also for the views inside"),
    Field(
      "opacity", .opacity, .numberOrExpression, standard: "1",
      "0 hides the view from everybody, assistive technologies too"),
    Field(
      "hidden", .hidden, .flagOrExpression, standard: "`false`",
      "hides the view from everybody, but keeps its place"),
    Field("clipsToBounds", .clipsToBounds, .flag, standard: "`false`", "cuts children at the view's edges"),
    Field("style", .style, .style, standard: "by type", "text style of Dynamic Type"),
    Field("font", .font, .record(font), standard: "`style`", "a font described in full, instead of `style`"),
    Field("color", .color, .color, standard: "by type", "colour of the text, for contrast"),
    Field("background", .background, .color, standard: "none", "colour behind the view, for contrast"),
    Field("runs", .runs, .runs, on: [.text, .link], standard: "none", "attributed text instead of `text`"),
  ]

  private static let layout: [Field] = [
    Field(
      "frame", .frame, .rect, standard: "from the layout",
      "place and size in screen coordinates; never mirrored"),
    Field("spacing", .spacing, .length, standard: "8", "points between children"),
    Field(
      "padding", .padding, .padding, standard: "0", "points between edge and content"),
    Field("alignment", .alignment, .choice(alignments), standard: "`\"center\"`", "where children stand"),
    Field("width", .width, .length, standard: "from the layout", "fixed width in points"),
    Field("height", .height, .length, standard: "from the layout", "fixed height in points"),
    Field("minWidth", .minWidth, .length, standard: "none", "smallest width in points"),
    Field("minHeight", .minHeight, .length, standard: "none", "smallest height in points"),
    Field("maxWidth", .maxWidth, .maximumLength, standard: "none", "largest width, or `\"infinity\"`"),
    Field("fixedSize", .fixedSize, .flag, standard: "`false`", "keeps its ideal size"),
    Field("lineLimit", .lineLimit, .integer(1...1_000), standard: "none", "largest number of lines"),
    Field("scales", .scales, .flag, standard: "`true`", "`false` ignores Dynamic Type"),
    Field(
      "contentShape", .contentShape, .rect, standard: "the frame", "hit area that differs from the frame"),
  ]

  private static let content: [Field] = [
    Field("value", .value, .controlValue, on: bound, "what the control shows and changes: `\"$wifi\"`"),
    Field(
      "in", .in, .range, on: ranged, standard: "`[0, 1]`; a stepper has no end", "smallest and largest value"),
    Field(
      "step", .step, .number, on: [.slider, .stepper], standard: "1; a slider a tenth", "size of one step"),
    Field("options", .options, .texts, on: [.picker], required: true, "what can be chosen"),
    Field(
      "pickerStyle", .pickerStyle, .choice(["menu", "wheel", "segmented"]), on: [.picker],
      standard: "`\"menu\"`", "how the options are shown"),
    Field("pages", .pages, .integer(1...1_000), on: [.pageControl], required: true, "number of pages"),
    Field("isExpanded", .isExpanded, .binding(.flag), on: [.disclosureGroup], "whether it is open"),
    Field(
      "axis", .axis, .choice(["vertical", "horizontal", "both"]), on: [.scrollView],
      standard: "`\"vertical\"`", "the directions it scrolls in"),
    Field("paging", .paging, .flag, on: [.scrollView], standard: "`false`", "scrolls by whole pages"),
    Field(
      "header", .header, .either(.text, .view), on: [.section], standard: "none", "above the rows"),
    Field("footer", .footer, .either(.text, .view), on: [.section], standard: "none", "below the rows"),
    Field("headers", .headers, .texts, on: [.grid, .table], standard: "none", "names of the columns"),
    Field("name", .name, .plainText, on: [.image], standard: "none", "name of the picture's file"),
    Field(
      "decorative", .decorative, .flag, on: [.image], standard: "`false`",
      "assistive technologies pass over it"),
    Field(
      "image", .image, .plainText, on: [.label, .button, .menu, .link, .navigationLink], standard: "none",
      "name of the picture beside or instead of the text"),
    Field("destination", .destination, .plainText, on: [.link], standard: "none", "address it leads to"),
    Field("to", .to, .screen, on: [.navigationLink], "screen that is pushed"),
    Field(
      "isPresented", .isPresented, .binding(.flag), on: presented, required: true,
      "whether it is shown: `\"$showSettings\"`"),
    Field("title", .title, .text, on: [.alert, .confirmationDialog], "first line"),
    Field("message", .message, .text, on: [.alert, .confirmationDialog], standard: "none", "second line"),
    Field(
      "role", .role, .choice(["cancel", "destructive"]), on: [.button], standard: "none",
      "what the button is in an alert or dialog; escape does what the cancel button does"),
    Field(
      "detents", .detents, .detents, on: [.sheet], standard: "`[\"large\"]`",
      "heights it rests at: `\"medium\"`, `\"large\"` or points"),
    Field(
      "returnsFocus", .returnsFocus, .flag, on: presented, standard: "`true`",
      "gives the cursor back to its opener when it closes"),
    Field("prompt", .prompt, .text, on: textEntry, standard: "none", "shown while the field is empty"),
    Field(
      "misspellings", .misspellings, .plainTexts, on: textEntry, standard: "none", effect: .none,
      "words that a spelling rotor finds"),
    Field(
      "textContentType", .textContentType, .plainText, on: textEntry, standard: "none", effect: .none,
      "kind of content, as in `emailAddress`"),
    Field(
      "textInput", .textInput, .flag, on: textEntry + [.view], standard: "`true`",
      "`false` for a field of the app's own that speaks no text-input protocol"),
  ]

  private static let behaviour: [Field] = [
    Field("do", .do, .steps, standard: "none", "run when the view is activated"),
    Field("onSubmit", .onSubmit, .steps, on: textEntry, standard: "none", "run on Return"),
    Field(
      "onTap", .onTap, .steps, standard: "none", "tap handler that assistive technologies are not told of"),
    Field("onLongPress", .onLongPress, .steps, standard: "none", "long-press handler, not told of"),
    Field(
      "onSwipe", .onSwipe, .handlers(["left", "right", "up", "down"]), standard: "none",
      "swipe handlers, not told of"),
    Field("onPinch", .onPinch, .handlers(["in", "out"]), standard: "none", "pinch handlers, not told of"),
    Field(
      "contextMenu", .contextMenu, .actions, standard: "none",
      "items of the menu on a long press; custom actions too"),
    Field(
      "swipeActions", .swipeActions, .actions, standard: "none",
      "buttons behind a row that is swiped; custom actions too"),
    Field("onAppear", .onAppear, .steps, standard: "none", "run when the view comes into being"),
    Field("onDisappear", .onDisappear, .steps, standard: "none", "run when it goes"),
    Field("onChange", .onChange, .variableHandlers, standard: "none", "run when a variable has changed"),
    Field(
      "onMove", .onMove, .steps, standard: "none", effect: .none,
      "reordering is possible; run with `from` and `to`"),
    Field("onDismiss", .onDismiss, .steps, on: presented, standard: "none", "run when it was closed"),
    Field(
      "keyboardShortcut", .keyboardShortcut, .plainText, standard: "none", effect: .none,
      "the app's own key, as in `\"Command+R\"`"),
    Field("focus", .focus, .record(focus), standard: "`{}`", effect: .none, "keyboard and TV focus"),
    Field(
      "onFocusChange", .onFocusChange, .steps, standard: "none", effect: .none,
      "run when keyboard or TV focus enters or leaves; `isFocused` says which"),
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
    Field("canBecomeFocused", .flag, standard: "by type", "whether it takes focus"),
    Field("shouldUpdate", .expression(.flag), standard: "always", "whether focus may move away"),
    Field(
      "remembersLastFocusedIndexPath", .flag, standard: "`false`", "focus comes back to the row it left"),
  ])

  /// The keys of a scaled length.
  public static let scaled = FieldTable([
    Field("value", .number, required: true, "points at the standard text size"),
    Field("relativeTo", .style, standard: "`\"body\"`", "text style it grows with"),
  ])

  /// The keys of a member of `runs`.
  public static let run = FieldTable([
    Field("text", .text, required: true, "the characters"),
    Field("link", .plainText, standard: "none", "address it leads to"),
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
