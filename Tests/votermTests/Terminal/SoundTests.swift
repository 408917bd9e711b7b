import AXEngine
import Foundation
import Testing

@testable import voterm

@MainActor
@Suite("Sounds, heard and seen")
struct SoundTests {
  private func model(_ output: SoundOutput) -> Model {
    Model(mock: Mocks.checkout, chooser: MockChooser(), files: FakeFiles(), sounds: output, now: 0)
  }

  private func press(_ key: Key, _ model: inout Model, at now: Int64) -> [ShellCommand] {
    model.handle(.key(KeyStroke(key)), now: now)
  }

  private func lines(_ model: inout Model, rows: Int = 24, columns: Int = 80) -> [String] {
    let frame = model.draw(rows: rows, columns: columns, charset: .utf8)
    return (0..<frame.rows).map { frame.text(row: $0) }
  }

  @Test("without being asked for, nothing sounds")
  func off() {
    var model = model(.off)
    #expect(press(.left, &model, at: 1000) == [])
    #expect(press(.character("]"), &model, at: 2000) == [])
  }

  @Test("the bell rings for what is more than a move, and keeps still for a while after it rang")
  func bell() {
    var model = model(.bell)
    #expect(press(.right, &model, at: 1000) == [])
    #expect(press(.character("]"), &model, at: 2000) == [.bell])
    #expect(press(.character("]"), &model, at: 2299) == [])
    #expect(press(.character("]"), &model, at: 2300) == [.bell])
    #expect(press(.character("s"), &model, at: 4000) == [])
  }

  @Test("tones are played for every sound, what happens at once in one go")
  func tones() {
    var model = model(.tones)
    #expect(press(.right, &model, at: 1000) == [.play(ToneTable.tones(.earcon(.itemFocused)))])
    #expect(press(.character("]"), &model, at: 1001) == [.play(ToneTable.tones(.earcon(.rotor)))])
    let both = ToneTable.pattern([.earcon(.alert), .earcon(.itemFocused)])
    #expect(both == ToneTable.tones(.earcon(.alert)) + [.rest] + ToneTable.tones(.earcon(.itemFocused)))
    #expect(
      ToneTable.pattern(Array(repeating: .app, count: 9))
        == ToneTable.pattern(Array(repeating: .app, count: 4)))
  }

  @Test("S and the prompt choose, and say so; VoiceOver's own setting stays apart")
  func choosing() {
    var model = model(.off)
    for wanted in ["bell", "tones", "off"] {
      _ = press(.character("S"), &model, at: 1000)
      #expect(lines(&model)[23].hasPrefix("▸ sounds: " + wanted))
    }
    func type(_ text: String) -> [ShellCommand] {
      text.flatMap { press($0 == "\r" ? .enter : .character($0), &model, at: 2000) }
    }
    #expect(type(":sounds bell\r") == [])
    #expect(model.sounds.output == .bell)
    #expect(type(":sounds loud\r") == [])
    #expect(lines(&model)[23].contains("write sounds off|bell|tones"))
    #expect(model.rehearsal?.steps.count == 1)
    #expect(type(":set sounds off\r]") == [])
    #expect(model.sounds.output == .bell)
    _ = type(":sou")
    #expect(lines(&model)[22].contains("sounds off|bell|tones"))
  }

  @Test("whoever hears nothing sees every sound, beside what is said and at every size")
  func seen() {
    var model = model(.off)
    _ = press(.character("]"), &model, at: 1000)
    #expect(lines(&model)[22].hasPrefix(" ♪ rotor · VoiceOver"))
    #expect(lines(&model).contains { $0.contains("│   ♪ rotor") })
    #expect(lines(&model, rows: 6, columns: 20)[4].hasPrefix(" ♪ rotor · "))
    #expect(lines(&model, rows: 1, columns: 30)[0].hasPrefix("▸ ♪ rotor "))
    _ = press(.right, &model, at: 2000)
    #expect(!lines(&model)[22].contains("♪"))
    _ = press(.home, &model, at: 3000)
    _ = press(.left, &model, at: 4000)
    // Named in the last line, where nothing is said.
    #expect(lines(&model)[23].hasPrefix("▸ ♪ boundary"))
    #expect(!lines(&model)[22].contains("♪"))
  }

  @Test("every sound has a short pattern of its own")
  func patterns() {
    var seen: Set<[Tone]> = []
    for sound in Earcon.allCases.map(Sound.earcon) + [.app] {
      let tones = ToneTable.tones(sound)
      #expect(seen.insert(tones).inserted)
      #expect(tones.contains { $0.frequency > 0 })
      #expect((1...400).contains(tones.reduce(0) { $0 + $1.duration }))
      for tone in tones { #expect(tone.frequency == 0 || (100...4000).contains(tone.frequency)) }
    }
  }

  @Test("a wave file says its length, swells and fades, and is never too loud")
  func wave() {
    let bytes = Wave.file([Tone(frequency: 441, duration: 100)])
    #expect(bytes.count == 44 + 2 * 2205)
    #expect(Array(bytes[0..<4]) == Array("RIFF".utf8))
    #expect(Array(bytes[4..<8]) == [0x5E, 0x11, 0, 0])  // 4446 = 36 + 4410
    #expect(Array(bytes[24..<28]) == [0x22, 0x56, 0, 0])
    #expect(Array(bytes[40..<44]) == [0x3A, 0x11, 0, 0])
    let samples = stride(from: 44, to: bytes.count, by: 2).map {
      Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
    }
    #expect(samples.first == 0 && samples.last == 0)
    #expect(samples.max().map { (7000...8000).contains($0) } == true)
    #expect(samples.min().map { (-8000 ... -7000).contains($0) } == true)
    #expect(Wave.file([]).count == 44)
    #expect(Wave.file([.rest]).dropFirst(44).allSatisfy { $0 == 0 })
  }

  /// A folder with a program of a name that keeps what it was given.
  private func player(_ name: String, _ body: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "voterm-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: name).path()
    try Data("#!/bin/sh\n\(body)\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return folder
  }

  private func start(_ path: String, _ sounds: String) throws -> Terminal {
    try Terminal(
      ["--sounds", sounds, PtyWalkTests.screens.appending(path: "checkout.json").path()],
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": path])
  }

  @Test("a player gets the sound as a file; one that fails leaves it to the next")
  func playing() throws {
    let broken = try player("paplay", "exit 1")
    let folder = try player(
      "aplay", "/bin/cat \"$2\" > \"${0%/*}/$1.new\"; /bin/mv \"${0%/*}/$1.new\" \"${0%/*}/heard\"")
    defer { for each in [broken, folder] { try? FileManager.default.removeItem(at: each) } }
    let terminal = try start(broken.path() + ":relative:" + folder.path(), "tones")
    #expect(terminal.wait(for: "Payment, Heading"))
    terminal.type("]")
    #expect(terminal.wait(for: "♪ rotor"))
    let heard = folder.appending(path: "heard")
    #expect(terminal.wait { _ in FileManager.default.fileExists(atPath: heard.path()) })
    let bytes = try Data(contentsOf: heard)
    #expect(Array(bytes) == Wave.file(ToneTable.tones(.earcon(.rotor))))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.screen.stray.isEmpty)
  }

  @Test("where there is no player the log says so once, and keys go on")
  func noPlayer() throws {
    let terminal = try start("/nonexistent", "tones")
    #expect(terminal.wait(for: "Payment, Heading"))
    terminal.type("]")
    #expect(terminal.wait(for: "no tones: none of"))
    terminal.type("\u{1B}[C")
    #expect(terminal.wait { $0.lines.last?.hasPrefix("▸ Card number") == true })
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test("the bell is one byte, and only with --sounds bell")
  func bellByte() throws {
    for (how, rings) in [("bell", true), ("off", false)] {
      let terminal = try start("/bin", how)
      #expect(terminal.wait(for: "Payment, Heading"))
      terminal.type("]")
      #expect(terminal.wait(for: "♪ rotor"))
      #expect(terminal.wait { _ in terminal.output.contains(7) == rings })
      terminal.type("q")
      #expect(terminal.end() == 0)
      #expect(terminal.output.filter { $0 == 7 }.count == (rings ? 1 : 0))
    }
  }
}
