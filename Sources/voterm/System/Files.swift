#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be read or written.
struct FileError: Error {
  /// The path as the person wrote it.
  var path: String
  /// What went wrong, ready to be shown behind the path.
  var message: String
  /// What the command should end with.
  var status: ExitStatus
  /// One way forward.
  var help: String?
}

/// Reading and writing whole files.
enum Files {
  /// No file that people write by hand comes near this; in bytes.
  static let sizeLimit = 64 << 20

  /// What stands at a path.
  enum Kind {
    case file, folder, missing
  }

  /// What stands at a path.
  static func kind(of path: String) -> Kind {
    var information = stat()
    guard stat(path, &information) == 0 else { return .missing }
    return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a path, links followed, leads to a plain file: reading one never waits for somebody to write.
  static func isPlain(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  /// What tells one version of a file from another without reading it.
  struct Stamp: Hashable {
    var device: UInt64
    var number: UInt64
    var size: Int64
    /// When it was last written, in nanoseconds.
    var time: Int64
  }

  /// The version of a file at a path, links followed; nil where there is none.
  static func stamp(of path: String) -> Stamp? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    return Stamp(
      device: UInt64(truncatingIfNeeded: information.st_dev),
      number: UInt64(truncatingIfNeeded: information.st_ino), size: Int64(information.st_size),
      time: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// Paths of what was given to the program already open, be it a pipe: `/dev/stdin`, and what a shell makes of `<(…)`.
  private static func isGivenOpen(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// The bytes of a file, at most ``sizeLimit``. A named pipe, a socket or a device may keep a reader waiting for ever,
  /// and is refused.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    if kind(of: path) == .file, !isPlain(path), !isGivenOpen(path), path != "/dev/null" {
      throw FileError(
        path: path, message: "is a pipe or device, not a file", status: .noInput,
        help: "'/dev/stdin' reads what another command writes")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, message: Platform.lastError, status: .noInput) }
    defer { close(descriptor) }
    var information = stat()
    if fstat(descriptor, &information) == 0 {
      if information.st_mode & S_IFMT == S_IFDIR {
        throw FileError(path: path, message: "is a folder, not a file", status: .noInput)
      }
      if information.st_size > sizeLimit { throw tooLarge(path) }
    }
    return try read(descriptor, path: path, expecting: Int(information.st_size))
  }

  /// Everything that standard input gives until its end.
  static func readStandardInput() throws(FileError) -> [UInt8] { try read(0, path: "-", expecting: 0) }

  private static func read(
    _ descriptor: Int32, path: String, expecting: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(expecting, 0), sizeLimit) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, &chunk, chunk.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, &chunk, chunk.count)
      #else
        let count = Glibc.read(descriptor, &chunk, chunk.count)
      #endif
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, message: Platform.lastError, status: .noInput)
      }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > sizeLimit { throw tooLarge(path) }
    }
  }

  private static func tooLarge(_ path: String) -> FileError {
    FileError(path: path, message: "is larger than \(sizeLimit >> 20) MB", status: .noInput)
  }

  /// The names in a folder, sorted by their bytes, hidden ones left out.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      throw FileError(path: folder, message: Platform.lastError, status: .noInput)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// Replaces a file in one go: whoever reads it meanwhile sees the old content or the new, never half of it.
  /// What is no plain file (a pipe, `/dev/stdout`) is written straight into.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var information = stat()
    let exists = stat(path, &information) == 0
    let isPlain = !exists || information.st_mode & S_IFMT == S_IFREG
    // A link stays a link: its target is what gets replaced.
    let target = exists ? resolved(path) : path
    let written = isPlain ? target + ".\(getpid()).new" : target
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isPlain ? O_TRUNC : 0)
    let descriptor = open(written, flags, exists ? information.st_mode & 0o7777 : 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    var error: FileError?
    if !StandardStream.writeAll(bytes[...], to: descriptor) { error = failure(path) }
    if close(descriptor) != 0, error == nil { error = failure(path) }
    if error == nil, isPlain, rename(written, target) != 0 { error = failure(path) }
    if let error {
      if isPlain { unlink(written) }
      throw error
    }
  }

  private static func failure(_ path: String) -> FileError {
    FileError(path: path, message: "cannot be written: \(Platform.lastError)", status: .inputOutput)
  }

  /// The path without links, `.` and `..`; as it is where nothing is there.
  static func resolved(_ path: String) -> String {
    guard let raw = realpath(path, nil) else { return path }
    defer { free(raw) }
    return String(cString: raw)
  }
}
