/// Formats that are recognised but not read: what a file is, and how to get one that is read.
enum ForeignFormat {
  /// A sign in the first bytes and what it means.
  private static let signs: [(sign: String, name: String)] = [
    ("<AppiumAUT", "an Appium page source"),
    ("<XCUIElementType", "an Appium page source"),
    ("<hierarchy", "an Android uiautomator dump"),
    ("<ViewHierarchy", "a Detox view hierarchy"),
    ("Attributes: Application", "an XCUITest debugDescription"),
    ("Element subtree:", "an XCUITest debugDescription"),
    ("<UIView;", "a recursiveDescription, which has no accessibility data"),
    ("<UILabel;", "a recursiveDescription, which has no accessibility data"),
    ("\"childIds\"", "a Chrome accessibility tree, which has no frames"),
    ("\"schemaVersion\"", "a Figma file"),
    ("\"accessibilityText\"", "a Maestro hierarchy"),
    ("\"traversalIndex\"", "an AccessibilitySnapshot hierarchy"),
    ("\"isAccessibilityElement\"", "a VoiceOver Designer document"),
    ("\"isAccessible\"", "a WebDriverAgent JSON source"),
    ("\"voterm\":", "a mock file already"),
    ("\"screens\":", "a mock file already"),
  ]

  /// Says what a file is, as far as that can be told.
  static func diagnostic(for source: SourceFile) -> Diagnostic {
    let head = String(decoding: source.bytes.prefix(20_000), as: UTF8.self)
    let help =
      "read today: the output of `idb ui describe-all` and of `axe describe-ui`, also inside a tool's answer"
    if source.bytes.allSatisfy({ $0 <= 0x20 }) {
      return Diagnostic(at: SourceRange(0, 0), "the file is empty", help: help)
    }
    for (sign, name) in signs where contains(head, sign) {
      return Diagnostic(at: SourceRange(0, 0), "this is \(name), which voterm cannot import", help: help)
    }
    return Diagnostic(at: SourceRange(0, 0), "this is no dump that voterm knows", help: help)
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
  }
}
