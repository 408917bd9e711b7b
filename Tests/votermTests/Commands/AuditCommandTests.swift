import Foundation
import Testing

@testable import voterm

/// `voterm audit`.
@Suite struct AuditCommandTests {
  private let good = """
    { "title": "Shop", "root": { "type": "VStack", "children": [
      { "type": "Text", "text": "Shop", "accessibility": { "addTraits": ["header"] } },
      { "type": "Button", "id": "pay", "text": "Pay", "minHeight": 44 } ] } }
    """
  private let small = """
    { "title": "Shop", "root": { "type": "VStack", "children": [
      { "type": "Text", "text": "Shop", "accessibility": { "addTraits": ["header"] } },
      { "type": "Button", "id": "pay", "text": "Pay", "width": 30, "height": 60 } ] } }
    """

  @Test func aWarningFailsWhereItIsAskedFor() throws {
    let folder = try Voterm.folder(["good.json": good, "small.json": small])
    defer { try? FileManager.default.removeItem(at: folder) }
    let clean = try Voterm.run(["audit", "good.json"], in: folder)
    #expect(clean.status == 0, "\(clean.output)\(clean.errors)")
    let lenient = try Voterm.run(["audit", "small.json"], in: folder)
    #expect(lenient.status == 0)
    #expect(lenient.output.contains("small.json:3:"), "\(lenient.output)")
    #expect(lenient.output.contains("is 30 × 60 pt, smaller than a finger"))
    let strict = try Voterm.run(["audit", "--fail-on", "warning", "."], in: folder)
    #expect(strict.status == 1)
    #expect(
      strict.output.contains("small.json") && !strict.output.contains("good.json:2")
        && !strict.output.contains("good.json:3"))
    let other = try Voterm.run(["audit", "--rule", "labelMissing", "--fail-on", "warning", "."], in: folder)
    #expect(other.status == 0)
  }

  @Test func wrongFilesOutweighWhatDoesNotHold() throws {
    let folder = try Voterm.folder([
      "small.json": small,
      "slip.json":
        #"{ "root": { "type": "Text", "text": "A" }, "suppress": [ { "rule": "targetSise", "because": "b" } ] }"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let slip = try Voterm.run(["audit", "--fail-on", "warning", "."], in: folder)
    #expect(slip.status == 65)
    #expect(slip.errors.contains("there is no audit rule 'targetSise'"))
    #expect(slip.errors.contains("did you mean 'targetSize'?"))
    #expect(slip.output.contains("small.json"))
    let missing = try Voterm.run(["audit", "small.json", "nothing.json"], in: folder)
    #expect(missing.status == 66)
    #expect(missing.errors.contains("nothing.json: "))
    let unwritable = try Voterm.run(["audit", "small.json", "-o", "no/such/folder.txt"], in: folder)
    #expect(unwritable.status == 74)
    let empty = try Voterm.folder([:])
    defer { try? FileManager.default.removeItem(at: empty) }
    #expect(try Voterm.run(["audit", "."], in: empty).status == 66)
  }

  @Test func rulesAreListedAndExplained() throws {
    let list = try Voterm.run(["audit", "--list"])
    #expect(list.status == 0)
    #expect(list.output.contains("targetSize") && list.output.contains("unusedSuppression"))
    let rule = try Voterm.run(["audit", "--explain", "targetSize"])
    #expect(rule.status == 0)
    #expect(rule.output.hasPrefix("targetSize (error)\n"))
    #expect(rule.output.contains("WCAG 2.5.8 Target Size (Minimum) (AA)"))
  }

  @Test func theBundledScreensAreGoodExamples() throws {
    let ending = try Voterm.run(["audit", "--fail-on", "warning", "screens"])
    #expect(ending.status == 0, "\(ending.output)")
    // The mistakes of the gallery are there to be wrong.
    #expect(!ending.output.contains("mistake.json"))
    let mistake = try Voterm.run(["audit", "screens/gallery/3-motor-input/01-small-target/mistake.json"])
    #expect(mistake.status == 0 || mistake.status == 1)
    #expect(mistake.output.contains("is 20 × 20 pt"))
  }

  /// Two processes have two orders of sets and dictionaries; the report has one.
  @Test func theSameAuditTwiceIsTheSame() throws {
    let first = try Voterm.run(["audit", "--format", "json", "screens"])
    let second = try Voterm.run(["audit", "--format", "json", "screens"])
    #expect(first.output.count > 10_000)
    #expect(first.output == second.output)
  }

  /// What lies in a folder and is no mock is passed over; what is named is read.
  @Test func otherFilesInAFolderArePassedOver() throws {
    let folder = try Voterm.folder([
      "good.json": good, "package.json": #"{ "name": "shop", "version": "1.0.0" }"#,
      "accessibility.json": #"{ "voterm": "baseline", "entries": [] }"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = try Voterm.run(["audit", "."], in: folder)
    #expect(found.status == 0, "\(found.errors)")
    #expect(try Voterm.run(["audit", "package.json"], in: folder).status == 65)
    try FileManager.default.removeItem(at: folder.appending(path: "good.json"))
    let none = try Voterm.run(["audit", "package.json", "."], in: folder)
    #expect(none.status == 65)
    let empty = try Voterm.run(["audit", "."], in: folder)
    #expect(empty.status == 66)
    #expect(empty.errors.contains("there are no mock files in this folder"))
  }

  @Test func anotherProfileIsAnotherAudit() throws {
    let folder = try Voterm.folder([
      "grey.json":
        ##"{ "root": { "type": "VStack", "children": [ { "type": "Text", "text": "Rates", "color": "#666666" } ] } }"##
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = try Voterm.run(["audit", "--rule", "textContrast", "grey.json"], in: folder)
    #expect(plain.status == 0)
    let contrast = try Voterm.run(
      ["audit", "--rule", "textContrast", "--as", "voiceOver:increaseContrast", "grey.json"], in: folder)
    #expect(contrast.status == 1)
    #expect(contrast.output.contains("5.7:1"))
  }
}
