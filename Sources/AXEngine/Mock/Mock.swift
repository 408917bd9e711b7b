/// A mock app as its file describes it. Immutable after loading, shared by reference.
public final class Mock: Sendable {
  /// The file, for diagnostics that later layers add.
  public let source: SourceFile
  /// Name of the app.
  public let title: String
  /// The title that the file gives; nil where the file's own name serves.
  public var givenTitle: String? { title == source.title ? nil : title }
  /// The device it was drawn for.
  public let device: DeviceDescription
  /// BCP 47 language of the texts.
  public let locale: String
  /// Translations: language, then source text to translated text.
  public let strings: [String: [String: String]]
  /// The state variables with their initial values, in file order.
  public let variables: [Variable]
  /// The screens in file order.
  public let screens: [ScreenDescription]
  /// The first screen's place in `screens`.
  public let start: Int
  /// All views of all screens.
  public let views: [ViewDescription]
  /// App-wide `escape` and `magicTap`.
  public let handlers: [HandlerDescription]
  /// Spoken commands of the app.
  public let appIntents: [AppIntentDescription]
  /// What a trainer may deny.
  public let guidedAccess: [GuidedAccessRestriction]
  /// Audit findings that are accepted.
  public let suppressions: [SuppressionDescription]
  /// Parts for later layers (`contracts`), still as located JSON.
  public let deferred: [(key: String, range: SourceRange)]
  /// What is fixed about each of `views` for assistive technologies.
  public let semantics: [ViewSemantics]
  /// Whether any view lists its elements; most files have none, and then nothing need be kept about them.
  let hasElementLists: Bool
  /// Whether any view keeps its list of elements (`cached`).
  let hasCachedElements: Bool

  /// Makes a mock from its decoded parts.
  public init(
    source: SourceFile, title: String, device: DeviceDescription, locale: String,
    strings: [String: [String: String]] = [:], variables: [Variable], screens: [ScreenDescription],
    start: Int,
    views: [ViewDescription], handlers: [HandlerDescription] = [], appIntents: [AppIntentDescription] = [],
    guidedAccess: [GuidedAccessRestriction] = [], suppressions: [SuppressionDescription] = [],
    deferred: [(key: String, range: SourceRange)] = []
  ) {
    self.source = source
    self.title = title
    self.device = device
    self.locale = locale
    self.strings = strings
    self.variables = variables
    self.screens = screens
    self.start = start
    self.views = views
    self.handlers = handlers
    self.appIntents = appIntents
    self.guidedAccess = guidedAccess
    self.suppressions = suppressions
    self.deferred = deferred
    semantics = ViewSemantics.table(views)
    hasCachedElements = views.contains(where: \.cachesElements)
    hasElementLists = semantics.contains { $0.facts.contains(.hasElements) }
  }

  /// The place of a variable, by name.
  public func variable(named name: String) -> Int? { variables.firstIndex { $0.name == name } }

  /// The place of a screen, by name.
  public func screen(named name: String) -> Int? { screens.firstIndex { $0.name == name } }
}

/// A state variable.
public struct Variable: Sendable {
  /// Its name.
  public var name: String
  /// Where it is declared.
  public var range: SourceRange
  /// What it holds at first; also fixes its type.
  public var initial: Value

  /// Makes a variable.
  public init(name: String, range: SourceRange, initial: Value) {
    self.name = name
    self.range = range
    self.initial = initial
  }
}

/// A screen of the mock app.
public struct ScreenDescription: Sendable {
  /// The key in `screens`; `main` for a short-form mock.
  public var name: String
  /// The title shown in a navigation bar.
  public var title: Template?
  /// The root view.
  public var root: ViewIndex
  /// Handlers of the screen.
  public var onAppear: [Step] = []
  public var onDisappear: [Step] = []
  /// `escape` of the screen; nil where the file has none.
  public var escape: [Step]?
  /// `magicTap` of the screen; nil where the file has none.
  public var magicTap: [Step]?
  /// Steps at fixed times after the screen appeared.
  public var scheduled: [Scheduled] = []

  /// Steps at a time, perhaps repeated; in seconds of the virtual clock.
  public struct Scheduled: Sendable {
    public var at: Double
    public var every: Double?
    public var steps: [Step]
    /// Where the file says when.
    public var range: SourceRange

    /// Makes an entry.
    public init(at: Double, every: Double?, steps: [Step], range: SourceRange) {
      self.at = at
      self.every = every
      self.steps = steps
      self.range = range
    }
  }

  /// Makes a screen.
  public init(name: String, title: Template?, root: ViewIndex) {
    self.name = name
    self.title = title
    self.root = root
  }
}

/// The device a mock was drawn for.
public struct DeviceDescription: Hashable, Sendable {
  /// What kind of device.
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad, tv
  }

  /// What kind of device.
  public var idiom: Idiom
  /// The screen in portrait (a TV's in landscape), in points.
  public var size: Size

  /// Makes a device.
  public init(idiom: Idiom, size: Size) {
    self.idiom = idiom
    self.size = size
  }

  /// The default device.
  public static let iPhone = DeviceDescription(idiom: .phone, size: Size(390, 844))
  public static let iPad = DeviceDescription(idiom: .pad, size: Size(820, 1180))
  public static let appleTV = DeviceDescription(idiom: .tv, size: Size(1920, 1080))
}

/// A spoken command of the app.
public struct AppIntentDescription: Sendable {
  public var title: String
  public var phrases: [String]
  public var steps: [Step]

  /// Makes a command.
  public init(title: String, phrases: [String], steps: [Step]) {
    self.title = title
    self.phrases = phrases
    self.steps = steps
  }
}

/// A feature that a trainer may deny during Guided Access (GA-06).
public struct GuidedAccessRestriction: Sendable {
  public var identifier: String
  public var text: String
  public var detail: String?
  /// The views that are hidden while the feature is denied.
  public var restricts: [ViewIndex]
  public var onChange: [Step]

  /// Makes a restriction.
  public init(identifier: String, text: String, detail: String?, restricts: [ViewIndex], onChange: [Step]) {
    self.identifier = identifier
    self.text = text
    self.detail = detail
    self.restricts = restricts
    self.onChange = onChange
  }
}

/// An audit finding that the team accepts, with the reason. Which rules there are is known to the audit.
public struct SuppressionDescription: Sendable {
  /// The rule's id, and where it stands.
  public var rule: String
  public var ruleRange: SourceRange
  /// The view it is about, and where that is named; nil for every view.
  public var id: String?
  public var idRange: SourceRange?
  /// The reason, and where it stands.
  public var because: String
  public var becauseRange: SourceRange

  /// Makes a suppression.
  public init(
    rule: String, ruleRange: SourceRange, id: String?, idRange: SourceRange?, because: String,
    becauseRange: SourceRange
  ) {
    self.rule = rule
    self.ruleRange = ruleRange
    self.id = id
    self.idRange = idRange
    self.because = because
    self.becauseRange = becauseRange
  }
}
