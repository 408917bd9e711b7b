/// What may stand behind a key of the mock file. Decoder, JSON Schema and format reference all read these.
public indirect enum Shape: Sendable {
  /// A text with `{expression}` in it.
  case text
  /// A text as it stands.
  case plainText
  case texts, plainTexts
  case flag
  case number
  /// A number of seconds, from zero to ``longestTime``.
  case seconds
  /// A number of seconds between repetitions, from ``shortestInterval`` to ``longestTime``.
  case interval
  case null
  /// A key with what is held, as walk files write it: `Command+R`.
  case keyChord
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// Points, zero or more; perhaps `{ "value", "relativeTo" }` (`@ScaledMetric`).
  case length
  /// A side of a screen: points, from 1 to 10,000.
  case extent
  /// A length, or `"infinity"`.
  case maximumLength
  /// A length for all edges, or lengths by edge (``Fields/edges``).
  case padding
  /// `"unspecified"` or 1 to 6.
  case headingLevel
  case flagOrExpression, numberOrExpression
  /// An expression with the type it must have.
  case expression(ValueKind)
  /// `"$variable"` to a value of a type.
  case binding(ValueKind)
  /// What a control shows: a binding, or a fixed or computed value.
  case controlValue
  case choice([String])
  /// Words for fixed cases, else an expression.
  case choiceOrExpression([String])
  /// `[x, y, width, height]`.
  case rect
  /// `[x, y]`.
  case point
  case points
  /// `[from, to]`.
  case range
  /// `#rrggbb`.
  case color
  case style
  case traits
  /// A list of traits, or `{ trait: expression }`.
  case conditionalTraits
  case steps
  /// `{ direction: steps }` for directions out of a list.
  case handlers([String])
  /// `{ variable: steps }`.
  case variableHandlers
  case actions, rotors, customContent, runs
  /// `medium`, `large` or a height.
  case detents
  case reference, references
  case screen
  case view, views, tabs, forEach
  /// A view's `type`.
  case viewType
  /// A view's `id`.
  case name
  case record(FieldTable)
  case records(FieldTable)
  /// An object whose keys are free and whose values have one shape.
  case map(Shape)
  case list(Shape)
  /// One of two shapes that begin with different kinds of JSON values.
  case either(Shape, Shape)
  case accessibility
  /// An expression, number or flag for each variable.
  case assignments
  /// Any value of the state.
  case value
  /// Anything at all.
  case any
}

extension Shape {
  /// The longest time on the virtual clock, in seconds: a day.
  static let longestTime = 86_400.0
  /// The shortest time between repetitions, in seconds.
  static let shortestInterval = 0.01
}

/// What an expression or binding must come to.
public enum ValueKind: String, Sendable {
  case any, flag, number, text, list
}

/// One key of the mock file.
public final class Field: Sendable {
  /// Whether a key does something already.
  public enum Effect: Hashable, Sendable {
    /// It works.
    case works
    /// So far it does no more than this.
    case only(String)
    /// It is read and checked; what it does comes later.
    case none

    /// What is to be said behind the summary; nil where all is done.
    public var remark: String? {
      switch self {
      case .works: nil
      case .only(let part): "so far only: " + part
      case .none: "no effect yet"
      }
    }
  }

  /// The key as it is written.
  public let name: String
  /// `ViewKey` or `AccessibilityKey` as its raw value; 255 for keys that are structure.
  let key: UInt8
  public let shape: Shape
  /// The view types that have the key; nil where all have it.
  public let types: [ViewType]?
  /// The same as bits, by ``ViewType/ordinal``.
  let typeBits: UInt64
  public let isRequired: Bool
  /// What happens without it.
  public let standard: String?
  public let effect: Effect
  /// One line for people.
  public let summary: String

  init(
    _ name: String, key: UInt8 = 255, _ shape: Shape, on types: [ViewType]? = nil, required: Bool = false,
    standard: String? = nil, effect: Effect = .works, _ summary: String
  ) {
    self.name = name
    self.key = key
    self.shape = shape
    self.types = types
    typeBits = types.map { $0.reduce(0) { $0 | 1 << UInt64($1.ordinal) } } ?? .max
    isRequired = required
    self.standard = standard
    self.effect = effect
    self.summary = summary
  }

  convenience init(
    _ name: String, view key: ViewKey, _ shape: Shape, on types: [ViewType]? = nil, required: Bool = false,
    standard: String? = nil, effect: Effect = .works, _ summary: String
  ) {
    self.init(
      name, key: key.rawValue, shape, on: types, required: required, standard: standard, effect: effect,
      summary)
  }

  convenience init(
    _ name: String, accessibility key: AccessibilityKey, _ shape: Shape, standard: String? = nil,
    effect: Effect = .works,
    _ summary: String
  ) {
    self.init(name, key: key.rawValue, shape, standard: standard, effect: effect, summary)
  }
}
