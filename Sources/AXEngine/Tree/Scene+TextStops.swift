/// Stretches of an element's text at which a rotor stops.
extension Scene {
  /// The stretches of some kinds in an element's own text, in characters from its start; neighbours of one kind
  /// are one stretch, two links that touch are two.
  func stretches(_ kinds: ElementKinds, in index: ElementIndex) -> [Range<Int>] {
    let node = self[index].node
    guard views.nodes[Int(node)].part == nil else { return [] }
    let view = views.nodes[Int(node)].view
    guard !mock.semantics[Int(view)].facts.contains(.hasLabel),
      case .runs(let runs)? = mock.views[Int(view)].properties[.runs]
    else { return [] }
    let reader = Reader(mock: mock, state: state, views: views)
    var found: [Range<Int>] = []
    var start = 0
    var link: String?
    for run in runs {
      let end = start + reader.string(run.text, at: node).count
      defer { start = end }
      guard end > start, !ElementKinds.of(run).isDisjoint(with: kinds) else { continue }
      let isNewLink = kinds.contains(.link) && run.link != link
      link = run.link
      if let last = found.last, last.upperBound == start, !isNewLink {
        found[found.count - 1] = last.lowerBound..<end
      } else {
        found.append(start..<end)
      }
    }
    return found
  }

  /// The links within an element's own text.
  func links(in index: ElementIndex) -> [TextLink] {
    let reader = Reader(mock: mock, state: state, views: views)
    let node = self[index].node
    guard let view = reader.view(of: node), view.type == .text,
      !mock.semantics[Int(views.nodes[Int(node)].view)].facts.contains(.hasLabel),
      case .runs(let runs)? = view.properties[.runs]
    else { return [] }
    return TextLink.all(in: runs) { reader.string($0, at: node) }
  }

  /// Whether the system can edit the text of an element.
  func takesText(_ index: ElementIndex) -> Bool {
    Reader(mock: mock, state: state, views: views).view(of: self[index].node)?.takesText ?? false
  }

  /// The words of an edited text that `misspellings` lists, in characters from its start (RO-28).
  func misspellings(in index: ElementIndex) -> [Range<Int>] {
    let node = self[index].node
    let reader = Reader(mock: mock, state: state, views: views)
    guard let view = reader.view(of: node), view.takesText,
      case .strings(let listed)? = view.properties[.misspellings],
      !self[index].traits.contains(.secureTextField), let text = semantics(of: index).value
    else { return [] }
    let wrong = listed.map { $0.lowercased() }
    let characters = Array(text)
    var found: [Range<Int>] = []
    var start = 0
    while start < characters.count {
      guard characters[start].isWordPart else {
        start += 1
        continue
      }
      let end = characters[start...].firstIndex { !$0.isWordPart } ?? characters.count
      if wrong.contains(String(characters[start..<end]).lowercased()) { found.append(start..<end) }
      start = end
    }
    return found
  }

  /// The lines of a text as it is set in an element, in characters from its start; an estimate, as its width is.
  func lines(of text: [Character], in index: ElementIndex) -> [Range<Int>] {
    let font = views.font(of: self[index].node, in: mock, environment)
    return TextMetrics.lines(of: text, font: font, width: self[index].frame.width)
  }
}
