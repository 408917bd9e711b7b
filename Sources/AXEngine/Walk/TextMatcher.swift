/// What an `expect` line says about a text.
public struct TextMatcher: Hashable, Sendable {
  /// How the text is compared.
  public enum Kind: Hashable, Sendable {
    case equals(String)
    case contains(String)
    case matches(Pattern)
  }

  /// How the text is compared.
  public var kind: Kind
  /// Whether letter case makes no difference; in a pattern that was decided when it was compiled.
  public var ignoresCase: Bool

  /// Makes a matcher.
  public init(_ kind: Kind, ignoresCase: Bool) {
    self.kind = kind
    self.ignoresCase = ignoresCase
  }

  /// Whether a text is what was expected.
  public func accepts(_ text: String) -> Bool {
    switch kind {
    case .equals(let expected): folded(text) == folded(expected)
    case .contains(let part): folded(text).holds(folded(part))
    case .matches(let pattern): pattern.matches(text)
    }
  }

  private func folded(_ text: String) -> String { ignoresCase ? text.lowercased() : text }

  /// The expectation as it reads in a message.
  public var description: String {
    switch kind {
    case .equals(let text): "\"\(text)\""
    case .contains(let text): "contains \"\(text)\""
    case .matches(let pattern): "/\(pattern.source)/"
    }
  }
}
