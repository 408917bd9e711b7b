/// Titles that are only large.
enum HeadingMissing: AuditRule {
  static let id = "headingMissing"
  static let what = "A text looks like a heading and is none, or a long screen has no heading at all."
  static let why =
    "Listeners go from heading to heading with the rotor, as others do with their eyes; here it finds nothing."
  static let fix = "Add the trait `header`, and `heading` for its level."
  static let criteria: [SuccessCriterion] = [.infoAndRelationships]
  static let source = "accessibilityAddTraits(.isHeader), SE-45, AU-14, WC-02"
  static let severity = Severity.warning
  static let subjects = "texts in title styles"
  static let limits: String? = "A heading is told by its text style; one that is only bold is not noticed."

  /// From how many elements on a screen without a heading is long.
  private static let longScreen = 12

  // WC-02
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    var candidates: [(place: Int, style: TextStyle)] = []
    let elements = screen.elements
    for (place, element) in elements.enumerated() {
      guard let style = titleStyle(element, on: screen) else { continue }
      notes.look()
      if !element.traits.contains(.header) { candidates.append((place, style)) }
    }
    for (place, style) in candidates where leads(place, elements, on: screen) {
      notes.add(
        elements[place].node, on: screen,
        "is set in \(style.rawValue) and leads what follows, but is no heading", measured: "no header trait",
        required: "the trait header")
    }
    guard candidates.isEmpty, screen.isFirst, elements.count >= longScreen,
      !elements.contains(where: { $0.traits.contains(.header) })
    else { return }
    notes.add(
      screen: screen, .needsReview, "has \(elements.count) elements and no heading", measured: "0 headings",
      required: "1 at least")
  }

  /// The title style of a text that is an element by itself.
  private static func titleStyle(_ element: AuditedScreen.Element, on screen: AuditedScreen) -> TextStyle? {
    guard let view = screen.own(element.node), view.type == .text, let label = element.label,
      AuditWords.hasLetters(label, atLeast: 3), let style = view.properties.style(.style),
      // What shows a value, such as the display of a calculator, heads nothing.
      element.value == nil, !element.traits.contains(.updatesFrequently)
    else { return nil }
    switch style {
    case .largeTitle, .title, .title2, .title3: return style
    case .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2: return nil
    }
  }

  /// Whether something that is no title follows: two elements, or one before the next title.
  private static func leads(
    _ place: Int, _ elements: [AuditedScreen.Element], on screen: AuditedScreen
  ) -> Bool {
    let following = elements.dropFirst(place + 1).prefix(2)
    guard following.count == 2, let next = following.first else { return false }
    return titleStyle(next, on: screen) == nil
  }
}
