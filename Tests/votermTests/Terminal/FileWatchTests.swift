import Foundation
import Testing

@testable import voterm

/// What the system reports is there as soon as the file is another one.
@MainActor
@Suite("A file is watched, whatever becomes of it")
struct FileWatchTests {
  private let folder: URL
  private let files = FileManager.default

  init() throws { folder = try Voterm.folder(["a.json": "old", "other.json": "x"]) }

  private func path(_ name: String) -> String { folder.appending(path: name).path() }

  /// Written into the file that is there.
  private func write(_ name: String, _ text: String) throws {
    let handle = try FileHandle(forWritingTo: folder.appending(path: name))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// A new file is moved over the old one.
  private func replace(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name + ".new"))
    #expect(rename(path(name + ".new"), path(name)) == 0)
  }

  private func watch(_ name: String) -> FileWatch {
    let watch = FileWatch(path(name))
    #expect(watch.descriptor >= 0)
    #expect(!watch.takeChanges())
    return watch
  }

  @Test("written in place, again and again")
  func written() throws {
    let watch = watch("a.json")
    for text in ["new", "", "newer"] {
      try write("a.json", text)
      #expect(watch.takeChanges())
      #expect(!watch.takeChanges())
    }
  }

  @Test("replaced by another file, again and again")
  func replaced() throws {
    let watch = watch("a.json")
    for text in ["new", "newer", "newest"] {
      try replace("a.json", text)
      #expect(watch.takeChanges())
      #expect(!watch.takeChanges())
    }
    // Moved away as a backup before the new one is written.
    #expect(rename(path("a.json"), path("a.json~")) == 0)
    #expect(watch.takeChanges())
    try Data("x".utf8).write(to: folder.appending(path: "a.json"))
    #expect(watch.takeChanges())
  }

  @Test("removed and back")
  func removed() throws {
    let watch = watch("a.json")
    try files.removeItem(atPath: path("a.json"))
    #expect(watch.takeChanges())
    try Data("back".utf8).write(to: folder.appending(path: "a.json"))
    #expect(watch.takeChanges())
    try write("a.json", "again")
    #expect(watch.takeChanges())
  }

  @Test("its neighbours are nobody's business")
  func neighbours() throws {
    let watch = watch("a.json")
    try write("other.json", "y")
    try replace("other.json", "z")
    try files.removeItem(atPath: path("other.json"))
    #expect(!watch.takeChanges())
  }

  @Test("through a link: the file it leads to, and the link itself")
  func links() throws {
    try files.createDirectory(atPath: path("real"), withIntermediateDirectories: false)
    try Data("1".utf8).write(to: folder.appending(path: "real/b.json"))
    try files.createSymbolicLink(atPath: path("link.json"), withDestinationPath: "real/b.json")
    let watch = watch("link.json")
    try write("real/b.json", "2")
    #expect(watch.takeChanges())
    try replace("real/b.json", "3")
    #expect(watch.takeChanges())
    try write("other.json", "y")
    #expect(!watch.takeChanges())
    try files.createSymbolicLink(atPath: path("new"), withDestinationPath: "other.json")
    #expect(rename(path("new"), path("link.json")) == 0)
    #expect(watch.takeChanges())
    try write("other.json", "z")
    #expect(watch.takeChanges())
    try write("real/b.json", "4")
    #expect(!watch.takeChanges())
  }

  @Test("links that lead in a circle, or nowhere, are harmless")
  func circles() throws {
    try files.createSymbolicLink(atPath: path("x"), withDestinationPath: "y")
    try files.createSymbolicLink(atPath: path("y"), withDestinationPath: "x")
    let watch = watch("x")
    #expect(unlink(path("x")) == 0)
    #expect(watch.takeChanges())
    try files.createSymbolicLink(atPath: path("x"), withDestinationPath: "missing/far/away.json")
    #expect(watch.takeChanges())
    try files.createDirectory(atPath: path("missing"), withIntermediateDirectories: false)
    #expect(watch.takeChanges())
  }

  @Test("where the system reports nothing, the file itself is looked at")
  func polled() throws {
    let watch = FileWatch(path("a.json"), polls: true)
    #expect(watch.descriptor < 0 && watch.interval == 100)
    #expect(!watch.takeChanges())
    try write("a.json", "newer")
    #expect(watch.takeChanges())
    #expect(!watch.takeChanges())
    try replace("a.json", "newest")
    #expect(watch.takeChanges())
    try write("other.json", "y")
    #expect(!watch.takeChanges())
    #expect(unlink(path("a.json")) == 0)
    #expect(watch.takeChanges())
    #expect(!watch.takeChanges())
    try Data("back".utf8).write(to: folder.appending(path: "a.json"))
    #expect(watch.takeChanges())
  }

  @Test("the folder around it is replaced")
  func folders() throws {
    for name in ["one", "two"] {
      try files.createDirectory(atPath: path(name), withIntermediateDirectories: false)
      try Data(name.utf8).write(to: folder.appending(path: name + "/b.json"))
    }
    let watch = watch("one/b.json")
    #expect(rename(path("one"), path("old")) == 0)
    #expect(watch.takeChanges())
    #expect(rename(path("two"), path("one")) == 0)
    #expect(watch.takeChanges())
    try write("one/b.json", "new")
    #expect(watch.takeChanges())
    try write("old/b.json", "late")
    #expect(!watch.takeChanges())
  }
}
