/// What a picker makes for itself, by its style.
extension ViewTreeBuilder {
  /// Adds the segments of a segmented control, or the choice of another picker and its menu where that is open.
  mutating func placePickerParts(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    let options = context.options(of: view, scope: level.scope)
    switch PickerStyle(of: view) {
    case .segmented:  // CU-73
      for (place, option) in options.enumerated() {
        addPart(.option(place), of: index, level, text: option.text)
      }
    case .inline:
      let name = nodes[Int(level.node)].text
      if !name.isEmpty { addPart(.title, of: index, level, text: name) }
      for (place, option) in options.enumerated() {
        addPart(.option(place), of: index, level, text: option.text)
      }
    case .wheel, .menu, .navigationLink:
      addCaption(of: view, index, level)
      let chosen = context.chosenOption(of: view, scope: level.scope)
      let text = chosen.map { options[$0].text } ?? context.value(of: view, scope: level.scope)?.description
      addPart(.content, of: index, level, text: text ?? "")
      if PickerStyle(of: view) == .menu { placeOpenOptions(of: view, index, level) }
      if PickerStyle(of: view) == .navigationLink { placePage(options.map(\.text), index, level) }
    }
  }

  /// Adds the page that a picker has pushed: a bar as a screen has it, and the options below.
  private mutating func placePage(_ options: [String], _ index: ViewIndex, _ level: Level) {
    guard state.presentations.contains(level.identity.part(.menu)) else { return }
    let page = addPart(.menu, of: index, level, flags: .presented)
    let inner = inside(page, level)
    let bar = addPart(.navigationBar, of: index, inner)
    let inBar = inside(bar, inner)
    addPart(.backButton, of: index, inBar, text: backTitle(to: state.navigation.last))
    let name = nodes[Int(level.node)].text
    if !name.isEmpty { addPart(.navigationTitle, of: index, inBar, text: name) }
    close(bar)
    let list = addPart(.list, of: index, inner, flags: .clips)
    let inList = inside(list, inner)
    for (place, option) in options.enumerated() {
      addPart(.option(place), of: index, inList, text: option)
    }
    close(list)
    close(page)
  }
}
