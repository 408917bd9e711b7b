/// A screen without a name.
enum ScreenTitle: AuditRule {
  static let id = "screenTitle"
  static let what = "A screen has no title."
  static let why =
    "Where one has come to is known to who sees it all at once; listeners have to find out piece by piece."
  static let fix = "Give the screen a `title`, or begin it with a heading."
  static let criteria: [SuccessCriterion] = [.pageTitled]
  static let source = "navigationTitle(_:), AU-14, WC-15"
  static let severity = Severity.warning
  static let subjects = "screens"
  static let limits: String? = "A heading among the first elements counts as the title."

  /// Among how many elements from the top the heading has to be.
  private static let top = 4

  // WC-15
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    guard screen.isFirst, !screen.elements.isEmpty, screen.scene.views.presented.isEmpty else { return }
    notes.look()
    guard screen.mock.screens[screen.place].title == nil,
      !screen.elements.prefix(top).contains(where: { $0.traits.contains(.header) })
    else { return }
    notes.add(
      screen: screen, "has no title, and no heading among its first elements", measured: "no title",
      required: "a title")
  }
}
