/// A landmark without a name.
enum ContainerLabel: AuditRule {
  static let id = "containerLabel"
  static let what = "A landmark has no label."
  static let why = "The rotor leads from landmark to landmark; one without a name says only that it begins."
  static let fix = "Give the container an `accessibility.label`."
  static let criteria: [SuccessCriterion] = [.infoAndRelationships]
  static let source = "accessibilityContainerType, SE-25, WC-02"
  static let severity = Severity.warning
  static let subjects = "landmarks"

  // WC-02
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for (place, container) in screen.scene.tree.containers.enumerated() where container.kind == .landmark {
      notes.look()
      guard screen.scene.label(ofContainer: Int32(place)) == nil else { continue }
      notes.add(
        container.node, on: screen, "is a landmark without a label", measured: "no label", required: "a label"
      )
    }
  }
}
