import AXEngine

/// `voterm gallery`: mistakes, each beside its repair.
enum GalleryCommand {
  static let command = Command(
    name: "gallery", operands: "[PATH]", count: 0...1,
    summary: "lists mistakes with their repairs, or explains one",
    details: [
      "PATH is a chapter or a row of the bundled gallery by its number, 1 or 1/3, or a folder laid out like it. A",
      "row is explained: what to notice, and both walks in one list, what is only in one of them marked.",
    ],
    options: [
      Command.Option(
        name: "--list",
        summary: "tells of each row its source, its pair, and the line in which their walks part"),
      Command.Option(
        name: "--format", value: "FORMAT", choices: GalleryFormats.names, summary: "how it is written"),
      .output,
    ],
    run: { invocation throws(CommandError) in
      let loader = Loader(errors: invocation.errors)
      let folder = try folder(invocation.operands.first)
      let format = invocation.value("--format") ?? GalleryFormats.names[0]
      var report = GalleryReport([], isWhole: invocation.has("--list"))
      if GalleryFiles.isRow(folder) {
        // For people a row stands by itself, whatever is around it.
        if format == GalleryFormats.names[0] {
          try invocation.deliver(try loader.row(folder).page)
          return .success
        }
        report = GalleryReport([try loader.chapter(Path.folder(of: folder), only: folder)], isWhole: true)
      } else {
        for path in try chapters(in: folder) { report.chapters.append(try loader.chapter(path)) }
        if report.chapters.isEmpty { throw nothing(in: folder) }
      }
      try invocation.deliver(GalleryFormats.render(report, as: format) ?? "")
      return .success
    })

  /// The folder that is meant: a path, or the number of a chapter or row of the bundled gallery.
  private static func folder(_ operand: String?) throws(CommandError) -> String {
    if let operand, Files.kind(of: operand) == .folder {
      let path = Path.simplified(operand)
      // These say neither which chapter nor which row they are.
      return [".", ".."].contains(Path.name(of: path)) ? Files.resolved(path) : path
    }
    guard let bundled = Screens.folder else {
      throw CommandError(
        status: .noInput,
        lines: ["error: the bundled screens are not to be found", "help: name a folder: voterm gallery PATH"])
    }
    guard let operand else { return bundled }
    let parts = operand.split(separator: "/").map(String.init)
    guard (1...2).contains(parts.count),
      let chapter = try chapters(in: bundled).first(where: { GalleryFiles.answers($0, to: parts[0]) })
    else { throw unknown(operand) }
    guard parts.count == 2 else { return chapter }
    do throws(FileError) {
      let rows = try Files.names(in: chapter).map { Path.join(chapter, $0) }.filter(GalleryFiles.isRow)
      if let row = rows.first(where: { GalleryFiles.answers($0, to: parts[1]) }) { return row }
    } catch {
      throw CommandError(error)
    }
    throw unknown(operand)
  }

  private static func chapters(in folder: String) throws(CommandError) -> [String] {
    do throws(FileError) {
      return try GalleryFiles.chapterFolders(in: folder)
    } catch {
      throw CommandError(error)
    }
  }

  /// Why a folder holds nothing of a gallery: what it lacks of a row or a chapter, where it has a part of one.
  private static func nothing(in folder: String) -> CommandError {
    let inRows = GalleryFiles.holdsRows(folder) ? GalleryFiles.chapterFile : nil
    if let lacks = GalleryFiles.isPartOfRow(folder) ? GalleryFiles.firstMissing(in: folder) : inRows {
      return CommandError(GalleryFiles.missing(lacks, in: folder))
    }
    return CommandError(
      status: .noInput,
      lines: [
        "error: \(TextWidth.neutralised(folder)): there is no gallery in this folder",
        "help: a gallery has folders with \(GalleryFiles.chapterFile), and rows in them",
      ])
  }

  private static func unknown(_ operand: String) -> CommandError {
    .usage("'\(operand)' is neither a folder nor in the gallery", help: "voterm gallery lists what is there")
  }

  /// Reads chapters with the walks of their rows; what is wrong goes to standard error.
  private struct Loader {
    let errors: StandardStream

    func chapter(_ path: String, only row: String? = nil) throws(CommandError) -> GalleryReport.Chapter {
      do throws(GalleryFiles.Problem) {
        let chapter = try GalleryFiles.chapter(at: path)
        var rows: [GalleryReport.Row] = []
        for entry in chapter.rows where row == nil || entry.path == row {
          rows.append(try whole(entry))
        }
        if row == nil { try GalleryFiles.requireWholeRows(in: path) }
        return GalleryReport.Chapter(number: chapter.number, about: chapter.about, rows: rows)
      } catch {
        throw told(error)
      }
    }

    func row(_ path: String) throws(CommandError) -> GalleryReport.Row {
      do throws(GalleryFiles.Problem) {
        return try whole(try GalleryFiles.row(at: path))
      } catch {
        throw told(error)
      }
    }

    private func whole(_ row: GalleryFiles.Row) throws(GalleryFiles.Problem) -> GalleryReport.Row {
      GalleryReport.Row(
        number: row.number, about: row.about, mistake: try GalleryFiles.walk("mistake", of: row),
        repair: try GalleryFiles.walk("repair", of: row))
    }

    private func told(_ problem: GalleryFiles.Problem) -> CommandError {
      switch problem {
      case .file(let error): return CommandError(error)
      case .wrong(let diagnostics, let source):
        errors.show(diagnostics, in: source)
        return CommandError(status: .data, lines: [])
      }
    }
  }
}
