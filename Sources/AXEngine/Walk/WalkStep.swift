/// One step of a walk: what it does, and where it stands.
public struct WalkStep: Sendable {
  /// What it does.
  public var action: WalkAction
  /// Where its text stands.
  public var range: SourceRange
  /// The step as it is written, without blanks around it.
  public var text: String
  /// Whether it comes while the step before is still being spoken (`interrupt`).
  public var interrupts = false

  /// Whether it is made before the screen appears, where no gesture stands above it.
  public var maySetUp: Bool { action.maySetUp && !interrupts }

  /// A text as steps take it, in quotes; breaks become blanks.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character.isNewline ? " " : character)
    }
    return result + "\""
  }

  /// A duration as `wait` takes it, to the millisecond: `2s`, `0.25s`.
  public static func seconds(_ duration: Duration) -> String { duration.walkText }
}

/// What a step of a walk does. Names are looked up when the step is carried out.
public enum WalkAction: Sendable {
  /// Opens a mock file; the path is relative to the walk.
  case open(Located)
  /// Begins on another screen.
  case screen(Located)
  /// Gives state variables another value before the screen appears.
  case given([Assignment])
  /// Chooses the technologies.
  case use([TechnologyName])
  /// Changes the device or a technology's setting.
  case set(name: String, value: String)
  /// Gives a key another command, or takes it away.
  case assign(KeyAssignment)
  /// A gesture, key or text, once or several times.
  case input(Input, times: Int)
  /// Holds a direction of the remote, or Select where there is none, for a time or as long as it takes.
  case hold(SwipeDirection?, for: Duration?)
  /// Turns the rotor to an item by name.
  case rotor(Located)
  /// Touches a view, then perhaps does something there.
  case touch(ViewName, then: Gesture?)
  /// One finger holds still, another taps.
  case splitTap(ViewName)
  /// A finger carries a view to another one or to a point.
  case drag(ViewName, to: DragPlace)
  /// A finger is drawn over several views.
  case explore([ViewName])
  /// Picks an element in the item chooser by a part of its name.
  case itemChooser(Located)
  /// Picks an item of the open list or menu by its whole name, and activates it.
  case choose(Located)
  /// AssistiveTouch makes a gesture at a view.
  case assistiveTouch(AssistiveTouchGesture, at: ViewName)
  /// AssistiveTouch's pointer rests on a view.
  case dwell(ViewName)
  /// A trainer does something about Guided Access; a feature's name is known to the mock.
  case guidedAccess(GuidedAccess.Change, feature: Located?)
  /// Lets the virtual clock run.
  case wait(Duration)
  /// Asks whether something holds.
  case expect(Expectation)

  /// A variable and the expression it gets.
  public struct Assignment: Sendable {
    public var name: Located
    public var expression: Located
  }

  /// Whether the step belongs to the time before the screen appears, wherever it stands.
  public var isOnlySetUp: Bool {
    switch self {
    case .open, .screen, .given: true
    case .use, .set, .assign, .input, .hold, .rotor, .touch, .splitTap, .drag, .explore, .itemChooser,
      .choose,
      .assistiveTouch, .dwell, .guidedAccess, .wait, .expect:
      false
    }
  }

  /// Whether the step may stand before the screen appears.
  var maySetUp: Bool {
    switch self {
    case .open, .screen, .given, .use, .set, .assign: true
    case .input, .hold, .rotor, .touch, .splitTap, .drag, .explore, .itemChooser, .choose, .assistiveTouch,
      .dwell,
      .guidedAccess, .wait, .expect:
      false
    }
  }
}

extension WalkAction {
  /// Whether it expects words, of which every language has its own.
  var isAboutWords: Bool {
    guard case .expect(let expectation) = self else { return false }
    switch expectation.subject {
    case .spoken, .hint, .rotor, .log, .focus(.label), .overlay, .scan: return true
    case .focus, .screen, .state, .sound, .silence, .visible, .guidedAccess: return false
    }
  }
}

/// Where a step drags something.
public enum DragPlace: Hashable, Sendable {
  case view(ViewName)
  /// In screen coordinates.
  case point(Point)
}

/// A view named in a step, `#pay` or `#row[2]`.
public struct ViewName: Hashable, Sendable {
  /// The id without `#`.
  public var id: String
  /// Where it stands, `#` included.
  public var range: SourceRange
}

/// A condition of an `expect` line.
public struct Expectation: Sendable {
  /// Whether the line says `expect not`.
  public var isNegated: Bool
  /// What is looked at.
  public var subject: Subject

  /// What an `expect` line looks at.
  public enum Subject: Sendable {
    /// What the last step said, cut-off speech left out.
    case spoken(TextMatcher)
    /// What the last step hinted.
    case hint(TextMatcher)
    /// Where the technology stands.
    case focus(FocusTarget)
    /// Which screen is shown.
    case screen(TextMatcher)
    /// What a variable holds.
    case state(WalkAction.Assignment)
    /// Where the rotor stands.
    case rotor(TextMatcher)
    /// That the last step played a sound.
    case sound(TextMatcher)
    /// That the last step said nothing.
    case silence
    /// That some part of a view can be seen.
    case visible(ViewName)
    /// Whether a Guided Access session is on.
    case guidedAccess(Bool)
    /// What is shown over the screen, as its recorded line has it.
    case overlay(Located)
    /// What scanning highlights, as its recorded line has it.
    case scan(Located)
    /// That the last step logged a line.
    case log(TextMatcher)
  }

  /// What `expect focus` names.
  public enum FocusTarget: Sendable {
    case view(ViewName)
    case label(TextMatcher)
    case none
  }
}
