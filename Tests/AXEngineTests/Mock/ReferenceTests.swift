import Foundation
import Testing

@testable import AXEngine

/// Decoder, schema and format reference are made from one set of tables; these tests hold them to it.
@Suite struct ReferenceTests {
  private let schema: JSONDocument

  init() throws {
    schema = try #require(JSONReader.read(SourceFile(path: "schema", text: MockSchema.json())).document)
  }

  /// The names of an object's members, below keys and positions.
  private func keys(_ path: String...) throws -> [String] {
    var node = 0
    for step in path { node = try #require(schema.value(step, in: node), "no \(step)") }
    var result: [String] = []
    schema.forEachMember(of: node) { key, _ in result.append(schema.text(key)) }
    return result
  }

  @Test func schemaNamesTheKeys() throws {
    #expect(try keys("properties") == Fields.mock.fields.map(\.name))
    #expect(try keys("$defs", "element", "properties") == Fields.view.fields.map(\.name))
    #expect(try keys("$defs", "accessibility", "properties") == Fields.accessibility.fields.map(\.name))
    #expect(try keys("$defs", "action", "properties") == ["name", "do", "image", "edge"])
    var verbs: [String] = []
    let definitions = try #require(schema.value("$defs", in: 0))
    let step = try #require(schema.value("step", in: definitions))
    schema.forEachElement(of: try #require(schema.value("anyOf", in: step))) { verb in
      if let required = schema.value("required", in: verb) { verbs.append(schema.text(required + 1)) }
    }
    #expect(verbs == Fields.verbs.map(\.field.name))
  }

  @Test func everyKeyOfTheProgramIsInTheTables() {
    let viewKeys = (Fields.view.fields + Fields.forEach.fields + Fields.tab.fields).map(\.key)
    for key in ViewKey.allCases { #expect(viewKeys.contains(key.rawValue), "\(key)") }
    let keys = Fields.accessibility.fields.map(\.key)
    #expect(keys.sorted() == AccessibilityKey.allCases.map(\.rawValue))
  }

  /// A key is known to the decoder if a wrong value is all that is wrong with it.
  @Test func decoderKnowsTheKeys() {
    func isUnknown(_ text: String) -> Bool {
      Mock.load(SourceFile(path: "a", text: text)).diagnostics.contains {
        $0.message.hasPrefix("unknown key") || $0.message.hasPrefix("there is no step")
      }
    }
    for field in Fields.mock.fields { #expect(!isUnknown("{ \"\(field.name)\": null }"), "\(field.name)") }
    for field in Fields.view.fields {
      #expect(!isUnknown("{ \"root\": { \"\(field.name)\": null } }"), "\(field.name)")
    }
    for field in Fields.accessibility.fields {
      #expect(
        !isUnknown("{ \"root\": { \"accessibility\": { \"\(field.name)\": null } } }"), "\(field.name)")
    }
    for verb in Fields.verbs {
      #expect(!isUnknown("{ \"root\": { \"do\": [{ \"\(verb.field.name)\": null }] } }"))
      for field in verb.companions.fields {
        #expect(
          !isUnknown(
            "{ \"root\": { \"do\": [{ \"\(verb.field.name)\": null, \"\(field.name)\": null }] } }"))
      }
    }
    #expect(isUnknown("{ \"nothing\": null }"))
    #expect(isUnknown("{ \"root\": { \"nothing\": null } }"))
    #expect(isUnknown("{ \"root\": { \"accessibility\": { \"nothing\": null } } }"))
    #expect(isUnknown("{ \"root\": { \"do\": [{ \"nothing\": null }] } }"))
  }

  @Test func everyKeyOfTheFormatIsThere() {
    // Typed from the format's own tables, so that a key cannot be lost from all places at once.
    let view = """
      type id text children frame when disabled opacity hidden clipsToBounds style color background spacing padding
      alignment width height minWidth minHeight maxWidth fixedSize lineLimit scales font runs prompt onSubmit
      misspellings textContentType textInput onAppear onDisappear onChange onMove keyboardShortcut onDismiss detents
      interactiveDismissDisabled returnsFocus do onTap onLongPress onSwipe onPinch contextMenu swipeActions contentShape focus onFocusChange
      accessibility axis paging header footer headers name decorative destination in step options pickerStyle datePickerMode pages to
      tabs isPresented title message role value
      """
    for name in view.split(whereSeparator: \.isWhitespace) {
      #expect(Fields.view.fields.contains { $0.name == name }, "\(name)")
    }
    let accessibility = """
      element children label value hint identifier traits addTraits removeTraits heading hidden sortPriority elements
      childrenInNavigationOrder groupsChildren containerType cell headers navigationStyle viewIsModal actions activate
      escape magicTap increment decrement scroll zoom rotors representation labeledPair customContent inputLabels
      respondsToUserInteraction directTouch focused defaultFocus activationPoint frame path language dragPoints
      dropPoints linkedGroup scrollStatus speech textContentType expandedStatus largeContentViewer ignoresInvertColors
      """
    #expect(
      Set(accessibility.split(whereSeparator: \.isWhitespace).map(String.init))
        == Set(Fields.accessibility.fields.map(\.name)))
    let verbs = """
      set toggle append insert remove move return updateFocus requestGuidedAccess push pop popToRoot selectTab present
      dismiss focus post scrollTo if after animate play
      """
    #expect(
      Set(verbs.split(whereSeparator: \.isWhitespace).map(String.init)) == Set(Fields.verbs.map(\.field.name))
    )
    let mock = """
      voterm title device locale strings state screens start root escape magicTap appIntents guidedAccess contracts
      suppress
      """
    #expect(
      Set(mock.split(whereSeparator: \.isWhitespace).map(String.init)) == Set(Fields.mock.fields.map(\.name)))
  }

  /// `make docs` runs this with `VOTERM_WRITE_DOCS=1`, which writes the page instead of comparing it.
  @Test func formatReferenceIsUpToDate() throws {
    let file = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "docs/format.md")
    let page = FormatReference.markdown()
    if ProcessInfo.processInfo.environment["VOTERM_WRITE_DOCS"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == page, "run `make docs`")
    for field in Fields.mock.fields + Fields.view.fields + Fields.accessibility.fields
      + Fields.verbs.map(\.field)
    {
      #expect(written.contains("| `\(field.name)` | "), "\(field.name)")
    }
  }
}
