/// Times as walks and settings write them.
extension Duration {
  /// `2s`, `0.5s`, `500ms`; at most a day. Nil for any other text.
  init?(walkText text: String) {
    let isMilliseconds = text.hasSuffix("ms")
    guard text.hasSuffix("s"), let number = Double(text.dropLast(isMilliseconds ? 2 : 1)) else { return nil }
    let seconds = isMilliseconds ? number / 1000 : number
    guard seconds >= 0, seconds <= 86_400 else { return nil }
    self = .milliseconds(Int64((seconds * 1000).rounded()))
  }

  /// To the millisecond: `2s`, `0.25s`.
  var walkText: String { NumberText.text(of: Double(self / .milliseconds(1)).rounded() / 1000) + "s" }
}
