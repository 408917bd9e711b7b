import Foundation
import Testing

@testable import AXEngine

/// A case: a small mock, steps, and what the rules say must come of them. Expected values are typed from the
/// rules; nothing writes them.
struct FidelityCase: Sendable, CustomTestStringConvertible {
  /// What is compared.
  enum Expectation: Sendable {
    /// What the last step said to its end, utterance by utterance.
    case spoken([String])
    case hint([String])
    case cutOff([String])
    case cursor(String)
    case sounds([String])
    case order([String])
    case unreachable([String])
    case rotors([String])
    case rotor(String)
    case state([(name: String, value: String)])
    case screen(String)
    case lines([String])
  }

  var topic: String
  var name: String
  var rules: [String]
  var mock: String
  var steps: [String]
  var expectations: [Expectation]
  /// The file and line.
  var place = ""

  var testDescription: String { "\(topic): \(name) (\(rules.joined(separator: ", ")))" }

  /// All cases, in the order of the files.
  static let all: [FidelityCase] = {
    do {
      return try FidelityFile.all("cases").flatMap(read)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static let keys: Set<String> = [
    "name", "rules", "views", "mock", "steps", "spoken", "hint", "cutOff", "cursor", "sounds", "order",
    "unreachable", "rotors", "rotor", "state", "screen", "lines",
  ]

  static func read(_ fixture: Fixture) throws -> [FidelityCase] { try read(FidelityFile(fixture)) }

  static func read(_ file: FidelityFile) throws -> [FidelityCase] {
    var topic = ""
    var cases: [FidelityCase] = []
    for (key, value) in try file.members(of: 0, allowing: ["topic", "cases"], in: "the file") {
      if key == "topic" {
        topic = try file.text(value)
      } else {
        cases = try file.elements(of: value).map(file.case)
      }
    }
    for index in cases.indices {
      cases[index].topic = topic
      let name = cases[index].name
      if cases[..<index].contains(where: { $0.name == name }) {
        throw FidelityFile.Malformed(description: "\(cases[index].place): two cases are called '\(name)'")
      }
    }
    return cases
  }

  /// One case; whatever is wrong with it names the file and the case.
  fileprivate static func make(_ object: Int, _ file: FidelityFile) throws -> FidelityCase {
    var made = FidelityCase(topic: "", name: "", rules: [], mock: "", steps: [], expectations: [])
    made.place = file.place(of: object)
    for (key, value) in try file.members(of: object, allowing: keys, in: "a case") {
      switch key {
      case "name": made.name = try file.text(value)
      case "rules": made.rules = try file.texts(value)
      case "views":
        made.mock = "{ \"root\": { \"type\": \"VStack\", \"children\": \(file.slice(value)) } }"
      case "mock": made.mock = file.slice(value)
      case "steps": made.steps = try file.texts(value)
      case "spoken": made.expectations.append(.spoken(try file.texts(value)))
      case "hint": made.expectations.append(.hint(try file.texts(value)))
      case "cutOff": made.expectations.append(.cutOff(try file.texts(value)))
      case "cursor": made.expectations.append(.cursor(try file.text(value)))
      case "sounds": made.expectations.append(.sounds(try file.texts(value)))
      case "order": made.expectations.append(.order(try file.texts(value)))
      case "unreachable": made.expectations.append(.unreachable(try file.texts(value)))
      case "rotors": made.expectations.append(.rotors(try file.texts(value)))
      case "rotor": made.expectations.append(.rotor(try file.text(value)))
      case "screen": made.expectations.append(.screen(try file.text(value)))
      case "lines": made.expectations.append(.lines(try file.texts(value)))
      default:
        var state: [(name: String, value: String)] = []
        var problem: (any Error)?
        file.document.forEachMember(of: value) { name, text in
          do { state.append((file.document.text(name), try file.text(text))) } catch { problem = error }
        }
        if let problem { throw problem }
        made.expectations.append(.state(state))
      }
    }
    guard !made.name.isEmpty, !made.rules.isEmpty, !made.mock.isEmpty, !made.expectations.isEmpty else {
      throw file.malformed(object, "'\(made.name)' lacks a name, rules, a mock or an expectation")
    }
    return made
  }
}

extension FidelityFile {
  fileprivate func `case`(_ object: Int) throws -> FidelityCase { try FidelityCase.make(object, self) }
}
