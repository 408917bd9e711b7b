/// What controls show and change, read from their properties in one place for builder and reducer.
extension EvaluationContext {
  /// The value of a control: what its binding holds, or a fixed or computed value; nil where it has none.
  public func value(of view: ViewDescription, scope: Int32) -> Value? {
    switch view.properties[.value] {
    case .binding(let binding)?: return Evaluator.read(binding, scope: scope, in: self)
    case .expression(let expression)?: return Evaluator.evaluate(expression, scope: scope, in: self)
    case .flag(let flag)?: return .flag(flag)
    case .number(let number)?: return .number(number)
    case .text(let template)?: return .text(Evaluator.string(of: template, scope: scope, in: self))
    default: return nil
    }
  }

  /// What a picker offers: the value that choosing writes, and the text that is shown. `part` is the button of a date
  /// picker that has two.
  public func options(
    of view: ViewDescription, part: ViewPart? = nil, scope: Int32
  ) -> [(value: String, text: String)] {
    if view.type == .datePicker { return dateOptions(of: view, part: part, scope: scope) }
    switch view.properties[.options] {
    case .texts(let templates)?:
      var plain = self
      plain.translation = nil
      return templates.map {
        (Evaluator.string(of: $0, scope: scope, in: plain), Evaluator.string(of: $0, scope: scope, in: self))
      }
    case .strings(let texts)?: return texts.map { ($0, $0) }
    default: return []
    }
  }

  /// Which option is chosen: the one whose value the picker holds.
  public func chosenOption(of view: ViewDescription, part: ViewPart? = nil, scope: Int32) -> Int? {
    let options = options(of: view, part: part, scope: scope)
    guard case .text(let text)? = value(of: view, scope: scope) else { return nil }
    return options.firstIndex { $0.value == text }
  }

  /// The range of a slider, stepper, progress view or gauge; nil where it has no ends.
  public func range(of view: ViewDescription) -> ClosedRange<Double>? {
    if case .point(let ends)? = view.properties[.in] { return min(ends.x, ends.y)...max(ends.x, ends.y) }
    return view.type == .stepper ? nil : 0...1
  }

  /// Whether a flag or an expression holds; false where it is not given.
  func holds<Key>(_ key: Key, of properties: Properties<Key>, scope: Int32) -> Bool {
    guard properties.has(key), let expression = properties.expression(key) else { return false }
    return Evaluator.evaluate(expression, scope: scope, in: self).isTrue
  }
}

extension PickerStyle {
  /// Whether a picker shows its choice, and its options once it is activated.
  var opensOptions: Bool { self == .menu || self == .navigationLink }

  /// The style of a picker; a menu where nothing is said.
  init(of view: ViewDescription) {
    if case .choice(let choice)? = view.properties[.pickerStyle] {
      self = PickerStyle(rawValue: choice) ?? .menu
    } else {
      self = .menu
    }
  }
}

extension ViewDescription {
  /// Whether a sheet leaves part of the screen behind it free, so that there is a place to dismiss it by.
  var isPartialSheet: Bool {
    properties.strings(.detents)?.contains { $0 != "large" } ?? false
  }
}
