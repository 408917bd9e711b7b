/// What a search can look for: a bit for each kind of find. An element can be of several kinds.
public struct ElementKinds: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private static func bit(_ place: UInt32) -> ElementKinds { ElementKinds(rawValue: 1 << place) }

  public static let heading = bit(0)
  /// A heading of a level, 1…6.
  public static func heading(level: Int) -> ElementKinds { bit(UInt32(clamping: level)) }
  public static let link = bit(7)
  public static let formControl = bit(8)
  public static let button = bit(9)
  public static let textField = bit(10)
  public static let searchField = bit(11)
  public static let image = bit(12)
  public static let staticText = bit(13)
  public static let directTouch = bit(14)

  // Elements at which a container of a kind begins.
  public static let container = bit(15)
  public static let table = bit(16)
  public static let list = bit(17)
  public static let landmark = bit(18)

  // Elements with stretches of text of a kind; inline links count as `link`.
  public static let boldText = bit(19)
  public static let italicText = bit(20)
  public static let underlinedText = bit(21)

  /// Something that turns without saying how far it is (CU-87).
  public static let busyIndicator = bit(22)

  /// Kinds of container.
  static let containers: ElementKinds = [.container, .table, .list, .landmark]
  /// Kinds that a stretch of a text can be.
  static let stretches: ElementKinds = [.link, .boldText, .italicText, .underlinedText]

  /// What traits make an element, and what others keep it from being that.
  private static let byTraits: [(kind: ElementKinds, any: AccessibilityTraits, none: AccessibilityTraits)] = [
    (.heading, .header, []),  // RO-11
    (.link, .link, []),  // RO-13
    // RO-15: what takes a value or does something, without links and the bars' own buttons.
    (
      .formControl,
      [
        .button, .searchField, .adjustable, .textEntry, .pickerElement, .secureTextField, .popUpButton,
        .textArea, .toggleButton,
      ], [.link, .backButton, .tabBarItem, .keyboardKey]
    ),
    (.button, .button, [.link, .tabBarItem, .keyboardKey]),  // RO-16
    (.textField, [.textEntry, .textArea, .secureTextField], []),  // RO-16
    (.searchField, .searchField, []),  // RO-16
    (.image, .image, []),  // RO-18
    (.staticText, .staticText, []),  // RO-18
    (.directTouch, .allowsDirectInteraction, []),  // RO-23
    (.busyIndicator, .updatesFrequently, []),  // SN-15; the view decides
  ]

  /// What traits alone make of an element.
  static func of(_ traits: AccessibilityTraits) -> ElementKinds {
    var kinds: ElementKinds = []
    for row in byTraits where !traits.isDisjoint(with: row.any) && traits.isDisjoint(with: row.none) {
      kinds.formUnion(row.kind)
    }
    return kinds
  }

  /// What a container is for those who look for one (RO-10, RO-17); nothing where it is none to them.
  static func of(_ kind: AccessibilityContainer.Kind) -> ElementKinds {
    switch kind {
    case .dataTable: [.container, .table]
    case .list: [.container, .list]
    case .landmark: [.container, .landmark]
    case .semanticGroup, .tabBar: .container
    case .none, .series, .group: []
    }
  }

  /// What the runs of a text hold (RO-32).
  static func of(_ run: TextRun) -> ElementKinds {
    var kinds: ElementKinds = run.link == nil ? [] : .link
    for (name, kind) in styles where run.attributes.contains(name) { kinds.formUnion(kind) }
    return kinds
  }

  private static let styles: [(name: String, kind: ElementKinds)] = [
    ("bold", .boldText), ("italic", .italicText), ("underline", .underlinedText),
  ]
}
