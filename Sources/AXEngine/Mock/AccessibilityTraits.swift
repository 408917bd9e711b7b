/// What an element is, in UIKit's words: the documented traits and those that UIKit's own controls carry
/// without documenting them (SE-34, SE-35). Bits are UIKit's where it has one.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  public static let textEntry = AccessibilityTraits(rawValue: 1 << 18)
  public static let pickerElement = AccessibilityTraits(rawValue: 1 << 19)
  public static let isEditing = AccessibilityTraits(rawValue: 1 << 21)
  public static let secureTextField = AccessibilityTraits(rawValue: 1 << 24)
  public static let backButton = AccessibilityTraits(rawValue: 1 << 27)
  public static let tabBarItem = AccessibilityTraits(rawValue: 1 << 28)
  public static let popUpButton = AccessibilityTraits(rawValue: 1 << 40)
  public static let supportsZoom = AccessibilityTraits(rawValue: 1 << 46)
  public static let textArea = AccessibilityTraits(rawValue: 1 << 47)
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)
  /// SwiftUI's `isModal`; UIKit has a property instead of a trait, so the bit is our own.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 60)

  /// Every trait the mock file may name, with its name, in the order in which they are listed and printed.
  public static let named: [(name: String, trait: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("header", .header), ("selected", .selected), ("image", .image),
    ("adjustable", .adjustable), ("notEnabled", .notEnabled), ("searchField", .searchField),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("startsMediaSession", .startsMediaSession), ("allowsDirectInteraction", .allowsDirectInteraction),
    ("updatesFrequently", .updatesFrequently), ("playsSound", .playsSound),
    ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("toggleButton", .toggleButton), ("isModal", .isModal),
    ("supportsZoom", .supportsZoom),
    ("backButton", .backButton), ("tabBarItem", .tabBarItem), ("textEntry", .textEntry),
    ("textArea", .textArea),
    ("isEditing", .isEditing), ("secureTextField", .secureTextField), ("pickerElement", .pickerElement),
    ("popUpButton", .popUpButton),
  ]

  /// The trait with a name of the mock file, if there is one.
  public init?(name: String) {
    guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
    self = match.trait
  }

  /// The names of the traits in the set, in the order of ``named``.
  public var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }
}
