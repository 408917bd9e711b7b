import AXEngine
import Testing

@testable import voterm

/// Files that exist only in the test.
@MainActor
final class FakeFiles: ModelFiles {
  private(set) var written: [String] = []
  /// What is read next.
  var next: Mock?
  /// Whether nothing can be read.
  var isBroken = false
  /// What to notice, by path.
  var notices: [String: [String]] = [:]
  /// Whether there is no file.
  var isGone = false
  /// What is said about a file that can be read.
  var warning = ""
  nonisolated init() {}

  func load(_ path: String) -> (mock: Mock?, problem: String) {
    path.hasSuffix("broken.json") || isBroken
      ? (nil, "broken.json:1:1: error: no") : (next ?? Mocks.checkout, warning)
  }

  func exists(_ path: String) -> Bool { !isGone }

  func notice(of path: String) -> [String] { notices[path] ?? [] }

  func tour(_ path: String) -> (tour: Tour?, problem: String) { (nil, "there are no tours here") }

  func isUnchanged(_ source: SourceFile) -> Bool {
    !isBroken && (next == nil || next?.source.bytes == source.bytes)
  }

  func write(_ text: String, ending: String, for mock: Mock) -> (path: String?, problem: String) {
    written.append(text)
    return ("checkout." + ending, "")
  }
}

enum Mocks {
  static let checkout = load(checkoutText)
  static let checkoutText =
    """
    { "title": "Checkout", "state": { "failed": false, "card": "42", "news": true, "sheet": false },
      "screens": {
        "payment": { "root": { "type": "VStack", "alignment": "leading", "padding": 16, "children": [
          { "type": "Text", "id": "title", "text": "Payment", "style": "title", "accessibility": { "addTraits": ["header"] } },
          { "type": "Text", "id": "error", "text": "Payment failed. Check the card number.", "when": "failed" },
          { "type": "TextField", "id": "card", "text": "Card number", "value": "$card" },
          { "type": "Toggle", "id": "news", "text": "Newsletter", "value": "$news" },
          { "type": "Button", "id": "pay", "text": "Pay", "accessibility": { "hint": "Charges the card." },
            "do": [ { "if": "card.count > 3", "then": [ { "push": "receipt" } ], "else": [ { "set": { "failed": "true" } } ] } ] },
          { "type": "Button", "id": "off", "text": "Later", "disabled": true }
        ] } },
        "receipt": { "root": { "type": "VStack", "children": [
          { "type": "Text", "id": "receiptTitle", "text": "Receipt", "accessibility": { "addTraits": ["header"] } } ] } } } }
    """

  static let hostile = load(
    """
    { "title": "a\\u001b[2Jb\\u202e", "root": { "type": "VStack", "children": [
      { "type": "Text", "text": "x\\u001b]0;owned\\u0007\\u009b31m\\u202eevil\\u2066\\t\\n" },
      { "type": "Button", "text": "日本語のとても長いボタンの名前です、本当に長い" },
      { "type": "Text", "text": "هذا نص عربي طويل بما يكفي ليلتف" },
      { "type": "Text", "text": "e\\u0301\\u0302\\u0303\\u0304\\u0305 👩‍👩‍👧 🇩🇪" } ] } }
    """)

  static func load(_ text: String) -> Mock {
    let result = Mock.load(SourceFile(path: "checkout.json", text: text))
    guard let mock = result.mock else {
      Issue.record("\(result.diagnostics.map(\.message))")
      return Mock.load(SourceFile(path: "empty.json", text: "{\"root\":{\"type\":\"View\"}}")).mock
        .unsafelyUnwrapped
    }
    return mock
  }
}
