/// The names that an expression may use. Shared by reference, because every expression of a file asks it.
final class ExpressionNames {
  /// A `forEach` around the expression.
  struct Loop {
    var name: String
    var type: ValueType
    /// How many loops are around it.
    var depth: Int
  }

  var variables: [String: Int] = [:]
  var variableNames: [String] = []
  var types: [ValueType] = []
  /// The loops around, outermost first.
  var loops: [Loop] = []
  /// Whether `isFocused` has a meaning.
  var allowsFocused = false
  /// Whether `from` and `to` have a meaning.
  var allowsMove = false

  init() {}

  /// The names of variables alone.
  init(_ variables: [Variable]) {
    for (slot, variable) in variables.enumerated() {
      self.variables[variable.name] = slot
      variableNames.append(variable.name)
      types.append(ValueType(of: variable.initial))
    }
  }

  /// Everything that may be written, for suggestions.
  var all: [String] {
    loops.map(\.name) + (loops.isEmpty ? [] : ["index"]) + variableNames
      + EnvironmentFlag.allCases.map(\.rawValue) + ["contains", "isEmpty", "isRestricted", "true", "false"]
      + (allowsFocused ? ["isFocused"] : []) + (allowsMove ? ["from", "to"] : [])
  }

  /// The innermost loop with a name.
  func loop(named name: String) -> Loop? { loops.last { $0.name == name } }
}
