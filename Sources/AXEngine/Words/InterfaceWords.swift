/// Words that the system puts on the screen by itself.
public enum InterfaceWords {
  /// A back button where the screen before has no title.
  public static let back = "Back"
}
