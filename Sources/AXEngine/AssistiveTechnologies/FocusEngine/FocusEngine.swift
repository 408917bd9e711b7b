/// The tvOS focus engine.
public struct FocusEngine: AssistiveTechnology {
  public static let name = TechnologyName.focusEngine

  /// How it is set up.
  public var settings: FocusEngineSettings

  /// Makes one that has not begun.
  public init(settings: FocusEngineSettings = FocusEngineSettings()) { self.settings = settings }

  public mutating func start(in scene: Scene) -> [Reaction] { [] }

  public mutating func handle(_ input: Input, in scene: Scene) -> Handling { .ignored }

  public mutating func sceneDidChange(_ change: SceneChange) -> [Reaction] { [] }

  public mutating func move(through passage: ScenePassage) {}

  public func place(in scene: Scene) -> NodeIndex? { nil }
}
