import AXEngine
import CNcurses

/// The full-screen program: reads what is to be shown, takes the terminal, runs, and gives it back.
enum TerminalProgram {
  /// Opens a mock, or a chooser over a folder of them (the bundled ones without a path); gives the exit status.
  @MainActor
  static func run(mockPath: String?, sounds: SoundOutput, showsCaptions: Bool) -> Int32 {
    let errors = StandardStream(descriptor: 2)
    defer { errors.flush() }
    var mock: Mock?
    var chooser = MockChooser()
    if let path = mockPath, Files.kind(of: path) != .folder {
      do {
        mock = try MockFiles.open(path, errors: errors)
      } catch {
        errors.show(error)
        return error.status.rawValue
      }
    } else if let folder = mockPath ?? Screens.folder {
      do {
        chooser = try TerminalFiles.chooser(folder)
      } catch {
        errors.show(CommandError(error))
        return error.status.rawValue
      }
      if chooser.entries.isEmpty {
        errors.show(.emptyFolder(folder))
        return ExitStatus.noInput.rawValue
      }
    } else {
      errors.line("voterm: error: the bundled screens are not to be found")
      errors.line("help: name a mock file: voterm PATH")
      return ExitStatus.noInput.rawValue
    }
    let files = TerminalFiles()
    var model = Model(
      mock: mock, chooser: chooser, files: files, sounds: sounds, now: vt_milliseconds())
    model.showsCaptions = showsCaptions
    return show(model, errors)
  }

  /// Leads through a tour; gives the exit status.
  @MainActor
  static func run(_ tour: Tour, at place: Int, showsCaptions: Bool) -> Int32 {
    let errors = StandardStream(descriptor: 2)
    defer { errors.flush() }
    var model = Model(mock: nil, chooser: MockChooser(), files: TerminalFiles(), now: vt_milliseconds())
    model.showsCaptions = showsCaptions
    model.open(tour, at: place, now: vt_milliseconds())
    guard model.rehearsal != nil else {
      errors.line("voterm: error: " + TextWidth.neutralised(model.status))
      return ExitStatus.data.rawValue
    }
    return show(model, errors)
  }

  @MainActor
  private static func show(_ model: Model, _ errors: StandardStream) -> Int32 {
    let screen: Screen
    do {
      screen = try Screen(colors: (Platform.variable("NO_COLOR") ?? "").isEmpty)
    } catch {
      errors.line("voterm: error: " + reason(error))
      errors.line("help: 'voterm plain' does the same line by line")
      return ExitStatus.usage.rawValue
    }
    var loop = EventLoop(screen: screen)
    var model = model
    let status = loop.run(&model)
    screen.stop()
    return status
  }

  private static func reason(_ failure: Screen.Failure) -> String {
    switch failure {
    case .noTerminal: "standard input and output are not a terminal"
    case .cannotPlaceCursor: "this terminal cannot place the cursor"
    case .unknownTerminal: "the terminal named by TERM is unknown here"
    }
  }
}
