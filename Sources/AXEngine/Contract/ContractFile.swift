/// A mock file read together with its contracts.
public struct ContractFile: Sendable {
  /// The file.
  public var source: SourceFile
  /// The mock; nil where there is an error in it or in its contracts.
  public var mock: Mock?
  /// Its contracts in file order; none where there is no mock.
  public var contracts: [Contract]
  /// Everything there is to say about mock and contracts, in file order.
  public var diagnostics: [Diagnostic]

  /// Reads a file. All problems of the mock and of its contracts are found in one go.
  public static func load(_ source: SourceFile) -> ContractFile {
    var (mock, diagnostics) = Mock.read(source)
    var contracts: [Contract] = []
    if let mock, let range = mock.deferred.first(where: { $0.key == "contracts" })?.range {
      let (read, problems) = ContractReader.read(source, in: range)
      diagnostics += problems
      var checker = ContractChecker(mock)
      for contract in read { checker.check(contract) }
      diagnostics += checker.diagnostics
      contracts = read
    }
    diagnostics = Diagnostic.inFileOrder(diagnostics)
    if diagnostics.contains(where: { $0.severity == .error }) { (mock, contracts) = (nil, []) }
    if diagnostics.count > MockDecoder.maximumDiagnostics { diagnostics = gravest(diagnostics) }
    return ContractFile(source: source, mock: mock, contracts: contracts, diagnostics: diagnostics)
  }

  /// As many of some diagnostics as are shown, in their order: no error makes way for a warning.
  private static func gravest(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let errors = diagnostics.count { $0.severity == .error }
    var room = max(0, MockDecoder.maximumDiagnostics - errors)
    let kept = diagnostics.filter { diagnostic in
      if diagnostic.severity == .error { return true }
      room -= 1
      return room >= 0
    }
    return Array(kept.prefix(MockDecoder.maximumDiagnostics))
  }

  /// Whether a file found in a folder is a mock with contracts, or one that is too broken to say. What only mentions
  /// them is none.
  public static func holdsContracts(_ source: SourceFile) -> Bool {
    guard source.bytes.holds(Array("\"contracts\"".utf8)) else { return false }
    guard let document = JSONReader.read(source).document else { return true }
    return document.value("contracts", in: 0) != nil
      && (document.value("screens", in: 0) != nil || document.value("root", in: 0) != nil)
  }
}
