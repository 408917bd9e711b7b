/// An expression of the mock file, checked and with every name resolved (`design`: pure, total, no loops).
public indirect enum Expression: Hashable, Sendable {
  /// A fixed value.
  case constant(Value)
  /// A state variable, by its place in `Mock.variables`.
  case variable(Int)
  /// The element of a `forEach`, by nesting depth counted from the outermost loop.
  case item(Int)
  /// The running index of a `forEach`, by nesting depth counted from the outermost loop.
  case index(Int)
  /// What an app may ask of the system.
  case environment(EnvironmentFlag)
  /// `isRestricted('purchases')`: whether Guided Access denies a feature.
  case isRestricted(Expression)
  /// `isFocused`, inside an `onFocusChange` handler.
  case isFocused
  /// `from` and `to` inside an `onMove` handler: where a row was and where it goes, from 0.
  case moveSource, moveDestination
  /// A field of an object.
  case member(Expression, String)
  /// The length of a list or text.
  case count(Expression)
  /// `!` or `-`.
  case unary(UnaryOperator, Expression)
  /// A calculation, comparison or logical connection.
  case binary(BinaryOperator, Expression, Expression)
  /// `condition ? then : else`.
  case conditional(Expression, Expression, Expression)
  /// `contains(text, part)`.
  case contains(Expression, Expression)
  /// `isEmpty(x)`.
  case isEmpty(Expression)
}

/// An operator with one operand.
public enum UnaryOperator: String, Hashable, Sendable {
  /// Logical not.
  case not = "!"
  /// Arithmetic negation.
  case minus = "-"
}

/// An operator with two operands.
public enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
  case or = "||", and = "&&"
  case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
  case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%"
}

/// The read-only flags an app can ask of iOS, under Apple's names (there is none for Voice Control, as on iOS).
public enum EnvironmentFlag: String, Hashable, Sendable, CaseIterable {
  case isVoiceOverRunning, isSwitchControlRunning, isFullKeyboardAccessEnabled, isAssistiveTouchRunning
  case isGuidedAccessEnabled, isReduceMotionEnabled, isBoldTextEnabled, isAccessibilityCategory
  case contentSizeCategory, isLandscape
  // DS-04, DS-09
  case isReduceTransparencyEnabled, shouldDifferentiateWithoutColor, isDarkerSystemColorsEnabled
  case isInvertColorsEnabled, isGrayscaleEnabled, buttonShapesEnabled, isOnOffSwitchLabelsEnabled
}

/// A text with interpolated expressions.
public struct Template: Hashable, Sendable {
  /// A stretch of a template.
  public enum Segment: Hashable, Sendable {
    /// Text as it stands.
    case literal(String)
    /// The text form of an expression's value.
    case expression(Expression)
  }

  /// Nearly all texts of a file are plain, and take no list of their own.
  private enum Content: Hashable, Sendable {
    case plain(String)
    indirect case composed([Segment], source: String?)
  }

  private let content: Content

  /// Makes a template from its stretches.
  public init(_ segments: [Segment], source: String? = nil) {
    if source == nil, segments.isEmpty {
      content = .plain("")
    } else if source == nil, segments.count == 1, case .literal(let text) = segments[0] {
      content = .plain(text)
    } else {
      content = .composed(segments, source: source)
    }
  }

  /// Makes a template without any interpolation.
  public init(literal text: String) { content = .plain(text) }

  /// The stretches in order.
  public var segments: [Segment] {
    switch content {
    case .plain(let text): text.isEmpty ? [] : [.literal(text)]
    case .composed(let segments, _): segments
    }
  }

  /// The text as the file has it, where something is interpolated: the key of its translations.
  public var source: String? {
    switch content {
    case .plain: nil
    case .composed(_, let source): source
    }
  }

  /// The whole text where nothing is interpolated, else nil.
  public var literal: String? {
    switch content {
    case .plain(let text): return text
    case .composed(let segments, _):
      if segments.isEmpty { return "" }
      if segments.count == 1, case .literal(let text) = segments[0] { return text }
      return nil
    }
  }
}

/// A place in the state that a control reads and writes: `"$wifi"`, `"$item.done"`.
public struct Binding: Hashable, Sendable {
  /// Where the path starts.
  public enum Base: Hashable, Sendable {
    /// A state variable.
    case variable(Int)
    /// The row of a `forEach`, by nesting depth counted from the outermost loop.
    case item(Int)
  }

  /// Where the path starts.
  public var base: Base
  /// Field names from there.
  public var path: [String]

  /// Makes a binding.
  public init(_ base: Base, path: [String] = []) {
    self.base = base
    self.path = path
  }
}

/// The state variables an expression reads, as a set that is quick to intersect.
///
/// Variables from the 63rd on share a bit: the answer "depends" may then be wrong, "does not depend" never is.
public struct VariableSet: Hashable, Sendable {
  /// One bit a variable; the highest bit stands for the environment (device settings, flags).
  public var bits: UInt64

  /// Makes a set from its bits.
  public init(bits: UInt64 = 0) { self.bits = bits }

  /// No variable.
  public static let none = VariableSet()
  /// Everything, the environment too.
  public static let all = VariableSet(bits: .max)
  /// The environment alone.
  public static let environment = VariableSet(bits: 1 << 63)

  /// The set that holds one variable.
  public static func variable(_ slot: Int) -> VariableSet { VariableSet(bits: 1 << UInt64(min(slot, 62))) }

  /// Adds another set.
  public mutating func formUnion(_ other: VariableSet) { bits |= other.bits }
  /// Whether the two have a member in common.
  public func intersects(_ other: VariableSet) -> Bool { bits & other.bits != 0 }
}
