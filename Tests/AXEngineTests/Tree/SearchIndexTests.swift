import Testing

@testable import AXEngine

/// The index that searches use finds what looking at every element finds.
@Suite struct SearchIndexTests {
  /// 300 elements of many kinds with long gaps between equal ones.
  static let mock: String = {
    var children: [String] = []
    for number in 0..<300 {
      let id = "\"id\": \"e\(number)\""
      switch number {
      case _ where number % 97 == 3:
        children.append(
          "{ \"type\": \"Text\", \(id), \"text\": \"H\", \"accessibility\": { \"addTraits\": [\"header\"], \"heading\": \(number % 6 + 1) } }"
        )
      case _ where number % 71 == 5:
        children.append(
          "{ \"type\": \"VStack\", \"accessibility\": { \"containerType\": \"list\" }, \"children\": [{ \"type\": \"Text\", \(id), \"text\": \"L\" }] }"
        )
      case _ where number % 41 == 7: children.append("{ \"type\": \"Button\", \(id), \"text\": \"B\" }")
      case _ where number % 53 == 11:
        children.append(
          "{ \"type\": \"Text\", \(id), \"runs\": [{ \"text\": \"a\" }, { \"text\": \"b\", \"link\": \"x:y\", \"italic\": true }] }"
        )
      default: children.append("{ \"type\": \"Text\", \(id), \"text\": \"T\" }")
      }
    }
    return "{ \"root\": { \"type\": \"VStack\", \"children\": [\(children.joined(separator: ","))] } }"
  }()

  static let kinds: [ElementKinds] = [
    .heading, .heading(level: 1), .heading(level: 4), .button, .link, .italicText, .boldText, .list,
    .container, .landmark, .staticText, .formControl,
  ]

  @Test func itAgreesWithALookAtEveryElement() throws {
    var tester = try SessionTester(Self.mock)
    tester.start()
    let scene = tester.session.scene
    #expect(scene.count == 300)
    for kinds in Self.kinds {
      let finds = (0..<scene.count).filter { scene.isOf(kinds, $0) }
      #expect(scene.has(kinds) == !finds.isEmpty)
      for place in 0..<scene.count {
        #expect(scene.next(kinds, from: place, forward: true) == finds.first { $0 > place })
        #expect(scene.next(kinds, from: place, forward: false) == finds.last { $0 < place })
      }
    }
    let role = AccessibilityTraits.button
    let buttons = (0..<scene.count).filter { scene[$0].traits.intersection(SearchIndex.roles) == role }
    #expect(!buttons.isEmpty)
    for place in 0..<scene.count {
      #expect(scene.next(role: role, from: place, forward: true) == buttons.first { $0 > place })
    }
  }
}
