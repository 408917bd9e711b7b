/// The keys of a view in the mock file. Names, shapes and summaries stand in `Fields`; `type`, `id`, `children`,
/// `forEach` and `accessibility` are structure and have no case here.
public enum ViewKey: UInt8, Hashable, Sendable, CaseIterable {
  case text, frame, when, disabled, opacity, hidden, clipsToBounds, style, color, background
  case spacing, padding, alignment, width, height, minWidth, minHeight, maxWidth, fixedSize, lineLimit, scales
  case font, runs, prompt, onSubmit, misspellings, textContentType, textInput
  case onAppear, onDisappear, onChange, onMove, keyboardShortcut, onDismiss, detents, returnsFocus
  case interactiveDismissDisabled
  case `do`, onTap, onLongPress, onSwipe, onPinch, contextMenu, swipeActions, contentShape, focus,
    onFocusChange, onExitCommand, onPlayPauseCommand
  case animation, transaction, phaseAnimator, keyframeAnimator
  case value, `in`, step, options, pickerStyle, datePickerMode, pages, axis, paging, header, footer, headers,
    name, decorative
  case destination, to, isPresented, title, message, role, badge, image, isExpanded
  /// `as` and `key` of a `forEach`.
  case forEachName, forEachKey
}

/// The keys under `accessibility`: the SwiftUI modifier or UIAccessibility property without its prefix.
public enum AccessibilityKey: UInt8, Hashable, Sendable, CaseIterable {
  case element, children, label, value, hint, identifier, traits, addTraits, removeTraits, heading, hidden
  case sortPriority, elements, childrenInNavigationOrder, groupsChildren, containerType, cell, headers
  case navigationStyle, viewIsModal, actions, activate, escape, magicTap, increment, decrement, scroll, zoom
  case rotors, representation, labeledPair, customContent, inputLabels, respondsToUserInteraction, directTouch
  case focused, defaultFocus, activationPoint, frame, path, language, dragPoints, dropPoints, linkedGroup
  case scrollStatus, speech, textContentType, expandedStatus, largeContentViewer, ignoresInvertColors
}

/// One decoded property of a view or of its `accessibility` object.
public struct Property: Sendable {
  // The largest part first: in this order a property takes 32 bytes.
  /// What it says.
  public var value: PropertyValue
  /// `ViewKey` or `AccessibilityKey`, as its raw value.
  public var key: UInt8
  /// Where the value stands in the file.
  public var range: SourceRange

  /// Makes a property.
  public init(key: UInt8, range: SourceRange, value: PropertyValue) {
    self.key = key
    self.range = range
    self.value = value
  }
}

/// What a property can hold after decoding; every name in it has been resolved.
///
/// A file has very many of them: what is seldom or large stands apart (`indirect`), so that each takes 17 bytes.
public enum PropertyValue: Sendable {
  /// A fixed flag.
  case flag(Bool)
  /// A fixed number.
  case number(Double)
  /// A number that grows with a text style (`@ScaledMetric`).
  indirect case scaled(Double, relativeTo: TextStyle)
  /// A text, perhaps interpolated.
  case text(Template)
  /// An expression (`when`, `disabled`, `forEach.in` …).
  case expression(Expression)
  /// A word out of a fixed list, by its place in that list (see the field's `Shape.choice`).
  case choice(Int)
  /// Text styles.
  case style(TextStyle)
  /// `#rrggbb` as 0xRRGGBB.
  case color(UInt32)
  /// Four numbers.
  indirect case rect(Rect)
  /// Two numbers: a point, or the ends of a range (`in`).
  indirect case point(Point)
  /// A list of points (`path`).
  case points([Point])
  /// A binding.
  indirect case binding(Binding)
  /// A screen, by its place in `Mock.screens`.
  case screen(Int)
  /// Steps.
  case steps([Step])
  /// Fixed texts.
  case strings([String])
  /// Interpolated texts (picker options, input labels).
  case texts([Template])
  /// A fixed set of traits.
  case traits(AccessibilityTraits)
  /// Traits that depend on expressions.
  case conditionalTraits([ConditionalTraits])
  /// References to views (`elements`, `preferred` …), by id with what may be selected of a repeated view.
  case references([ViewReference])
  /// Nested views by their place in the arena (tabs, header views, `representation`, explicit children).
  case views([ViewIndex])
  /// Named things with steps: `actions`, `contextMenu`, `swipeActions`, `dragPoints`, `dropPoints`.
  case actions([ActionDescription])
  /// Named handlers: `scroll`, `zoom`, `onSwipe`, `onPinch`, `onChange`.
  case handlers([HandlerDescription])
  /// `rotors`.
  case rotors([RotorDescription])
  /// `customContent`.
  case customContent([CustomContentDescription])
  /// `runs`.
  case runs([TextRun])
  /// An object whose members later layers read by name (`focus`, `font`, `cell`, `headers`, `speech` …).
  case record([RecordField])
  /// A list of such objects.
  case records([[RecordField]])
  /// A list of values of one shape.
  case values([PropertyValue])
}

/// A member of a `PropertyValue.record`.
public struct RecordField: Sendable {
  /// Its key.
  public var name: String
  /// Where the value stands in the file.
  public var range: SourceRange
  /// What it says.
  public var value: PropertyValue

  /// Makes a member.
  public init(_ name: String, range: SourceRange, value: PropertyValue) {
    self.name = name
    self.range = range
    self.value = value
  }
}

/// Traits that hold while an expression is true.
public struct ConditionalTraits: Sendable {
  /// The traits.
  public var traits: AccessibilityTraits
  /// When; nil means always.
  public var condition: Expression?

  /// Makes a conditional set of traits.
  public init(_ traits: AccessibilityTraits, when condition: Expression?) {
    self.traits = traits
    self.condition = condition
  }
}

/// A view named from elsewhere: `pay`, `row[2]` (one copy of a repeated view), `row[]` (all copies),
/// `copies.increment` (a generated part).
public struct ViewReference: Hashable, Sendable {
  /// The view.
  public var view: ViewIndex
  /// Which generated part of it; nil means the view itself.
  public var part: ViewPart?
  /// Which copies of a view inside `forEach`.
  public var copy: Copy

  /// Which copies of a repeated view.
  public enum Copy: Hashable, Sendable {
    /// The only one, or the first.
    case first
    /// The n-th, counted from 0.
    case at(Int)
    /// All of them, in order.
    case all
  }

  /// Makes a reference.
  public init(_ view: ViewIndex, part: ViewPart? = nil, copy: Copy = .first) {
    self.view = view
    self.part = part
    self.copy = copy
  }
}

/// A named action with its steps: a custom action, a context-menu item, a swipe action, a drag or drop point.
public struct ActionDescription: Sendable {
  /// Name, spoken and shown.
  public var name: Template
  /// What it does.
  public var steps: [Step]
  /// A picture's name, for Switch Control.
  public var image: String?
  /// The edge a swipe action comes from.
  public var edge: String?

  /// Makes an action.
  public init(name: Template, steps: [Step], image: String? = nil, edge: String? = nil) {
    self.name = name
    self.steps = steps
    self.image = image
    self.edge = edge
  }
}

/// Steps for one direction, phase or variable.
public struct HandlerDescription: Sendable {
  /// `up`, `in`, or the name of a variable.
  public var name: String
  /// What to do.
  public var steps: [Step]

  /// Makes a handler.
  public init(_ name: String, _ steps: [Step]) {
    self.name = name
    self.steps = steps
  }
}

/// A custom rotor of the app.
public struct RotorDescription: Sendable {
  /// The app's name for it; nil where a system kind is named.
  public var name: Template?
  /// Apple's kind (`heading`, `link` …); nil for a rotor with a name of its own.
  public var system: String?
  /// Where it stops; nil where `condition` decides.
  public var entries: [Entry]?
  /// Asked of every element below the view.
  public var condition: Expression?

  /// A stop of a rotor.
  public struct Entry: Sendable {
    /// Which view.
    public var target: ViewReference
    /// Spoken instead of the element's own label.
    public var label: Template?
    /// Characters of the view's text, counted from 0.
    public var range: Range<Int>?

    /// Makes an entry.
    public init(_ target: ViewReference, label: Template? = nil, range: Range<Int>? = nil) {
      self.target = target
      self.label = label
      self.range = range
    }
  }

  /// Makes a rotor.
  public init(
    name: Template? = nil, system: String? = nil, entries: [Entry]? = nil, condition: Expression? = nil
  ) {
    self.name = name
    self.system = system
    self.entries = entries
    self.condition = condition
  }
}

/// An entry of `customContent` (C1, SE-64).
public struct CustomContentDescription: Sendable {
  /// What it is about.
  public var label: Template
  /// What it says.
  public var value: Template
  /// Whether it is spoken with the element every time (RO-51).
  public var isHighImportance: Bool

  /// Makes an entry.
  public init(label: Template, value: Template, isHighImportance: Bool) {
    self.label = label
    self.value = value
    self.isHighImportance = isHighImportance
  }
}

/// A stretch of attributed text.
public struct TextRun: Sendable {
  /// The characters.
  public var text: Template
  /// Where a link leads.
  public var link: String?
  /// `bold`, `italic`, `underline`, in this order, where they apply.
  public var attributes: [String]

  /// Makes a run.
  public init(text: Template, link: String? = nil, attributes: [String] = []) {
    self.text = text
    self.link = link
    self.attributes = attributes
  }
}

/// The text styles of Dynamic Type, largest first.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}
