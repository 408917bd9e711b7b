/// Contracts as the lists that a design review reads. ``ContractMarkdownReader`` reads them back.
public enum ContractMarkdown {
  /// A part of a list, with the line above it.
  enum Section: String, CaseIterable {
    case order = "Order"
    case orderIncludes = "Order, with others between"
    case before = "Before"
    case together = "Together"
    case reachable = "Reached"
    case unreachable = "Not reached"
    case initialFocus = "Begins at"
    case spoken = "Words"
    case places = "Places"
    case effort = "Effort"
    case announces = "Announced"
    case journey = "Journey"

    /// Whether its items are counted.
    var isNumbered: Bool { self == .order || self == .orderIncludes || self == .journey }
  }

  /// The contracts of a mock.
  public static func render(_ contracts: [Contract], title: String) -> String {
    var lines = ["# " + ReportMarkdown.escaped(title)]
    for contract in contracts { lines += [""] + render(contract) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func render(_ contract: Contract) -> [String] {
    var lines = ["## " + prose(contract.name.text), ""]
    if let screen = contract.screen { lines.append("- Screen: " + code(screen.text)) }
    if !contract.given.isEmpty {
      let parts = contract.given.map {
        ReportMarkdown.span("\($0.name.text) = \(ascii(JSONWriter.compact($0.value.json)))")
      }
      lines.append("- Given: " + parts.joined(separator: ", "))
    }
    lines.append("- Profile: " + contract.profiles.map { code($0.text.text) }.joined(separator: ", "))
    var ordered: Set<String> = []
    var words: [String: String] = [:]
    for demand in contract.demands {
      if case .order(let ids) = demand.kind { ordered.formUnion(ids.map(\.text)) }
      if case .spoken(let id, let wording) = demand.kind, words[id.text] == nil {
        words[id.text] = wording.text.text.isEmpty ? "" : prose(wording.text.text)
      }
    }
    for section in Section.allCases {
      let items = items(section, contract.demands.filter { $0.check.key == "\(section)" }, words, ordered)
      if items.isEmpty { continue }
      lines += ["", section.rawValue + ":", ""]
      for (place, item) in items.enumerated() {
        lines.append((section.isNumbered ? "\(place + 1). " : "- ") + item)
      }
    }
    return lines
  }

  private static func items(
    _ section: Section, _ demands: [Contract.Demand], _ words: [String: String], _ ordered: Set<String>
  ) -> [String] {
    var items: [String] = []
    var places: [(id: String, parts: [String])] = []
    var known: [String: Int] = [:]
    func add(_ id: Located, _ part: String) {
      if let place = known[id.text] {
        if !places[place].parts.contains(part) { places[place].parts.append(part) }
      } else {
        known[id.text] = places.count
        places.append((id.text, [part]))
      }
    }
    for demand in demands {
      switch demand.kind {
      case .order(let ids):
        items += ids.map { id in
          code(id.text) + (words[id.text].map { $0.isEmpty ? "" : ": " + $0 } ?? "")
        }
      case .orderIncludes(let ids): items += ids.map { code($0.text) }
      case .before(let ids): items.append(ids.map { code($0.text) }.joined(separator: " before "))
      case .together(let ids): items.append(ids.map { code($0.text) }.joined(separator: " with "))
      case .reachable(let id), .unreachable(let id), .initialFocus(let id): items.append(code(id.text))
      case .spoken(let id, let wording):
        // An agreed silence has no room behind a number: there it would read as an id without words.
        let isSilent = wording.text.text.isEmpty
        if isSilent || !ordered.contains(id.text) {
          items.append(code(id.text) + (isSilent ? ":" : ": " + prose(wording.text.text)))
        }
      case .minimumTarget(let id, let side): add(id, "at least \(number(side)) pt")
      case .frame(let id, let frame, let tolerance):
        add(id, "frame " + numbers([frame.minX, frame.minY, frame.width, frame.height]))
        if tolerance != Contract.usualTolerance { add(id, "within \(number(tolerance)) pt") }
      case .activationPoint(let id, let point, let tolerance):
        add(id, "activation point " + numbers([point.x, point.y]))
        if tolerance != Contract.usualTolerance { add(id, "within \(number(tolerance)) pt") }
      case .effort(let id, let technology, .gestures(let most)):
        add(id, "\(technology.rawValue) at most \(most)")
      case .effort(let id, let technology, .seconds(let most)):
        add(id, "\(technology.rawValue) at most \(number(most)) s")
      case .announces(let steps, let wording):
        items.append(
          "after " + steps.map { code($0.text.text) }.joined(separator: ", ") + ": "
            + prose(wording.text.text))
      case .journey(let steps): items += steps.map { code($0.text.text) }
      }
    }
    return items + places.map { code($0.id) + ": " + $0.parts.joined(separator: "; ") }
  }

  /// An id, a step or a profile as code. What a span would not keep stands in it as JSON writes it, between quotes.
  static func code(_ text: String) -> String {
    ReportMarkdown.span(isKept(text) && !text.hasPrefix("\"") ? text : quoted(text))
  }

  /// Words as they read; what a line of prose would not keep is code, between quotes.
  static func prose(_ text: String) -> String {
    isKept(text) ? ReportMarkdown.escaped(text) : ReportMarkdown.span(quoted(text))
  }

  /// Whether a text survives on a line: it has no blanks at its ends, no break, nothing that is hidden.
  private static func isKept(_ text: String) -> Bool {
    // A mark at an end would grow together with what is written beside it.
    let (before, after) = (" " + text, text + " ")
    return !text.isEmpty && text.withoutBlanks == text && ReportText.oneLine(text) == text
      && before.first == " " && after.last == " "
  }

  /// A text as JSON, in ASCII alone.
  private static func quoted(_ text: String) -> String { ascii(JSONWriter.compact(.text(text))) }

  private static func ascii(_ json: String) -> String {
    json.unicodeScalars.reduce(into: "") { result, scalar in
      guard !scalar.isASCII else { return result.unicodeScalars.append(scalar) }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }

  private static func number(_ number: Double) -> String { NumberText.text(of: number) }

  private static func numbers(_ numbers: [Double]) -> String {
    "[" + numbers.map(number).joined(separator: ", ") + "]"
  }
}
