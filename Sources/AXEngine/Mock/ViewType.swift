/// The view types of the mock file: SwiftUI's names, and `View` for a plain UIView.
///
/// `forEach` and `tab` are not written as types; they stand in the arena for a `forEach` child and for a
/// member of `tabs`, so that every nested view has a place of its own.
public enum ViewType: String, Hashable, Sendable, CaseIterable {
  case vStack = "VStack", hStack = "HStack", zStack = "ZStack", scrollView = "ScrollView", list = "List"
  case section = "Section", form = "Form", grid = "Grid", table = "Table", group = "Group", spacer = "Spacer"
  case divider = "Divider", view = "View"
  case text = "Text", label = "Label", image = "Image", link = "Link", badge = "Badge"
  case button = "Button", toggle = "Toggle", slider = "Slider", stepper = "Stepper", picker = "Picker"
  case datePicker = "DatePicker", textField = "TextField", secureField = "SecureField", textEditor =
    "TextEditor"
  case searchField = "SearchField", menu = "Menu", disclosureGroup = "DisclosureGroup"
  case pageControl = "PageControl", progressView = "ProgressView", gauge = "Gauge"
  case navigationStack = "NavigationStack", navigationLink = "NavigationLink", tabView = "TabView"
  case toolbar = "Toolbar"
  case sheet = "Sheet", fullScreenCover = "FullScreenCover", popover = "Popover", alert = "Alert"
  case confirmationDialog = "ConfirmationDialog"
  case forEach = "forEach", tab = "tab"

  /// Whether the type may be written in a file.
  public var isWritable: Bool { self != .forEach && self != .tab }

  /// Whether the view is shown above the screen while its `isPresented` is true, and traps the cursor by itself.
  public var isPresented: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
    default: false
    }
  }

  /// The place among all types, from 0.
  var ordinal: Int { Self.ordinals[self] ?? 0 }

  private static let ordinals = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}
