extension Scene {
  /// What an element is called and does.
  public func semantics(of element: ElementIndex) -> Semantics {
    if let gone = remains(of: element) { return gone.semantics }
    let describer = Describer(self)
    let node = self[element].node
    var semantics = Semantics()
    semantics.traits = self[element].traits
    let spoken = self[element].flags.contains(.combined) ? describer.spokenParts(of: node) : nil
    semantics.label = describer.label(of: node, spoken: spoken)
    semantics.value = describer.value(of: node, spoken: spoken)
    semantics.hint = describer.reader.text(describer.reader.property(.hint, of: node), at: node)
    semantics.headingLevel = describer.headingLevel(node)
    semantics.isExpanded = describer.isExpanded(node)
    semantics.language = describer.reader.property(.language, of: node)?.plainText
    semantics.placeholder = describer.placeholder(node)
    return semantics
  }

  /// Whether a generated node is the chosen option of its picker or the chosen tab of its tab view.
  public func isChosen(_ node: NodeIndex) -> Bool {
    Reader(mock: mock, state: state, views: views).isChosen(node)
  }

  /// The label that is spoken when the cursor comes into a container (CU-16); nil where it has none.
  public func label(ofContainer container: Int32) -> String? {
    let found = tree.containers[Int(container)]
    let reader = Reader(mock: mock, state: state, views: views)
    return reader.text(reader.property(.label, of: found.node), at: found.node)
  }

  /// The view that an element's activation, increment and decrement go to: for a combined view that lends the
  /// role of its one control, that control; else the element's own view.
  public func target(of element: ElementIndex) -> NodeIndex {
    let node = self[element].node
    guard self[element].flags.contains(.combined) else { return node }
    let own = mock.views[Int(views.nodes[Int(node)].view)]
    let acts =
      own.properties.has(.do) || own.accessibility.has(.activate) || own.accessibility.has(.increment)
      || own.accessibility.has(.decrement)
    guard !acts else { return node }
    let describer = Describer(self)
    let lenders = describer.parts(of: node).filter {
      !describer.traits(of: $0).isDisjoint(with: .lendable)
    }
    return lenders.count == 1 ? lenders[0] : node
  }

  /// What Voice Control and Find know an element by, most specific first; without a list its label (U1, SE-40).
  public func inputLabels(of element: ElementIndex) -> [String] {
    if let gone = remains(of: element) { return gone.semantics.label.map { [$0] } ?? [] }
    let describer = Describer(self)
    let node = self[element].node
    if case .texts(let list)? = describer.reader.property(.inputLabels, of: node) {
      let labels = list.map { describer.reader.string($0, at: node) }.filter { !$0.isEmpty }
      if !labels.isEmpty { return labels }
    }
    return describer.label(of: node).map { [$0] } ?? []
  }

  /// The custom content of an element in the order of the file (C1, SE-64).
  public func customContent(of element: ElementIndex) -> [(label: String, value: String, isHigh: Bool)] {
    if self[element].flags.contains(.gone) { return [] }
    let reader = Reader(mock: mock, state: state, views: views)
    let node = self[element].node
    guard case .customContent(let list)? = reader.property(.customContent, of: node) else { return [] }
    return list.map {
      (reader.string($0.label, at: node), reader.string($0.value, at: node), $0.isHighImportance)
    }
  }
}
