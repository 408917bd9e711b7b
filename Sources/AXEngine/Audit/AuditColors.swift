/// The colours of views as far as a mock says them, with inverted colours taken into account.
enum AuditColors {
  /// The colour of a text: its own or that of the nearest view around it; nil where the file says none.
  static func text(of node: NodeIndex, on screen: AuditedScreen) -> UInt32? {
    nearest(.color, of: node, on: screen).map { shownColor($0.color, of: node, on: screen) }
  }

  /// The colour behind a view; white where the file says none.
  static func background(of node: NodeIndex, on screen: AuditedScreen) -> (color: UInt32, isKnown: Bool) {
    guard let found = nearest(.background, of: node, on: screen) else {
      return (shownColor(0xFFFFFF, of: -1, on: screen), false)
    }
    return (shownColor(found.color, of: found.owner, on: screen), true)
  }

  /// The colour behind a view with a background of its own.
  static func surroundings(of node: NodeIndex, on screen: AuditedScreen) -> (color: UInt32, isKnown: Bool) {
    let parent = screen.scene.views.nodes[Int(node)].parent
    guard parent >= 0 else { return (shownColor(0xFFFFFF, of: -1, on: screen), false) }
    return background(of: parent, on: screen)
  }

  private static func nearest(
    _ key: ViewKey, of node: NodeIndex, on screen: AuditedScreen
  ) -> (color: UInt32, owner: NodeIndex)? {
    let nodes = screen.scene.views.nodes
    var next = node
    while next >= 0 {
      if let color = screen.description(next).properties.color(key) { return (color, next) }
      if nodes[Int(next)].flags.contains(.presented) { return nil }
      next = nodes[Int(next)].parent
    }
    return nil
  }

  /// DS-05, DS-06: a colour as it is shown while colours are inverted.
  private static func shownColor(_ color: UInt32, of node: NodeIndex, on screen: AuditedScreen) -> UInt32 {
    switch screen.scene.environment.display.invertedColors {
    case .off: return color
    case .classic: return ~color & 0xFFFFFF
    case .smart: return ignoresInversion(node, on: screen) ? color : ~color & 0xFFFFFF
    }
  }

  private static func ignoresInversion(_ node: NodeIndex, on screen: AuditedScreen) -> Bool {
    var next = node
    while next >= 0 {
      if screen.own(next)?.accessibility.flag(.ignoresInvertColors) == true { return true }
      next = screen.scene.views.nodes[Int(next)].parent
    }
    return false
  }

  /// Whether a text stands on a picture that lies in the same stack of layers.
  static func liesOnPicture(_ node: NodeIndex, on screen: AuditedScreen) -> Bool {
    let views = screen.scene.views
    var inner = node
    while inner >= 0 {
      if inner != node || screen.own(inner)?.properties.has(.background) != true {
        let parent = views.nodes[Int(inner)].parent
        if parent >= 0, screen.type(parent) == .zStack {
          var isOn = false
          views.forEachChild(of: parent) { child in
            if child < inner, screen.type(child) == .image,
              views.frames[Int(child)].intersects(views.frames[Int(node)])
            {
              isOn = true
            }
          }
          if isOn { return true }
        }
      }
      if screen.own(inner)?.properties.has(.background) == true { return false }
      inner = views.nodes[Int(inner)].parent
    }
    return false
  }

  /// The place of "bold" among the weights of a font.
  private static let bold = 6

  /// WC-07: 18 points and more, or bold from 14 points on, at the size that is set.
  static func isLarge(_ node: NodeIndex, on screen: AuditedScreen) -> Bool {
    let nodes = screen.scene.views.nodes
    let category = screen.scene.environment.contentSizeCategory
    var next = node
    while next >= 0 {
      if let view = screen.own(next) {
        if let font = view.properties.record(.font) {
          let size = font.number("size") ?? 17
          let style = font.flag("fixed") == true ? nil : TextStyle.body
          let scaled = TextMetrics.font(size: size, relativeTo: style, category).pointSize
          return scaled >= 18 || scaled >= 14 && (font.choice("weight") ?? 3) >= bold
        }
        if let style = view.properties.style(.style) {
          return TextMetrics.font(style, category).pointSize >= 18
        }
      }
      next = nodes[Int(next)].parent
    }
    return TextMetrics.font(.body, category).pointSize >= 18
  }

  /// Whether a colour is read as a warning: red, and little else.
  static func isRed(_ color: UInt32) -> Bool {
    let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
    return red >= 140 && red > 2 * green && red > 2 * blue
  }
}

/// Contrast of two colours (WC-29).
enum AuditContrast {
  /// From 1 to 21.
  static func ratio(_ a: UInt32, _ b: UInt32) -> Double {
    let (one, other) = (luminance(a), luminance(b))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  static func luminance(_ color: UInt32) -> Double {
    0.2126 * linear[Int(color >> 16 & 255)] + 0.7152 * linear[Int(color >> 8 & 255)]
      + 0.0722 * linear[Int(color & 255)]
  }

  /// Of each of 256 values of sRGB the linear one. The power 2.4 is worked out as the fifth root of the twelfth power.
  private static let linear: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    if share <= 0.04045 { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    let square = base * base
    let fourth = square * square
    let twelfth = fourth * fourth * fourth
    var root = base
    for _ in 0..<60 {
      let power = root * root * root * root
      root -= (power * root - twelfth) / (5 * power)
    }
    return root
  }

  /// A colour as the files write it.
  static func hex(_ color: UInt32) -> String {
    let digits = String(color & 0xFFFFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}
