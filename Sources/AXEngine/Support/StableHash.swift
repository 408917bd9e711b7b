/// A hash that is the same in every process and on every machine (Swift's own is seeded at random).
///
/// FNV-1a over bytes with a final mix; good enough to tell views and states apart, not for secrets.
public struct StableHash: Hashable, Sendable {
  /// The hash so far.
  public private(set) var value: UInt64

  /// Starts from a seed, by default the FNV offset basis.
  public init(_ seed: UInt64 = 0xcbf2_9ce4_8422_2325) { value = seed }

  /// Adds one byte.
  public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Adds a number.
  public mutating func add(_ number: UInt64) {
    var mixed = value ^ (number &+ 0x9e37_79b9_7f4a_7c15 &+ (value << 6) &+ (value >> 2))
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    value = mixed ^ (mixed >> 31)
  }

  /// Adds a text, with its length, so that neighbouring texts cannot run into each other.
  public mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(UInt64(text.utf8.count))
  }
}
