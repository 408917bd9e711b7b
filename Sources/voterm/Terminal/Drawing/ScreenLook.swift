import AXEngine

/// How the mock's screen looks under the device's display settings. Shapes and signs stay what they are; where a
/// terminal has no colours, inversion and colours show nothing.
struct ScreenLook: Hashable, Sendable {
  let isBold: Bool
  let display: DisplaySettings

  /// A fresh device's look.
  static let standard = ScreenLook(isBold: false, display: DisplaySettings())

  /// The look of a device.
  init(_ environment: Environment) {
    self.init(isBold: environment.isBoldTextEnabled, display: environment.display)
  }

  init(isBold: Bool, display: DisplaySettings) {
    self.isBold = isBold
    self.display = display
  }

  /// What is behind everything.
  var ground: Style { adapted(.plain, keepsColors: false) }

  /// Lines around fields and sheets.
  var line: Style { adapted(.frame, keepsColors: false) }

  /// Whether an item keeps its colours while those around it are inverted (DS-05); nothing does under Classic Invert
  /// (DS-06).
  func keepsColors(_ item: ScreenItem) -> Bool {
    display.invertedColors == .smart && item.ignoresInvertColors
  }

  /// How an item's text looks.
  func style(of item: ScreenItem) -> Style {
    var style = Style.plain
    switch item.kind {
    case .link: style.attributes.insert(.underline)
    case .unseen, .divider: style.attributes.insert(.dim)
    case .field(let field): if field.isPlaceholder { style.attributes.insert(.dim) }
    case .text, .button, .toggle, .slider, .progress, .option, .tab, .day, .choice, .disclosure,
      .navigation, .back, .picture, .badge, .pages, .edge:
      break
    }
    // DS-01: one weight heavier.
    if item.isStrong || isBold { style.attributes.insert(.bold) }
    if item.isDimmed { style.attributes.insert(.dim) }
    if display.showsButtonShapes, item.isTextButton { style.attributes.insert(.underline) }  // DS-02
    if let color = item.color, !display.isGrayscale { style.color = Style.Color(nearest: color) }
    return adapted(style, keepsColors: keepsColors(item))
  }

  /// What the settings do to any style.
  private func adapted(_ style: Style, keepsColors: Bool) -> Style {
    var style = style
    if display.increasesContrast { style.attributes.remove(.dim) }  // DS-04
    if display.reducesWhitePoint { style.attributes.insert(.dim) }  // DS-07
    if display.invertedColors != .off, !keepsColors {
      style.attributes.insert(.inverted)
      style.color = style.color.complement
    }
    return style
  }
}

extension ScreenItem {
  /// Whether it is a button that is nothing but text: no background of its own makes it look like one.
  fileprivate var isTextButton: Bool {
    switch kind {
    case .button, .back, .choice: !hasBackground
    case .text: control.map { !$0.isNavigation && !hasBackground } ?? false
    case .link, .field, .toggle, .slider, .progress, .option, .tab, .day, .disclosure, .navigation, .picture,
      .badge, .divider, .pages, .unseen, .edge:
      false
    }
  }
}

extension Style.Color {
  /// The nearest of a terminal's hues to a colour of the mock, as 0xRRGGBB; greys are the terminal's own.
  init(nearest color: UInt32) {
    let parts = [16, 8, 0].map { Int(color >> $0 & 0xFF) }
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    guard high - low >= 64 else {
      self = .plain
      return
    }
    // A component counts where it lies in the upper half between the two ends.
    switch [red, green, blue].map({ 2 * $0 > high + low }) {
    case [true, false, false]: self = .red
    case [true, true, false]: self = .yellow
    case [false, true, false]: self = .green
    case [false, true, true]: self = .cyan
    case [false, false, true]: self = .blue
    case [true, false, true]: self = .magenta
    default: self = .plain
    }
  }

  /// The opposite hue.
  var complement: Style.Color {
    switch self {
    case .plain, .white: .plain
    case .red: .cyan
    case .cyan: .red
    case .green: .magenta
    case .magenta: .green
    case .yellow: .blue
    case .blue: .yellow
    }
  }
}
