/// Turns a JSON document into a ``Mock``, in three walks: names (variables, screens), the outline of the views
/// with their ids, and then every property, when all names are known.
///
/// A problem never stops the work: what is wrong is left out, reported once, and reading goes on.
struct MockDecoder {
  /// More problems than this are not listed.
  static let maximumDiagnostics = 500

  let source: SourceFile
  let document: JSONDocument
  private(set) var diagnostics: [Diagnostic] = []

  // Names
  var variables: [Variable] = []
  let names = ExpressionNames()
  var screenNames: [String] = []
  /// The object of each screen; nil for the short form.
  /// The ids of each screen.
  var ids: [IDTable] = []

  // Views
  var views: [ViewDescription] = []
  /// The object that each view was read from; ascending.
  var viewNodes: [Int32] = []
  /// The place of each view's type among all types.
  var ordinals: [UInt8] = []
  /// The properties of all views read so far.
  var properties: [Property] = []
  /// The properties under `accessibility` of the view that is being read; they follow its others.
  var accessibility: [Property] = []

  // Where reading is
  var screen = -1
  var view: ViewIndex = -1
  /// What the properties read so far depend on.
  var dependencies = VariableSet.none

  init(source: SourceFile, document: JSONDocument, diagnostics: [Diagnostic]) {
    self.source = source
    self.document = document
    self.diagnostics = diagnostics
  }

  // MARK: Problems

  /// Gives the last problem another way forward, unless it already suggests a name.
  mutating func amendLast(_ help: String) {
    guard let last = diagnostics.indices.last,
      diagnostics[last].help?.hasPrefix("did you mean") != true
    else { return }
    diagnostics[last].help = help
  }

  /// Drops what was reported since there were so many.
  mutating func keepDiagnostics(_ count: Int) { diagnostics.removeSubrange(min(count, diagnostics.count)...) }

  mutating func report(_ problem: Diagnostic) {
    if diagnostics.count < Self.maximumDiagnostics { diagnostics.append(problem) }
  }

  mutating func error(
    _ node: JSONDocument.Index, _ message: String, help: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    report(Diagnostic(at: place(node), message, help: help, notes: notes))
  }

  mutating func warn(_ node: JSONDocument.Index, _ message: String, help: String? = nil) {
    report(Diagnostic(.warning, at: place(node), message, help: help))
  }

  /// Where to point for a value: the whole of it, but of an object or list only the opening sign.
  func place(_ node: JSONDocument.Index) -> SourceRange {
    let range = document.range(node)
    switch document.kind(node) {
    case .object, .array: return SourceRange(Int(range.start), Int(range.start) + 1)
    case .text, .number, .true, .false, .null, .key: return range
    }
  }

  /// Reports a value of the wrong kind.
  mutating func mismatch(_ node: JSONDocument.Index, _ name: String, _ wanted: String, help: String? = nil) {
    error(node, "'\(name)' needs \(wanted), but this is \(words(for: node))", help: help)
  }

  /// A node's kind with its article.
  func words(for node: JSONDocument.Index) -> String {
    switch document.kind(node) {
    case .object: "an object"
    case .array: "a list"
    case .text, .key: "a text"
    case .number: "a number"
    case .true, .false: "a flag"
    case .null: "null"
    }
  }

  /// Reports an unknown key.
  mutating func unknownKey(_ key: JSONDocument.Index, among names: [String], in owner: String) {
    let name = document.text(key)
    error(
      key, "unknown key '\(name)' in \(owner)",
      help: suggestion(name, names)
        ?? (names.count <= 12 ? "there are: " + names.joined(separator: ", ") : nil))
  }

  /// "did you mean …" unless so many problems were found that looking would take too long.
  func suggestion(_ word: String, _ candidates: some Sequence<String>) -> String? {
    diagnostics.count < 200 ? Suggestion.help(for: word, among: candidates) : nil
  }

  // MARK: Views

  /// The view that was read from an object.
  func viewIndex(of node: JSONDocument.Index) -> ViewIndex? {
    var low = 0
    var high = viewNodes.count
    while low < high {
      let middle = (low + high) / 2
      if viewNodes[middle] < Int32(node) { low = middle + 1 } else { high = middle }
    }
    return low < viewNodes.count && viewNodes[low] == Int32(node) ? ViewIndex(low) : nil
  }
}

/// What came of reading a mock file.
public struct LoadResult: Sendable {
  /// The mock; nil where there is an error.
  public var mock: Mock?
  /// Everything there is to say, in file order.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(mock: Mock?, diagnostics: [Diagnostic]) {
    self.mock = mock
    self.diagnostics = diagnostics
  }
}

extension Mock {
  /// Whether a JSON file that was found in a folder describes a mock, or is too broken to say.
  public static func isDescribed(in source: SourceFile) -> Bool {
    guard let document = JSONReader.read(source).document else { return true }
    return document.value("screens", in: 0) != nil || document.value("root", in: 0) != nil
  }

  /// Reads a mock file. All problems are found in one go and come in file order; with an error among them
  /// there is no mock.
  public static func load(_ source: SourceFile) -> LoadResult {
    let (mock, diagnostics) = read(source)
    let ordered = Diagnostic.inFileOrder(diagnostics)
    return LoadResult(
      mock: ordered.contains { $0.severity == .error } ? nil : mock, diagnostics: ordered)
  }

  /// What could be made of a file, even where there are errors, so that other layers can check their parts in the same
  /// run. Nobody may run such a mock.
  static func read(_ source: SourceFile) -> (mock: Mock?, diagnostics: [Diagnostic]) {
    let (document, problems) = JSONReader.read(source)
    guard let document else { return (nil, problems) }
    var decoder = MockDecoder(source: source, document: document, diagnostics: problems)
    let mock = decoder.decode()
    return (mock, decoder.diagnostics)
  }
}

extension Diagnostic {
  /// Diagnostics as they are shown: by their places, those of one place in the order in which they came.
  static func inFileOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
  }
}
