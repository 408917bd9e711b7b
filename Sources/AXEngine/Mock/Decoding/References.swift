/// Ids: `pay`, `row[2]`, `row[]`, `copies.increment`, `range[0]`, `backButton`.
extension MockDecoder {
  /// Reads a reference to a view or a generated part.
  mutating func reference(_ node: JSONDocument.Index, _ name: String) -> ViewReference? {
    guard document.kind(node) == .text else {
      mismatch(node, name, "an id")
      return nil
    }
    let text = document.text(node)
    if let found = resolve(text) { return found }
    error(node, "there is no view with the id '\(text)'", help: referenceHelp(text))
    return nil
  }

  /// A way forward for an id that does not exist.
  private func referenceHelp(_ text: String) -> String? {
    if screen >= 0, let other = ids.firstIndex(where: { $0.find(text, in: views) != nil }) {
      return "it is in the screen '\(screenNames[other])'"
    }
    if text.utf8.last == UInt8(ascii: "]"), let open = text.utf8.firstIndex(of: UInt8(ascii: "[")) {
      let base = String(text[..<open])
      if let view = resolve(base)?.view {
        if views[Int(view)].loopDepth == 0 { return "'\(base)' is not repeated" }
        return "copies are counted from 0: '\(base)[0]'; '\(base)[]' is all of them"
      }
    }
    if let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")), let view = resolve(String(text[..<dot]))?.view {
      let type = views[Int(view)].type
      let names = type.parts.keys.sorted().map { String(text[...dot]) + $0 }
      if let help = suggestion(text, names) { return help }
      return names.isEmpty
        ? "a \(type.rawValue) has no parts of its own" : "there are: " + names.joined(separator: ", ")
    }
    return suggestion(text, candidateIDs() + ["backButton", "navigationTitle"])
  }

  /// The ids in reach, in file order.
  private func candidateIDs() -> [String] {
    views.compactMap { view in
      screen < 0 || Int(view.screen) == screen ? view.id : nil
    }
  }

  /// The view with an id, in the present screen; for the app's own steps in any screen, the first wins.
  func viewIndex(named id: String) -> ViewIndex? {
    if screen >= 0 { return ids[screen].find(id, in: views) }
    for table in ids {
      if let index = table.find(id, in: views) { return index }
    }
    return nil
  }
}

/// What can say which views there are by what ids: the decoder while it reads, and a mock for whoever checks names later.
protocol ViewNaming {
  var views: [ViewDescription] { get }
  /// The screen that is meant; -1 for all.
  var screen: Int { get }
  /// The view with an id of its own.
  func viewIndex(named id: String) -> ViewIndex?
}

extension MockDecoder: ViewNaming {}

extension ViewNaming {
  /// What an id means, if anything.
  func resolve(_ text: String) -> ViewReference? {
    if let view = viewIndex(named: text) { return ViewReference(view) }
    if text == "backButton" || text == "navigationTitle" {
      guard let bar = navigationView() else { return nil }
      return ViewReference(bar, part: text == "backButton" ? .backButton : .navigationTitle)
    }
    if text.utf8.last == UInt8(ascii: "]"), let open = text.utf8.lastIndex(of: UInt8(ascii: "[")) {
      let digits = text[text.utf8.index(after: open)...].dropLast()
      if let found = swipeAction(text[..<open], digits) { return found }
      guard let inner = resolve(String(text[..<open])), inner.part == nil else { return nil }
      let isRepeated = views[Int(inner.view)].loopDepth > 0
      if digits.isEmpty {
        guard isRepeated, inner.copy == .first else { return nil }
        return ViewReference(inner.view, copy: .all)
      }
      guard let number = Int(digits), number >= 0, digits.utf8.allSatisfy({ $0 &- 48 < 10 }) else {
        return nil
      }
      if isRepeated, inner.copy == .first { return ViewReference(inner.view, copy: .at(number)) }
      switch views[Int(inner.view)].type {
      case .picker: return ViewReference(inner.view, part: .option(number), copy: inner.copy)
      case .table, .grid: return ViewReference(inner.view, part: .column(number), copy: inner.copy)
      case .tabView: return ViewReference(inner.view, part: .tab(number), copy: inner.copy)
      default: return nil
      }
    }
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    guard let inner = resolve(String(text[..<dot])), inner.part == nil else { return nil }
    let name = String(text[text.utf8.index(after: dot)...])
    guard let part = views[Int(inner.view)].type.parts[name] else { return nil }
    return ViewReference(inner.view, part: part, copy: inner.copy)
  }

  /// `row[2].swipeActions[0]`: a button that a swipe uncovers.
  private func swipeAction(_ name: Substring, _ digits: Substring) -> ViewReference? {
    let key = ".swipeActions"
    guard name.hasSuffix(key), let place = Int(digits), digits.utf8.allSatisfy({ $0 &- 48 < 10 }),
      let owner = resolve(String(name.dropLast(key.count))), owner.part == nil,
      case .actions(let actions)? = views[Int(owner.view)].properties[.swipeActions],
      actions.indices.contains(place)
    else { return nil }
    return ViewReference(owner.view, part: .swipeAction(place), copy: owner.copy)
  }

  /// The view that shows the screen's navigation bar: its stack, else its root.
  private func navigationView() -> ViewIndex? {
    let inScreen = views.indices.filter { screen < 0 || Int(views[$0].screen) == screen }
    return (inScreen.first { views[$0].type == .navigationStack } ?? inScreen.first).map { ViewIndex($0) }
  }
}

extension ViewType {
  /// Parts that the type makes for itself and that have an id of their own.
  var parts: [String: ViewPart] {
    switch self {
    case .stepper: ["decrement": .decrement, "increment": .increment]
    case .sheet: ["dismiss": .dismiss, "grabber": .grabber]
    case .fullScreenCover, .popover, .menu: ["dismiss": .dismiss]
    case .alert: ["ok": .ok, "title": .title, "message": .message]
    case .confirmationDialog:
      ["dismiss": .dismiss, "cancel": .cancel, "title": .title, "message": .message]
    case .datePicker:
      [
        "caption": .caption, "date": .date, "time": .time, "previousMonth": .previousMonth,
        "nextMonth": .nextMonth, "month": .month,
      ]
    case .section: ["header": .header, "footer": .footer]
    case .tabView: ["tabBar": .tabBar]
    case .toggle, .slider, .picker, .progressView, .gauge: ["caption": .caption]
    default: [:]
    }
  }
}
