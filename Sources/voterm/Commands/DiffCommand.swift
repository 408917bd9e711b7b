import AXEngine

/// `voterm diff`: what is another for a listener between two versions of a mock.
enum DiffCommand {
  static let command = Command(
    name: "diff", operands: "OLD NEW", count: 2...2,
    summary: "says what changed for a listener: order, words, actions, reach, landing places, announcements",
    details: TextWidth.wrapped(
      "Screens are compared by their names, views by their ids, and without one by what they are and show: each screen "
        + "as it begins and as contracts give it, what time brings, and what doing the same in both versions leads to. "
        + "The kinds are told apart: "
        + MockDifference.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        + ". What was not looked at is said. The status is 1 where something differs.",
      cells: 112),
    options: [
      SceneOptions.profile, SceneOptions.set, SceneOptions.screen, SceneOptions.given,
      Command.Option(
        name: "--format", value: "FORMAT", choices: DiffFormats.names, summary: "how it is written"),
      .output,
    ],
    run: { invocation throws(CommandError) in
      let profile = try SceneOptions.profile(of: invocation)
      let old = try beginnings(of: invocation.operands[0], profile, invocation)
      let new = try beginnings(of: invocation.operands[1], profile, invocation)
      let difference = MockDifference(old, new, profile: profile)
      let format = invocation.value("--format") ?? DiffFormats.names[0]
      try invocation.deliver(DiffFormats.render(difference, as: format) ?? "")
      return difference.changes.isEmpty ? .success : .doesNotHold
    })

  private static func beginnings(
    of path: String, _ profile: Profile, _ invocation: Invocation
  ) throws(CommandError) -> [MockDifference.Beginning] {
    let mock = try MockFiles.open(path, errors: invocation.errors)
    return try SceneOptions.beginnings(of: mock, invocation, profile).map { MockDifference.Beginning($0, $1) }
  }
}
