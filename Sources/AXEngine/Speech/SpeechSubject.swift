/// An element at the moment it is spoken: everything the speech rules look at, without the scene it came from.
public struct SpeechSubject: Hashable, Sendable {
  /// A label with its value: an entry of custom content, a header of a table.
  public struct Pair: Hashable, Sendable {
    public var label: String
    public var value: String

    /// Makes a pair; either text may be empty.
    public init(_ label: String, _ value: String = "") {
      self.label = label
      self.value = value
    }
  }

  /// A cell of a data table, its headers as they are spoken.
  public typealias Cell = TableCell<Pair>

  /// Label, value, hint and traits.
  public var semantics = Semantics()
  /// The app's name, where this is the first thing heard of it (DX12).
  public var appName: String?
  /// The cursor comes into an alert with this element (CU-47).
  public var entersAlert = false
  /// Labels of the containers that are entered, outermost first (CU-16).
  public var entered: [String] = []
  /// "i of n".
  public var position: ElementContext.Position?
  /// The start or end of a list or landmark.
  public var edge: ElementContext.Edge?
  /// The place in a data table.
  public var cell: Cell?
  /// Custom content of high importance (RO-51).
  public var importantContent: [Pair] = []
  /// There are custom actions.
  public var hasActions = false
  /// There is custom content of default importance.
  public var hasMoreContent = false
  /// Names of the element's own custom rotors (DX8).
  public var rotors: [String] = []
  /// Characters before the insertion point; nil where nothing is edited.
  public var insertionPoint: Int?
  /// `characterMode`, `wordMode` or `lineMode`: what the rotor moves by in a text that is edited (DX1).
  public var textMode: PhraseKey?
  /// What a stepper's button changes; spoken alone after an activation, not on focus (CU-76).
  public var steppedValue: String?
  /// Its value, or whether it is expanded, is not what it was (CU-79).
  public var hasNewValue = false
  /// Double tap opens a picker (CU-61d).
  public var opensPicker = false
  /// How the app wants it spoken (SE-41, SE-43); nil where it asks for nothing.
  public var modifiers: SpeechModifiers?
  /// It can be dragged somewhere (CU-92).
  public var isDraggable = false
  /// It can be moved within its list (CU-61e).
  public var isReorderable = false

  /// Something that has nothing to say.
  public init() {}
}

extension SpeechSubject {
  var traits: AccessibilityTraits { semantics.traits }

  func has(_ trait: AccessibilityTraits) -> Bool { semantics.traits.contains(trait) }

  var isEnabled: Bool { !has(.notEnabled) }
  var isSwitch: Bool { has(.toggleButton) }
  /// A field that takes text: UIKit's own search field does without the text entry trait in some files (CU-83).
  var takesText: Bool { !traits.isDisjoint(with: [.textEntry, .searchField]) }
  var isEdited: Bool { takesText && has(.isEditing) }

  /// The label as it is spoken: a back button's "Back" is left to its role word (S2, S11).
  func label(_ phrases: Phrases) -> String {
    let label = semantics.label ?? ""
    if has(.backButton), label.lowercased() == phrases[.back].lowercased() { return "" }
    return label
  }

  /// The value as it is spoken beside the label; a switch speaks its own as a state (S14).
  func value(_ phrases: Phrases) -> String {
    if isSwitch { return "" }
    guard let value = semantics.value, !value.isEmpty else {
      // CU-81. Where the placeholder already serves as the label, it is not a value as well.
      return placeholderValue
    }
    // D-23. What is no row of bullets was given by the app and is spoken as it is.
    guard has([.textEntry, .secureTextField]), value.allSatisfy({ $0 == "•" }) else { return value }
    let count = value.count
    return phrases.text(.characterCount, String(count))
  }

  /// The placeholder in the place of the value (CU-81). Where it already serves as the label, it is not spoken again.
  private var placeholderValue: String {
    guard takesText, let placeholder = semantics.placeholder, placeholder != semantics.label else {
      return ""
    }
    return placeholder
  }

  /// Nothing stands before the role words, so that the hint takes the label's place (S18).
  func speaksHintAsLabel(_ phrases: Phrases) -> Bool {
    !(semantics.hint ?? "").isEmpty && !has(.selected) && label(phrases).isEmpty && value(phrases).isEmpty
      && (cell?.rowHeaders.isEmpty ?? true) && (cell?.columnHeaders.isEmpty ?? true)
  }

  /// "Button" (S17.2, S41, S42), where no other word takes its place.
  var isPlainButton: Bool {
    has(.button)
      && traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton, .popUpButton])
      && position?.kind != .tab
  }

  /// "Tab" (S17.6).
  var isTab: Bool {
    if has(.tabBarItem) { return true }
    switch position?.kind {
    case .tab, .tabBarItem: return true
    case .series, nil: return false
    }
  }
}
