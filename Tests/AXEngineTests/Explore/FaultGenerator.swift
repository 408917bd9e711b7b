import Foundation

@testable import AXEngine

/// A focus fault, planted into a clean mock by changing its file.
struct PlantedFault: Sendable {
  /// What is planted; each is what one check is there to find.
  enum Kind: Int, CaseIterable, Sendable {
    /// A button that becomes a text which takes taps.
    case unreachable
    /// A field that calls the cursor home as long as it is empty.
    case trap
    /// A sheet that cannot be closed any more two seconds after its opener was activated three times.
    case deadEnd
    /// A sheet in which nothing can be perceived.
    case nowhere
    /// A sheet that gives no focus back.
    case focusReturn
    /// Two announcements at once.
    case unheard
    /// An element that the app takes the cursor past when it comes from above.
    case asymmetric
    /// A sheet that closes by itself.
    case timeLimit

    var check: String {
      switch self {
      case .unreachable: "explore.unreachable"
      case .trap: "explore.trap"
      case .deadEnd: "explore.dead-end"
      case .nowhere: "explore.nowhere"
      case .focusReturn: "explore.focus-return"
      case .unheard: "explore.unheard"
      case .asymmetric: "explore.asymmetric"
      case .timeLimit: "explore.time-limit"
      }
    }

    /// Who meets it.
    var technology: TechnologyName { self == .unreachable ? .fullKeyboardAccess : .voiceOver }
  }

  var kind: Kind
  /// The screen and the view at which it has to be found; nil for a fault that has no view.
  var screen: String
  var view: String?
  /// The file with the fault.
  var text: String
}

/// Plants one fault at a place drawn by a seed.
struct FaultGenerator {
  typealias Object = [String: Any]

  private let clean: Object
  private let screens: [String]

  init(_ text: String) throws {
    clean = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object ?? [:]
    screens = (clean["screens"] as? Object ?? [:]).keys.sorted()
  }

  /// The fault of a seed: the kinds take turns, the place is drawn.
  func fault(seed: Int) throws -> PlantedFault {
    var random = Random(seed: UInt64(seed))
    let kind = PlantedFault.Kind.allCases[seed % PlantedFault.Kind.allCases.count]
    var mock = clean
    let places = candidates(for: kind)
    let place = places[random.below(places.count)]
    let view = plant(kind, at: place, in: &mock, &random)
    let data = try JSONSerialization.data(withJSONObject: mock, options: [.sortedKeys, .prettyPrinted])
    return PlantedFault(
      kind: kind, screen: place.screen, view: view, text: String(decoding: data, as: UTF8.self))
  }

  // MARK: Places

  private struct Place {
    var screen: String
    var id: String
  }

  private func children(of screen: String, in mock: Object) -> [Object] {
    let root = ((mock["screens"] as? Object)?[screen] as? Object)?["root"] as? Object
    let stack = (root?["children"] as? [Object])?.first
    return stack?["children"] as? [Object] ?? []
  }

  private func set(_ children: [Object], of screen: String, in mock: inout Object) {
    guard var all = mock["screens"] as? Object, var own = all[screen] as? Object,
      var root = own["root"] as? Object, var outer = root["children"] as? [Object]
    else { return }
    outer[0]["children"] = children
    root["children"] = outer
    own["root"] = root
    all[screen] = own
    mock["screens"] = all
  }

  private func candidates(for kind: PlantedFault.Kind) -> [Place] {
    screens.flatMap { screen in
      children(of: screen, in: clean).enumerated().compactMap { index, child -> Place? in
        guard let id = child["id"] as? String, let type = child["type"] as? String else { return nil }
        let fits: Bool
        switch kind {
        // What leads on stays, or nothing behind it would be explored.
        case .unreachable:
          fits = type == "Button" && !id.hasSuffix("Next") && !id.hasSuffix("Ask") && id != "paymentCard"
        case .trap: fits = type == "TextField" && child["when"] == nil
        case .deadEnd, .nowhere, .focusReturn, .timeLimit: fits = type == "Sheet"
        case .unheard: fits = type == "Button" && id.hasSuffix("Ask")
        case .asymmetric:
          fits = type != "Sheet" && index >= 1 && child["when"] == nil && child["disabled"] == nil
        }
        return fits ? Place(screen: screen, id: id) : nil
      }
    }
  }

  // MARK: Planting

  /// Changes the file; the answer is the view at which the fault has to be found.
  private func plant(
    _ kind: PlantedFault.Kind, at place: Place, in mock: inout Object, _ random: inout Random
  ) -> String? {
    var views = children(of: place.screen, in: mock)
    guard let index = views.firstIndex(where: { $0["id"] as? String == place.id }) else { return nil }
    var view = views[index]
    var state = mock["state"] as? Object ?? [:]
    var found: String? = place.id
    switch kind {
    case .unreachable:
      view["type"] = "Text"
      view["onTap"] = view.removeValue(forKey: "do")
      view.removeValue(forKey: "minHeight")
    case .trap:
      let variable = (view["value"] as? String ?? "").dropFirst()
      state["isHome"] = false
      view["accessibility"] = ["focused": "$isHome"]
      view["onChange"] = [
        "isHome": [["if": "!isHome && \(variable) == ''", "then": [["focus": place.id]]] as Object]
      ]
    case .deadEnd:
      state["tries"] = 0
      state["isLocked"] = false
      view["accessibility"] = [
        "escape": [["if": "!isLocked", "then": [["dismiss": true] as Object]] as Object]
      ]
      Self.change(place.screen + "HelpClose", in: &view) { $0["disabled"] = "isLocked" }
      if let opener = views.firstIndex(where: { $0["id"] as? String == place.screen + "Ask" }) {
        views[opener]["do"] = [
          ["set": ["tries": "tries + 1"]] as Object, ["present": place.id],
          ["if": "tries == 3", "then": [["after": 2, "do": [["set": ["isLocked": "true"]]]] as Object]]
            as Object,
        ]
      }
    case .nowhere: view["children"] = Self.hidden(view["children"])
    case .focusReturn:
      view["returnsFocus"] = false
      found = place.screen + "Ask"
    case .unheard:
      let steps = view["do"] as? [Any] ?? []
      let announcements: [Object] = ["The help is two sentences long", "It opens now"].map {
        ["post": "announcement", "argument": $0]
      }
      view["do"] = announcements as [Any] + (random.below(2) == 0 ? steps : [])
      found = nil
    case .asymmetric:
      // Coming from what is above, the cursor is taken on to what is below.
      state["isAbove"] = false
      state["isHere"] = false
      state["wasAbove"] = false
      Self.bind("$isAbove", in: &views[index - 1])
      Self.bind("$isHere", in: &view)
      let below = views[(index + 1)...].first {
        $0["type"] as? String != "Sheet" && $0["when"] == nil && $0["disabled"] == nil
      }
      let target = below?["id"] as? String ?? place.screen + "Title"
      views[0]["onChange"] = [
        "isAbove": [["if": "isAbove", "then": [["set": ["wasAbove": "true"]]]] as Object],
        "isHere": [
          [
            "if": "isHere && wasAbove",
            "then": [["set": ["wasAbove": "false"]], ["focus": target]] as [Object],
          ] as Object
        ],
      ]
    case .timeLimit:
      if let opener = views.firstIndex(where: { $0["id"] as? String == place.screen + "Ask" }) {
        let wait = 3 + random.below(6)
        views[opener]["do"] = [
          ["present": place.id], ["after": wait, "do": [["dismiss": place.id]]] as Object,
        ]
      }
    }
    views[index] = view
    set(views, of: place.screen, in: &mock)
    mock["state"] = state
    return found
  }

  private static func bind(_ binding: String, in view: inout Object) {
    var accessibility = view["accessibility"] as? Object ?? [:]
    accessibility["focused"] = binding
    view["accessibility"] = accessibility
  }

  private static func change(_ id: String, in view: inout Object, _ body: (inout Object) -> Void) {
    if view["id"] as? String == id { body(&view) }
    guard var children = view["children"] as? [Object] else { return }
    for index in children.indices { change(id, in: &children[index], body) }
    view["children"] = children
  }

  private static func hidden(_ children: Any?) -> [Object] {
    (children as? [Object] ?? []).map { child in
      var child = child
      child["accessibility"] = ["hidden": true]
      return child
    }
  }
}
