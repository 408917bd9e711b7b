/// `idb ui describe-all` (flat, nested, complete) and AXe's `describe-ui`; their records share one set of keys.
enum DescribeAllImporter: Importer {
  static let name = "idb / AXe"

  /// Keys of which one must be in a record; both spellings occur in the wild.
  private static let signs = ["AXFrame", "AXLabel", "AXUniqueId", "role_description"]

  static func recognizes(_ capture: Capture) -> Bool {
    guard let list = elements(in: capture) else { return false }
    let document = capture.document
    if document.kind(list) == .object { return isRecord(list, document) }
    var recognized = false
    document.forEachElement(of: list) { recognized = recognized || isRecord($0, document) }
    return recognized
  }

  private static func isRecord(_ node: JSONDocument.Index, _ document: JSONDocument) -> Bool {
    guard document.kind(node) == .object else { return false }
    return signs.contains { document.value($0, in: node) != nil }
      || (document.value("frame", in: node) != nil && document.value("type", in: node) != nil
        && document.value("label", in: node) != nil)
  }

  /// The array of records: the value itself, or `elements` of the complete form.
  private static func elements(in capture: Capture) -> JSONDocument.Index? {
    switch capture.document.kind(capture.root) {
    case .array: capture.root
    case .object: capture.document.value("elements", in: capture.root) ?? capture.root
    case .text, .number, .true, .false, .null, .key: nil
    }
  }

  static func read(_ capture: Capture, remarks: inout ImportRemarks) throws(Diagnostic) -> [CapturedElement] {
    let document = capture.document
    guard let list = elements(in: capture) else { return [] }
    if list != capture.root {
      if let truncated = document.value("truncated", in: capture.root), document.kind(truncated) == .true {
        remarks.add(.lost, nil, "the capture says that it was cut: elements may be missing")
      }
    }
    var reader = RecordReader(document: document)
    let elements =
      document.kind(list) == .array ? reader.elements(list, path: "") : [reader.element(list, path: "[0]")]
    for message in reader.problems { remarks.add(.leftOut, nil, message) }
    if elements.allSatisfy({ $0.children.isEmpty && ($0.type == "Application" || $0.frame == nil) }) {
      throw Diagnostic(
        at: capture.range(list), "nothing usable in this capture",
        help: "the first read after an app starts is often empty; take the dump once more")
    }
    return elements
  }
}

/// Reads records; nesting is bounded by that of the JSON reader.
private struct RecordReader {
  let document: JSONDocument
  var problems: [String] = []

  mutating func elements(_ array: JSONDocument.Index, path: String) -> [CapturedElement] {
    var places: [JSONDocument.Index] = []
    document.forEachElement(of: array) { places.append($0) }
    var result: [CapturedElement] = []
    for (number, place) in places.enumerated() {
      if document.kind(place) == .object {
        result.append(element(place, path: "\(path)[\(number)]"))
      } else if document.kind(place) != .null {
        problems.append("\(path)[\(number)] is no element")
      }
    }
    return result
  }

  mutating func element(_ node: JSONDocument.Index, path: String) -> CapturedElement {
    var element = CapturedElement(path: path)
    var children: JSONDocument.Index?
    var frameText: String?
    var roleType = ""
    document.forEachMember(of: node) { key, value in
      switch document.text(key) {
      case "type": element.type = text(value) ?? ""
      case "role": roleType = text(value) ?? ""
      case "subrole": element.subrole = text(value) ?? ""
      case "AXLabel", "label": element.label = text(value) ?? element.label
      case "title": element.label = element.label ?? text(value)
      case "AXValue", "value": element.value = text(value)
      case "help", "AXHint", "hint": element.hint = text(value) ?? element.hint
      case "placeholder": element.placeholder = text(value)
      case "AXUniqueId", "identifier": element.identifier = text(value) ?? element.identifier
      case "enabled": element.isEnabled = document.kind(value) != .false
      case "hidden": element.isHidden = element.isHidden || document.kind(value) == .true
      case "occluded_by": element.isHidden = element.isHidden || document.kind(value) != .null
      case "expanded":
        element.isExpanded = document.kind(value) == .null ? nil : document.kind(value) == .true
      case "pid":
        element.process = document.kind(value) == .number ? Int(exactly: document.number(value)) : nil
      case "custom_actions": element.actions = texts(value)
      case "traits": element.traits = texts(value)
      case "frame": element.frame = rect(value)
      case "AXFrame": frameText = text(value)
      case "children": children = document.kind(value) == .array ? value : nil
      default: break
      }
    }
    if element.type.isEmpty {
      element.type = roleType.hasPrefix("AX") ? String(roleType.dropFirst(2)) : roleType
    }
    if element.frame == nil, let frameText { element.frame = rect(text: frameText) }
    if let children { element.children = elements(children, path: path + ".children") }
    return element
  }

  /// A text, also from a number, flag or list; nil for nothing and for blanks.
  private func text(_ node: JSONDocument.Index) -> String? {
    let found: String
    switch document.kind(node) {
    case .text: found = document.text(node)
    case .number:
      let number = document.number(node)
      found = Int(exactly: number).map { String($0) } ?? String(number)
    case .true: found = "1"
    case .false: found = "0"
    case .array: found = texts(node).joined(separator: ", ")
    case .object, .null, .key: return nil
    }
    let isBlank = found.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    let isPlaceholder = found == "<null>" || found == "<unknown>" || found.hasPrefix("AX error -")
    return isBlank || isPlaceholder ? nil : found
  }

  private func texts(_ node: JSONDocument.Index) -> [String] {
    guard document.kind(node) == .array else { return [] }
    var result: [String] = []
    document.forEachElement(of: node) { item in
      if document.kind(item) == .text { result.append(document.text(item)) }
    }
    return result
  }

  private func rect(_ node: JSONDocument.Index) -> Rect? {
    guard document.kind(node) == .object else { return nil }
    let numbers = ["x", "y", "width", "height"].map { key in
      document.value(key, in: node).flatMap { document.kind($0) == .number ? document.number($0) : nil }
    }
    return rect(numbers: numbers.compactMap { $0 })
  }

  /// `{{x, y}, {w, h}}`.
  private func rect(text: String) -> Rect? {
    rect(numbers: text.split { "{}, ".contains($0) }.compactMap { Double($0) })
  }

  private func rect(numbers: [Double]) -> Rect? {
    // A failed measurement is no place: infinite, far away, or of a size below nothing.
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }), numbers[2] >= 0,
      numbers[3] >= 0
    else { return nil }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
