/// A setting of the rotor: what a swipe up or down looks for or does.
public enum RotorItem: Hashable, Sendable {
  case characters, words
  case containers, headings
  /// 1…6.
  case headingLevel(Int)
  case links, formControls, buttons, textFields, searchFields, images, staticText
  case tables, lists, landmarks, sameItem
  /// A rotor of the app, by its name.
  case custom(String)
  case moreContent, actions, adjustValue

  /// Whether it stops at the starts of containers instead of at elements of a kind.
  var findsContainers: Bool {
    switch self {
    case .containers, .tables, .lists, .landmarks: true
    case .characters, .words, .headings, .headingLevel, .links, .formControls, .buttons, .textFields,
      .searchFields, .images, .staticText, .sameItem, .custom, .moreContent, .actions, .adjustValue:
      false
    }
  }
}

/// The rotor items that VoiceOver brings along, in the order in which the rotor has them (RO-43).
struct RotorTable {
  /// One line of the table.
  struct Row {
    var item: RotorItem
    /// What it is called.
    var name: PhraseKey
    /// What one of its finds is called, for "not found" (RO-49).
    var singular: PhraseKey
    /// Whether a fresh device has it ticked.
    var isTicked: Bool
    /// Whether it comes and goes with the element instead of being ticked (RO-25, RO-26, RO-29).
    var isContextual = false
    /// The argument of both phrases.
    var level: Int?
  }

  static let rows: [Row] = [
    Row(item: .characters, name: .rotorCharacters, singular: .rotorCharacters, isTicked: true),  // RO-01
    Row(item: .words, name: .rotorWords, singular: .rotorWords, isTicked: true),  // RO-02
    Row(item: .containers, name: .rotorContainers, singular: .oneContainer, isTicked: true),  // RO-10
    Row(item: .headings, name: .rotorHeadings, singular: .heading, isTicked: true),  // RO-11
    level(1), level(2), level(3), level(4), level(5), level(6),  // RO-12
    Row(item: .links, name: .rotorLinks, singular: .link, isTicked: true),  // RO-13
    Row(item: .formControls, name: .rotorFormControls, singular: .oneFormControl, isTicked: true),  // RO-15
    Row(item: .buttons, name: .rotorButtons, singular: .button, isTicked: false),  // RO-16
    Row(item: .textFields, name: .rotorTextFields, singular: .textField, isTicked: false),  // RO-16
    Row(item: .searchFields, name: .rotorSearchFields, singular: .searchField, isTicked: false),  // RO-16
    Row(item: .tables, name: .rotorTables, singular: .oneTable, isTicked: false),  // RO-17
    Row(item: .lists, name: .rotorLists, singular: .oneList, isTicked: false),  // RO-17
    Row(item: .landmarks, name: .rotorLandmarks, singular: .oneLandmark, isTicked: false),  // RO-17
    Row(item: .images, name: .rotorImages, singular: .image, isTicked: false),  // RO-18
    Row(item: .staticText, name: .rotorStaticText, singular: .oneStaticText, isTicked: false),  // RO-18
    Row(item: .sameItem, name: .rotorSameItem, singular: .oneSameItem, isTicked: false),  // RO-19
    Row(
      item: .moreContent, name: .rotorMoreContent, singular: .rotorMoreContent, isTicked: false,
      isContextual: true),  // RO-29
    Row(
      item: .actions, name: .rotorActions, singular: .rotorActions, isTicked: false,
      isContextual: true),  // RO-25
    Row(
      item: .adjustValue, name: .rotorAdjustValue, singular: .rotorAdjustValue, isTicked: false,
      isContextual: true),  // RO-26
  ]

  private static func level(_ level: Int) -> Row {
    Row(
      item: .headingLevel(level), name: .rotorHeadingLevel, singular: .headingLevel, isTicked: false,
      level: level)
  }

  /// The line of an item; a rotor of the app has none.
  static func row(_ item: RotorItem) -> Row? { rows.first { $0.item == item } }

  /// What an item is called in a language.
  static func name(of item: RotorItem, in phrases: Phrases) -> String {
    if case .custom(let name) = item { return name }
    guard let row = row(item) else { return "" }
    return phrases.text(row.name, row.level.map { [String($0)] } ?? [])
  }

  /// What one find of an item is called in a language.
  static func singular(of item: RotorItem, in phrases: Phrases) -> String {
    if case .custom(let name) = item { return name }
    guard let row = row(item) else { return "" }
    return phrases.text(row.singular, row.level.map { [String($0)] } ?? [])
  }
}

/// Which elements and containers a rotor item finds.
enum RotorSearch {
  /// What makes two elements the same item (RO-19): what they are, not how they are.
  static let roles: AccessibilityTraits = [
    .button, .link, .image, .staticText, .searchField, .adjustable, .header, .textEntry, .pickerElement,
    .secureTextField, .backButton, .tabBarItem, .popUpButton, .textArea, .toggleButton, .keyboardKey,
  ]

  /// RO-15: what takes a value or does something, without links and the bars' own buttons.
  private static let controls: AccessibilityTraits = [
    .button, .searchField, .adjustable, .textEntry, .pickerElement, .secureTextField, .popUpButton, .textArea,
    .toggleButton,
  ]

  /// Whether a screen has a find of an item. Looks until it meets one.
  static func exists(_ item: RotorItem, in scene: Scene) -> Bool {
    if scene.tree.containers.contains(where: { $0.end > $0.start && matches(item, $0) }) { return true }
    for index in 0..<scene.count where matches(item, scene[index], index, in: scene) { return true }
    return false
  }

  /// Whether an element is a find of an item.
  static func matches(
    _ item: RotorItem, _ element: AccessibilityElement, _ index: ElementIndex, in scene: Scene
  ) -> Bool {
    let traits = element.traits
    switch item {
    case .headings: return traits.contains(.header)
    case .headingLevel(let level):
      return traits.contains(.header) && scene.semantics(of: index).headingLevel == level
    case .links: return traits.contains(.link)
    case .formControls:
      return !traits.isDisjoint(with: controls)
        && traits.isDisjoint(with: [.link, .backButton, .tabBarItem, .keyboardKey])
    case .buttons:
      return traits.contains(.button) && traits.isDisjoint(with: [.link, .tabBarItem, .keyboardKey])
    case .textFields: return !traits.isDisjoint(with: [.textEntry, .textArea, .secureTextField])
    case .searchFields: return traits.contains(.searchField)
    case .images: return traits.contains(.image)
    case .staticText: return traits.contains(.staticText)
    case .characters, .words, .containers, .tables, .lists, .landmarks, .sameItem, .custom, .moreContent,
      .actions, .adjustValue:
      return false
    }
  }

  /// Whether a container is a find of an item.
  static func matches(_ item: RotorItem, _ container: AccessibilityContainer) -> Bool {
    switch item {
    case .containers:
      switch container.kind {
      case .dataTable, .list, .landmark, .semanticGroup, .tabBar: return true
      case .none, .series, .group: return false
      }
    case .tables: return container.kind == .dataTable
    case .lists: return container.kind == .list
    case .landmarks: return container.kind == .landmark
    case .characters, .words, .headings, .headingLevel, .links, .formControls, .buttons, .textFields,
      .searchFields, .images, .staticText, .sameItem, .custom, .moreContent, .actions, .adjustValue:
      return false
    }
  }
}
