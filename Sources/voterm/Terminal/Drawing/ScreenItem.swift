import AXEngine

/// Something of the mock screen that is drawn: a text, a control, a picture, an edge.
struct ScreenItem: Hashable, Sendable {
  /// How it looks.
  enum Kind: Hashable, Sendable {
    case text
    case button
    case link
    /// A text field.
    case field(Field)
    case toggle(isOn: Bool)
    /// A slider's knob between 0 and 1.
    case slider(Double)
    /// How far something has come, between 0 and 1; nil where nobody knows.
    case progress(Double?)
    /// One of several of which one is chosen.
    case option(isChosen: Bool)
    case tab(isChosen: Bool)
    /// A day of an open calendar.
    case day(isChosen: Bool)
    /// Opens a list of choices.
    case choice
    case disclosure(isExpanded: Bool)
    /// Leads to another screen.
    case navigation
    case back
    case picture
    case badge
    case divider
    case pages(current: Int, count: Int)
    /// Stands for an element of which nothing is drawn: its label.
    case unseen
    /// Upper or lower edge of a sheet or alert.
    case edge(isTop: Bool)
  }

  /// What is special about a text field.
  struct Field: Hashable, Sendable {
    /// Whether its characters show as dots.
    var isSecure = false
    /// Whether the text only says what belongs there.
    var isPlaceholder = false
    /// Whether it holds more than one line.
    var isMultiline = false
    /// Whether its text begins at the right.
    var isRightToLeft = false
    /// The insertion point while it is being edited, in characters from its start.
    var caret: Int?
    /// The selected stretch, in characters.
    var selection: Range<Int>?
  }

  /// A control whose content is more than one text.
  struct Control: Hashable, Sendable {
    var node: NodeIndex
    /// Whether it leads to another screen.
    var isNavigation: Bool
  }

  var kind: Kind
  /// The view it comes from.
  var node: NodeIndex
  /// The element it belongs to; -1 for none.
  var element: ElementIndex
  /// The visible part of its frame, in points of the screen.
  var rect: Rect
  var text = ""
  /// The text as the device sets it, where that takes more than one line: what of it can be seen.
  var lines: [String] = []
  var isDimmed = false
  var isSelected = false
  /// Whether the device shows only a part of the text.
  var isCut = false
  /// Whether its lines end at the right edge.
  var isRightToLeft = false
  /// Of an edge: whether there is more behind it, which is scrolled to.
  var hidesMore = false
  /// Whether it is no wider than its text, which then begins where it begins.
  var isSnug = false
  /// A title or heading: drawn bold.
  var isStrong = false
  /// The button or link around it that has a layout of its own; nil outside of one.
  var control: Control?
  /// The text's colour in the file, as 0xRRGGBB; nil for the system's.
  var color: UInt32?
  /// Whether it, or the control around it, lies on a background of its own.
  var hasBackground = false
  /// Whether Smart Invert leaves it as it is.
  var ignoresInvertColors = false
  /// How many sheets and alerts it is inside of.
  var depth = 0

  /// Whether a long text may go on in further rows.
  var wraps: Bool {
    switch kind {
    case .text, .unseen, .link, .navigation: true
    default: false
    }
  }
}
