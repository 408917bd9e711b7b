#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few questions the program asks of the system around it.
enum Platform {
  /// Makes writing into a closed pipe an error instead of the end of the process, and takes the places of
  /// standard streams that are closed, so that no file opened later is mistaken for one of them.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    growStack()
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Open for the wrong direction: using the stream still fails, as it should.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets the stack grow to 64 MB where the system allows it. A file may nest views a thousand levels deep, and a
  /// debug build needs up to 20 kB for each.
  private static func growStack() {
    #if canImport(Glibc)
      let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
      let stack = RLIMIT_STACK
    #endif
    var limit = rlimit()
    guard getrlimit(stack, &limit) == 0 else { return }
    let wanted = min(limit.rlim_max, 64 << 20)
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = wanted
    _ = setrlimit(stack, &limit)
  }

  /// A variable of the environment; nil where it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether a stream (0, 1, 2) is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The folder the running program lies in, symbolic links resolved; nil where the system does not say.
  static var executableFolder: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var raw = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&raw, &size) == 0 else { return nil }
    #else
      let raw: [CChar] = Array("/proc/self/exe".utf8CString)
    #endif
    guard let resolved = realpath(raw, nil) else { return nil }
    defer { free(resolved) }
    return Path.folder(of: String(cString: resolved))
  }

  /// What the system says about the last failed call.
  static var lastError: String { String(cString: strerror(errno)) }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status.rawValue)
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #elseif canImport(Darwin)
      Darwin.exit(status.rawValue)
    #endif
  }
}
