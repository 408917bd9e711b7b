extension Collection where Element: Equatable {
  /// Whether another stretch occurs in this one; in linear time (Knuth, Morris, Pratt), as texts of a file may be
  /// made to be slow to compare.
  func holds(_ part: some Collection<Element>) -> Bool {
    let part = Array(part)
    if part.isEmpty { return true }
    // For each place, the length of the longest beginning of `part` that ends there.
    var fallback = [0]
    fallback.reserveCapacity(part.count)
    var length = 0
    for element in part.dropFirst() {
      while length > 0, part[length] != element { length = fallback[length - 1] }
      if part[length] == element { length += 1 }
      fallback.append(length)
    }
    length = 0
    for element in self {
      while length > 0, part[length] != element { length = fallback[length - 1] }
      if part[length] == element { length += 1 }
      if length == part.count { return true }
    }
    return false
  }
}

extension Character {
  /// Whether a word goes on with it.
  var isWordPart: Bool {
    isLetter || isNumber || self == "'" || self == "\u{2019}" || self == "-"
  }
}
