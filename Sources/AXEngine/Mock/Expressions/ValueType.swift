/// What is known about a value before the app runs, from the initial state.
indirect enum ValueType: Hashable, Sendable {
  /// Nothing is known (an empty list's elements).
  case any
  case number, text, flag
  case list(ValueType)
  case object([Member])

  /// A field of an object.
  struct Member: Hashable, Sendable {
    var name: String
    var type: ValueType
  }

  /// The type of a value; a list's elements are taken together.
  init(of value: Value) {
    switch value {
    case .number: self = .number
    case .text: self = .text
    case .flag: self = .flag
    case .list(let elements):
      var element: ValueType?
      for value in elements.prefix(1_000) {
        let type = ValueType(of: value)
        element = element.map { $0.merged(with: type) } ?? type
      }
      self = .list(element ?? .any)
    case .object(let fields):
      self = .object(fields.map { Member(name: $0.name, type: ValueType(of: $0.value)) })
    }
  }

  /// What holds of both types.
  func merged(with other: ValueType) -> ValueType {
    if self == other { return self }
    switch (self, other) {
    case (.list(let a), .list(let b)): return .list(a.merged(with: b))
    case (.object(let a), .object(let b)):
      var members = a
      for member in b {
        if let index = members.firstIndex(where: { $0.name == member.name }) {
          members[index].type = members[index].type.merged(with: member.type)
        } else {
          members.append(member)
        }
      }
      return .object(members)
    case (.any, _), (.number, _), (.text, _), (.flag, _), (.list, _), (.object, _): return .any
    }
  }

  /// Whether a value of this type can stand where the other is wanted.
  func fits(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.any, _), (_, .any): true
    case (.number, .number), (.text, .text), (.flag, .flag), (.object, .object): true
    case (.list(let a), .list(let b)): a.fits(b)
    case (.number, _), (.text, _), (.flag, _), (.list, _), (.object, _): false
    }
  }

  /// Whether a value of this type is of a kind.
  func isA(_ kind: ValueKind) -> Bool {
    switch (kind, self) {
    case (.any, _), (_, .any): true
    case (.flag, .flag), (.number, .number), (.text, .text), (.list, .list): true
    case (.flag, _), (.number, _), (.text, _), (.list, _): false
    }
  }

  /// With its article, for messages.
  var words: String {
    switch self {
    case .any: "a value"
    case .number: "a number"
    case .text: "a text"
    case .flag: "a flag"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension ValueKind {
  /// With its article, for messages.
  var words: String {
    switch self {
    case .any: "a value"
    case .flag: "a flag"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    }
  }
}
