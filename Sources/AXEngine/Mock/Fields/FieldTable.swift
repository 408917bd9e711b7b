/// The keys of one kind of object, found by their bytes.
public struct FieldTable: Sendable {
  /// The keys in the order of the documentation.
  public let fields: [Field]
  /// The fields that must be there, by their places.
  let required: [Int]
  private let names: NameTable

  init(_ fields: [Field]) {
    self.fields = fields
    required = fields.indices.filter { fields[$0].isRequired }
    names = NameTable(fields.map(\.name))
  }

  /// The field that a key node names.
  func find(_ key: JSONDocument.Index, in document: JSONDocument) -> Int? {
    names.find(key, hash: document.nodes[key].next, in: document)
  }
}

/// Names that can be looked up by the bytes in the file, without making a String.
struct NameTable: Sendable {
  /// Where a name stands in `bytes`, and its hash.
  private struct Entry {
    var hash: Int32
    var start: Int32
    var count: Int32
    var index: Int32
  }

  let names: [String]
  private let bytes: [UInt8]
  private let slots: [Entry]

  init(_ names: [String]) {
    self.names = names
    var size = 16
    while size < names.count * 4 { size *= 2 }
    var bytes: [UInt8] = []
    var slots = [Entry](repeating: Entry(hash: 0, start: 0, count: 0, index: -1), count: size)
    for (index, name) in names.enumerated() {
      let hash = JSONText.hash(name.utf8)
      var slot = Int(hash) & (size - 1)
      while slots[slot].index >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Entry(
        hash: hash, start: Int32(bytes.count), count: Int32(name.utf8.count), index: Int32(index))
      bytes += Array(name.utf8)
    }
    self.bytes = bytes
    self.slots = slots
  }

  /// The place of the name that a key or text node spells.
  func find(_ node: JSONDocument.Index, hash: Int32, in document: JSONDocument) -> Int? {
    let entry = document.nodes[node]
    if entry.isEscaped { return names.firstIndex(of: document.text(node)) }
    let start = entry.start + 1
    let length = entry.end - 1 - start
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].index >= 0 {
      let candidate = slots[slot]
      if candidate.hash == hash, Int(candidate.count) == length {
        if isSame(Int(candidate.start), document.bytes, start, length) { return Int(candidate.index) }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ start: Int, _ other: [UInt8], _ otherStart: Int, _ count: Int) -> Bool {
    bytes.withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        var i = 0
        while i + 8 <= count {
          let a = mine.loadUnaligned(fromByteOffset: start + i, as: UInt64.self)
          guard a == theirs.loadUnaligned(fromByteOffset: otherStart + i, as: UInt64.self) else {
            return false
          }
          i += 8
        }
        while i < count, mine[start + i] == theirs[otherStart + i] { i += 1 }
        return i == count
      }
    }
  }

  /// The place of the name that a text node spells.
  func find(text node: JSONDocument.Index, in document: JSONDocument) -> Int? {
    let entry = document.nodes[node]
    return find(node, hash: JSONText.hash(document.bytes[entry.start + 1..<entry.end - 1]), in: document)
  }
}
