/// One thing a mock app does (`docs/format`, "Steps").
public indirect enum Step: Hashable, Sendable {
  /// Writes expressions into bindings, one after the other.
  case set([Assignment])
  /// Turns a flag round.
  case toggle(Binding)
  /// Adds to the end of a list.
  case append(Binding, StepValue)
  /// Adds to a list before a place.
  case insert(Binding, StepValue, at: Expression)
  /// Removes the element at a place.
  case remove(Binding, at: Expression)
  /// Moves an element to another place.
  case move(Binding, from: Expression, to: Expression)
  /// Answers the caller whether the handler did the job; further steps are not run.
  case returning(Bool)
  /// Asks the focus system to look at `preferred` again.
  case updateFocus
  /// Starts or ends a Guided Access session.
  case requestGuidedAccess(Bool)
  /// Shows a screen on top.
  case push(screen: Int)
  /// Goes back one screen.
  case pop
  /// Goes back to the first screen.
  case popToRoot
  /// Chooses a tab of the innermost tab view around the step: by place or by title.
  case selectTab(TabChoice)
  /// Opens a presented view, by its view.
  case present(ViewIndex)
  /// Closes a presented view; nil means the topmost.
  case dismiss(ViewIndex?)
  /// Moves accessibility focus to a view.
  case focus(ViewReference)
  /// Posts a notification.
  case post(Notification)
  /// Scrolls a view into the visible part of its scroll views.
  case scrollTo(ViewReference)
  /// Runs one of two lists.
  case condition(Expression, then: [Step], else: [Step])
  /// Runs steps later, on the virtual clock.
  case after(seconds: Double, [Step])
  /// An animation: `do` at once, `completion` when it is over.
  case animate(Animation, do: [Step], completion: [Step])
  /// A sound of the app.
  case play(String)

  /// A binding and what is written into it.
  public struct Assignment: Hashable, Sendable {
    /// Where.
    public var target: Binding
    /// What.
    public var value: Expression

    /// Makes an assignment.
    public init(_ target: Binding, _ value: Expression) {
      self.target = target
      self.value = value
    }
  }

  /// Which tab.
  public enum TabChoice: Hashable, Sendable {
    /// Counted from 0.
    case index(Int)
    /// By its title as written in the file.
    case title(String)
  }

  /// A notification that the app posts.
  public struct Notification: Hashable, Sendable {
    /// What kind.
    public var kind: NotificationKind
    /// What comes with it.
    public var argument: Argument
    /// How urgent an announcement is (SE-60).
    public var priority: AnnouncementPriority

    /// What comes with a notification.
    public enum Argument: Hashable, Sendable {
      /// Nothing.
      case none
      /// A view.
      case view(ViewReference)
      /// A text to speak.
      case text(Template)
    }

    /// Makes a notification.
    public init(
      _ kind: NotificationKind, _ argument: Argument = .none, priority: AnnouncementPriority = .default
    ) {
      self.kind = kind
      self.argument = argument
      self.priority = priority
    }
  }
}

/// A value that a step adds to a list: `{ "title": "Milk {count}" }`. Texts are interpolated; numbers and flags stand
/// for themselves.
public indirect enum StepValue: Hashable, Sendable {
  /// A number or flag, as a constant; or an expression.
  case expression(Expression)
  /// A text, perhaps interpolated.
  case text(Template)
  /// An object built field by field.
  case object([(name: String, value: StepValue)])
  /// A list.
  case list([StepValue])

  public static func == (a: StepValue, b: StepValue) -> Bool {
    switch (a, b) {
    case (.expression(let a), .expression(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.object(let a), .object(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.name == $1.name && $0.value == $1.value }
    case (.expression, _), (.text, _), (.list, _), (.object, _): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .expression(let expression): hasher.combine(expression)
    case .text(let template): hasher.combine(template)
    case .list(let list): hasher.combine(list)
    case .object(let fields): hasher.combine(fields.map(\.name))
    }
  }
}

/// The notifications of UIAccessibility (SE-62).
public enum NotificationKind: String, Hashable, Sendable, CaseIterable {
  case screenChanged, layoutChanged, announcement, pageScrolled
  /// Stop and continue the technology that the argument names (SC-14).
  case pauseAssistiveTechnology, resumeAssistiveTechnology
}

/// How urgent an announcement is (SE-60).
public enum AnnouncementPriority: String, Hashable, Sendable, CaseIterable {
  case low, `default`, high
}
