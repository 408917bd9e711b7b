import AXEngine
import Testing

@testable import voterm

@Suite("The mock screen under the device's display settings")
struct ScreenLookTests {
  private static let mock = Mocks.load(
    """
    { "state": { "on": true, "off": false }, "root": { "type": "VStack", "children": [
      { "type": "Text", "text": "Failed", "color": "#b00020" },
      { "type": "Button", "text": "Pay" },
      { "type": "Button", "text": "Boxed", "background": "#0040a0" },
      { "type": "Button", "text": "Dimmed", "disabled": true },
      { "type": "Toggle", "text": "Wi-Fi", "value": "$on" },
      { "type": "Toggle", "text": "Bluetooth", "value": "$off" },
      { "type": "VStack", "accessibility": { "ignoresInvertColors": true }, "children": [
        { "type": "Image", "name": "photo", "accessibility": { "label": "Photo" } } ] } ] } }
    """)

  /// The screen as drawn after some settings.
  private func frame(_ settings: (String, String)...) -> Frame {
    var session = Session(mock: Self.mock)
    _ = session.start()
    for (name, value) in settings { _ = session.update(.setting(name: name, value: value)) }
    let scene = session.scene
    let items = VisibleItems.collect(scene, owners: ElementOwners(scene)) { scene.semantics(of: $0) }
    return ScreenPicture(
      items, columns: 40, rows: 30, screen: scene.environment.screenSize, charset: .utf8,
      look: ScreenLook(scene.environment)
    ).draw()
  }

  /// The style at the first letter of a text.
  private func style(_ text: String, _ frame: Frame) throws -> Style {
    let letters = Array(text.unicodeScalars)
    for row in 0..<frame.rows {
      for column in 0..<frame.columns
      where letters.indices.allSatisfy({ frame[row, column + $0].base == letters[$0].value }) {
        return frame[row, column].style
      }
    }
    throw Missing(text: text)
  }

  private struct Missing: Error { var text: String }

  @Test("no setting changes a letter but On/Off Labels")
  func letters() {
    let plain = frame().text
    for (name, value) in [
      ("boldText", "on"), ("increaseContrast", "on"), ("reduceTransparency", "on"),
      ("differentiateWithoutColor", "on"), ("invertColors", "smart"), ("invertColors", "classic"),
      ("buttonShapes", "on"), ("grayscale", "on"), ("reduceWhitePoint", "on"),
    ] { #expect(frame((name, value)).text == plain, "\(name)") }
    let labelled = frame(("onOffLabels", "on")).text
    #expect(labelled.contains("[I]") && labelled.contains("[O]") && !labelled.contains("[x]"))
    #expect(plain.contains("[x]") && plain.contains("[ ]"))
  }

  @Test("Bold Text makes everything bold")
  func bold() throws {
    #expect(try !style("Pay", frame()).attributes.contains(.bold))
    #expect(try style("Pay", frame(("boldText", "on"))).attributes.contains(.bold))
  }

  @Test("Increase Contrast dims nothing, Reduce White Point everything")
  func contrast() throws {
    #expect(try style("Dimmed", frame()).attributes.contains(.dim))
    #expect(try !style("Dimmed", frame(("increaseContrast", "on"))).attributes.contains(.dim))
    #expect(try style("Failed", frame(("reduceWhitePoint", "on"))).attributes.contains(.dim))
  }

  @Test("Button Shapes underlines buttons that are text alone")
  func shapes() throws {
    #expect(try !style("Pay", frame()).attributes.contains(.underline))
    let shaped = frame(("buttonShapes", "on"))
    #expect(try style("Pay", shaped).attributes.contains(.underline))
    #expect(try !style("Boxed", shaped).attributes.contains(.underline))
    #expect(try !style("Failed", shaped).attributes.contains(.underline))
  }

  @Test("colours are inverted, under Smart Invert but where a view ignores that")
  func inversion() throws {
    #expect(try style("Failed", frame()).color == .red)
    for value in ["smart", "classic"] {
      let inverted = frame(("invertColors", value))
      #expect(try style("Failed", inverted) == Style(attributes: .inverted, color: .cyan))
      #expect(try style("Pay", inverted).attributes.contains(.inverted))
      #expect(inverted[0, 0].style.attributes.contains(.inverted))
      #expect(inverted[0, 0].isBlank)
      #expect(try style("photo", inverted).attributes.contains(.inverted) == (value == "classic"))
    }
    #expect(try style("Failed", frame(("grayscale", "on"))).color == .plain)
  }

  @Test(
    "colours of the mock become the nearest hue",
    arguments: [
      (0xB00020, Style.Color.red), (0x8A1C00, .red), (0x0040A0, .blue), (0xFFCC00, .yellow),
      (0x34C759, .green),
      (0x32ADE6, .cyan), (0xAF52DE, .magenta), (0x000000, .plain), (0xF2F2F7, .plain), (0x808080, .plain),
    ] as [(UInt32, Style.Color)])
  func hues(color: UInt32, hue: Style.Color) { #expect(Style.Color(nearest: color) == hue) }
}
