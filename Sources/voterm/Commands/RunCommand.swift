import AXEngine

/// `voterm run`: replays walk files.
enum RunCommand {
  static let command = Command(
    name: "run", operands: "WALK…", count: 1...10_000,
    summary: "replays walk files and says where they differ from their recording",
    details: [
      "A line at the left edge is a step, indented lines below it are what happened. A walk without any indented",
      "line is judged by its expect lines alone. The operand - reads standard input. A mock file (.json) among the",
      "operands is used by the walks behind it that open none. With --as, walks are replayed on another device: their",
      "recording is not compared, their expectations are, but for those about words where the profile has a language.",
    ],
    options: [
      SceneOptions.profile,
      Command.Option(name: "--update", summary: "writes what happened into the walk files"),
      Command.Option(
        name: "--explain", summary: "prints what happened, with the rule behind every part of every line"),
      Command.Option(
        name: "--contract", summary: "prints the walks as contracts, for a mock's 'contracts'"),
      Command.Option(
        name: "--format", value: "FORMAT", choices: RunFormats.names, summary: "how the result is written"),
      .output,
    ],
    run: { invocation throws(CommandError) in
      if invocation.has("--explain"), invocation.has("--format") {
        throw .usage("'--explain' has a format of its own", help: "leave '--format' out")
      }
      if invocation.has("--contract"), invocation.has("--format") || invocation.has("--explain") {
        throw .usage("'--contract' has a format of its own", help: "leave the other options out")
      }
      if invocation.has("--as"), invocation.has("--update") {
        throw .usage("'--update' records the walk's own device", help: "leave '--as' out")
      }
      let profile = invocation.value("--as") == nil ? nil : try SceneOptions.profile(of: invocation)
      var status = ExitStatus.success
      var results: [WalkResult] = []
      var mock: Mock?
      for path in invocation.operands {
        do throws(CommandError) {
          if path.hasSuffix(".json") {
            mock = try MockFiles.open(path, errors: invocation.errors)
            continue
          }
          let result = try replay(path, mock, profile, invocation)
          status = status.worse(result.run.holds ? .success : .doesNotHold)
          results.append(result)
        } catch {
          // One wrong file keeps no other from being replayed.
          if !error.lines.isEmpty { invocation.errors.show(error) }
          status = status.worse(error.status)
        }
      }
      if invocation.has("--explain") {
        try invocation.deliver(RunExplanation.render(results))
        return status
      }
      if invocation.has("--contract") {
        let contracts = results.compactMap(contract)
        try invocation.deliver(JSONWriter.write(contracts.count == 1 ? contracts[0] : .array(contracts)))
        return status
      }
      let format = invocation.value("--format") ?? RunFormats.names[0]
      try invocation.deliver(RunFormats.render(results, as: format) ?? "")
      return status
    })

  /// The walk as a contract, by its file's name.
  private static func contract(_ result: WalkResult) -> JSONValue? {
    guard let mock = result.run.session?.scene.mock else { return nil }
    let name = Path.name(of: result.run.file.source.path)
    return ContractRecorder.contract(
      of: result.run, of: mock, name: "Walk " + (name.hasSuffix(".walk") ? String(name.dropLast(5)) : name))
  }

  /// Replays a walk; what is wrong with it goes to standard error.
  static func replay(
    _ path: String, _ mock: Mock?, _ profile: Profile?, _ invocation: Invocation
  ) throws(CommandError) -> WalkResult {
    let source: SourceFile
    do {
      source = SourceFile(path: path, bytes: try path == "-" ? Files.readStandardInput() : Files.read(path))
    } catch {
      throw CommandError(error)
    }
    let (file, diagnostics) = WalkParser.parse(source)
    invocation.errors.show(diagnostics, in: source)
    if !diagnostics.isEmpty { throw CommandError(status: .data, lines: []) }
    var failure: CommandError?
    let run = WalkRun(file, mock: mock, profile: profile) { named in
      // What stands in a file is found from the file's folder, what comes from a pipe from here.
      let folder = path == "-" ? "." : Path.folder(of: path)
      do throws(CommandError) {
        return try MockFiles.open(Path.simplified(Path.join(folder, named.text)), errors: invocation.errors)
      } catch {
        failure = error
        return nil
      }
    }
    switch run.problem {
    case .walk(let diagnostic)?:
      invocation.errors.show([diagnostic], in: source)
      throw CommandError(status: .data, lines: [])
    case .mock(let mock, let diagnostic)?:
      invocation.errors.show([diagnostic], in: mock)
      throw CommandError(status: .data, lines: [])
    case .cannotOpen(let range)?:
      if let range {
        let place = Diagnostic(at: range, "the mock cannot be opened")
        invocation.errors.show([place], in: source)
      }
      throw failure ?? CommandError(status: .noInput, lines: [])
    case nil: break
    }
    if let profile, let mock = run.session?.scene.mock {
      try SceneOptions.check(profile, against: [mock], invocation.errors)
    }
    var result = WalkResult(run: run)
    if invocation.has("--update"), path != "-" { result.isUpdated = try update(run, at: path) }
    return result
  }

  private static func update(_ run: WalkRun, at path: String) throws(CommandError) -> Bool {
    let bytes = run.updatedBytes
    if bytes == run.file.source.bytes { return false }
    do {
      try Files.write(bytes, to: path)
    } catch {
      throw CommandError(error)
    }
    return true
  }
}
