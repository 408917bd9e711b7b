import Testing

@testable import AXEngine

/// What holds for every layout, tried on screens made up by a generator with a fixed seed.
@Suite struct LayoutPropertyTests {
  @Test(arguments: 1...60)
  func noSizeIsNegativeAtAnyTextSize(seed: Int) throws {
    var laidOut = try LaidOut(Invention(seed, framed: true).source())
    for category in ContentSizeCategory.allCases {
      for isLandscape in [false, true] {
        laidOut.state.environment.contentSizeCategory = category
        laidOut.state.environment.isLandscape = isLandscape
        laidOut.perform()
        for (node, frame) in zip(laidOut.tree.nodes, laidOut.tree.frames) {
          #expect(frame.width >= 0 && frame.height >= 0, "\(laidOut.describe(node)) \(frame)")
          #expect(frame.minX.isFinite && frame.maxX.isFinite && frame.minY.isFinite && frame.maxY.isFinite)
          #expect(node.frame.size == frame.size)
        }
      }
    }
  }

  @Test(arguments: 1...60)
  func rightToLeftIsTheMirrorImage(seed: Int) throws {
    var laidOut = try LaidOut(Invention(seed, framed: false).source())
    let plain = laidOut.tree.frames
    laidOut.state.environment.rightToLeftOverride = true
    laidOut.perform()
    for (index, node) in laidOut.tree.nodes.enumerated() {
      let mirrored = Rect(
        390 - plain[index].maxX, plain[index].minY, plain[index].width, plain[index].height)
      #expect(
        isNear(laidOut.tree.frames[index], mirrored),
        "\(laidOut.describe(node)) \(laidOut.tree.frames[index]), not \(mirrored)")
    }
    laidOut.state.environment.rightToLeftOverride = false
    laidOut.perform()
    #expect(laidOut.tree.frames == plain)
  }

  @Test(arguments: 1...60)
  func aChangeGivesWhatAFreshLayoutGives(seed: Int) throws {
    var laidOut = try LaidOut(Invention(seed, framed: true).source())
    var random = Invention(seed * 7919, framed: false)
    for round in 0..<20 {
      let changed = random.below(laidOut.tree.nodes.count)
      laidOut.tree.nodes[changed].text = random.text()
      var node = NodeIndex(changed)
      while node >= 0 {
        laidOut.tree.nodes[Int(node)].measured = .none
        node = laidOut.tree.nodes[Int(node)].parent
      }
      if round % 5 == 4 {
        laidOut.state.environment.contentSizeCategory =
          ContentSizeCategory.allCases[random.below(ContentSizeCategory.allCases.count)]
      }
      laidOut.perform()
      var fresh = laidOut
      for index in fresh.tree.nodes.indices {
        fresh.tree.nodes[index].measured = .none
        fresh.tree.nodes[index].frame = .zero
        fresh.tree.nodes[index].flags.remove(.truncated)
      }
      fresh.perform()
      #expect(laidOut.tree.frames == fresh.tree.frames, "after changing node \(changed)")
      #expect(laidOut.tree.nodes.map(\.flags) == fresh.tree.nodes.map(\.flags))
      #expect(laidOut.tree.nodes.map(\.measured) == fresh.tree.nodes.map(\.measured))
    }
  }

  @Test func deepNestingCostsOneLookAtEachView() throws {
    // With a second question at each level these would take longer than the universe has.
    for type in ["HStack", "VStack", "ZStack", "ScrollView", "List", "Grid", "Group", "View"] {
      var json = #"{ "type": "Text", "text": "far far far far far far far far far far inside" }"#
      for _ in 0..<200 {
        json =
          #"{ "type": "\#(type)", "children": [ { "type": "Spacer" }, \#(json), { "type": "Text", "text": "a" } ] }"#
      }
      let laidOut = try LaidOut(SourceFile(path: "deep.json", text: #"{ "root": \#(json) }"#))
      #expect(laidOut.tree.frames.count >= 601)
      #expect(laidOut.tree.frames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
    }
  }

  @Test func absurdLengthsStayFinite() throws {
    let laidOut = try LaidOut(
      SourceFile(
        path: "absurd.json",
        text: """
          { "root": { "type": "HStack", "spacing": 1e308, "padding": 1e308, "children": [
            { "type": "VStack", "width": 1e308, "children": [ { "type": "Text", "text": "a", "minWidth": 1e300 } ] },
            { "type": "View", "frame": [-1e308, 1e308, 1e308, 1e308] },
            { "type": "Text", "text": "b", "font": { "size": 1e300 }, "lineLimit": 1 } ] } }
          """))
    for frame in laidOut.tree.frames {
      #expect(frame.minX.isFinite && frame.maxX.isFinite && frame.minY.isFinite && frame.maxY.isFinite)
    }
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) < 0.001 && abs(a.minY - b.minY) < 0.001 && abs(a.width - b.width) < 0.001
      && abs(a.height - b.height) < 0.001
  }
}

/// Makes up screens; the same seed makes the same screen.
struct Invention {
  private var state: UInt64
  let framed: Bool

  init(_ seed: Int, framed: Bool) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 | 1
    self.framed = framed
  }

  mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % max(1, count)
  }

  mutating func text() -> String {
    let words = ["Pay", "a", "Checkout", "illimitable", "日本語", "الدفع", "4242", "naïve", "x-y", "W"]
    return (0..<below(9)).map { _ in words[below(words.count)] }.joined(separator: " ")
  }

  func source() -> SourceFile {
    var copy = self
    return SourceFile(path: "invented.json", text: #"{ "root": \#(copy.view(depth: 0)) }"#)
  }

  private mutating func view(depth: Int) -> String {
    let containers = [
      "VStack", "HStack", "ZStack", "ScrollView", "List", "Section", "Grid", "Table", "Group", "View", "Form",
      "Button", "NavigationStack", "DisclosureGroup",
    ]
    let leaves = [
      "Text", "Text", "Text", "Label", "Image", "Spacer", "Divider", "Badge", "Toggle", "Slider", "TextField",
      "TextEditor", "ProgressView", "SearchField", "Link",
    ]
    let isContainer = depth < 5 && (depth == 0 || below(10) < 5)
    let type = isContainer ? containers[below(containers.count)] : leaves[below(leaves.count)]
    var members = [#""type": "\#(type)""#]
    let hasText = ["Text", "Label", "Badge", "Toggle", "Slider", "TextField", "Link"].contains(type)
    if hasText { members.append(#""text": "\#(text())""#) }
    for (key, chance) in [("padding", 8), ("width", 10), ("height", 12), ("minHeight", 12), ("maxWidth", 12)]
    where below(chance) == 0 {
      members.append(#""\#(key)": \#(below(300))"#)
    }
    if below(6) == 0 { members.append(#""spacing": \#(below(30))"#) }
    if below(6) == 0 {
      let names = ["leading", "center", "trailing", "top", "bottom", "topLeading", "bottomTrailing"]
      members.append(#""alignment": "\#(names[below(names.count)])""#)
    }
    if below(8) == 0 { members.append(#""lineLimit": \#(1 + below(3))"#) }
    if below(12) == 0 { members.append(#""fixedSize": true"#) }
    if framed, below(8) == 0 {
      members.append(#""frame": [\#(below(300)), \#(below(700)), \#(below(300)), \#(below(300))]"#)
    }
    if isContainer {
      let children = (0..<below(5)).map { _ in view(depth: depth + 1) }
      members.append(#""children": [\#(children.joined(separator: ", "))]"#)
    }
    return "{ \(members.joined(separator: ", ")) }"
  }
}
