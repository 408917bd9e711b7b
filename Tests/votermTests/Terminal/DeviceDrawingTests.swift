import AXEngine
import Foundation
import Testing

@testable import voterm

/// The bundled screens drawn on other devices and terminals: no text over another, none lost, rows in their order.
@Suite("The bundled screens, drawn on other devices")
struct DeviceDrawingTests {
  static let profiles = [
    "voiceOver", "voiceOver:AX5", "voiceOver:ar", "voiceOver:landscape", "voiceOver:reduceMotion",
    "voiceOver:AX5:ar", "voiceOver:AX5:landscape", "voiceOver:iPad", "voiceOver:AppleTV",
    "voiceOver:ar:AX5:landscape:reduceMotion:boldText:buttonShapes:onOffLabels",
  ]
  static let folder = BundledWalksTests.folder
  static let walks = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path())) ?? [])
    .filter { $0.hasSuffix(".walk") }.sorted()

  private static func source(_ path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
  }

  @Test("nothing is lost", arguments: walks, profiles)
  func drawing(_ walk: String, _ name: String) throws {
    let (file, _) = WalkParser.parse(try Self.source(walk))
    var setUp = WalkSetUp()
    var opened: Mock?
    for entry in file.entries.prefix(while: { $0.step.maySetUp }) {
      if case .open(let path) = entry.step.action {
        let folder = walk.split(separator: "/").dropLast()
        opened = Mock.load(try Self.source((folder + [Substring(path.text)]).joined(separator: "/"))).mock
      }
      setUp.add(entry.step.action)
    }
    let mock = try #require(opened)
    var environment = Environment(device: mock.device, locale: mock.locale)
    try Profile.parse(name).apply(to: &environment)
    var player = WalkPlayer(try setUp.makeSession(mock, environment: environment))
    _ = try player.start()
    var found: Set<String> = []
    func look(_ step: String) {
      for (columns, rows) in [(80, 24), (120, 40)] {
        for fault in faults(player.session.scene, columns: columns, rows: rows)
        where found.insert(fault).inserted {
          Issue.record("\(columns) × \(rows), \(step): \(fault)")
        }
      }
    }
    look("at the start")
    let steps = file.entries.drop { $0.step.maySetUp }
    for entry in steps where !entry.step.action.isExpectation {
      let before = player.session.scene
      if name != "voiceOver", walk.hasSuffix("-switch.walk") || walk.hasSuffix("-keys.walk") {
        // Where none of its stops shows, keyboard and switches do not come to a part of the screen.
        guard (try? player.perform(entry.step)) != nil else { return }
      } else {
        _ = try player.perform(entry.step)
      }
      if player.session.scene !== before { look("line \(entry.line)") }
    }
  }

  private func faults(_ scene: Scene, columns: Int, rows: Int) -> [String] {
    let size = scene.environment.screenSize
    let regions = Regions(
      rows: rows, columns: columns, wideScreen: size.width > size.height, expanded: false)
    guard let area = regions.screen?.inner else { return ["no room for the screen"] }
    let items = VisibleItems.collect(scene, owners: ElementOwners(scene)) { scene.semantics(of: $0) }
    let picture = ScreenPicture(
      items, columns: area.width, rows: area.height, screen: size, charset: .utf8,
      look: ScreenLook(scene.environment))
    var faults = undrawn(scene, items)
    let placed = Set(picture.placed.map(\.item))
    for item in items where !item.text.isEmpty && !placed.contains(item) {
      faults.append("'\(item.text)' has no place")
    }
    for item in items where !item.text.isEmpty {
      let inside = (item.node + 1)..<max(item.node + 1, scene.views.nodes[Int(item.node)].end)
      if items.contains(where: { inside.contains($0.node) && $0.text == item.text }) {
        faults.append("'\(item.text)' is drawn twice")
      }
    }
    faults += misplacedDays(picture) + cutWithoutNeed(picture, rows: area.height)
    for (at, a) in picture.placed.enumerated() {
      if !a.item.text.isEmpty, !a.lines.isEmpty, !a.lines.contains(where: Self.says) {
        faults.append("of '\(a.item.text)' nothing is left: \(a.lines)")
      }
      for b in picture.placed[(at + 1)...] {
        let isOver =
          a.rect.row < b.rect.endRow && b.rect.row < a.rect.endRow && a.rect.column < b.rect.endColumn
          && b.rect.column < a.rect.endColumn
        if isOver, !a.item.rect.intersects(b.item.rect) {
          faults.append("'\(a.item.text)' and '\(b.item.text)' lie over each other")
        }
        if a.item.rect.maxY <= b.item.rect.minY && a.rect.endRow > b.rect.row
          || b.item.rect.maxY <= a.item.rect.minY && b.rect.endRow > a.rect.row
        {
          faults.append("'\(a.item.text)' and '\(b.item.text)' have changed places")
        }
      }
    }
    return faults
  }

  /// Days of one column of a calendar that do not stand below each other.
  private func misplacedDays(_ picture: ScreenPicture) -> [String] {
    let days = picture.placed.filter {
      if case .day = $0.item.kind { true } else { false }
    }
    return days.indices.flatMap { at in
      days[(at + 1)...].filter { other in
        abs(days[at].item.rect.minX - other.item.rect.minX) < 1 && days[at].rect.column != other.rect.column
      }.map { "'\(days[at].item.text)' and '\($0.item.text)' are days of one column in two" }
    }
  }

  /// Texts that the picture cuts although it has rows for them.
  private func cutWithoutNeed(_ picture: ScreenPicture, rows: Int) -> [String] {
    let texts = ItemText(charset: .utf8)
    return picture.placed.filter { placed in
      guard placed.item.wraps, !placed.lines.isEmpty else { return false }
      let whole = texts.height(placed.item, width: placed.rect.width - 2 * picture.margin)
      return whole > placed.lines.count && picture.height + whole - placed.lines.count <= rows
    }.map { "'\($0.item.text)' is cut though there are rows for it" }
  }

  /// Whether anything can be read or recognised in a line.
  private static func says(_ line: String) -> Bool { line.contains { !" …[]()~".contains($0) } }

  /// Texts that can be seen and that nothing covers, but that are not drawn.
  private func undrawn(_ scene: Scene, _ items: [ScreenItem]) -> [String] {
    guard scene.views.presented.isEmpty else { return [] }
    let nodes = scene.views.nodes
    let covers = nodes.indices.filter { node in
      nodes[node].part == nil
        && (nodes[node].flags.contains(.modal)
          || scene.mock.views[Int(nodes[node].view)].properties.has(.background))
    }
    return nodes.indices.compactMap { place in
      let node = nodes[place]
      let index = NodeIndex(place)
      guard !node.text.isEmpty, node.end == index + 1, scene.isVisible(node: index), isShown(index, scene)
      else { return nil }
      let frame = scene.visibleFrame(of: index)
      // In cells what covers takes whole rows.
      let isCovered = covers.contains {
        let cover = scene.visibleFrame(of: NodeIndex($0))
        return $0 > place && cover.minY < frame.maxY && frame.minY < cover.maxY
      }
      if isCovered || items.contains(where: { $0.node == index }) { return nil }
      // A button of one text is drawn as the button.
      let isPartOfOther = items.contains {
        $0.node < index && index < nodes[Int($0.node)].end && !$0.text.isEmpty
      }
      return isPartOfOther ? nil : "'\(node.text)' is not drawn"
    }
  }

  private func isShown(_ node: NodeIndex, _ scene: Scene) -> Bool {
    var inner = node
    while inner >= 0 {
      let here = scene.views.nodes[Int(inner)]
      if !here.flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly]) { return false }
      inner = here.parent
    }
    return true
  }
}
