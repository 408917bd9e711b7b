/// A reading order for programs.
enum OrderJSON: OrderFormat {
  static let name = "json"

  static func render(_ report: OrderReport) -> String {
    JSONWriter.write(
      .object([
        ("format", .number(1)), ("title", .text(report.title)), ("screen", .text(report.screen)),
        ("profile", .text(report.profile)), ("elements", .array(report.elements.map(element))),
        (
          "unreachable",
          .array(report.unreachable.map { .object([("id", .text($0.id)), ("because", .text($0.because))]) })
        ),
      ]))
  }

  private static func element(_ element: OrderReport.Element) -> JSONValue {
    .object([
      ("position", .number(Double(element.position))), ("id", .text(element.id)),
      ("spoken", .text(element.spoken)), ("hint", .optional(element.hint)),
      ("availability", .texts(element.availability)),
      (
        "fragments",
        .array(
          element.fragments.map { .object([("kind", .text($0.kind.rawValue)), ("text", .text($0.text))]) })
      ),
      ("label", .optional(element.label)), ("value", .optional(element.value)),
      ("traits", .texts(element.traits)),
      ("heading", element.heading.map { .number(Double($0)) } ?? .null),
      ("frame", frame(element.frame)),
      ("activationPoint", numbers([element.activationPoint.x, element.activationPoint.y])),
      ("container", .optional(element.container)), ("actions", .texts(element.actions)),
      ("rotors", .texts(element.rotors)),
      ("customContent", .array(element.customContent.map(content))),
      ("inputLabels", .texts(element.inputLabels)),
    ])
  }

  private static func content(_ entry: (label: String, value: String, isHigh: Bool)) -> JSONValue {
    .object([
      ("label", .text(entry.label)), ("value", .text(entry.value)),
      ("importance", .text(entry.isHigh ? "high" : "default")),
    ])
  }

  private static func frame(_ frame: Rect) -> JSONValue {
    numbers([frame.minX, frame.minY, frame.width, frame.height])
  }

  private static func numbers(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map { .number(NumberText.toHundredths($0)) })
  }
}
