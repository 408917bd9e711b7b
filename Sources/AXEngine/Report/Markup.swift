/// Elements of XML and HTML as texts. Every value of an attribute is escaped here, so that none can break out; content
/// is mark-up already.
enum Markup {
  /// An element: `<rect x="1"/>`, or with content `<g>…</g>`. An attribute that is nil is left out.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: String? = nil
  ) -> String {
    let opening = opening(name, attributes).dropLast()
    return content.map { opening + ">" + $0 + "</" + name + ">" } ?? opening + "/>"
  }

  /// An element with nothing but a text in it.
  static func text(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String
  ) -> String {
    element(name, attributes, ReportXML.escaped(text))
  }

  /// The beginning of an element whose end is written elsewhere.
  static func opening(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) -> String {
    let written = attributes.compactMap { key, value in
      value.map { " " + key + "=\"" + ReportXML.escaped($0) + "\"" }
    }
    return "<" + name + written.joined() + ">"
  }
}
