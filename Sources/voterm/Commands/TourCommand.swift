import AXEngine

/// `voterm tour`: tasks on screens, one after another, with hints and a count of gestures.
enum TourCommand {
  static let command = Command(
    name: "tour", operands: "[FILE]", count: 0...1,
    summary: "leads through screens with tasks, hints and a count of gestures",
    details: [
      "FILE is a tour (.tour), without one the bundled tour. It runs full-screen; without a terminal, or with",
      "--plain, as a line dialogue that takes the steps of walk files and the words task, hint, again, next, :quit.",
    ],
    options: [
      Command.Option(name: "--plain", summary: "a line dialogue instead of the full-screen program"),
      Command.Option(name: "--stop", value: "N", summary: "begins at that stop, counted from 1"),
      Command.Option(name: "--list", summary: "only lists the stops with their tasks"),
      Command.Option(
        name: "--check",
        summary: "plays the shortest way of every stop and says where it does not do the task"),
      .captions,
    ],
    run: { invocation throws(CommandError) in
      let tour = try TourFiles.open(try path(invocation), errors: invocation.errors)
      if invocation.has("--check") { return try check(tour, invocation) }
      let place = try place(invocation, in: tour)
      if invocation.has("--list") {
        list(tour, to: invocation.output)
        return missing(in: tour, invocation)
      }
      let isTerminal = Platform.isTerminal(0) && Platform.isTerminal(1)
      if isTerminal, !invocation.has("--plain") {
        invocation.output.flush()
        return ExitStatus(
          rawValue: TerminalProgram.run(tour, at: place, showsCaptions: invocation.has("--captions")))
      }
      var dialogue = TourDialogue(
        tour, at: place, output: invocation.output, errors: invocation.errors, isInteractive: isTerminal)
      return try dialogue.run()
    })

  /// The file that is meant: the one named, else the one that ships.
  private static func path(_ invocation: Invocation) throws(CommandError) -> String {
    if let path = invocation.operands.first { return path }
    guard let folder = Screens.folder else {
      throw CommandError(
        status: .noInput,
        lines: ["error: the bundled screens are not to be found", "help: name a tour: voterm tour FILE"])
    }
    do throws(FileError) {
      let paths = try TourFiles.all(in: folder)
      if paths.count == 1 { return paths[0] }
      throw FileError(
        path: folder,
        message: paths.isEmpty ? "there is no tour in this folder" : "there is more than one tour",
        status: paths.isEmpty ? .noInput : .usage)
    } catch {
      throw CommandError(error)
    }
  }

  /// The stop to begin at, from 0.
  private static func place(_ invocation: Invocation, in tour: Tour) throws(CommandError) -> Int {
    guard let word = invocation.value("--stop") else { return 0 }
    guard let number = Int(word), (1...tour.stops.count).contains(number) else {
      throw .usage("'\(word)' is no stop of this tour", help: "one of 1 to \(tour.stops.count)")
    }
    return number - 1
  }

  private static func list(_ tour: Tour, to output: StandardStream) {
    output.line(TextWidth.neutralised(tour.overview))
    for (place, stop) in tour.stops.enumerated() {
      let way = stop.fewest.map { " (\($0))" } ?? ""
      output.line(TextWidth.neutralised("\(place + 1). \(stop.title): \(stop.task)" + way))
    }
  }

  /// Says which stops name a mock that is not there.
  private static func missing(in tour: Tour, _ invocation: Invocation) -> ExitStatus {
    let lost = tour.stops.filter { !Files.isPlain(TourFiles.path($0.mock, of: tour)) }
    for stop in lost {
      let problem = Diagnostic(
        at: stop.mock.range, "there is no such file", help: "it is looked for from the tour's own folder")
      invocation.errors.show([problem], in: tour.source)
    }
    return lost.isEmpty ? .success : .noInput
  }

  private static func check(_ tour: Tour, _ invocation: Invocation) throws(CommandError) -> ExitStatus {
    var worst = ExitStatus.success
    let proof = TourProof(tour) { named in
      do throws(CommandError) {
        return try MockFiles.open(TourFiles.path(named, of: tour), errors: invocation.errors)
      } catch {
        if !error.lines.isEmpty { invocation.errors.show(error) }
        worst = worst.worse(error.status)
        return nil
      }
    }
    for (source, diagnostic) in proof.problems { invocation.errors.show([diagnostic], in: source) }
    invocation.output.line(
      TextWidth.neutralised(tour.title)
        + ": \(proof.played) of \(NumberText.count(tour.stops.count, "stop")) played, "
        + NumberText.count(proof.problems.count, "problem"))
    return worst.worse(proof.problems.isEmpty ? .success : .doesNotHold)
  }
}
