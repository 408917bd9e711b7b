extension Mock {
  /// Parses an expression over the mock's variables, as a walk or a command line gives it. The places of a
  /// problem are bytes of `text`.
  public func parseExpression(_ text: String) -> Result<Expression, Diagnostic> {
    let bytes = Array(text.utf8)
    var parser = ExpressionParser(
      bytes: bytes, from: 0, to: bytes.count, offsets: nil, names: ExpressionNames(variables))
    do throws(Diagnostic) {
      return .success(try parser.whole().expression)
    } catch {
      return .failure(error)
    }
  }
}
