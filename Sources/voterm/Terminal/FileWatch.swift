import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells when the file at a path may be another one: written, replaced, removed or back, by itself or through a link
/// or a folder on the way to it. Where the system does not report such things it has to be asked now and then, and only
/// the file that the path leads to counts.
@MainActor
final class FileWatch {
  /// The path as it was given.
  let path: String
  /// How often it has to be asked where nothing is reported, in milliseconds.
  static let pollInterval: Int64 = 100

  /// Readable when something has happened; -1 where nothing is reported.
  let descriptor: Int32
  /// The version of the file that was there last; of use only where nothing is reported.
  private var stamp: Files.Stamp?
  /// The names on the way to the file, each with the watch on the folder it is in.
  private var places: [(watch: Int32, name: String)] = []
  /// Links are followed so far; a circle of them leads nowhere.
  private static let mostLinks = 40

  /// Begins; `polls` does as if the system reported nothing.
  init(_ path: String, polls: Bool = false) {
    self.path = path
    descriptor = polls ? -1 : vt_watch_open()
    stamp = Files.stamp(of: path)
    arrange()
  }

  /// After how long it has to be asked again, in milliseconds; nil where the descriptor tells.
  var interval: Int64? { descriptor < 0 ? Self.pollInterval : nil }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Takes what has happened; whether the file may be another one. What happens from here on is reported again, so
  /// that it may be read now.
  func takeChanges() -> Bool {
    if descriptor < 0 {
      let before = stamp
      stamp = Files.stamp(of: path)
      return stamp != before
    }
    var isTouched = false
    var events = [vt_watch_event](repeating: vt_watch_event(), count: 64)
    while true {
      let count = Int(vt_watch_next(descriptor, &events, Int32(events.count)))
      for event in events.prefix(count) where !isTouched {
        let name = Self.name(of: event)
        isTouched = event.watch < 0 || places.contains { $0.watch == event.watch && $0.name == name }
      }
      if count == 0 { break }
    }
    if isTouched { arrange() }
    return isTouched
  }

  /// Watches every folder in which a name on the way to the file stands.
  private func arrange() {
    guard descriptor >= 0 else { return }
    let before = Set(places.map(\.watch))
    places = Self.way(to: path).compactMap { step in
      let watch = vt_watch_add(descriptor, step.folder)
      return watch < 0 ? nil : (watch, step.name)
    }
    for watch in before.subtracting(places.map(\.watch)) { vt_watch_remove(descriptor, watch) }
  }

  /// The names on the way to a file and the folders they are in, links followed.
  private static func way(to path: String) -> [(folder: String, name: String)] {
    var way: [(folder: String, name: String)] = []
    var folder = path.hasPrefix("/") ? "/" : "."
    var rest = path.split(separator: "/").map(String.init)[...]
    // What lies above the working folder can be replaced too, but the process goes on with the old one.
    var links = 0
    while let name = rest.popFirst() {
      if name == "." { continue }
      let place = folder == "/" ? "/" + name : folder + "/" + name
      if name == ".." {
        folder = place
        continue
      }
      way.append((folder, name))
      guard let target = link(at: place) else {
        folder = place
        continue
      }
      links += 1
      guard links <= mostLinks else { break }
      if target.hasPrefix("/") { folder = "/" }
      rest = target.split(separator: "/").map(String.init) + rest
    }
    return way
  }

  /// Where a symbolic link leads; nil for everything else.
  private static func link(at path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  private static func name(of event: vt_watch_event) -> String {
    withUnsafeBytes(of: event.name) { raw in
      String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
