@testable import AXEngine

/// A mock with one thing changed, and what was done to it.
struct Mutant: Sendable {
  var name: String
  var mock: JSONValue
}

/// Changes a mock in every way that a hurried edit may: what stands in it is dropped, swapped, renamed, hidden, moved or
/// switched off, one thing at a time. The contracts stay as they are.
struct Mutation {
  private(set) var mutants: [Mutant] = []
  private let mock: JSONValue

  init(_ mock: JSONValue) {
    self.mock = mock
    walk(mock, path: [], name: "")
  }

  /// A way into the mock: the places of members and elements.
  private typealias Path = [Int]

  private mutating func add(_ name: String, at path: Path, _ change: (JSONValue) -> JSONValue?) {
    if let changed = Self.changing(mock, path[...], change) {
      mutants.append(Mutant(name: name, mock: changed))
    }
  }

  /// The value with what stands at a path changed, or left out where nothing comes of the change.
  private static func changing(
    _ value: JSONValue, _ path: ArraySlice<Int>, _ change: (JSONValue) -> JSONValue?
  ) -> JSONValue? {
    guard let place = path.first else { return change(value) }
    switch value {
    case .object(var members):
      if let changed = changing(members[place].1, path.dropFirst(), change) {
        members[place].1 = changed
      } else {
        members.remove(at: place)
      }
      return .object(members)
    case .array(var elements):
      if let changed = changing(elements[place], path.dropFirst(), change) {
        elements[place] = changed
      } else {
        elements.remove(at: place)
      }
      return .array(elements)
    case .null, .flag, .number, .text: return value
    }
  }

  private mutating func walk(_ value: JSONValue, path: Path, name: String) {
    switch value {
    case .object(let members):
      let id = Self.text("id", of: value)
      let own = id ?? name
      let isView = Self.text("type", of: value) != nil
      if isView, id != nil { addViewMutants(value, path, own) }
      for (place, (key, member)) in members.enumerated() {
        if path.isEmpty, ["contracts", "title", "state"].contains(key) { continue }
        if key != "id", key != "type", key != "children", key != "screens", key != "root", !path.isEmpty {
          add("\(own): no \(key)", at: path + [place]) { _ in nil }
        }
        walk(
          member, path: path + [place], name: isView ? own + "." + key : name.isEmpty ? key : name + "." + key
        )
      }
    case .array(let elements):
      for (place, element) in elements.enumerated() {
        let id = Self.text("id", of: element)
        if id == nil, case .object(let members) = element, Self.text("type", of: element) == nil,
          let verb = members.first?.0
        {
          add("\(name): no step \(verb)", at: path + [place]) { _ in nil }
        }
        if place + 1 < elements.count, Self.text("type", of: element) != nil {
          let other = Self.text("id", of: elements[place + 1]) ?? "next"
          add("swap \(id ?? "view") and \(other)", at: path) { value in
            guard case .array(var list) = value else { return value }
            list.swapAt(place, place + 1)
            return .array(list)
          }
        }
        walk(element, path: path + [place], name: "\(name)[\(place)]")
      }
    case .null, .flag, .number, .text: return
    }
  }

  private mutating func addViewMutants(_ view: JSONValue, _ path: Path, _ id: String) {
    add("drop \(id)", at: path) { _ in nil }
    add("hide \(id)", at: path) { Self.setting("hidden", .flag(true), in: $0, inside: "accessibility") }
    // What is presented has a place of its own.
    if Self.text("type", of: view) != "Sheet" {
      add("move \(id) by 9 pt", at: path) { view in
        .object([
          ("type", .text("VStack")), ("padding", .object([("top", .number(9))])),
          ("children", .array([view])),
        ])
      }
    }
    if let text = Self.text("text", of: view) {
      add("rename \(id)", at: path) { Self.setting("text", .text(text + " now"), in: $0) }
    }
    if ["Button", "TextField"].contains(Self.text("type", of: view)) {
      add("disable \(id)", at: path) { Self.setting("disabled", .flag(true), in: $0) }
    }
    if Self.text("type", of: view) == "Sheet" {
      // A view of one's own, drawn over the screen: it looks the same and traps nothing.
      add("remove the trap of \(id)", at: path) { view in
        guard case .object(let members) = view else { return view }
        let kept = members.filter { $0.0 != "type" && $0.0 != "isPresented" }
        return .object([("type", .text("VStack")), ("when", .text("showHelp"))] + kept)
      }
    }
  }

  private static func setting(
    _ key: String, _ value: JSONValue, in object: JSONValue, inside outer: String? = nil
  ) -> JSONValue {
    guard case .object(var members) = object else { return object }
    if let outer {
      let place = members.firstIndex { $0.0 == outer }
      let inner = setting(key, value, in: place.map { members[$0].1 } ?? .object([]))
      if let place { members[place].1 = inner } else { members.append((outer, inner)) }
      return .object(members)
    }
    if let place = members.firstIndex(where: { $0.0 == key }) {
      members[place].1 = value
    } else {
      members.append((key, value))
    }
    return .object(members)
  }

  private static func text(_ key: String, of value: JSONValue) -> String? {
    guard case .object(let members) = value, case .text(let text)? = members.first(where: { $0.0 == key })?.1
    else {
      return nil
    }
    return text
  }
}
