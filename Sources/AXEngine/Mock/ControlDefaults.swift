/// What a type of view, or a part that a control makes for itself, is for assistive technologies before the file
/// says anything about it (SE-01, SE-30…34). All types stand in one table each, so that a control is one line.
public struct ControlDefaults: Sendable {
  /// Whether it is an element by itself.
  public enum Presence: UInt8, Sendable {
    /// No: its children are looked at in its place.
    case transparent
    /// Yes, and it hides what is in it (CU-28).
    case element
    /// Yes, once it has a text, a label or a trait of its own.
    case whenNamed
    /// As `whenNamed`, but a picture's file name counts only where it is not decorative (SE-01, CU-12).
    case picture
    /// Yes, and its children are read after it.
    case heading
  }

  /// Where its label comes from unless the file gives one.
  public enum LabelSource: UInt8, Sendable {
    case none
    /// The visible text.
    case text
    /// The visible text, else what is said of its children, joined.
    case textOrContent
    /// The picture's name.
    case name
    /// The visible text, else the placeholder (SE-30).
    case field
    /// The name of the control that a part belongs to.
    case control
    /// "Decrement", "Increment", behind the control's own text (CU-76).
    case step
    /// The visible text, else a word of the system ("Back", "Dismiss popup").
    case system
  }

  /// Where its value comes from unless the file gives one.
  public enum ValueSource: UInt8, Sendable {
    case none
    /// "1" or "0" (CU-05).
    case onOff
    /// The share of the range `in`, as "75%" (SE-31).
    case percent
    /// The bound value as a text.
    case bound
    /// What was typed, else the placeholder (CU-81).
    case typed
    /// How many characters were typed (CU-82).
    case secret
    /// "Page 1 of 11" (CU-80).
    case page
    /// The text of the badge (CU-88).
    case badge
    /// A day or a time of day, in the language in use.
    case date
    /// How high a sheet rests.
    case detent
  }

  /// How it holds its children together.
  public enum Grouping: UInt8, Sendable {
    /// It does not: they mix with its neighbours (O11).
    case none
    /// They are read together.
    case group
    /// Read together, and everything in one line of the bar counts as one row.
    case bar
    /// Each is "i of n".
    case series
    /// Each is a tab.
    case tabBar
  }

  public var presence: Presence
  public var traits: AccessibilityTraits
  public var label: LabelSource
  public var value: ValueSource
  public var grouping: Grouping

  init(
    _ presence: Presence, _ traits: AccessibilityTraits = [], _ label: LabelSource = .text,
    _ value: ValueSource = .none, _ grouping: Grouping = .none
  ) {
    self.presence = presence
    self.traits = traits
    self.label = label
    self.value = value
    self.grouping = grouping
  }

  private static let transparent = ControlDefaults(.transparent, [], .none)
  private static let together = ControlDefaults(.transparent, [], .none, .none, .group)

  /// The defaults of a type. `pickerStyle` is one of `menu`, `wheel`, `segmented`, `inline`, `navigationLink`.
  public static func of(_ type: ViewType, pickerStyle: PickerStyle = .menu) -> ControlDefaults {
    switch type {
    case .vStack, .hStack, .zStack, .grid, .group, .spacer, .divider, .view, .section, .forEach, .tab:
      transparent
    case .navigationStack, .tabView, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog:
      transparent
    case .scrollView, .list, .form, .table: together
    case .toolbar: ControlDefaults(.transparent, [], .none, .none, .bar)
    case .text, .label, .badge: ControlDefaults(.whenNamed, .staticText)
    case .image: ControlDefaults(.picture, .image, .name)
    case .link: ControlDefaults(.element, .link, .textOrContent)  // CU-11
    case .button, .navigationLink: ControlDefaults(.element, .button, .textOrContent)  // CU-70
    case .toggle: ControlDefaults(.element, [.button, .toggleButton], .textOrContent, .onOff)  // CU-71
    case .slider: ControlDefaults(.element, .adjustable, .textOrContent, .percent)  // CU-74
    case .stepper: transparent  // CU-76: only its two buttons
    case .picker:
      switch pickerStyle {
      case .menu: ControlDefaults(.element, [.button, .popUpButton], .text, .bound)  // CU-78
      case .wheel: ControlDefaults(.element, [.pickerElement, .adjustable], .text, .bound)  // CU-77
      case .segmented: ControlDefaults(.transparent, [], .none, .none, .series)  // CU-73
      case .inline: transparent
      case .navigationLink: ControlDefaults(.element, .button, .text, .bound)
      }
    case .datePicker: ControlDefaults(.element, .button, .text, .date)
    case .textField: ControlDefaults(.element, .textEntry, .field, .typed)  // CU-81
    case .secureField: ControlDefaults(.element, [.textEntry, .secureTextField], .field, .secret)  // CU-82
    case .textEditor: ControlDefaults(.element, [.textEntry, .textArea], .field, .typed)
    case .searchField: ControlDefaults(.element, [.textEntry, .searchField], .field, .typed)  // CU-83
    case .menu: ControlDefaults(.element, [.button, .popUpButton], .textOrContent, .bound)  // CU-78
    case .disclosureGroup: ControlDefaults(.heading, .button, .text)  // CU-79
    case .pageControl: ControlDefaults(.element, .adjustable, .text, .page)  // CU-80
    case .progressView: ControlDefaults(.element, .updatesFrequently, .system, .percent)  // CU-86, CU-87
    case .gauge: ControlDefaults(.element, .updatesFrequently, .textOrContent, .percent)
    }
  }

  /// The defaults of a generated part.
  public static func of(_ part: ViewPart) -> ControlDefaults {
    switch part {
    case .decrement, .increment: ControlDefaults(.element, .button, .step)  // CU-76
    case .option: ControlDefaults(.element, .button)  // CU-73, CU-78
    case .tab: ControlDefaults(.element, [.button, .tabBarItem], .text, .badge)  // CU-08
    case .tabBar: ControlDefaults(.transparent, [], .none, .none, .tabBar)
    case .navigationBar: ControlDefaults(.transparent, [], .none, .none, .bar)
    case .backButton: ControlDefaults(.element, [.button, .backButton], .system)  // CU-07
    case .navigationTitle: ControlDefaults(.whenNamed, .header)
    case .dismiss: ControlDefaults(.element, .button, .system)  // CU-49
    case .column: ControlDefaults(.whenNamed, .staticText)  // CU-15
    case .title, .message, .footer: ControlDefaults(.whenNamed, .staticText)  // CU-47: no heading
    case .header: ControlDefaults(.whenNamed, [.staticText, .header])
    case .menu, .list: together  // CU-93: the open list
    case .date, .time: ControlDefaults(.element, .button, .control, .date)
    case .ok, .cancel, .swipeAction: ControlDefaults(.element, .button)
    case .previousMonth, .nextMonth: ControlDefaults(.element, .button, .system)
    case .month: ControlDefaults(.element, .button)
    case .wheel: ControlDefaults(.element, [.pickerElement, .adjustable], .none, .date)  // CU-77
    case .grabber: ControlDefaults(.element, [.button, .adjustable], .system, .detent)
    case .caption, .content, .weekday: transparent  // spoken with the control they belong to
    }
  }
}

/// How a `Picker` looks and is used; in the order of `pickerStyle` in the format.
public enum PickerStyle: Int, Sendable, CaseIterable {
  case menu, wheel, segmented, inline, navigationLink
}

/// The values of `containerType`, in the order of the format.
public enum ContainerType: Int, Sendable, CaseIterable {
  case none, dataTable, list, landmark, semanticGroup
}

/// The words of `children`, in the order of the format.
public enum ChildBehavior: Int, Sendable, CaseIterable {
  case combine, contain, ignore
}
