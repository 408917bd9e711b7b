/// Voice Control.
public struct VoiceControl: AssistiveTechnology {
  public static let name = TechnologyName.voiceControl

  /// How it is set up.
  public var settings: VoiceControlSettings

  /// Makes one that has not begun.
  public init(settings: VoiceControlSettings = VoiceControlSettings()) { self.settings = settings }

  public mutating func start(in scene: Scene) -> [Reaction] { [] }

  public mutating func handle(_ input: Input, in scene: Scene) -> Handling { .ignored }

  public mutating func sceneDidChange(_ change: SceneChange) -> [Reaction] { [] }

  public mutating func move(through passage: ScenePassage) {}

  public func place(in scene: Scene) -> NodeIndex? { nil }
}
