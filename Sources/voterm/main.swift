#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(TerminalProgram.run(mockPath: CommandLine.arguments.dropFirst().first))
