import AXEngine

/// How Full Keyboard Access's ring is drawn (FK-30): a dashed line, never the double one of VoiceOver's cursor.
///
/// Increase Size makes the line as wide as a cell, High Contrast gives it the other ground as well; both show without
/// colours. The colour only adds.
struct RingLook: Hashable, Sendable {
  var isLarge = false
  var hasHighContrast = false
  var color = KeyboardSettings.RingColor.default

  /// A fresh device's.
  init() {}

  /// As somebody has set it up.
  init(_ settings: KeyboardSettings) {
    isLarge = settings.hasLargeRing
    hasHighContrast = settings.hasHighContrast
    color = settings.color
  }

  /// Colour and ground of its lines. What no terminal has is drawn by what comes nearest.
  func style(in charset: Charset) -> Style {
    var style = Style.focus
    switch color {
    case .default: break
    case .grey: style = Style(attributes: .dim)
    case .white: style = Style(attributes: .bold, color: .white)
    case .blue: style.color = .blue
    case .red: style.color = .red
    case .green: style.color = .green
    case .yellow: style.color = .yellow
    case .orange: style = Style(color: .yellow)
    }
    // Wide lines have a denser sign of their own.
    if hasHighContrast {
      style.attributes.remove(.dim)
      style.attributes.formUnion(isLarge && charset == .utf8 ? .bold : [.bold, .reverse])
    }
    return style
  }
}

extension Charset {
  /// The lines of the ring.
  func ringBox(_ look: RingLook) -> Box {
    guard look.isLarge else { return focusBox }
    if self == .ascii { return Self.largeRingASCII }
    return look.hasHighContrast ? Self.denseRingUTF8 : Self.largeRingUTF8
  }

  /// Ring and VoiceOver's cursor at one place: the cursor's sides, the ring's lines.
  func bothBox(_ look: RingLook) -> Box {
    guard look.isLarge else { return bothBox }
    if self == .ascii { return Self.largeBothASCII }
    return look.hasHighContrast ? Self.denseBothUTF8 : Self.largeBothUTF8
  }

  private static let largeRingUTF8 = Box("▚▚▚▚▚▚▚▚▚▚▚")
  private static let denseRingUTF8 = Box("▓▓▓▓▓▓▓▓▓▓▓")
  private static let largeRingASCII = Box("%%%%%%%%%%%")
  private static let largeBothUTF8 = Box("╔▚╗║╚▚╝╠╣╠╣")
  private static let denseBothUTF8 = Box("╔▓╗║╚▓╝╠╣╠╣")
  private static let largeBothASCII = Box("#%##>%<##%%")
}
