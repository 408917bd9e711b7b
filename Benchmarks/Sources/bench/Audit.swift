import AXEngine

/// What the audit costs: every rule, on one long screen and on an app of many.
func measureAudit() {
  print("the audit, all rules (goal: 10000 elements below 1 s)")
  for (name, text) in [
    ("a screen of 1000 elements", Mocks.list(1_000)), ("a screen of 10000 elements", Mocks.list(10_000)),
    ("20 screens of 33 elements", Mocks.app(20)),
  ] {
    guard let mock = load(text) else { return }
    var count = 0
    let time = median(runs: 3) { count = Audit(mock).verdicts.count }
    print("  \(name): \(format(time)), \(count) verdicts")
  }
}
