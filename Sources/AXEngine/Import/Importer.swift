/// Reads one foreign format. To add one: a file with a type like this, a line in ``Importers/all``, fixtures.
protocol Importer: Sendable {
  /// What people call the format.
  static var name: String { get }
  /// Whether a capture is of this format; content decides, never the file's name.
  static func recognizes(_ capture: Capture) -> Bool
  /// The elements of a capture, with remarks on what was lost or guessed on the way.
  static func read(_ capture: Capture, remarks: inout ImportRemarks) throws(Diagnostic) -> [CapturedElement]
}

/// What came of an import.
public struct ImportResult: Sendable {
  /// What people call the format that was read.
  public var format: String
  /// The mock file.
  public var mock: String
  /// What was lost, guessed or left out, in the order of the file.
  public var remarks: [ImportRemark]
}

/// Something the importer had to decide, or could not bring along.
public struct ImportRemark: Hashable, Sendable {
  /// What kind of remark.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// In the screen, but not in the file.
    case lost
    /// Concluded from signs; may be wrong.
    case guessed
    /// In the file, deliberately not brought along.
    case leftOut = "left out"
  }

  public var kind: Kind
  /// The element, by its id in the mock or by its place in the file; nil for the whole screen.
  public var element: String?
  /// One sentence without a full stop.
  public var message: String

  /// The remark on one line.
  public var line: String { "\(kind.rawValue): \(element.map { "#\($0): " } ?? "")\(message)" }
}

/// Collects remarks.
struct ImportRemarks {
  private(set) var all: [ImportRemark] = []

  mutating func add(_ kind: ImportRemark.Kind, _ element: String? = nil, _ message: String) {
    all.append(ImportRemark(kind: kind, element: element, message: message))
  }
}

/// The formats that are read.
public enum Importers {
  /// Each format, the more particular before the more general.
  static let all: [any Importer.Type] = [DescribeAllImporter.self]

  /// Turns a foreign dump into a mock file.
  ///
  /// - Throws: where nothing usable is in the file, or its format is not read: what it is, and what to do.
  public static func importFile(_ source: SourceFile) throws(Diagnostic) -> ImportResult {
    let capture = try Capture(source)
    guard let importer = all.first(where: { $0.recognizes(capture) }) else {
      throw ForeignFormat.diagnostic(for: source)
    }
    var remarks = ImportRemarks()
    for remark in capture.remarks { remarks.add(.leftOut, nil, remark) }
    let elements = try importer.read(capture, remarks: &remarks)
    var builder = CapturedMock(title: source.title, remarks: remarks)
    let mock = builder.build(elements)
    return ImportResult(format: importer.name, mock: mock, remarks: builder.remarks.all)
  }
}
