import AXEngine
import Testing

@testable import voterm

@MainActor
@Suite("A file that changes while it is walked")
struct ReloadTests {
  private let files = FakeFiles()

  private func changed(_ old: String, _ new: String) -> Mock {
    Mocks.load(
      Mocks.checkoutText.split(separator: old, omittingEmptySubsequences: false).joined(separator: new))
  }

  private func model() -> Model {
    Model(mock: Mocks.checkout, chooser: MockChooser(), files: files, now: 0)
  }

  private func reload(_ model: inout Model) {
    model.fileDidChange(now: 9000)
    #expect(model.fileReload.due == 9000 + FileReload.delay)
    _ = model.wake(now: 9000 + FileReload.delay)
  }

  @Test("the cursor stays, the state stays, and the last line says what is another")
  func staysInPlace() {
    var model = model()
    for line in ["swipe right", "swipe right", "swipe right", "double tap"] { model.perform(line, now: 1000) }
    #expect(model.rehearsal?.session.app.state.variables[0] == .flag(true))
    files.next = changed("\"Pay\"", "\"Buy now\"")
    reload(&model)
    #expect(model.status == "reloaded: renamed 'Pay' to 'Buy now'")
    #expect(model.rehearsal?.session.app.state.variables[0] == .flag(true))
    guard let session = model.rehearsal?.session, let cursor = session.cursor else {
      Issue.record("no cursor")
      return
    }
    #expect(session.scene.semantics(of: cursor).label == "Buy now")
  }

  @Test("a file written between reading it and watching it is noticed; one that was not is left alone")
  func writtenBeforeTheWatch() {
    var model = model()
    model.watchDidBegin(now: 1000)
    #expect(model.fileReload.due == nil)
    files.next = changed("\"Pay\"", "\"Buy now\"")
    model.watchDidBegin(now: 1000)
    #expect(model.fileReload.due == 1000 + FileReload.delay)
    _ = model.wake(now: 1000 + FileReload.delay)
    #expect(model.status == "reloaded: renamed 'Pay' to 'Buy now'")
  }

  @Test("a view that comes or goes is named")
  func comesAndGoes() {
    var model = model()
    files.next = changed(
      "{ \"type\": \"Toggle\"",
      "{ \"type\": \"Text\", \"id\": \"total\", \"text\": \"Total\" }, { \"type\": \"Toggle\"")
    reload(&model)
    #expect(model.status == "reloaded: new 'Total'")
    files.next = Mocks.checkout
    reload(&model)
    #expect(model.status == "reloaded: gone 'Total'")
    files.next = changed("\"title\": \"Checkout\"", "\"title\": \"Shop\"")
    reload(&model)
    #expect(model.status == "reloaded: the order and the names are the same")
  }

  @Test("a file replaced by itself is not worth a word")
  func sameFile() {
    var model = model()
    let before = model.status
    files.next = Mocks.checkout
    reload(&model)
    #expect(model.status == before)
    #expect(model.fileReload.due == nil)
  }

  @Test("what comes while the file is being written is read with it, and what comes later again")
  func pieces() {
    var model = model()
    files.isBroken = true
    model.fileDidChange(now: 1000)
    model.fileDidChange(now: 1008)
    #expect(model.fileReload.due == 1010)
    _ = model.wake(now: 1010)
    #expect(model.status.contains("broken.json:1:1"))
    files.isBroken = false
    files.next = changed("\"Pay\"", "\"Buy now\"")
    model.fileDidChange(now: 1011)
    #expect(model.fileReload.due == 1021)
    _ = model.wake(now: 1021)
    #expect(model.status == "reloaded: renamed 'Pay' to 'Buy now'")
  }

  @Test("a mended file is told of, also where it is what it was")
  func mended() {
    var model = model()
    files.next = Mocks.checkout
    files.isBroken = true
    reload(&model)
    files.isBroken = false
    reload(&model)
    #expect(model.status == "reloaded: the order and the names are the same")
  }

  @Test("a file that is away for a moment is not missed; one that stays away is, and is welcome back")
  func away() {
    var model = model()
    let before = model.status
    files.isGone = true
    reload(&model)
    #expect(model.status == before)
    #expect(model.fileReload.due == 9000 + FileReload.delay + FileReload.patience)
    _ = model.wake(now: 9000 + FileReload.delay + FileReload.patience)
    #expect(model.status.contains("checkout.json: the file is gone"))
    #expect(model.rehearsal?.session.scene.count == 5)
    files.isGone = false
    files.next = changed("\"Pay\"", "\"Buy now\"")
    reload(&model)
    #expect(model.status == "reloaded: renamed 'Pay' to 'Buy now'")
  }

  @Test("warnings are shown and stop nothing")
  func warnings() {
    var model = model()
    files.next = changed("\"Pay\"", "\"Buy now\"")
    files.warning = "checkout.json:1:1: warning: hm"
    reload(&model)
    #expect(model.status == "reloaded: renamed 'Pay' to 'Buy now'; checkout.json:1:1: warning: hm")
  }

  @Test("the stack of screens stays; where no open screen is left it begins anew, and says so")
  func stack() {
    var model = model()
    for line in ["touch #card", "double tap", "type \"4242\"", "touch #pay", "double tap"] {
      model.perform(line, now: 1000)
    }
    files.next = changed("\"Receipt\"", "\"Bill\"")
    reload(&model)
    #expect(model.rehearsal?.session.app.state.navigation.count == 2)
    files.next = Mocks.load(
      "{ \"screens\": { \"new\": { \"root\": { \"type\": \"Text\", \"text\": \"New\" } } } }")
    reload(&model)
    #expect(model.status == "reloaded: no open screen is left; begun anew")
    #expect(model.rehearsal?.session.scene.count == 1)
  }

  @Test("a broken file keeps the last good screen and says what is wrong")
  func broken() {
    var model = model()
    files.isBroken = true
    reload(&model)
    #expect(model.status.contains("broken.json:1:1"))
    #expect(model.rehearsal?.session.scene.count == 5)
  }

  @Test("the walk that is written afterwards sets what was set on the device and of VoiceOver")
  func walkWithSettings() {
    var model = model()
    for line in [
      "set locale de", "set textSize AX3", "set hints off", "set speakingRate 80",
      "assign VO+X \"magic tap\"", "touch #pay",
    ] {
      model.perform(line, now: 1000)
    }
    files.next = changed("\"Later\"", "\"Not now\"")
    reload(&model)
    let walk = model.rehearsal?.walk ?? ""
    let lines = walk.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(
      lines == [
        "open checkout.json", "set locale de", "set textSize AX3", "set hints off", "set speakingRate 80",
        "assign VO+X \"magic tap\"", "touch #pay",
      ])
    #expect(walk.contains("speak Pay, Taste"))
    #expect(!walk.contains("hint "))
  }

  @Test("the walk that is written afterwards begins where the new version began")
  func walk() {
    var model = model()
    for line in ["touch #pay", "double tap"] { model.perform(line, now: 1000) }
    files.next = changed("\"Later\"", "\"Not now\"")
    reload(&model)
    let lines = model.rehearsal?.walk.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(lines == ["open checkout.json", "given failed = true", "touch #pay"])
  }
}
