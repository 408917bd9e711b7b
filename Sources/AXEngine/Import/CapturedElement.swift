/// An element of a dump, in words that all formats share.
struct CapturedElement {
  /// Its place in the file: `[0].children[3]`.
  var path: String
  /// The type without prefix: `Button`, `StaticText`.
  var type = ""
  /// `AXTabButton`, `AXSearchField`.
  var subrole = ""
  /// Texts; nil where the file has none, or only blanks.
  var label: String?
  var value: String?
  var hint: String?
  var placeholder: String?
  var identifier: String?
  var isEnabled = true
  /// Whether the file says that it is hidden, or covered by something.
  var isHidden = false
  var isExpanded: Bool?
  /// Names of custom actions.
  var actions: [String] = []
  /// Trait names as the file spells them.
  var traits: [String] = []
  /// In points; nil where the file has none that is finite.
  var frame: Rect?
  /// The process it belongs to.
  var process: Int?
  var children: [CapturedElement] = []
}

/// What a type of a dump is (`facts`: types to traits, where no traits are given).
enum CapturedRole {
  /// Type or subrole to traits. A type that is not here has none.
  static let traits: [(type: String, traits: AccessibilityTraits)] = [
    ("AXTabButton", .tabBarItem), ("AXSearchField", [.textEntry, .searchField]),
    ("AXSecureTextField", [.textEntry, .secureTextField]), ("AXSwitch", [.button, .toggleButton]),
    ("AXToggle", [.button, .toggleButton]),
    ("Button", .button), ("PopUpButton", [.button, .popUpButton]), ("MenuButton", [.button, .popUpButton]),
    ("MenuItem", .button), ("Key", .keyboardKey), ("DisclosureTriangle", .button),
    ("BackButton", .backButton),
    ("StaticText", .staticText), ("Heading", .header), ("Link", .link), ("Image", .image), ("Icon", .button),
    ("Switch", [.button, .toggleButton]), ("Toggle", [.button, .toggleButton]),
    ("CheckBox", [.button, .toggleButton]), ("Slider", .adjustable), ("Incrementor", .adjustable),
    ("PickerWheel", [.adjustable, .pickerElement]), ("PageIndicator", .adjustable), ("TextField", .textEntry),
    ("SecureTextField", [.textEntry, .secureTextField]), ("TextArea", [.textEntry, .textArea]),
    ("TextView", [.textEntry, .textArea]), ("SearchField", [.textEntry, .searchField]),
    ("RadioButton", .button),
    ("Tab", .tabBarItem), ("ProgressIndicator", .updatesFrequently),
    ("ActivityIndicator", .updatesFrequently),
    ("BusyIndicator", .updatesFrequently),
  ]

  /// How the hint of a switch speaks of toggling, in the languages whose wording is known.
  private static let toggleWords = ["toggle", "umschalten", "переключить", "設定を切り替え"]

  /// Whether a hint is that of a switch.
  static func saysToggle(_ hint: String) -> Bool {
    let folded = hint.lowercased()
    return toggleWords.contains { folded.contains($0) }
  }

  /// Types that hold others and are no stops of their own.
  static let containers: Set<String> = [
    "Application", "Window", "Group", "Other", "NavigationBar", "TabBar", "TabGroup", "Toolbar", "Table",
    "CollectionView", "ScrollView", "ScrollArea", "WebView", "WebArea", "List", "Alert", "Sheet", "Any",
  ]

  /// Spellings of traits in dumps that differ from ours by more than blanks and case.
  private static let spellings: [(spelling: String, trait: AccessibilityTraits)] = [
    ("tabbutton", .tabBarItem), ("switchbutton", .toggleButton), ("toggle", .toggleButton),
    ("playssound", .playsSound), ("securetext", .secureTextField),
    ("searchfield", [.textEntry, .searchField]),
    ("summary", .summaryElement), ("directinteraction", .allowsDirectInteraction),
  ]

  /// The traits of a type, subrole first.
  static func traits(type: String, subrole: String) -> AccessibilityTraits? {
    (traits.first { $0.type == subrole } ?? traits.first { $0.type == type })?.traits
  }

  /// The trait that a spelling stands for; nil for one that is not known.
  static func trait(spelled name: String) -> AccessibilityTraits? {
    let folded = name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
    if let match = spellings.first(where: { $0.spelling == folded }) { return match.trait }
    return AccessibilityTraits.named.first { $0.name.lowercased() == folded }?.trait
  }
}
