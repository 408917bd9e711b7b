/// A pattern such as walk files and contracts write between slashes: Swift's regex syntax without look-around,
/// back-references and possessive quantifiers.
///
/// Matching takes time proportional to the text's length times the pattern's, whatever the pattern (all ways to
/// match are followed at once, none is tried again). It only answers yes or no, so that a lazy quantifier means
/// the same as an eager one. Works on Unicode scalars.
public struct Pattern: Sendable {
  /// The pattern as it was written, without slashes.
  public let source: String
  /// Whether `a` also matches `A`.
  public let ignoresCase: Bool
  let program: PatternProgram

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - source: At most ``PatternLimits/length`` scalars.
  ///   - ignoringCase: Whether case makes no difference; by the simple case mappings of Unicode.
  /// - Throws: What is wrong with the pattern, and where.
  public init(_ source: String, ignoringCase: Bool = false) throws(PatternError) {
    var parser = PatternParser(Array(source.unicodeScalars))
    let node = try parser.parse()
    self.source = source
    self.ignoresCase = ignoringCase
    program = try PatternProgram(node)
  }

  /// Whether the pattern matches anywhere in a text.
  public func matches(_ text: String) -> Bool {
    var machine = PatternMachine(program: program, ignoresCase: ignoresCase)
    return machine.run(on: text)
  }
}

extension Pattern: Hashable {
  public static func == (a: Pattern, b: Pattern) -> Bool {
    a.source == b.source && a.ignoresCase == b.ignoresCase
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(ignoresCase)
  }
}

/// What is wrong with a pattern.
public struct PatternError: Error, Hashable, Sendable {
  /// How many scalars of the pattern stand before the place.
  public var offset: Int
  /// What is wrong: lower case, no full stop.
  public var message: String
}

/// How large a pattern may be.
public enum PatternLimits {
  /// Scalars in the text of a pattern.
  public static let length = 2_000
  /// Groups inside groups.
  public static let nesting = 50
  /// The largest number in `{m,n}`.
  public static let repetitions = 1_000
  /// Instructions after every `{m,n}` has been written out.
  public static let instructions = 5_000
}
