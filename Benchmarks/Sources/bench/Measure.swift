/// The median of several runs, in nanoseconds for each of `count` repetitions.
func median(runs: Int = 9, count: Int = 1, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  var times: [Double] = []
  for _ in 0..<runs {
    times.append(nanoseconds(clock.measure(body)) / Double(count))
  }
  return times.sorted()[runs / 2]
}

/// A time in nanoseconds.
func nanoseconds(_ time: Duration) -> Double {
  let (seconds, attoseconds) = time.components
  return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

/// Nanoseconds in a unit that reads well.
func format(_ nanoseconds: Double) -> String {
  func fixed(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
  if nanoseconds < 1_000 { return fixed(nanoseconds) + " ns" }
  if nanoseconds < 1_000_000 { return fixed(nanoseconds / 1_000) + " µs" }
  return fixed(nanoseconds / 1_000_000) + " ms"
}
