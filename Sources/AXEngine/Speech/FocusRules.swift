/// What is said when the cursor comes to an element, in order (CU-01, as `docs/behaviour/speech.md` settles it).
///
/// The order is that of the tables alone (S13, S19, S20, S23, S46, T7). A part is never left out because another
/// one said the same (D-24, S12), traits without a row are silent (S21), pitch and grouped navigation change
/// nothing (G5, G6), and emoji are spoken like any text (DX22).
enum FocusRules {
  /// What stands before the label wherever role words stand.
  static let opening: [SpeechRule] = [
    SpeechRule(.container, "DX12", .text { subject, _ in subject.appName ?? "" }) { $0.appName != nil },
    SpeechRule(.container, "CU-47", .phrase(.alert)) { $0.entersAlert },
    SpeechRule(.container, "CU-16", .texts(\.entered)) { subject, settings in
      settings.containers.isSpoken && !subject.entered.isEmpty
    },
    SpeechRule(.selected, "S15", .phrase(.selected)) { $0.has(.selected) },
  ]

  /// The rest. Role words are the rows of kind `trait`.
  static let main: [SpeechRule] = naming + roles + states + place

  private static let naming: [SpeechRule] = [
    SpeechRule(.context, "T4", .texts { $0.cell?.rowHeaders.map(\.spoken) ?? [] }) { subject, settings in
      settings.speaksTableHeaders && subject.cell != nil
    },
    SpeechRule(.context, "T5", .texts { $0.cell?.columnHeaders.map(\.spoken) ?? [] }) { subject, settings in
      settings.speaksTableHeaders && subject.cell != nil
    },
    SpeechRule(.label, "S10", .text { $0.label($1) }) { _ in true },
    SpeechRule(.value, "S14", .text { $0.value($1) }) { !$0.isEdited && !$0.has(.secureTextField) },
    SpeechRule(.value, "D-23", .text { $0.value($1) }) { !$0.isEdited && $0.has(.secureTextField) },
    SpeechRule(
      .label, "S18", .text { $0.speaksHintAsLabel($1) ? $0.semantics.hint ?? "" : "" }
    ) { $0.semantics.hint != nil },
    SpeechRule(
      .customContent, "C4", .texts { $0.importantContent.map { $0.value.isEmpty ? $0.label : $0.value } }
    ) { !$0.importantContent.isEmpty },
    SpeechRule(.state, "S17.1", .phrase(.dimmed)) { !$0.isEnabled },
  ]

  private static let roles: [SpeechRule] = [
    SpeechRule(.trait, "S17.2", .phrase(.button)) { $0.isPlainButton },
    SpeechRule(.trait, "DX4", .phrase(.popUpButton)) { $0.has(.popUpButton) },
    SpeechRule(.trait, "S17.3", .phrase(.backButton)) { $0.has(.backButton) },
    SpeechRule(.trait, "DX3", .phrase(.switchButton)) { subject, settings in
      subject.isSwitch && settings.speaksSwitchRole
    },
    SpeechRule(.state, "S17.5", .text { $0.switchState($1) }) { $0.isSwitch },
    SpeechRule(.trait, "S17.6", .phrase(.tab)) { $0.isTab },
    SpeechRule(.trait, "S17.7", .phrase(.textField)) {
      $0.has(.textEntry) && $0.traits.isDisjoint(with: [.secureTextField, .searchField])
    },
    SpeechRule(.trait, "S17.7", .phrase(.secureTextField)) { $0.has([.textEntry, .secureTextField]) },
    SpeechRule(.trait, "S17.9", .phrase(.heading)) {
      $0.has(.header) && $0.semantics.headingLevel == nil
    },
    SpeechRule(.trait, "CU-10", .number(.headingLevel, \.semantics.headingLevel)) { $0.has(.header) },
    SpeechRule(.trait, "S17.10", .phrase(.link)) { subject, settings in
      subject.has(.link) && settings.links.isSpoken
    },
    SpeechRule(.trait, "DX4", .phrase(.pickerItem)) { $0.has(.pickerElement) },
    SpeechRule(.trait, "S17.11", .phrase(.adjustable)) { $0.has(.adjustable) },
    SpeechRule(.trait, "S17.12", .phrase(.image)) { $0.has(.image) },
    SpeechRule(.trait, "S17.13", .phrase(.searchField)) { $0.has(.searchField) },
    SpeechRule(.trait, "DX4", .phrase(.draggable)) { $0.isDraggable },
  ]

  private static let states: [SpeechRule] = [
    SpeechRule(.state, "B3", .phrase(.expanded)) { $0.semantics.isExpanded == true },
    SpeechRule(.state, "B3", .phrase(.collapsed)) { $0.semantics.isExpanded == false },
    SpeechRule(.state, "S17.8", .phrase(.isEditing)) { $0.isEdited },
    SpeechRule(.value, "DX1", .text { $0.value($1) }) { $0.isEdited },
    SpeechRule(.state, "DX1", .text { subject, phrases in subject.textMode.map { phrases[$0] } ?? "" }) {
      $0.isEdited
    },
    SpeechRule(.state, "DX1", .text { $0.insertionPointWords($1) }) { $0.isEdited },
  ]

  private static let place: [SpeechRule] = [
    SpeechRule(.position, "S40", .text { $0.positionWords($1) }) { $0.position != nil },
    SpeechRule(.context, "T6", .number(.spansRows, \.cell?.rowSpan)) { subject, settings in
      settings.speaksRowAndColumnNumbers && subject.cell?.row != nil && subject.cell?.rowSpan ?? 1 > 1
    },
    SpeechRule(.context, "T6", .number(.spansColumns, \.cell?.columnSpan)) { subject, settings in
      settings.speaksRowAndColumnNumbers && subject.cell?.column != nil && subject.cell?.columnSpan ?? 1 > 1
    },
    SpeechRule(.context, "T6", .number(.row) { $0.cell?.row.map { $0 + 1 } }) { subject, settings in
      settings.speaksRowAndColumnNumbers && settings.rowNumbers == .firstInRow
        && subject.cell?.isFirstInRow == true
    },
    SpeechRule(.context, "DX18", .number(.row) { $0.cell?.row.map { $0 + 1 } }) { subject, settings in
      settings.speaksRowAndColumnNumbers && settings.rowNumbers == .whenNew && subject.cell?.isNewRow == true
    },
    SpeechRule(.context, "T6", .number(.column) { $0.cell?.column.map { $0 + 1 } }) { _, settings in
      settings.speaksRowAndColumnNumbers
    },
    SpeechRule(.context, "S43", .text { $0.edgeWords(of: .list, $1) }) { $0.edge?.kind == .list },
    SpeechRule(.context, "S44", .text { $0.edgeWords(of: .landmark, $1) }) { $0.edge?.kind == .landmark },
  ]
}

extension SpeechSubject.Pair {
  /// A header as one part of the phrase (T2).
  fileprivate var spoken: String {
    if label.isEmpty { return value }
    return value.isEmpty ? label : label + ", " + value
  }
}

extension SpeechSubject {
  /// "On", "Off", "Mixed", or a value of another kind as it is (S17.5, S17.5b).
  func switchState(_ phrases: Phrases) -> String {
    switch semantics.value {
    case "1": phrases[.on]
    case "0": phrases[.off]
    case "2": phrases[.mixed]
    case let other: other ?? ""
    }
  }

  func positionWords(_ phrases: Phrases) -> String {
    guard let position else { return "" }
    return phrases.text(.position, String(position.index), String(position.count))
  }

  /// At the ends only: no recording has words for the middle. An empty text is at its end (CU-81).
  fileprivate func insertionPointWords(_ phrases: Phrases) -> String {
    guard let insertionPoint else { return "" }
    if insertionPoint >= semantics.value?.count ?? 0 { return phrases[.insertionPointAtEnd] }
    return insertionPoint == 0 ? phrases[.insertionPointAtStart] : ""
  }

  fileprivate func edgeWords(of kind: AccessibilityContainer.Kind, _ phrases: Phrases) -> String {
    guard let edge else { return "" }
    return kind == .list
      ? phrases[edge.isStart ? .listStart : .listEnd] : phrases[edge.isStart ? .landmarkStart : .landmarkEnd]
  }
}
