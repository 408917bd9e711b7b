import Foundation

@testable import AXEngine

/// A rule of the catalogue: what a device does, where that is known from, and how sure it is.
struct FidelityRule: Sendable {
  var id: String
  var says: String
  var certainty: String
  var source: String
  /// What voterm deliberately does differently, and why.
  var differs: String?
  /// Why it cannot apply to a mock.
  var outside: String?
  /// The file it stands in, without its ending: the family.
  var family: String

  /// The catalogue, in the order of the files and of the rules in them.
  static let all: [FidelityRule] = {
    do {
      return try FidelityFile.all("rules").flatMap(read)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static func read(_ fixture: Fixture) throws -> [FidelityRule] {
    let file = try FidelityFile(fixture)
    let keys: Set<String> = ["id", "says", "certainty", "source", "differs", "outside"]
    var rules: [FidelityRule] = []
    for (_, list) in try file.members(of: 0, allowing: ["rules"], in: "the file") {
      for object in file.elements(of: list) {
        var rule = FidelityRule(
          id: "", says: "", certainty: "", source: "", family: String(file.name.dropLast(5)))
        for (key, value) in try file.members(of: object, allowing: keys, in: rule.id) {
          let text = try file.text(value)
          switch key {
          case "id": rule.id = text
          case "says": rule.says = text
          case "certainty": rule.certainty = text
          case "source": rule.source = text
          case "differs": rule.differs = text
          default: rule.outside = text
          }
        }
        for part in [rule.id, rule.says, rule.certainty, rule.source] where part.isEmpty {
          throw FidelityFile.Malformed(description: "\(file.name): \(rule.id) lacks something")
        }
        rules.append(rule)
      }
    }
    return rules
  }

  /// Whether a citation means the rule: `S17.2` also means `S17`.
  func isMeant(by citation: String) -> Bool {
    guard citation.hasPrefix(id) else { return false }
    return citation.dropFirst(id.count).first.map { !$0.isNumber } ?? true
  }
}
