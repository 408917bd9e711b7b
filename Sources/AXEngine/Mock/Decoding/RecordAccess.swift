/// Members of a record by name.
extension [RecordField] {
  /// The value of a member.
  public subscript(name: String) -> PropertyValue? { first { $0.name == name }?.value }

  /// Where the value of a member stands in the file; nil where there is none.
  public func range(_ name: String) -> SourceRange? { first { $0.name == name }?.range }

  /// A text without interpolation.
  public func string(_ name: String) -> String? { self[name].flatMap(plain) }
  /// A text, perhaps interpolated.
  public func template(_ name: String) -> Template? {
    if case .text(let template)? = self[name] { template } else { nil }
  }
  /// A fixed number.
  public func number(_ name: String) -> Double? {
    switch self[name] {
    case .number(let number)?, .scaled(let number, _)?: number
    default: nil
    }
  }
  /// A fixed flag.
  public func flag(_ name: String) -> Bool? {
    if case .flag(let flag)? = self[name] { flag } else { nil }
  }
  /// A word out of a list, by its place there.
  public func choice(_ name: String) -> Int? {
    if case .choice(let index)? = self[name] { index } else { nil }
  }
  /// Steps.
  public func steps(_ name: String) -> [Step]? {
    if case .steps(let steps)? = self[name] { steps } else { nil }
  }
  /// An expression; a fixed flag or number as a constant.
  public func expression(_ name: String) -> Expression? { self[name]?.expression }
  /// References to views.
  public func references(_ name: String) -> [ViewReference]? {
    if case .references(let references)? = self[name] { references } else { nil }
  }
  /// Texts without interpolation.
  public func strings(_ name: String) -> [String]? {
    if case .strings(let strings)? = self[name] { strings } else { nil }
  }
  /// Members of a member.
  public func record(_ name: String) -> [RecordField]? {
    if case .record(let fields)? = self[name] { fields } else { nil }
  }
  /// A list of records; empty where there is none.
  public func records(_ name: String) -> [[RecordField]] {
    if case .records(let records)? = self[name] { records } else { [] }
  }

  /// The characters of a plain text.
  func plain(_ value: PropertyValue) -> String? {
    switch value {
    case .text(let template): template.literal
    case .strings(let texts): texts.first
    default: nil
    }
  }
}

extension PropertyValue {
  /// The value as an expression: fixed flags, numbers and plain texts are constants.
  public var expression: Expression? {
    switch self {
    case .expression(let expression): expression
    case .flag(let flag): .constant(.flag(flag))
    case .number(let number): .constant(.number(number))
    case .text(let template): template.literal.map { .constant(.text($0)) }
    default: nil
    }
  }
}

extension Properties {
  /// A text, perhaps interpolated.
  public func template(_ key: Key) -> Template? {
    if case .text(let template)? = self[key] { template } else { nil }
  }
  /// A fixed flag; nil where there is none or an expression decides.
  public func flag(_ key: Key) -> Bool? {
    if case .flag(let flag)? = self[key] { flag } else { nil }
  }
  /// A number; of a scaled one the value at the standard text size.
  public func number(_ key: Key) -> Double? {
    switch self[key] {
    case .number(let number)?, .scaled(let number, _)?: number
    default: nil
    }
  }
  /// Steps.
  public func steps(_ key: Key) -> [Step]? {
    if case .steps(let steps)? = self[key] { steps } else { nil }
  }
  /// An expression; a fixed flag, number or text comes as a constant.
  public func expression(_ key: Key) -> Expression? { self[key]?.expression }
  /// A binding.
  public func binding(_ key: Key) -> Binding? {
    if case .binding(let binding)? = self[key] { binding } else { nil }
  }
  /// A rectangle.
  public func rect(_ key: Key) -> Rect? {
    if case .rect(let rect)? = self[key] { rect } else { nil }
  }
  /// A point, or the two ends of a range.
  public func point(_ key: Key) -> Point? {
    if case .point(let point)? = self[key] { point } else { nil }
  }
  /// A text style.
  public func style(_ key: Key) -> TextStyle? {
    if case .style(let style)? = self[key] { style } else { nil }
  }
  /// A colour as 0xRRGGBB.
  public func color(_ key: Key) -> UInt32? {
    if case .color(let color)? = self[key] { color } else { nil }
  }
  /// A screen by its place.
  public func screen(_ key: Key) -> Int? {
    if case .screen(let screen)? = self[key] { screen } else { nil }
  }
  /// Nested views.
  public func views(_ key: Key) -> [ViewIndex]? {
    if case .views(let views)? = self[key] { views } else { nil }
  }
  /// Interpolated texts.
  public func texts(_ key: Key) -> [Template]? {
    if case .texts(let texts)? = self[key] { texts } else { nil }
  }
  /// Plain texts.
  public func strings(_ key: Key) -> [String]? {
    if case .strings(let strings)? = self[key] { strings } else { nil }
  }
  /// A text without interpolation.
  public func string(_ key: Key) -> String? { template(key)?.literal }
  /// References to views.
  public func references(_ key: Key) -> [ViewReference]? {
    if case .references(let references)? = self[key] { references } else { nil }
  }
  /// Named actions; empty where there are none.
  public func actions(_ key: Key) -> [ActionDescription] {
    if case .actions(let actions)? = self[key] { actions } else { [] }
  }
  /// Named handlers; empty where there are none.
  public func handlers(_ key: Key) -> [HandlerDescription] {
    if case .handlers(let handlers)? = self[key] { handlers } else { [] }
  }
  /// The members of a record.
  public func record(_ key: Key) -> [RecordField]? {
    if case .record(let fields)? = self[key] { fields } else { nil }
  }
}

extension Properties<ViewKey> {
  /// The word chosen out of the field's list.
  public func choiceName(_ key: ViewKey) -> String? { Fields.view.choiceName(key.rawValue, self[key]) }
}

extension Properties<AccessibilityKey> {
  /// The word chosen out of the field's list.
  public func choiceName(_ key: AccessibilityKey) -> String? {
    Fields.accessibility.choiceName(key.rawValue, self[key])
  }
}

extension FieldTable {
  /// The word that a chosen value of a field stands for.
  fileprivate func choiceName(_ key: UInt8, _ value: PropertyValue?) -> String? {
    guard case .choice(let index)? = value, let field = fields.first(where: { $0.key == key }) else {
      return nil
    }
    let words = field.shape.choices
    return words.indices.contains(index) ? words[index] : nil
  }
}

extension Shape {
  /// The words of a choice.
  public var choices: [String] {
    switch self {
    case .choice(let words), .choiceOrExpression(let words): words
    case .either(let a, let b): a.choices + b.choices
    default: []
    }
  }
}
