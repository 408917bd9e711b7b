/// The success criteria of WCAG 2.2 that checks speak of, by number. A criterion that is not here cannot be
/// named, so that a slip of the pen does not compile.
public enum SuccessCriterion: String, Hashable, Sendable, CaseIterable {
  case nonTextContent = "1.1.1"
  case infoAndRelationships = "1.3.1"
  case meaningfulSequence = "1.3.2"
  case orientation = "1.3.4"
  case identifyInputPurpose = "1.3.5"
  case contrastMinimum = "1.4.3"
  case resizeText = "1.4.4"
  case contrastEnhanced = "1.4.6"
  case reflow = "1.4.10"
  case nonTextContrast = "1.4.11"
  case keyboard = "2.1.1"
  case noKeyboardTrap = "2.1.2"
  case timingAdjustable = "2.2.1"
  case pauseStopHide = "2.2.2"
  case animationFromInteractions = "2.3.3"
  case bypassBlocks = "2.4.1"
  case pageTitled = "2.4.2"
  case focusOrder = "2.4.3"
  case linkPurpose = "2.4.4"
  case headingsAndLabels = "2.4.6"
  case pointerGestures = "2.5.1"
  case pointerCancellation = "2.5.2"
  case labelInName = "2.5.3"
  case targetSizeEnhanced = "2.5.5"
  case draggingMovements = "2.5.7"
  case targetSizeMinimum = "2.5.8"
  case languageOfParts = "3.1.2"
  case onFocus = "3.2.1"
  case onInput = "3.2.2"
  case consistentNavigation = "3.2.3"
  case errorIdentification = "3.3.1"
  case labelsOrInstructions = "3.3.2"
  case nameRoleValue = "4.1.2"
  case statusMessages = "4.1.3"

  /// How much is asked of whoever claims it.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case a = "A", aa = "AA", aaa = "AAA"
  }

  /// Its number, `1.4.3`.
  public var number: String { rawValue }

  /// Its level.
  public var level: Level { row.level }

  /// Its title as the standard has it.
  public var title: String { row.title }

  private var row: (level: Level, title: String) {
    switch self {
    case .nonTextContent: (.a, "Non-text Content")
    case .infoAndRelationships: (.a, "Info and Relationships")
    case .meaningfulSequence: (.a, "Meaningful Sequence")
    case .orientation: (.aa, "Orientation")
    case .identifyInputPurpose: (.aa, "Identify Input Purpose")
    case .contrastMinimum: (.aa, "Contrast (Minimum)")
    case .resizeText: (.aa, "Resize Text")
    case .contrastEnhanced: (.aaa, "Contrast (Enhanced)")
    case .reflow: (.aa, "Reflow")
    case .nonTextContrast: (.aa, "Non-text Contrast")
    case .keyboard: (.a, "Keyboard")
    case .noKeyboardTrap: (.a, "No Keyboard Trap")
    case .timingAdjustable: (.a, "Timing Adjustable")
    case .pauseStopHide: (.a, "Pause, Stop, Hide")
    case .animationFromInteractions: (.aaa, "Animation from Interactions")
    case .bypassBlocks: (.a, "Bypass Blocks")
    case .pageTitled: (.a, "Page Titled")
    case .focusOrder: (.a, "Focus Order")
    case .linkPurpose: (.a, "Link Purpose (In Context)")
    case .headingsAndLabels: (.aa, "Headings and Labels")
    case .pointerGestures: (.a, "Pointer Gestures")
    case .pointerCancellation: (.a, "Pointer Cancellation")
    case .labelInName: (.a, "Label in Name")
    case .targetSizeEnhanced: (.aaa, "Target Size (Enhanced)")
    case .draggingMovements: (.aa, "Dragging Movements")
    case .targetSizeMinimum: (.aa, "Target Size (Minimum)")
    case .languageOfParts: (.aa, "Language of Parts")
    case .onFocus: (.a, "On Focus")
    case .onInput: (.a, "On Input")
    case .consistentNavigation: (.aa, "Consistent Navigation")
    case .errorIdentification: (.a, "Error Identification")
    case .labelsOrInstructions: (.a, "Labels or Instructions")
    case .nameRoleValue: (.a, "Name, Role, Value")
    case .statusMessages: (.aa, "Status Messages")
    }
  }
}
