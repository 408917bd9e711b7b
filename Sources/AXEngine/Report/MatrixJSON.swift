/// Matrices for programs.
enum MatrixJSON: MatrixFormat {
  static let name = "json"

  static func render(_ matrices: [ReachabilityMatrix]) -> String {
    JSONWriter.write(
      .object([("format", .number(1)), ("screens", .array(matrices.map(screen)))]))
  }

  private static func screen(_ matrix: ReachabilityMatrix) -> JSONValue {
    .object([
      ("title", .text(matrix.title)), ("screen", .text(matrix.screen)), ("device", .texts(matrix.device)),
      ("incomplete", .texts(matrix.incomplete.map(\.rawValue))), ("rows", .array(matrix.rows.map(row))),
    ])
  }

  private static func row(_ row: ReachabilityMatrix.Row) -> JSONValue {
    .object([
      ("id", .text(row.id)), ("name", .optional(row.name)), ("kind", .text(row.kind.rawValue)),
      ("onlyBy", .optional(row.onlyBy?.rawValue)), ("cells", .array(row.cells.map(cell))),
    ])
  }

  private static func cell(_ cell: ReachabilityMatrix.Cell) -> JSONValue {
    .object([
      ("technology", .text(cell.technology.rawValue)), ("verdict", .text(cell.verdict.rawValue)),
      ("gestures", cell.gestures.map { .number(Double($0)) } ?? .null),
      ("seconds", cell.seconds.map { .number(NumberText.toHundredths($0)) } ?? .null),
      ("rule", .optional(cell.rule)), ("reason", .optional(cell.reason)), ("steps", .texts(cell.steps)),
    ])
  }
}
