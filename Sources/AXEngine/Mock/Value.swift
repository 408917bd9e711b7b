/// A value of the mock app's state.
public enum Value: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
  /// True or false.
  case flag(Bool)
  /// A list.
  case list([Value])
  /// Named fields in the order of the file.
  case object([Field])

  /// One named field of an object.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// What it holds.
    public var value: Value

    /// Makes a field.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }
}
