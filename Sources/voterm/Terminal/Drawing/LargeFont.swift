/// Letters of five rows for captions that a room can read. Small letters look like capitals; accents have a row of
/// their own above.
enum LargeFont {
  /// A character in cells, five rows high.
  struct Glyph: Hashable, Sendable {
    /// From top to bottom, `#` where something is.
    var rows: [String]
    /// The row above; nil for none.
    var accent: String?

    /// In cells.
    var width: Int { rows.first?.utf8.count ?? 0 }
  }

  /// Cells between two words.
  static let space = 3
  /// Rows of a letter without its accent.
  static let height = 5

  /// The shapes of a character; nil where the font has none.
  static func glyphs(_ character: Character) -> [Glyph]? {
    if let plain = plainSigns[character] { return plain.compactMap { glyphs($0)?.first } }
    let capital = character.uppercased()
    // `ß` becomes two letters.
    if capital.count > 1 { return capital.compactMap { glyphs($0)?.first } }
    guard let letter = capital.first else { return nil }
    if let shape = shapes[letter] { return [shape] }
    for (letters, base, accents) in accented {
      guard let place = Array(letters).firstIndex(of: letter), var shape = shapes[base] else { continue }
      let missing = shape.width - 3
      shape.accent = accents[place] + String(repeating: ".", count: max(0, missing))
      return [shape]
    }
    return nil
  }

  /// Signs of print that are written with those of a typewriter.
  private static let plainSigns: [Character: String] = [
    "’": "'", "‘": "'", "“": "\"", "”": "\"", "„": "\"", "–": "-", "—": "-", "…": "...", "•": "*",
  ]

  private static let grave = "#.."
  private static let acute = "..#"
  private static let circumflex = ".#."
  private static let tilde = "##."
  private static let diaeresis = "#.#"
  private static let ring = "###"

  private static let accented: [(letters: String, base: Character, accents: [String])] = [
    ("ÀÁÂÃÄÅ", "A", [grave, acute, circumflex, tilde, diaeresis, ring]),
    ("ÈÉÊË", "E", [grave, acute, circumflex, diaeresis]),
    ("ÌÍÎÏ", "I", [grave, acute, circumflex, diaeresis]),
    ("ÒÓÔÕÖ", "O", [grave, acute, circumflex, tilde, diaeresis]),
    ("ÙÚÛÜ", "U", [grave, acute, circumflex, diaeresis]), ("ÝŸ", "Y", [acute, diaeresis]),
    ("Ñ", "N", [tilde]),
  ]

  private static let shapes: [Character: Glyph] = {
    var shapes: [Character: Glyph] = [:]
    for (character, rows) in table {
      shapes[character] = Glyph(rows: rows.split(separator: " ").map(String.init))
    }
    return shapes
  }()

  private static let table: [(character: Character, rows: String)] = [
    ("A", ".#. #.# ### #.# #.#"), ("B", "##. #.# ##. #.# ##."), ("C", ".## #.. #.. #.. .##"),
    ("D", "##. #.# #.# #.# ##."), ("E", "### #.. ##. #.. ###"), ("F", "### #.. ##. #.. #.."),
    ("G", ".## #.. #.# #.# .##"), ("H", "#.# #.# ### #.# #.#"), ("I", "### .#. .#. .#. ###"),
    ("J", "..# ..# ..# #.# .#."), ("K", "#.# #.# ##. #.# #.#"), ("L", "#.. #.. #.. #.. ###"),
    ("M", "#...# ##.## #.#.# #...# #...#"), ("N", "#..# ##.# #.## #..# #..#"), ("O", ".#. #.# #.# #.# .#."),
    ("P", "##. #.# ##. #.. #.."), ("Q", ".##. #..# #..# #.## .###"), ("R", "##. #.# ##. #.# #.#"),
    ("S", ".## #.. .#. ..# ##."), ("T", "### .#. .#. .#. .#."), ("U", "#.# #.# #.# #.# ###"),
    ("V", "#.# #.# #.# #.# .#."), ("W", "#...# #...# #.#.# ##.## #...#"), ("X", "#.# #.# .#. #.# #.#"),
    ("Y", "#.# #.# .#. .#. .#."), ("Z", "### ..# .#. #.. ###"), ("Ç", ".## #.. #.. .## .#."),
    ("Æ", ".#### #.#.. ##### #.#.. #.###"), ("Ø", ".##. #.## #.## ##.# .##."),
    ("0", "### #.# #.# #.# ###"), ("1", ".#. ##. .#. .#. ###"), ("2", "##. ..# .#. #.. ###"),
    ("3", "##. ..# .#. ..# ##."), ("4", "#.# #.# ### ..# ..#"), ("5", "### #.. ##. ..# ##."),
    ("6", ".## #.. ### #.# ###"), ("7", "### ..# .#. .#. .#."), ("8", "### #.# ### #.# ###"),
    ("9", "### #.# ### ..# ##."),
    (".", ". . . . #"), (",", ".. .. .. .# #."), (":", ". # . # ."), (";", ".. .# .. .# #."),
    ("!", "# # # . #"), ("?", "##. ..# .#. ... .#."), ("'", "# # . . ."), ("\"", "#.# #.# ... ... ..."),
    ("(", ".# #. #. #. .#"), (")", "#. .# .# .# #."), ("[", "## #. #. #. ##"), ("]", "## .# .# .# ##"),
    ("{", ".## .#. #.. .#. .##"), ("}", "##. .#. ..# .#. ##."), ("-", "... ... ### ... ..."),
    ("+", "... .#. ### .#. ..."), ("=", "... ### ... ### ..."), ("_", "... ... ... ... ###"),
    ("/", "..# ..# .#. #.. #.."), ("\\", "#.. #.. .#. ..# ..#"), ("|", "# # # # #"),
    ("<", "..# .#. #.. .#. ..#"), (">", "#.. .#. ..# .#. #.."), ("*", "#.# .#. #.# ... ..."),
    ("#", ".#.#. ##### .#.#. ##### .#.#."), ("%", "#.# ..# .#. #.. #.#"),
    ("$", ".#### #.#.. .###. ..#.# ####."),
    ("&", ".#.. #.#. .#.. #.#. .#.#"), ("@", ".##. #..# #.## #... .##."), ("~", ".... .#.# #.#. .... ...."),
    ("^", ".#. #.# ... ... ..."), ("`", "#. .# .. .. .."), ("€", ".### #... ###. #... .###"),
    ("£", ".## .#. ### .#. ###"), ("×", "... #.# .#. #.# ..."), ("÷", ".#. ... ### ... .#."),
    ("°", "## ## .. .. .."), ("·", ". . # . ."), ("«", ".... .#.# #.#. .#.# ...."),
    ("»", ".... #.#. .#.# #.#. ...."), ("¡", "# . # # #"), ("¿", ".#. ... .#. #.. .##"),
  ]
}
