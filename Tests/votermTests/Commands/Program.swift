import Foundation

/// The built program, run as a process of its own.
struct Voterm {
  /// How a run ended.
  struct Ending {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Where the build put the program: beside the tests.
  static let binary: URL = {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "voterm")
  }()

  /// The top of the source tree.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A folder for one test, with files in it; removed by the caller's process end at the latest.
  static func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "voterm-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return folder
  }

  /// Runs the program to its end; input and outputs go through files, so that no pipe can fill up.
  static func run(
    _ arguments: [String], input: String = "", in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Ending {
    let scratch = try Self.folder(["input": input])
    defer { try? FileManager.default.removeItem(at: scratch) }
    for name in ["output", "errors"] {
      _ = FileManager.default.createFile(atPath: scratch.appending(path: name).path(), contents: nil)
    }
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? root
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "dumb", "LC_ALL": "C.UTF-8"].merging(environment)
    { $1 }
    process.standardInput = try FileHandle(forReadingFrom: scratch.appending(path: "input"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: scratch.appending(path: "errors"))
    try process.run()
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: scratch.appending(path: name)), as: UTF8.self)
    }
    return Ending(
      // A trap would be a signal, which no status may hide.
      status: process.terminationReason == .uncaughtSignal
        ? -process.terminationStatus : process.terminationStatus,
      output: try text("output"), errors: try text("errors"))
  }

  /// Runs a line of the shell in which `$V` is the program.
  static func shell(_ line: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ["PATH": "/usr/bin:/bin", "V": binary.path()]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? -process.terminationStatus : process.terminationStatus
  }
}
