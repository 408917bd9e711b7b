/// A text as words to compare: what was said, a name, what stands in a field.
///
/// Letter case and punctuation do not count, numbers are digits however they are written (VC-27, DF-15).
struct SpokenWords: Hashable, Sendable {
  /// A word, and where it stands.
  struct Word: Hashable, Sendable {
    /// In small letters or digits.
    var text: String
    /// Characters of the text, from its start.
    var range: Range<Int>
  }

  /// The text as it is.
  let characters: [Character]
  /// Its words.
  let words: [Word]

  /// Takes a text apart.
  init(_ text: String) {
    characters = Array(text)
    words = Self.numbered(Self.split(characters))
  }

  /// The words alone.
  var texts: [String] { words.map(\.text) }

  /// Some of the words as they were said, with the signs that touch them.
  func passage(_ places: Range<Int>) -> String {
    guard !places.isEmpty else { return "" }
    let floor = places.lowerBound == 0 ? 0 : words[places.lowerBound - 1].range.upperBound
    let ceiling =
      places.upperBound == words.count ? characters.count : words[places.upperBound].range.lowerBound
    var start = words[places.lowerBound].range.lowerBound
    var end = words[places.upperBound - 1].range.upperBound
    while start > floor, !characters[start - 1].isWhitespace { start -= 1 }
    while end < ceiling, !characters[end].isWhitespace { end += 1 }
    return String(characters[start..<end])
  }

  /// Where a run of words occurs, each time as the characters it takes.
  func occurrences(of wanted: [String]) -> [Range<Int>] {
    guard !wanted.isEmpty, wanted.count <= words.count else { return [] }
    return (0...words.count - wanted.count).compactMap { start in
      guard words[start..<start + wanted.count].map(\.text) == wanted else { return nil }
      return words[start].range.lowerBound..<words[start + wanted.count - 1].range.upperBound
    }
  }

  /// Letters and digits that stand together; an apostrophe parts nothing.
  static func split(_ characters: [Character]) -> [Word] {
    var words: [Word] = []
    var text = ""
    var start = 0
    func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "\u{2019}" }
    for (place, character) in characters.enumerated() {
      if character.isLetter || character.isNumber {
        if text.isEmpty { start = place }
        text += character.wholeNumberValue.map(String.init) ?? character.lowercased()
      } else if !text.isEmpty, !isApostrophe(character) {
        words.append(Word(text: text, range: start..<place))
        text = ""
      }
    }
    if !text.isEmpty {
      let end = (characters.lastIndex { $0.isLetter || $0.isNumber } ?? start) + 1
      words.append(Word(text: text, range: start..<end))
    }
    return words
  }

  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

  /// Number words become digits: "twenty-four" is 24, "one hundred and five" 105.
  private static func numbered(_ words: [Word]) -> [Word] {
    var result: [Word] = []
    var place = 0
    while place < words.count {
      guard let (value, count) = number(words[place...]) else {
        result.append(words[place])
        place += 1
        continue
      }
      let last = words[place + count - 1]
      let range = words[place].range.lowerBound..<last.range.upperBound
      result.append(Word(text: String(value), range: range))
      place += count
    }
    return result
  }

  /// The number that words begin with, and how many of them it takes.
  private static func number(_ words: ArraySlice<Word>) -> (value: Int, count: Int)? {
    guard let (value, count) = belowHundred(words) else { return nil }
    let rest = words.dropFirst(count)
    guard (1...9).contains(value), rest.first?.text == "hundred" else { return (value, count) }
    let skipped = rest.dropFirst().first?.text == "and" ? 2 : 1
    guard let (more, moreCount) = belowHundred(rest.dropFirst(skipped)) else {
      return (value * 100, count + 1)
    }
    return (value * 100 + more, count + skipped + moreCount)
  }

  private static func belowHundred(_ words: ArraySlice<Word>) -> (value: Int, count: Int)? {
    guard let first = words.first?.text else { return nil }
    if let value = ones.firstIndex(of: first) { return (value, 1) }
    guard let place = tens.firstIndex(of: first) else { return nil }
    let value = (place + 2) * 10
    guard let next = words.dropFirst().first?.text, let more = ones.firstIndex(of: next),
      (1...9).contains(more)
    else { return (value, 1) }
    return (value + more, 2)
  }
}

/// Words of what was said that fill a slot of a command.
struct SpokenPhrase: Hashable, Sendable {
  /// As they were said.
  var text: String
  /// For comparing.
  var words: [String]

  /// Makes a phrase of a text.
  init(_ text: String) {
    self.text = text
    words = SpokenWords(text).texts
  }

  /// Takes some words of what was said.
  init(_ said: SpokenWords, _ places: Range<Int>) {
    text = said.passage(places)
    words = said.words[places].map(\.text)
  }

  /// The number that it is and no more; nil for other phrases.
  var number: Int? {
    guard words.count == 1, words[0].count <= 6 else { return nil }
    return Int(words[0])
  }
}
