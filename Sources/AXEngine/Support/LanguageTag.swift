extension String {
  /// The language of a tag without region and script: `en` of `en-GB`.
  public var mainLanguage: String { String(prefix { $0 != "-" && $0 != "_" }) }
}
