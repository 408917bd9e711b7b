/// What the signs in a dump are taken to mean.
extension CapturedMock {
  mutating func traits(of element: CapturedElement, id: String) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    var isKnown = false
    for name in element.traits where name != "None" {
      if let trait = CapturedRole.trait(spelled: name) {
        traits.formUnion(trait)
        isKnown = true
      } else {
        remarks.add(.lost, id, "the trait '\(name)' has no counterpart")
      }
    }
    if !isKnown, let byType = CapturedRole.traits(type: element.type, subrole: element.subrole) {
      traits = byType
      if element.type == "RadioButton", element.value == "1" { traits.insert(.selected) }
    }
    // A switch often arrives without a type of its own; only its hint tells.
    if traits.isEmpty || traits == .staticText, let hint = element.hint, CapturedRole.saysToggle(hint) {
      remarks.add(.guessed, id, "a switch, by its hint, which is the system's own; its state is in its words")
      traits = [.button, .toggleButton]
    } else if traits == .staticText, let hint = element.hint?.lowercased(), hint.hasPrefix("double") {
      remarks.add(
        .guessed, id, "a text with a hint can be activated; left without the button trait, as in the dump")
    }
    if !element.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  mutating func value(of element: CapturedElement, traits: AccessibilityTraits, id: String) -> String? {
    guard let value = element.value, value != element.label, value != element.placeholder else { return nil }
    if element.type == "RadioButton", value == "0" || value == "1" { return nil }
    if traits.contains(.searchField), element.label == nil {
      remarks.add(.guessed, id, "the value of a search field without label may be its placeholder")
    }
    return value
  }

  /// Controls inside a stop that do something else than the stop itself.
  static func innerControls(_ element: CapturedElement) -> [CapturedElement] {
    let traits = CapturedRole.traits(type: element.type, subrole: element.subrole) ?? []
    let isControl = !traits.isDisjoint(with: [.button, .link, .adjustable, .textEntry, .toggleButton])
    return isControl ? [element] : element.children.flatMap(innerControls)
  }

  /// The same words at nearly the same place, one after the other.
  static func isRepetition(_ element: CapturedElement, of other: CapturedElement) -> Bool {
    guard let label = element.label, label == other.label, element.value == other.value,
      let a = element.frame, let b = other.frame
    else { return false }
    return abs(a.minX - b.minX) < 2 && abs(a.minY - b.minY) < 2 && abs(a.maxX - b.maxX) < 2
      && abs(a.maxY - b.maxY) < 2
  }

  /// Says so where the order by rows, which the mock will have, differs from the order of the file.
  mutating func noteOrder(_ elements: [CapturedElement], container: String?) {
    let tops = elements.compactMap { $0.frame?.minY }
    var lowest = -Double.infinity
    for top in tops {
      if top < lowest - 13 {
        remarks.add(
          .guessed, container,
          "the order is by rows; the file has a later element clearly above an earlier one")
        return
      }
      lowest = max(lowest, top)
    }
  }
}
