/// A screen as reports draw it: shapes in points, from back to front. The colours of the app are left out, so that
/// everything has contrast enough, and nothing is told by colour alone.
struct ScreenDrawing {
  /// Something that is drawn.
  struct Shape {
    /// How it looks.
    enum Kind: Hashable {
      /// A view with a background of its own.
      case surface
      /// A sheet, alert, popover or open menu.
      case sheet
      /// What lies behind a sheet is covered.
      case shade
      /// A navigation, tab or tool bar.
      case bar
      case text
      /// Something that can be activated.
      case control
      case field
      case picture
      case badge
      case toggle(isOn: Bool)
      /// How far along, from 0 to 1.
      case slider(Double)
      /// How far something has come, from 0 to 1; nil where nobody knows.
      case progress(Double?)
      /// One of several.
      case option(isChosen: Bool)
      case divider
      case keyboard
    }

    var kind: Kind
    /// What of it can be seen, in screen coordinates.
    var rect: Rect
    /// Its text, line by line.
    var lines: [String] = []
    /// The size of its letters, in points.
    var pointSize = 17.0
    /// The height of a line, in points.
    var leading = 22.0
    var isDimmed = false
    var isStrong = false
    /// Whether its text stands in the middle and not at the leading edge.
    var isCentered = false
  }

  /// The screen, in points.
  let size: Size
  /// From back to front.
  private(set) var shapes: [Shape] = []

  private let scene: Scene
  private let context: EvaluationContext
  /// Views whose element is a heading.
  private var headings: Set<NodeIndex> = []

  /// Draws a scene.
  init(_ scene: Scene) {
    self.scene = scene
    context = EvaluationContext(mock: scene.mock, state: scene.state, scopes: scene.views.scopes)
    size = scene.environment.screenSize
    for element in scene.tree.elements where element.traits.contains(.header) {
      headings.insert(element.node)
    }
    let screen = Rect(origin: .zero, size: size)
    draw(0..<NodeIndex(scene.views.nodes.count), in: screen)
    for top in scene.views.presented {
      shapes.append(Shape(kind: .shade, rect: screen))
      draw(top..<scene.views.nodes[Int(top)].end, in: screen)
    }
    if let keyboard = scene.state.keyboardFrame {
      shapes.append(Shape(kind: .keyboard, rect: keyboard, lines: ["keyboard"], isCentered: true))
    }
  }

  /// Draws a stretch of the views; a presented view in it but the first is passed over.
  private mutating func draw(_ range: Range<NodeIndex>, in screen: Rect) {
    var clips = [(end: range.upperBound, rect: screen)]
    var node = range.lowerBound
    while node < range.upperBound {
      while clips.count > 1, node >= clips[clips.count - 1].end { clips.removeLast() }
      let found = scene.views.nodes[Int(node)]
      let next = max(node + 1, found.end)
      let isOther = found.flags.contains(.presented) && node != range.lowerBound
      if isOther || !found.flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly])
        || found.part == .dismiss
      {
        node = next
        continue
      }
      let frame = scene.visibleFrame(of: node)
      let clip = clips[clips.count - 1].rect
      let rect = frame.intersection(clip)
      let clipsContent = !found.flags.isDisjoint(with: [.clips, .scrolls])
      if rect.isEmpty, clipsContent || found.end == node + 1 {
        node = next
        continue
      }
      if clipsContent { clips.append((found.end, rect)) }
      if !rect.isEmpty { draw(node, found, frame, rect) }
      node += 1
    }
  }

  private mutating func draw(_ node: NodeIndex, _ found: ViewNode, _ frame: Rect, _ rect: Rect) {
    let view = scene.mock.views[Int(found.view)]
    guard let kind = kind(of: node, found, view) else { return }
    var text = found.text
    if text.isEmpty, found.part == nil, kind == .picture, case .text(let name)? = view.properties[.name] {
      text = name.literal ?? ""
    }
    var shape = Shape(kind: kind, rect: rect)
    shape.isDimmed = found.flags.contains(.disabled)
    shape.isStrong = isStrong(node, found)
    shape.isCentered = Self.isCentered(kind)
    if !text.isEmpty, !hasTextParts(node, found) { write(text, of: node, frame, into: &shape) }
    if kind == .text, shape.lines.isEmpty { return }
    shapes.append(shape)
  }

  /// Breaks a text as the layout did, as far as it can be seen. No screen shows more than so many letters. Where the
  /// estimate of the font is too large for the frame, smaller letters keep the text whole.
  private func write(_ text: String, of node: NodeIndex, _ frame: Rect, into shape: inout Shape) {
    let letters = Array(text.prefix(600))
    var font = scene.views.font(of: node, in: scene.mock, scene.environment)
    var lines: [Range<Int>] = []
    for share in [1, 0.9, 0.8, 0.7, 0.6, 0.5] {
      var smaller = font
      smaller.pointSize *= share
      smaller.leading *= share
      lines = TextMetrics.lines(of: letters, font: smaller, width: frame.width + 1)
      let rows = max(1, Int(clamping: frame.height / (0.92 * smaller.leading)))
      if lines.count <= rows || share == 0.5 {
        lines = Array(lines.prefix(rows))
        font = smaller
        break
      }
    }
    shape.lines = lines.map { ReportText.oneLine(String(letters[$0])) }
    shape.pointSize = min(font.pointSize, frame.height)
    shape.leading = lines.count == 1 ? min(font.leading, frame.height) : font.leading
    let hidden = shape.rect.minY - frame.minY
    if hidden > 0, shape.leading > 0 {
      shape.lines = Array(shape.lines.dropFirst(Int(hidden / shape.leading)))
    }
  }

  /// Whether parts of a control show its name or its value, so that it shows no text itself.
  private func hasTextParts(_ node: NodeIndex, _ found: ViewNode) -> Bool {
    var child = node + 1
    while child < found.end {
      let part = scene.views.nodes[Int(child)].part
      if part == .caption || part == .content { return true }
      child = max(child + 1, scene.views.nodes[Int(child)].end)
    }
    return false
  }

  private func isStrong(_ node: NodeIndex, _ found: ViewNode) -> Bool {
    switch found.part {
    case .navigationTitle, .title, .header, .column: true
    case .decrement, .increment, .option, .tab, .tabBar, .navigationBar, .backButton, .dismiss, .message,
      .footer, .caption, .content, .date, .time, .ok, .cancel, .menu, .list, .grabber,
      .swipeAction, .previousMonth, .nextMonth, .month, .weekday, .wheel, nil:
      headings.contains(node)
    }
  }

  private static func isCentered(_ kind: Shape.Kind) -> Bool {
    switch kind {
    case .control, .picture, .badge, .option, .keyboard: true
    case .surface, .sheet, .shade, .bar, .text, .field, .toggle, .slider, .progress, .divider: false
    }
  }
}

extension ScreenDrawing {
  /// How a view is drawn; nil for one that only holds others.
  private func kind(of node: NodeIndex, _ found: ViewNode, _ view: ViewDescription) -> Shape.Kind? {
    if let part = found.part { return kind(of: part, node, found) }
    switch view.type {
    case .vStack, .hStack, .zStack, .scrollView, .list, .section, .form, .grid, .table, .group, .view,
      .navigationStack, .tabView, .forEach, .tab:
      if found.flags.contains(.modal), found.end > node + 1 { return .sheet }
      return view.properties.has(.background) ? .surface : found.text.isEmpty ? nil : .text
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: return .sheet
    case .toolbar: return .bar
    case .spacer: return nil
    case .divider: return .divider
    case .text, .label: return .text
    case .image: return .picture
    case .badge: return .badge
    case .link, .button, .menu, .navigationLink, .stepper, .disclosureGroup: return .control
    case .picker, .datePicker: return found.end == node + 1 ? .control : nil
    case .textField, .secureField, .textEditor, .searchField: return .field
    case .toggle: return .toggle(isOn: context.value(of: view, scope: found.scope)?.isTrue ?? false)
    case .slider: return .slider(part(of: view, found) ?? 0)
    case .progressView, .gauge: return .progress(part(of: view, found))
    case .pageControl: return .control
    }
  }

  private func kind(of part: ViewPart, _ node: NodeIndex, _ found: ViewNode) -> Shape.Kind? {
    switch part {
    case .tabBar, .navigationBar: .bar
    case .menu: .sheet
    case .dismiss, .list: nil
    case .grabber: .divider
    case .decrement, .increment, .backButton, .date, .time, .ok, .cancel, .swipeAction, .previousMonth,
      .nextMonth, .month, .wheel:
      .control
    case .option, .tab: .option(isChosen: scene.isChosen(node))
    case .navigationTitle, .title, .message, .header, .footer, .caption, .column, .content, .weekday: .text
    }
  }

  /// How far along its range a control is, from 0 to 1; nil where it shows no value.
  private func part(of view: ViewDescription, _ found: ViewNode) -> Double? {
    guard let number = context.value(of: view, scope: found.scope)?.asNumber,
      let range = context.range(of: view), range.upperBound > range.lowerBound
    else { return nil }
    return min(1, max(0, (number - range.lowerBound) / (range.upperBound - range.lowerBound)))
  }
}
