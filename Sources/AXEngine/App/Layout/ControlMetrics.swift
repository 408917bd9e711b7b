/// Sizes of the system's controls and bars in points. What Apple states is marked so; the rest was estimated from
/// the controls' look and is listed as such in `docs/layout.md`.
enum ControlMetrics {
  /// Smallest side of something to touch (Apple).
  static let minimumTarget = 44.0
  /// Between children of a stack.
  static let spacing = 8.0
  /// Room left and right of a button's text, and above and below it.
  static let buttonPadding = (x: 12.0, y: 7.0)
  /// A switch (Apple).
  static let toggle = Size(51, 31)
  /// A stepper's two buttons together (Apple).
  static let stepper = Size(94, 32)
  /// A slider's height.
  static let sliderHeight = 31.0
  /// A segmented control's height (Apple).
  static let segmentedHeight = 32.0
  /// A wheel's height (Apple), and that of one of its rows.
  static let wheelHeight = 216.0
  static let wheelRowHeight = 32.0
  /// The button that shows a picker's choice or a date.
  static let valueButtonHeight = 34.0
  /// Room beside the value in it, for its arrows.
  static let valueButtonPadding = 24.0
  /// A text field with a border (Apple), a search field.
  static let textFieldHeight = 34.0
  static let searchFieldHeight = 36.0
  /// Room beside the text in a field; a search field has its magnifying glass there.
  static let textFieldInset = 7.0
  static let searchFieldInset = 30.0
  /// A text editor where nothing says how high it is.
  static let textEditorHeight = 100.0
  /// A page control: height, room for one dot, room at the ends.
  static let pageControlHeight = 26.0
  static let pageDotWidth = 17.0
  static let pageControlPadding = 27.0
  /// A bar of progress, a spinner (Apple), a gauge.
  static let progressHeight = 4.0
  static let spinner = 20.0
  static let gaugeHeight = 16.0
  /// What a field, slider or bar takes in width where nothing says so.
  static let idealTrackWidth = 100.0
  /// A divider.
  static let divider = 1.0
  /// Between a name and its control above each other.
  static let captionSpacing = 4.0
  /// A badge's room around its text.
  static let badgePadding = (x: 6.0, y: 1.0)

  /// Rows of a list: smallest height (Apple), inset from the edges (Apple), room above and below the content.
  static let rowHeight = 44.0
  static let rowInset = 16.0
  /// A button that a swipe uncovers.
  static let swipeActionWidth = 74.0
  static let rowPadding = 11.0
  /// How far a row's control may reach into that room, above and below together.
  static let rowOverlap = 12.0
  /// Above and below a section's header, above and below its footer.
  static let headerPadding = (top: 14.0, bottom: 6.0)
  static let footerPadding = (top: 6.0, bottom: 14.0)
  /// Above a section of a form that has no header.
  static let sectionSpacing = 35.0

  /// Navigation bar and toolbar (Apple), and a bar's margin.
  static let barHeight = 44.0
  static let barMargin = 16.0
  static let backButtonMargin = 8.0
  static let backButtonChevron = 24.0
  /// Tab bar (Apple); at the top on iPad and Apple TV.
  static let tabBarHeight = 49.0
  static let topTabBarHeight = 50.0
  static let tvTabBarHeight = 68.0

  /// Where a sheet begins on a phone; how wide it is on an iPad, and how far from top and bottom.
  static let sheetTop = 54.0
  static let padSheetWidth = 704.0
  static let padSheetMargin = 44.0
  /// The handle at the top of a sheet with several heights.
  static let grabber = Size(76, 24)
  /// Alert: width (Apple), margin, button height (Apple), gap between its texts.
  static let alertWidth = 270.0
  static let alertMargin = 16.0
  static let alertTop = 20.0
  static let alertTextSpacing = 4.0
  /// Confirmation dialog: margin, button height (Apple), gap above the cancel button, width on an iPad.
  static let dialogMargin = 8.0
  static let dialogButtonHeight = 57.0
  static let dialogTextPadding = 14.0
  static let dialogPadWidth = 304.0
  /// Popover: greatest width, padding, distance from the screen's edges.
  static let popoverWidth = 320.0
  static let popoverPadding = 16.0
  static let popoverMargin = 16.0
  /// Open calendar: width, height of the row that names the days of the week.
  static let calendarWidth = 320.0
  static let weekdayHeight = 20.0
  /// Open menu: width (Apple), gap to its button.
  static let menuWidth = 250.0
  static let menuGap = 8.0
}
