#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real program over 200 contracts in 40 files, on one thread and on two.
func measureContracts(_ program: String) {
  print(
    "voterm check over 200 contracts in 40 files (goal: below 500 ms; two threads at least 1.6 times as fast as one)"
  )
  var template = Array("/tmp/voterm-bench-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { return }
  let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  var paths: [String] = []
  defer {
    for path in paths { unlink(path) }
    rmdir(folder)
  }
  for number in 0..<40 {
    let path = "\(folder)/\(number).json"
    guard let file = fopen(path, "wb") else { return }
    fputs(Mocks.contracts(number), file)
    fclose(file)
    paths.append(path)
  }
  var times: [Double] = []
  for threads in [1, 2] {
    setenv("VOTERM_THREADS", String(threads), 1)
    var holds = true
    let time = median(runs: 9) { holds = run(program, ["check", folder, "-o", "/dev/null"]) == 0 && holds }
    times.append(time)
    print(
      "  \(threads) thread\(threads == 1 ? "" : "s"): \(format(time))"
        + (holds ? "" : ", and something does not hold"))
  }
  unsetenv("VOTERM_THREADS")
  let hundredths = Int(times[0] / times[1] * 100)
  print("  ratio: \(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)")
}

/// Runs a program to its end; its status.
private func run(_ program: String, _ words: [String]) -> Int32 {
  var arguments: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var child = pid_t()
  guard posix_spawn(&child, program, nil, nil, &arguments, environ) == 0 else { return -1 }
  var status: Int32 = 0
  waitpid(child, &status, 0)
  return status
}

extension Mocks {
  /// A form of 24 rows with five contracts, one of them of costs and one of a walk; each file is another one.
  static func contracts(_ number: Int) -> String {
    let rows = 0..<24
    let views = rows.map { row in
      row % 3 == 0
        ? #"{ "type": "Text", "id": "t\#(row)", "text": "Section \#(number).\#(row)", "accessibility": { "addTraits": ["header"] } }"#
        : #"{ "type": "Button", "id": "b\#(row)", "text": "Row \#(row)", "minHeight": 44, "do": [ { "set": { "chosen": "\#(row)" } } ] }"#
    }
    let ids = rows.map { ($0 % 3 == 0 ? "\"t" : "\"b") + "\($0)\"" }
    let order = #""order": [\#((["\"error\""] + ids).joined(separator: ", "))]"#
    let spoken = rows.filter { $0 % 3 > 0 }.map { #""b\#($0)": "Row \#($0), Button""# }.joined(
      separator: ", ")
    return """
      { "title": "Form \(number)", "state": { "chosen": 0, "failed": false }, "root": { "type": "ScrollView", "children": [
        { "type": "VStack", "children": [ { "type": "Text", "id": "error", "text": "Failed", "when": "failed" },
        \(views.joined(separator: ",\n  ")) ] } ] },
        "contracts": [
          { "name": "Order", "profile": ["voiceOver", "voiceOver:ar", "switchControl", "fullKeyboardAccess"],
            "given": { "failed": true }, \(order) },
          { "name": "Words", "spoken": { \(spoken) } },
          { "name": "Places", "profile": ["voiceOver", "voiceOver:AX3"], "places": { "b1": { "minimumTarget": 44 } } },
          { "name": "Costs", "effort": { "b23": { "voiceOver": 1 } } },
          { "name": "Journey", "journey": ["swipe right", "expect focus #b1", "double tap", "expect state chosen = 1"] }
        ] }
      """
  }
}
