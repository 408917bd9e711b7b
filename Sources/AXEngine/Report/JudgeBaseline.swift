/// Breaches that are known and excused for the time being: a command that is given a baseline fails on new ones only.
///
/// A file knows its verdicts by ``Verdict/fingerprint``, so that edits elsewhere in a mock change nothing.
public struct JudgeBaseline: Sendable {
  /// A known breach.
  public struct Entry: Hashable, Sendable {
    public var fingerprint: String
    /// For people who read the baseline: what was wrong.
    public var check: String
    public var subject: String
    public var message: String
    /// The profile it was judged under, in full; nil where there was none, or an older file does not say it.
    public var profile: String?
  }

  /// The file it was read from.
  public var path: String
  /// What it knows of each mock file, by the name that the file has from the baseline's own folder.
  public var files: [(name: String, entries: [Entry])]

  /// The version of its format.
  public static let format = 1

  /// A baseline of what a report says now.
  ///
  /// - Parameter name: A mock file's name from the baseline's folder.
  public init(of report: JudgeReport, path: String, name: (SourceFile) -> String) {
    self.path = path
    files = report.files.map { file in
      let known = file.verdicts.filter { $0.fails(at: report.threshold) }
      return (name(file.source), known.map(Entry.init))
    }
  }

  /// The file, ready to be written.
  public var text: String {
    JSONWriter.write(
      .object([
        ("voterm baseline", .number(Double(Self.format))),
        (
          "files",
          .object(
            files.map { file in
              (
                file.name,
                .array(
                  file.entries.map { entry in
                    .object(
                      [
                        ("fingerprint", .text(entry.fingerprint)), ("check", .text(entry.check)),
                        ("subject", .text(entry.subject)), ("message", .text(entry.message)),
                      ] + (entry.profile.map { [("profile", .text($0))] } ?? []))
                  })
              )
            })
        ),
      ]))
  }

  /// Reads a baseline.
  ///
  /// - Returns: nil where the file is none; then the diagnostics say why.
  public static func read(_ source: SourceFile) -> (baseline: JudgeBaseline?, diagnostics: [Diagnostic]) {
    let (read, diagnostics) = JSONReader.read(source)
    guard let document = read else { return (nil, diagnostics) }
    let help = "write one with --write-baseline"
    guard document.kind(0) == .object, let version = document.value("voterm baseline", in: 0) else {
      return (nil, [Diagnostic(at: SourceRange(0, 0), "this file is no baseline", help: help)])
    }
    guard document.kind(version) == .number, document.number(version) == Double(format) else {
      return (
        nil,
        [
          Diagnostic(
            at: document.range(version), "this program reads baselines of version \(format)", help: help)
        ]
      )
    }
    guard let files = document.value("files", in: 0), document.kind(files) == .object else {
      return (nil, [Diagnostic(at: SourceRange(0, 0), "the baseline has no 'files'", help: help)])
    }
    var baseline = JudgeBaseline(path: source.path)
    var problems: [Diagnostic] = []
    document.forEachMember(of: files) { key, value in
      guard let entries = entries(of: value, in: document) else {
        problems.append(
          Diagnostic(at: document.range(value), "this is no list of known breaches", help: help))
        return
      }
      baseline.files.append((document.text(key), entries))
    }
    return problems.isEmpty ? (baseline, []) : (nil, problems)
  }

  /// The entries of a file; nil where it is no list of them.
  private static func entries(of list: JSONDocument.Index, in document: JSONDocument) -> [Entry]? {
    guard document.kind(list) == .array else { return nil }
    var entries: [Entry] = []
    var isWhole = true
    document.forEachElement(of: list) { node in
      func text(_ name: String) -> String? {
        document.value(name, in: node).flatMap { document.kind($0) == .text ? document.text($0) : nil }
      }
      guard let fingerprint = text("fingerprint") else {
        isWhole = false
        return
      }
      entries.append(
        Entry(
          fingerprint: fingerprint, check: text("check") ?? "", subject: text("subject") ?? "",
          message: text("message") ?? "", profile: text("profile")))
    }
    return isWhole ? entries : nil
  }

  private init(path: String) {
    self.path = path
    files = []
  }

  /// Whether it is about other files than all of those of a report.
  public func isForeign(to report: JudgeReport, name: (SourceFile) -> String) -> Bool {
    let names = report.files.map { name($0.source) }
    return !files.isEmpty && !names.isEmpty && !files.contains { names.contains($0.name) }
  }

  /// Excuses what it knows.
  ///
  /// - Parameters:
  ///   - report: What was found now.
  ///   - checks: The ids of the checks that were asked; nil for all.
  ///   - profile: The profile under which alone was judged, in full; nil for all.
  ///   - name: A mock file's name from the baseline's folder.
  /// - Returns: How many of its entries were judged again and not found again.
  public func excuse(
    _ report: inout JudgeReport, checks: [String]? = nil, profile: String? = nil,
    name: (SourceFile) -> String
  ) -> Int {
    var gone = 0
    for place in report.files.indices {
      let own = name(report.files[place].source)
      guard let known = files.first(where: { $0.name == own })?.entries else { continue }
      var found: Set<String> = []
      for index in report.files[place].verdicts.indices
      where report.files[place].verdicts[index].fails(at: report.threshold) {
        let fingerprint = report.files[place].verdicts[index].fingerprint
        guard known.contains(where: { $0.fingerprint == fingerprint }) else { continue }
        found.insert(fingerprint)
        report.files[place].verdicts[index].outcome = .suppressed
        report.files[place].verdicts[index].excuse = .baseline
        report.files[place].verdicts[index].reason = "known from the baseline \(path)"
      }
      gone += known.count { entry in
        !found.contains(entry.fingerprint) && checks?.contains(entry.check) != false
          && (profile == nil || entry.profile == profile)
      }
    }
    return gone
  }
}

extension JudgeBaseline.Entry {
  fileprivate init(_ verdict: Verdict) {
    self.init(
      fingerprint: verdict.fingerprint, check: verdict.check, subject: verdict.subject,
      message: verdict.message, profile: verdict.profile)
  }
}
