/// The rules of HTML and WCAG that a page and its pictures keep, beyond being well-formed.
enum PageRules {
  /// What is wrong with a page.
  static func problems(in page: ReadXML) -> [String] {
    var found: [String] = []
    if page.name != "html" || page.attributes["lang"] == nil { found.append("no html with a language") }
    for name in ["title", "main", "h1", "header", "footer", "nav"] {
      let count = page.all.count { $0.name == name && (name != "title" || $0.attributes["id"] == nil) }
      if count != 1 { found.append("\(count) times \(name)") }
    }
    found += headings(page) + problems(ofPart: page)
    let body = page.children.first { $0.name == "body" }
    let skip = body?.children.first
    if skip?.name != "a" || skip?.attributes["href"] != "#report" { found.append("no skip link at the top") }
    for name in page.all.map(\.name) where ["script", "link", "iframe", "img"].contains(name) {
      found.append("has \(name)")
    }
    return found
  }

  /// What is wrong with a page or a picture of its own.
  static func problems(ofPart root: ReadXML) -> [String] {
    var found: [String] = []
    var ids: Set<String> = []
    for id in root.all.compactMap({ $0.attributes["id"] }) {
      if !ids.insert(id).inserted { found.append("id \(id) twice") }
      if id.isEmpty || id.contains(where: \.isWhitespace) { found.append("id '\(id)'") }
    }
    for element in root.all {
      let named = element.attributes["aria-labelledby"]?.split(separator: " ") ?? []
      for id in named where !ids.contains(String(id)) { found.append("\(element.name) is named by \(id)") }
      if let href = element.attributes["href"],
        !href.hasPrefix("#") || !ids.contains(String(href.dropFirst()))
      {
        found.append("a link to \(href)")
      }
      if ["section", "nav", "svg"].contains(element.name), named.isEmpty {
        found.append("\(element.name) without a name")
      }
      if element.name == "svg" {
        if element.attributes["role"] != "img" { found.append("svg is no image") }
        if element.children.first?.name != "title" || element.children.first?.text.isEmpty != false {
          found.append("svg without a title")
        }
      }
      if element.name == "table" {
        if element.children.first?.name != "caption" { found.append("a table without a caption") }
        for head in element.all where head.name == "th" && head.attributes["scope"] == nil {
          found.append("a head without its scope")
        }
        let widths = Set(element.all.filter { $0.name == "tr" }.map(\.children.count))
        if widths.count > 1 { found.append("rows of \(widths)") }
      }
      if ["ul", "ol"].contains(element.name), element.children.contains(where: { $0.name != "li" }) {
        found.append("\(element.name) holds something else")
      }
      if element.attributes["role"] == "region", element.attributes["tabindex"] != "0" {
        found.append("what scrolls cannot have the focus")
      }
    }
    return found
  }

  /// No level is left out, and the first is the first.
  private static func headings(_ page: ReadXML) -> [String] {
    var found: [String] = []
    var last = 0
    for element in page.all where element.name.count == 2 && element.name.hasPrefix("h") {
      guard let level = Int(element.name.dropFirst()) else { continue }
      if level > last + 1 { found.append("h\(level) after h\(last)") }
      if element.text.isEmpty { found.append("an empty heading") }
      last = level
    }
    return found
  }

  /// The contrast of two colours, `#333` or `#1a2b3c`, by WCAG.
  static func contrast(_ a: String, _ b: String) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    var digits = Array(color.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let parts = stride(from: 0, to: 6, by: 2).map { place -> Double in
      let value = Double(Int(String(digits[place...place + 1]), radix: 16) ?? 0) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// To the power of 2.4: the square times the fifth root of the square, by Newton.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    var root = 0.5
    for _ in 0..<200 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }
}
