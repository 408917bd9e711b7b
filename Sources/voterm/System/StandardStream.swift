#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output or standard error, gathered into large writes.
final class StandardStream {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Why writing failed first; nothing is written after that.
  private(set) var failure: String?
  /// Whether the reader at the other end has gone: nobody is left to complain to.
  private(set) var isReaderGone = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Adds a text; it reaches the stream at the latest with ``flush()``.
  func write(_ text: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Adds a text and a line end.
  func line(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Hands over what was gathered.
  func flush() {
    guard failure == nil, !buffer.isEmpty else { return }
    if !Self.writeAll(buffer[...], to: descriptor) {
      isReaderGone = errno == EPIPE
      failure = Platform.lastError
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes bytes however many calls it takes; false where the system refuses, with its reason in `errno`.
  static func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { raw in
        #if canImport(Darwin)
          Darwin.write(descriptor, raw.baseAddress, raw.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, raw.baseAddress, raw.count)
        #else
          Glibc.write(descriptor, raw.baseAddress, raw.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = withUnsafeMutablePointer(to: &poll) { waitForPoll($0) }
          continue
        }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func waitForPoll(_ entry: UnsafeMutablePointer<pollfd>) -> Int32 { poll(entry, 1, -1) }
}

/// Standard input, line by line.
final class LineReader {
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// Why reading failed, where it did.
  private(set) var failure: String?
  /// Lines longer than this are cut, so that an endless one cannot fill the memory.
  private static let limit = 1 << 20

  /// Whether ``next()`` answers without waiting.
  var isReady: Bool {
    isAtEnd || buffer.count - start > Self.limit || buffer[start...].contains(UInt8(ascii: "\n"))
  }

  /// Takes in what there is; waits where there is nothing yet.
  func fill() {
    guard !isAtEnd else { return }
    readMore()
  }

  /// The next line without its end; nil at the end of the input. Invalid UTF-8 is repaired.
  func next() -> String? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return text(start..<end)
      }
      if isAtEnd || buffer.count - start > Self.limit {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return text(start..<buffer.count)
      }
      readMore()
    }
  }

  private func text(_ range: Range<Int>) -> String {
    var slice = buffer[range]
    if slice.last == UInt8(ascii: "\r") { slice = slice.dropLast() }
    return String(decoding: slice, as: UTF8.self)
  }

  private func readMore() {
    buffer.removeFirst(start)
    start = 0
    var chunk = [UInt8](repeating: 0, count: 4096)
    #if canImport(Darwin)
      let count = Darwin.read(0, &chunk, chunk.count)
    #elseif canImport(Musl)
      let count = Musl.read(0, &chunk, chunk.count)
    #else
      let count = Glibc.read(0, &chunk, chunk.count)
    #endif
    if count > 0 {
      buffer.append(contentsOf: chunk[..<count])
    } else if count == 0 {
      isAtEnd = true
    } else if errno != EINTR {
      failure = Platform.lastError
      isAtEnd = true
    }
  }
}
