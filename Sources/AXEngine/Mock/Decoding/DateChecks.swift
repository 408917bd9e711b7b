/// Dates that are none.
extension MockDecoder {
  /// Warns where a date picker begins with a text that it cannot read: it shows the text and opens nothing.
  ///
  /// - Parameter first: the place of the view's first property.
  mutating func checkDate(from first: Int) {
    var mode = 0
    var found: (text: String, range: SourceRange)?
    for property in properties[first...] {
      switch property.value {
      case .choice(let place) where property.key == ViewKey.datePickerMode.rawValue: mode = place
      case .text(let template) where property.key == ViewKey.value.rawValue:
        found = template.literal.map { ($0, property.range) }
      case .binding(let binding) where property.key == ViewKey.value.rawValue && binding.path.isEmpty:
        guard case .variable(let slot) = binding.base, variables.indices.contains(slot),
          case .text(let text) = variables[slot].initial
        else { continue }
        found = (text, property.range)
      default: continue
      }
    }
    guard let found else { return }
    let date = DateValue(found.text)
    guard mode != 1 && date.day == nil || mode != 0 && date.minutes == nil else { return }
    let (what, example) = [
      ("day", "2026-05-04"), ("time of day", "14:30"), ("day and time of day", "2026-05-04T14:30"),
    ][min(max(mode, 0), 2)]
    report(
      Diagnostic(
        .warning, at: found.range, "'\(found.text)' is no \(what): the picker shows it and opens nothing",
        help: "write it as \(example)"))
  }
}
