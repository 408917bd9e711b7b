/// A walk file taken apart.
public struct WalkFile: Sendable {
  /// The file.
  public var source: SourceFile
  /// The steps in order, each with what was recorded below it.
  public var entries: [Entry]

  /// A step with its recorded lines.
  public struct Entry: Sendable {
    public var step: WalkStep
    /// The line on which the step stands, from 1.
    public var line: Int
    /// The indented lines below the step, without blanks around them.
    public var recorded: [Located]
  }

  /// Whether anything is recorded: then every step is compared.
  public var isRecorded: Bool { entries.contains { !$0.recorded.isEmpty } }

  /// The paths of the mocks that it opens, as they are written.
  public var mocks: [String] {
    entries.compactMap { if case .open(let path) = $0.step.action { path.text } else { nil } }
  }
}

/// Reads walk files and single steps.
public enum WalkParser {
  /// More mistakes than this are not shown.
  private static let limit = 100
  private static let tooMany = "there are more mistakes from here on"

  /// Reads a file. All mistakes are reported in one run; a file with any must not be run.
  public static func parse(_ source: SourceFile) -> (file: WalkFile, diagnostics: [Diagnostic]) {
    var file = WalkFile(source: source, entries: [])
    var diagnostics: [Diagnostic] = []
    var hasStarted = false
    var hasOrphans = false
    var number = 0
    for line in WalkLines(source.bytes) {
      number += 1
      if diagnostics.count == limit {
        diagnostics.append(Diagnostic(at: SourceRange(line.range.lowerBound, line.range.lowerBound), tooMany))
        break
      }
      switch line.kind {
      case .empty, .comment: continue
      case .invalid(let range):
        diagnostics.append(Diagnostic(at: range, "the line is not valid UTF-8"))
      case .recorded(let text):
        if file.entries.isEmpty || file.entries.last?.step.action.isExpectation == true {
          if !hasOrphans { diagnostics.append(orphan(text.range, isFirst: file.entries.isEmpty)) }
          hasOrphans = true
        } else {
          file.entries[file.entries.count - 1].recorded.append(text)
        }
      case .step(let text):
        hasOrphans = false
        do {
          let step = try parseStep(source.bytes, text.range)
          if !step.maySetUp {
            hasStarted = true
          } else if hasStarted, step.action.isOnlySetUp {
            diagnostics.append(tooLate(step))
          }
          file.entries.append(WalkFile.Entry(step: step, line: number, recorded: []))
        } catch {
          diagnostics.append(error)
          // What is recorded below a wrong step is not wrong for that.
          hasOrphans = true
        }
      }
    }
    return (file, diagnostics)
  }

  /// Reads one step that was typed.
  ///
  /// - Returns: The step, and the line as a file that diagnostics can point into; nil for an empty line or comment.
  public static func parse(line: String, path: String = "-") -> (
    source: SourceFile, step: Result<WalkStep, Diagnostic>?
  ) {
    let source = SourceFile(path: path, text: line)
    for line in WalkLines(source.bytes) {
      switch line.kind {
      case .empty, .comment: continue
      case .invalid(let range):
        return (source, .failure(Diagnostic(at: range, "the line is not valid UTF-8")))
      case .recorded(let text), .step(let text):
        do {
          return (source, .success(try parseStep(source.bytes, text.range)))
        } catch {
          return (source, .failure(error))
        }
      }
    }
    return (source, nil)
  }

  private static func orphan(_ range: SourceRange, isFirst: Bool) -> Diagnostic {
    isFirst
      ? Diagnostic(at: range, "this line is indented, but there is no step above it")
      : Diagnostic(
        at: range, "nothing can be recorded below an 'expect' line",
        help: "put what happened below the step, before 'expect'"
      )
  }

  private static func tooLate(_ step: WalkStep) -> Diagnostic {
    let word = step.text.prefix { $0 != " " }
    return Diagnostic(at: step.range, "'\(word)' must come before the first gesture or expectation")
  }

  private static func parseStep(_ bytes: [UInt8], _ range: SourceRange) throws(Diagnostic) -> WalkStep {
    var scanner = WalkScanner(bytes, range)
    let text = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    let interrupts = scanner.take("interrupt")
    var isNegated = false
    var ahead = scanner
    var words: [Located] = []
    while words.count < 4, let word = ahead.word() {
      if word.text == "not", words.count == 1, words[0].text == "expect" {
        isNegated = true
      } else {
        words.append(word)
      }
    }
    let row = try findRow(words, range)
    var left = row.parts.count + (isNegated ? 1 : 0)
    while left > 0 {
      _ = scanner.word()
      left -= 1
    }
    var action = try row.parse(&scanner)
    if !scanner.isAtEnd {
      throw Diagnostic(
        at: scanner.restRange, "this is more than the step takes", help: "written: " + row.syntax)
    }
    if case .expect(var expectation) = action {
      expectation.isNegated = isNegated
      action = .expect(expectation)
    }
    if interrupts, action.isOnlySetUp || action.isExpectation {
      throw Diagnostic(at: range, "'open', 'screen', 'given' and 'expect' cannot interrupt")
    }
    return WalkStep(action: action, range: range, text: text, interrupts: interrupts)
  }

  private static func findRow(_ words: [Located], _ range: SourceRange) throws(Diagnostic) -> StepRow {
    guard let first = words.first else { throw Diagnostic(at: range, "'interrupt' needs a step behind it") }
    let texts = words.map(\.text)
    guard let row = StepTable.row(beginning: texts) else {
      if first.text == "expect" {
        let known = ExpectationTable.rows.map(\.words)
        guard words.count > 1 else {
          throw Diagnostic(at: range, "'expect' what?", help: "one of " + known.joined(separator: ", "))
        }
        throw Diagnostic(
          at: words[1].range, "unknown expectation '\(words[1].shown)'",
          help: Suggestion.help(for: texts[1], among: known))
      }
      let suggestion = StepTable.suggestion(for: texts)
      let count = suggestion.map { $0.split(separator: " ").count } ?? 1
      let last = words[min(count, words.count) - 1]
      throw Diagnostic(
        at: SourceRange(Int(first.range.start), Int(last.range.end)),
        "unknown step '\(texts.prefix(count).joined(separator: " ").shortened)'",
        help: suggestion.map { "did you mean '\($0)'?" })
    }
    return row
  }
}

extension WalkAction {
  /// Whether it only looks.
  public var isExpectation: Bool {
    if case .expect = self { return true }
    return false
  }
}
