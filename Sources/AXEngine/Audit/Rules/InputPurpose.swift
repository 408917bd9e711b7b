/// A field about the person that does not say so.
enum InputPurpose: AuditRule {
  static let id = "inputPurpose"
  static let what = "A field asks for something about the person and has no text content type."
  static let why =
    "With it the phone offers to fill in name, address or password; without it everything is typed or dictated letter by letter."
  static let fix = "Set `textContentType`, as in `emailAddress`."
  static let criteria: [SuccessCriterion] = [.identifyInputPurpose]
  static let source = "textContentType(_:), SE-68, WC-05"
  static let severity = Severity.error
  static let subjects = "fields about the person"
  static let limits: String? = "Knows English labels only, and those that can mean nothing else."

  // WC-05
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where !element.traits.isDisjoint(with: .field) {
      guard let view = screen.own(element.node), let label = element.label else { continue }
      let words = AuditWords.words(label)
      guard let purpose = purposes.first(where: { row in row.words.contains { AuditWords.holds(words, $0) } })
      else { continue }
      notes.look()
      guard !view.properties.has(.textContentType) else { continue }
      notes.add(
        element.node, on: screen, "asks for \(AuditWords.quoted(label)) and has no text content type",
        measured: "no text content type", required: purpose.type)
    }
  }

  private static let purposes: [(type: String, words: [[String]])] = [
    ("emailAddress", [["email"], ["e", "mail"]]),
    ("telephoneNumber", [["phone", "number"], ["telephone"], ["mobile", "number"], ["phone"]]),
    ("givenName", [["first", "name"], ["given", "name"]]),
    ("familyName", [["last", "name"], ["family", "name"], ["surname"]]),
    ("name", [["full", "name"], ["your", "name"], ["name", "on", "card"]]),
    ("streetAddressLine1", [["street", "address"], ["street", "and", "number"], ["address", "line"]]),
    ("postalCode", [["postcode"], ["postal", "code"], ["zip", "code"]]),
    ("creditCardNumber", [["card", "number"]]),
    ("password", [["password"]]),
    ("oneTimeCode", [["one", "time", "code"], ["verification", "code"]]),
    ("birthdate", [["birthday"], ["date", "of", "birth"]]),
  ]
}
