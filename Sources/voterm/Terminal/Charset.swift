import AXEngine

/// Which characters may be written, and the signs that are drawn with them.
enum Charset: Hashable, Sendable {
  case utf8, ascii

  /// Stands where a text was cut.
  var ellipsis: Character { self == .utf8 ? "…" : ">" }
  /// Stands where the beginning of a text is out of sight.
  var goesOnBefore: String { self == .utf8 ? "…" : "<" }
  /// Stands between two characters of a text that is being edited.
  var caret: String { self == .utf8 ? "┃" : "|" }
  /// Stands for a character of a secret.
  var bullet: String { self == .utf8 ? "•" : "*" }
  /// Stands before what is being spoken.
  var spoken: String { self == .utf8 ? "▸ " : "> " }
  /// Parts two texts on one line.
  var dot: String { self == .utf8 ? " · " : " - " }
  /// Stands before a sound.
  var note: String { self == .utf8 ? "♪ " : "~ " }

  /// The lines a frame is drawn with.
  struct Box: Hashable, Sendable {
    var topLeft: Character
    var top: Character
    var topRight: Character
    var side: Character
    var bottomLeft: Character
    var bottom: Character
    var bottomRight: Character
    /// Left and right ends of a line across the frame.
    var teeLeft: Character
    var teeRight: Character
    /// Beside a text in a single row.
    var open: Character
    var close: Character

    init(_ signs: String) {
      var rest = signs[...]
      func next() -> Character { rest.popFirst() ?? " " }
      topLeft = next()
      top = next()
      topRight = next()
      side = next()
      bottomLeft = next()
      bottom = next()
      bottomRight = next()
      teeLeft = next()
      teeRight = next()
      open = next()
      close = next()
    }
  }

  /// Panels, sheets and text fields.
  var plainBox: Box { self == .utf8 ? Self.plainUTF8 : Self.plainASCII }
  /// VoiceOver's cursor.
  var cursorBox: Box { self == .utf8 ? Self.cursorUTF8 : Self.cursorASCII }
  /// The keyboard's focus.
  var focusBox: Box { self == .utf8 ? Self.focusUTF8 : Self.focusASCII }
  /// Both at one place.
  var bothBox: Box { self == .utf8 ? Self.bothUTF8 : Self.bothASCII }

  private static let plainUTF8 = Box("┌─┐│└─┘├┤││")
  private static let plainASCII = Box("+-+|+-+++||")
  private static let cursorUTF8 = Box("╔═╗║╚═╝╠╣║║")
  private static let cursorASCII = Box("#=##>=<##><")
  private static let focusUTF8 = Box("┏┅┓┇┗┅┛┣┫┇┇")
  private static let focusASCII = Box(".....:.::{}")
  private static let bothUTF8 = Box("╔┅╗║╚┅╝╠╣╠╣")
  private static let bothASCII = Box("#.##>.<##%%")

  /// The scalar to write for one that a text holds.
  func scalar(_ value: UInt32) -> UInt32 {
    if self == .utf8 || value < 0x7F { return value }
    if value >= 0xC0 && value <= 0x17F {
      let letter = Self.letters[Int(value - 0xC0)]
      return UInt32(letter)
    }
    return switch value {
    case 0xA0: 0x20
    case 0xAB, 0xBB, 0x201C...0x201F: 0x22
    case 0x2018...0x201B: 0x27
    case 0x2010...0x2015, 0x2212: 0x2D
    case 0x2022, 0xB7, 0x2219: 0x2A
    case 0x2026: 0x2E
    case 0x00D7: 0x78
    // Pictures of control characters: the letter of `^X`.
    case 0x2400...0x241F: value - 0x2400 + 0x40
    default: 0x3F
    }
  }

  /// Plain letters for U+00C0 … U+017F.
  private static let letters: [UInt8] = Array(
    ("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSs"
      + "TtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").utf8)
}
