/// The version of the program, for reports that name what wrote them.
public enum ToolVersion {
  /// As `--version` and the change log have it.
  public static let text = "0.1.0"
}
