/// A name as it is compared with what was said.
struct SpokenName: Hashable, Sendable {
  /// As it is written.
  var text: String
  /// Its words; signs part them.
  var words: [String]
  /// Its words where signs part nothing: "wifi" for Wi-Fi (VC-27); nil where that is the same.
  var closed: [String]?

  /// Takes a text apart.
  init(_ text: String) {
    self.text = text
    words = SpokenWords(text).texts
    guard words.count > 1 else { return }
    let closed = text.split(whereSeparator: \.isWhitespace).map { part in
      part.filter { $0.isLetter || $0.isNumber }
    }.filter { !$0.isEmpty }
    if closed.count != words.count { self.closed = SpokenWords(closed.joined(separator: " ")).texts }
  }

  /// How well a name is what was said.
  enum Likeness: Comparable, Sendable {
    case words, beginning, whole
  }

  /// How well it is what was said; nil where it is not.
  func likeness(to said: [String]) -> Likeness? {
    let own = Self.likeness(of: words, to: said)
    guard own != .whole else { return own }
    if words.count != said.count, words.joined() == said.joined() { return said.isEmpty ? nil : .whole }
    guard let closed, let other = Self.likeness(of: closed, to: said) else { return own }
    return own.map { max($0, other) } ?? other
  }

  private static func likeness(of name: [String], to said: [String]) -> Likeness? {
    guard !said.isEmpty, said.count <= name.count else { return nil }
    if name == said { return .whole }
    if name.starts(with: said) { return .beginning }
    let isInside = (0...name.count - said.count).contains {
      name[$0..<$0 + said.count].elementsEqual(said)
    }
    return isInside ? .words : nil
  }
}

/// The names of many things, found by their words: what was said is compared with those alone that share one.
struct NameIndex: Sendable {
  private var entries: [(owner: Int, name: SpokenName)] = []
  /// Places in `entries`, rising, by every word, and by all words of a name in one.
  private var places: [String: [Int]] = [:]

  /// Something that is called as was said, and by which of its names.
  struct Match: Sendable {
    var owner: Int
    var name: SpokenName
    var likeness: SpokenName.Likeness
  }

  /// Adds the names of something; owners are added in rising order.
  mutating func add(_ names: [SpokenName], of owner: Int) {
    for name in names {
      let place = entries.count
      entries.append((owner, name))
      for word in name.words + (name.closed ?? []) { note(word, place) }
      if name.words.count > 1 { note(name.words.joined(), place) }
    }
  }

  private mutating func note(_ word: String, _ place: Int) {
    if places[word]?.last != place { places[word, default: []].append(place) }
  }

  /// Those whose names are most like what was said, in the order of the owners, each with the first of its best names.
  func best(_ said: [String], where isMeant: (Int) -> Bool = { _ in true }) -> [Match] {
    guard let first = said.first else { return [] }
    var candidates = places[first] ?? []
    if said.count > 1, let whole = places[said.joined()] { candidates = (candidates + whole).sorted() }
    var found: [Match] = []
    for place in candidates {
      let (owner, name) = entries[place]
      guard let likeness = name.likeness(to: said) else { continue }
      if let best = found.first?.likeness {
        if likeness < best || likeness == best && found.last?.owner == owner { continue }
        guard isMeant(owner) else { continue }
        if likeness > best { found = [] }
      } else if !isMeant(owner) {
        continue
      }
      found.append(Match(owner: owner, name: name, likeness: likeness))
    }
    return found
  }

  /// Of some candidates with one name each those that are most like what was said.
  static func best<Candidate>(
    _ said: [String], among candidates: [Candidate], name: (Candidate) -> String
  ) -> [Candidate] {
    var index = NameIndex()
    for (place, candidate) in candidates.enumerated() { index.add([SpokenName(name(candidate))], of: place) }
    return index.best(said).map { candidates[$0.owner] }
  }
}

/// Which bytes a text has at all, to pass over texts that are nothing like another one.
struct Letters: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// Looks through a text; the case of letters does not count.
  init(_ text: String) {
    for byte in text.utf8 {
      let isCapital = byte &- UInt8(ascii: "A") < 26
      bits |= 1 << UInt64((isCapital ? byte | 0x20 : byte) & 63)
    }
  }

  /// Whether at most some of its letters are missing in another text.
  func lacks(_ other: Letters, atMost most: Int) -> Bool { (bits & ~other.bits).nonzeroBitCount <= most }

  /// Whether texts may be a suggestion for one another: an edit changes two bytes at most, and a third of `count` bytes
  /// may be edited.
  func areLike(_ other: Letters, count: Int) -> Bool {
    (bits ^ other.bits).nonzeroBitCount <= 2 * max(1, (count + 1) / 3)
  }
}
