import AXEngine

extension Model {
  mutating func draw(rows: Int, columns: Int, charset: Charset) -> Frame {
    let frame = drawOnce(rows: rows, columns: columns, charset: charset)
    guard frame.lacksLetters, noteLetters(rows: rows, columns: columns) else { return frame }
    return drawOnce(rows: rows, columns: columns, charset: charset)
  }

  private mutating func drawOnce(rows: Int, columns: Int, charset: Charset) -> Frame {
    drawing.charset = charset
    drawing.area = nil
    var frame = Frame(rows: rows, columns: columns, charset: charset)
    guard rows > 0, columns > 0 else { return frame }
    let size = rehearsal?.session.scene.environment.screenSize ?? Size(390, 844)
    let bands = bands(rows: rows, columns: columns, charset: charset)
    let regions = Regions(
      rows: rows, columns: columns, wideScreen: size.width > size.height, expanded: isExplaining,
      bands: bands)
    switch overlay {
    case .help: drawHelp(regions, &frame)
    case .matrix(let lines): drawText(lines, regions, &frame)
    case .screenChooser: drawScreens(regions, &frame)
    case .none, .prompt, .saying, .settings, .commands: drawStage(regions, &frame)
    }
    bands.draw(&frame)
    drawPosition(regions, &frame)
    drawStatus(regions, &frame)
    return frame
  }

  // MARK: Screen, speech, element

  private mutating func drawStage(_ regions: Regions, _ frame: inout Frame) {
    guard let session = rehearsal?.session else { return }
    noteHiddenCells(session, regions.screen, frame.charset)
    let list = openList
    // Where there is no other room, a list takes the place of the facts, or of the screen.
    let listRect = list == nil ? nil : regions.element ?? regions.screen
    if let rect = regions.screen, regions.speech != nil || listRect != rect {
      drawScreen(session, rect, &frame)
    }
    if list != nil { frame.cursor = nil }  // The hardware cursor is in the list.
    if let rect = regions.speech ?? listRect {
      let isCut = regions.element != nil && regions.speech != nil
      var inner = rect.inner
      if isCut { inner.height = max(0, rect.height - 2) }
      frame.box(rect, frame.charset.plainBox, title: list?.title ?? "Speech")
      if let list {
        drawList(list.lines, chosen: list.chosen, inner, &frame)
      } else {
        Panels.drawLog(log, back: logBack, in: inner.inset(rows: 0, columns: 1), &frame)
      }
    }
    if let rect = regions.element, list == nil || regions.speech != nil {
      frame.box(rect, frame.charset.plainBox, title: isExplaining ? "Element: all" : "Element")
      if regions.speech != nil {
        frame.rule(row: rect.row, across: rect, frame.charset.plainBox, title: "Element")
      }
      Panels.drawFacts(facts(session), in: rect.inner.inset(rows: 0, columns: 1), &frame)
    }
    if let rect = regions.bare {
      if let list {
        drawList(list.lines, chosen: list.chosen, rect, &frame)
      } else {
        let room = drawEdited(session, rect, &frame)
        Panels.drawFacts(facts(session), in: room, &frame)
      }
    }
  }

  /// Where there is no room for the screen, the text that is edited has the lowest row; gives what is left.
  private mutating func drawEdited(_ session: Session, _ rect: CellRect, _ frame: inout Frame) -> CellRect {
    let scene = session.scene
    guard session.isEditing, rect.height > 1, !session.isCurtained else { return rect }
    if drawing.owners?.isValid(for: scene) != true { drawing.owners = ElementOwners(scene) }
    guard let owners = drawing.owners else { return rect }
    for item in VisibleItems.collect(scene, owners: owners, semantics: { scene.semantics(of: $0) }) {
      guard case .field(let field) = item.kind, field.caret != nil else { continue }
      let picture = ScreenPicture(
        [], columns: rect.width, rows: 1, screen: scene.environment.screenSize, charset: frame.charset)
      let row = CellRect(row: rect.endRow - 1, column: rect.column, height: 1, width: rect.width)
      let place = ScreenPicture.Placed(item: item, rect: row, lines: [])
      let caret = picture.draw(field, place, .plain, &frame)
      if item.element == session.cursor ?? session.focusElement { frame.cursor = caret }
      return CellRect(row: rect.row, column: rect.column, height: rect.height - 1, width: rect.width)
    }
    return rect
  }

  private func facts(_ session: Session) -> [ElementFacts.Fact] {
    guard let element = session.cursor ?? session.focusElement, element < session.scene.count else {
      return [ElementFacts.Fact(name: "", value: "no element")]
    }
    let own = spoken?.element == session.scene[element].identity && session.voiceOver != nil
    return ElementFacts.facts(
      element, in: session.scene, spoken: own ? spoken?.utterance : nil,
      settings: session.settings.voiceOver, isWhole: isExplaining)
  }

  private mutating func drawScreen(_ session: Session, _ rect: CellRect, _ frame: inout Frame) {
    let scene = session.scene
    let inner = rect.inner
    frame.box(rect, frame.charset.plainBox, title: screenTitle(session))
    guard !inner.isEmpty else { return }
    if session.isCurtained {
      let text = "(screen curtain)"
      frame.put(
        frame.fit(text, inner.width), row: inner.row + inner.height / 2,
        column: inner.column + max(0, (inner.width - text.count) / 2), style: .dim)
      return
    }
    guard let picture = drawing.prepared ?? picture(session, inner, frame.charset) else { return }
    drawing.prepared = nil
    let look = picture.look
    if look.ground != .plain { frame.fill(inner, style: look.ground) }
    let cursor = session.cursor.flatMap { mark($0, picture, scene) }
    let marks = session.marks
    let focus = session.focusElement.flatMap { mark($0, picture, scene) } ?? stand(marks, picture)
    let drawn = picture.draw(
      cursor: cursor, focus: focus, marks, ring: RingLook(session.settings.keyboard))
    var current = cursor ?? focus
    let caret = drawn.cursor.flatMap { picture.isEdited(session.cursor ?? session.focusElement) ? $0 : nil }
    drawing.top = Self.top(
      before: drawing.top, height: picture.height, rows: inner.height, current: current)
    if let caret, let field = current {
      // Of a field higher than the window the caret's row counts.
      drawing.top = Self.top(
        before: drawing.top, height: picture.height, rows: inner.height,
        current: CellRect(row: caret.row, column: field.column, height: 1, width: field.width))
      current = CellRect(row: caret.row, column: caret.column - picture.margin, height: 1, width: 1)
    }
    drawing.picture = picture
    drawing.area = inner
    frame.copy(
      drawn,
      from: CellRect(row: drawing.top, column: 0, height: min(inner.height, drawn.rows), width: inner.width),
      to: CellPoint(row: inner.row, column: inner.column))
    drawMore(rect, picture.height, inner.height, &frame)
    if let largeContent { Panels.draw(largeContent, in: inner, &frame) }
    if let current { placeCursor(current, inner, &frame) }
  }

  /// The mock screen in cells.
  private mutating func picture(_ session: Session, _ inner: CellRect, _ charset: Charset) -> ScreenPicture? {
    let scene = session.scene
    if drawing.owners?.isValid(for: scene) != true { drawing.owners = ElementOwners(scene) }
    guard let owners = drawing.owners else { return nil }
    let items = VisibleItems.collect(scene, owners: owners) { scene.semantics(of: $0) }
    let size = scene.environment.screenSize
    return ScreenPicture(
      items, columns: inner.width, rows: inner.height, screen: size, charset: charset,
      look: ScreenLook(scene.environment),
      bands: GridBand.bands(session.marks, columns: inner.width, rows: inner.height, screen: size))
  }

  /// Finds out which numbers of the grid the screen has no room for; a list names them.
  private mutating func noteHiddenCells(_ session: Session, _ rect: CellRect?, _ charset: Charset) {
    drawing.hiddenCells = []
    drawing.prepared = nil
    guard session.overlay?.grid != nil else { return }
    let marks = session.marks
    guard let inner = rect?.inner, !inner.isEmpty, !session.isCurtained,
      let picture = picture(session, inner, charset)
    else {
      drawing.hiddenCells = marks.filter { $0.kind == .gridCell }.compactMap(\.label)
      return
    }
    drawing.prepared = picture
    let focus = session.cursor ?? session.focusElement
    let current = focus.flatMap { mark($0, picture, session.scene) } ?? stand(marks, picture)
    let top = Self.top(before: drawing.top, height: picture.height, rows: inner.height, current: current)
    drawing.hiddenCells = picture.hiddenCells(marks, from: top, rows: inner.height)
  }

  /// The cells of an element: what is drawn of it, else what lies in its frame.
  private func mark(_ element: ElementIndex, _ picture: ScreenPicture, _ scene: Scene) -> CellRect? {
    guard element >= 0, element < scene.count else { return nil }
    if let rect = picture.rect(of: element) { return rect }
    let node = scene[element].node
    if node >= 0, Int(node) < scene.views.nodes.count,
      let rect = picture.rect(ofNodes: node..<max(node + 1, scene.views.nodes[Int(node)].end))
    {
      return rect
    }
    return picture.rect(in: scene.visibleFrame(of: scene[element]))
  }

  /// Where the technologies stand that highlight something without an element.
  private func stand(_ marks: [Mark], _ picture: ScreenPicture) -> CellRect? {
    marks.first { $0.kind != .label && $0.kind != .gridCell }.flatMap { picture.cells(of: $0.frame) }
  }

  /// The first row to show: as little moved as possible, with the current element and its edges in view.
  static func top(before: Int, height: Int, rows: Int, current: CellRect?) -> Int {
    var top = before
    if let current {
      top = min(top, current.row - 1)
      top = max(top, min(current.endRow + 1 - rows, current.row - 1))
    }
    return max(0, min(top, height - rows))
  }

  private func drawMore(_ rect: CellRect, _ height: Int, _ rows: Int, _ frame: inout Frame) {
    guard rect.width >= 12 else { return }
    let isUTF8 = frame.charset == .utf8
    if drawing.top > 0 {
      frame.put(isUTF8 ? " ↑ " : " ^ ", row: rect.row, column: rect.endColumn - 5, style: .bold)
    }
    if drawing.top + rows < height {
      frame.put(
        isUTF8 ? " ↓ more " : " v more ", row: rect.endRow - 1, column: rect.endColumn - 10, style: .bold)
    }
  }

  /// The hardware cursor sits on the current element; in a text being edited at the insertion point.
  private func placeCursor(_ current: CellRect, _ inner: CellRect, _ frame: inout Frame) {
    let column = current.column + (drawing.picture?.margin ?? 0)
    let shown = CellPoint(row: inner.row + current.row - drawing.top, column: inner.column + column)
    if inner.contains(shown) { frame.cursor = shown }
  }

  private func screenTitle(_ session: Session) -> String {
    let mock = session.scene.mock
    let screen = session.scene.views.screen
    guard mock.screens.indices.contains(screen), mock.screens.count > 1 else { return mock.title }
    return mock.title + (drawing.charset == .utf8 ? " ─ " : " - ") + mock.screens[screen].name
  }
}
