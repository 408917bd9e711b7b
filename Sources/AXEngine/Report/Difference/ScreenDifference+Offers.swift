/// What stops offer beyond what is heard when they are come to.
extension ScreenDifference {
  func offers(_ pair: Kept) -> [MockDifference.Change] {
    let (was, now) = (pair.before, pair.after)
    var changes: [MockDifference.Change] = []
    func compare(
      _ kind: MockDifference.Kind, _ verb: (now: String, was: String), _ then: [String], _ here: [String]
    ) {
      guard then != here else { return }
      let (before, after) = (then.joined(separator: ", "), here.joined(separator: ", "))
      changes.append(
        change(
          kind, now.id,
          "#\(now.id) \(verb.now) \(here.isEmpty ? "nothing" : after); it \(verb.was) \(then.isEmpty ? "nothing" : before)",
          was: then.isEmpty ? nil : before, now: here.isEmpty ? nil : after))
    }
    compare(.actions, ("offers", "offered"), was.actions.map(\.inQuotes), now.actions.map(\.inQuotes))
    compare(
      .content, ("has more content:", "was"), was.customContent.map(Self.text),
      now.customContent.map(Self.text))
    if !(Self.areItsLabel(was) && Self.areItsLabel(now)) {
      compare(
        .names, ("is called", "was called"), was.inputLabels.map(\.inQuotes),
        now.inputLabels.map(\.inQuotes))
    }
    guard let before = pair.old, let after = pair.new else { return changes }
    compare(
      .links, ("links to", "linked to"), links(of: before, in: old.scene), links(of: after, in: new.scene))
    compare(.gestures, ("takes", "took"), old.scene.gestures(of: before), new.scene.gestures(of: after))
    return changes
  }

  private static func text(_ entry: (label: String, value: String, isHigh: Bool)) -> String {
    (entry.label + ": " + entry.value).inQuotes + (entry.isHigh ? " at once" : "")
  }

  /// Whether nothing but the label is listened for, so that another one is told already.
  private static func areItsLabel(_ element: OrderReport.Element) -> Bool {
    element.inputLabels == [element.label].compactMap { $0 }
  }

  private func links(of element: ElementIndex, in scene: Scene) -> [String] {
    let text = Array(scene.semantics(of: element).label ?? "")
    let links = scene.links(in: element).map { link in
      String(text[link.range.clamped(to: text.indices)]).inQuotes + " (\(link.destination))"
    }
    let reader = Reader(mock: scene.mock, state: scene.state, views: scene.views)
    let node = scene[element].node
    let group = reader.text(reader.property(AccessibilityKey.linkedGroup, of: node), at: node)
    return links + [group].compactMap { $0 }.map { "the group " + $0.inQuotes }
  }

  // MARK: - Rotors

  /// A rotor of the app, in the names of the new version.
  private struct AppRotorStops {
    var owner: String
    var name: String
    var stops: [String]

    /// What two versions of one have in common.
    var key: String { owner + " " + name }
  }

  /// The app's own rotors: new, gone, and where they stop.
  var rotors: [MockDifference.Change] {
    let (before, after) = (rotors(of: old.scene, isOld: true), rotors(of: new.scene, isOld: false))
    var changes: [MockDifference.Change] = []
    let known = Set(after.map(\.key))
    let others = Dictionary(before.map { ($0.key, $0.stops) }, uniquingKeysWith: { first, _ in first })
    for rotor in before where !known.contains(rotor.key) {
      changes.append(
        change(
          .rotors, rotor.owner, "the rotor \(rotor.name) of #\(rotor.owner) is gone",
          was: Self.list(rotor.stops)))
    }
    for rotor in after {
      let here = Self.list(rotor.stops)
      guard let other = others[rotor.key] else {
        changes.append(
          change(
            .rotors, rotor.owner, "the rotor \(rotor.name) of #\(rotor.owner) is new: \(here)", now: here))
        continue
      }
      guard other != rotor.stops else { continue }
      let then = Self.list(other)
      changes.append(
        change(
          .rotors, rotor.owner,
          "the rotor \(rotor.name) of #\(rotor.owner) stops at \(here); it stopped at \(then)", was: then,
          now: here))
    }
    return changes
  }

  private static func list(_ stops: [String]) -> String {
    stops.isEmpty ? "nothing" : stops.joined(separator: ", ")
  }

  private func rotors(of scene: Scene, isOld: Bool) -> [AppRotorStops] {
    scene.appRotors.map { owner, rotor in
      let stops = rotor.stops.map { stop -> String in
        "#" + name(of: scene[stop.element].identity, in: scene, isOld: isOld)
          + (stop.label.map { " as " + $0.inQuotes } ?? "")
          + (stop.range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? "")
      }
      return AppRotorStops(
        owner: name(of: scene.views.nodes[Int(owner)].identity, in: scene, isOld: isOld),
        name: (rotor.name ?? rotor.system ?? "").inQuotes, stops: stops)
    }
  }

  /// The id of a view, in the new version where it is there.
  func name(of view: ViewIdentity, in scene: Scene, isOld: Bool) -> String {
    if isOld, let other = counterparts[view], let node = new.scene.views.node(other) {
      return new.scene.id(of: node)
    }
    return scene.views.node(view).map(scene.id(of:)) ?? scene.remains(of: view)?.name ?? "?"
  }

  // MARK: - Keys

  /// The app's own keys.
  var keys: [MockDifference.Change] {
    func keys(_ scene: Scene, isOld: Bool) -> [(key: String, view: String)] {
      scene.shortcuts.map { shortcut in
        let view = scene.views.nodes[Int(shortcut.node)].identity
        return (KeyNames.text(shortcut.key), "#" + name(of: view, in: scene, isOld: isOld))
      }
    }
    let (before, after) = (keys(old.scene, isOld: true), keys(new.scene, isOld: false))
    let names = before.map(\.key) + after.map(\.key).filter { key in !before.contains { $0.key == key } }
    return names.compactMap { key in
      let (was, now) = (before.first { $0.key == key }?.view, after.first { $0.key == key }?.view)
      guard was != now else { return nil }
      return change(
        .keys, (now ?? was).map { String($0.dropFirst()) },
        "\(key) is for \(now ?? "nothing"); it was for \(was ?? "nothing")", was: was, now: now)
    }
  }
}

extension Scene {
  /// All rotors of the app with the views that own them, in the order of the views.
  fileprivate var appRotors: [(owner: NodeIndex, rotor: AppRotor)] {
    let reader = Reader(mock: mock, state: state, views: views)
    return views.nodes.indices.flatMap { place -> [(owner: NodeIndex, rotor: AppRotor)] in
      let owner = NodeIndex(place)
      guard views.nodes[place].part == nil, case .rotors(let list)? = reader.property(.rotors, of: owner)
      else {
        return []
      }
      return list.enumerated().map { number, rotor in
        let source = RotorSource(
          owner: owner, place: number, name: rotor.name.map { reader.string($0, at: owner) },
          system: rotor.system)
        return (owner, self.rotor(source))
      }
    }
  }

  /// What an element takes beyond a tap, by the keys of its view.
  fileprivate func gestures(of element: ElementIndex) -> [String] {
    let node = self[element].node
    guard let view = Reader(mock: mock, state: state, views: views).view(of: node) else { return [] }
    var gestures: [String] = []
    func add(_ words: String, _ value: PropertyValue?) {
      guard case .handlers(let handlers)? = value else { return }
      gestures += handlers.map { words + " " + $0.name }
    }
    if view.properties.has(.onLongPress) { gestures.append("a long press") }
    add("swiping", view.properties[.onSwipe])
    add("pinching", view.properties[.onPinch])
    add("scrolling", view.accessibility[.scroll])
    add("zooming", view.accessibility[.zoom])
    let directTouch = view.accessibility[.directTouch]
    if case .flag(true)? = directTouch { gestures.append("touches directly") }
    if case .record(let fields)? = directTouch {
      let options = fields.compactMap { if case .flag(true) = $0.value { $0.name } else { nil } }
      gestures.append((["touches directly"] + options).joined(separator: " "))
    }
    return gestures
  }
}
