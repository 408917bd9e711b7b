import AXEngine

/// `voterm diff`: what is another for a listener between two versions of a mock.
enum DiffCommand {
  static let command = Command(
    name: "diff", operands: "OLD NEW", count: 2...2,
    summary: "says what changed for a listener: order, words, places, reach, effort, landing places",
    details: TextWidth.wrapped(
      "Screens are compared by their names, each as it is after its onAppear steps; views are known by their ids, and "
        + "without one by what they are and show. The kinds are told apart: "
        + MockDifference.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        + ". For landing every control is activated once, of the copies of a row the first, at most "
        + "\(MockDifference.maximumActivations) on a screen. The status is 1 where something differs.",
      cells: 112),
    options: [
      SceneOptions.profile, SceneOptions.set,
      Command.Option(
        name: "--format", value: "FORMAT", choices: DiffFormats.names, summary: "how it is written"),
      .output,
    ],
    run: { invocation throws(CommandError) in
      let profile = try SceneOptions.profile(of: invocation)
      let old = try sessions(of: invocation.operands[0], profile, invocation)
      let new = try sessions(of: invocation.operands[1], profile, invocation)
      let difference = MockDifference(old, new, profile: profile)
      let format = invocation.value("--format") ?? DiffFormats.names[0]
      try invocation.deliver(DiffFormats.render(difference, as: format) ?? "")
      return difference.changes.isEmpty ? .success : .doesNotHold
    })

  private static func sessions(
    of path: String, _ profile: Profile, _ invocation: Invocation
  ) throws(CommandError) -> [Session] {
    let mock = try MockFiles.open(path, errors: invocation.errors)
    return try SceneOptions.sessions(of: mock, invocation, profile)
  }
}
