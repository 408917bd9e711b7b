/// Tones as a sound file: WAV, one channel of 16 bits.
enum Wave {
  /// Samples a second.
  static let rate = 22_050
  /// The loudest sample; a quarter of what fits, since earcons lie under speech.
  private static let loudness = 8_000.0
  /// How long a tone swells and fades so that it does not click, in samples.
  private static let slope = 110

  /// The whole file. Tones below 1 Hz are silence, none is longer than two seconds.
  static func file(_ tones: [Tone]) -> [UInt8] {
    let samples = tones.flatMap(samples)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + 2 * samples.count)
    bytes += Array("RIFF".utf8)
    append(UInt32(36 + 2 * samples.count), 4, to: &bytes)
    bytes += Array("WAVEfmt ".utf8)
    append(16, 4, to: &bytes)
    append(1, 2, to: &bytes)  // plain numbers
    append(1, 2, to: &bytes)  // channels
    append(UInt32(rate), 4, to: &bytes)
    append(UInt32(2 * rate), 4, to: &bytes)
    append(2, 2, to: &bytes)  // bytes a sample
    append(16, 2, to: &bytes)
    bytes += Array("data".utf8)
    append(UInt32(2 * samples.count), 4, to: &bytes)
    for sample in samples { append(UInt32(UInt16(bitPattern: sample)), 2, to: &bytes) }
    return bytes
  }

  private static func append(_ value: UInt32, _ count: Int, to bytes: inout [UInt8]) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * place))) }
  }

  private static func samples(_ tone: Tone) -> [Int16] {
    let count = rate * min(2000, max(0, tone.duration)) / 1000
    guard tone.frequency > 0 else { return Array(repeating: 0, count: count) }
    return (0..<count).map { place in
      let turn = Double(place * tone.frequency % rate) / Double(rate)
      let swell = Double(min(place, count - 1 - place, slope)) / Double(slope)
      return Int16(loudness * swell * oscillation(turn))
    }
  }

  /// A wave through one turn, 0 to 1: parabolas that nobody tells from a sine.
  private static func oscillation(_ turn: Double) -> Double {
    let x = turn < 0.5 ? turn : turn - 0.5
    let arch = 16 * x * (0.5 - x)
    return turn < 0.5 ? arch : -arch
  }
}
