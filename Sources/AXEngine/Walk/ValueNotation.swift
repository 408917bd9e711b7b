extension Value {
  /// The most bytes of a value that is written whole.
  static let longestNotation = 400

  /// The value on a line that a person reads: as an expression would write it, and where that is longer than 400 bytes
  /// how much there is of it: `9999 values, removed 17`, `text of 2000 characters`, `90 fields`.
  ///
  /// - Parameter before: What it was before; nil where that is not to be said. Of a list the stretch is told that differs.
  public func notation(after before: Value?) -> String {
    let whole = notation
    guard whole.utf8.count > Self.longestNotation else { return whole }
    switch self {
    case .number, .flag: return whole
    case .text(let text): return "text of \(text.count) characters"
    case .object(let fields): return "\(fields.count) fields"
    case .list(let values):
      guard case .list(let old)? = before else { return Self.count(values[...]) }
      return ([Self.count(values[...])] + Self.changes(from: old, to: values)).joined(separator: ", ")
    }
  }

  /// What was taken out of the middle of a list and what was put there; nothing where all of it is new.
  private static func changes(from old: [Value], to new: [Value]) -> [String] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    let removed = old[start..<old.count - end]
    let added = new[start..<new.count - end]
    guard start + end > 0 else { return [] }
    return (removed.isEmpty ? [] : ["removed " + name(removed)])
      + (added.isEmpty ? [] : ["added " + name(added)])
  }

  /// One short value as it is, else how many there are.
  private static func name(_ values: ArraySlice<Value>) -> String {
    if values.count == 1, let text = values.first?.notation, text.utf8.count <= longestNotation / 4 {
      return text
    }
    return count(values)
  }

  private static func count(_ values: ArraySlice<Value>) -> String {
    values.count == 1 ? "1 value" : "\(values.count) values"
  }
}
