/// What is set under Display & Text Size and only changes how things are drawn. Bold Text, which makes texts wider, is in
/// ``Environment`` itself.
public struct DisplaySettings: Hashable, Sendable {
  /// Increase Contrast (DS-04).
  public var increasesContrast = false
  /// Reduce Transparency (DS-04): a flag for apps.
  public var reducesTransparency = false
  /// Differentiate Without Color (DS-04): a flag for apps.
  public var differentiatesWithoutColor = false
  /// Smart Invert and Classic Invert.
  public var invertedColors = InvertedColors.off
  /// Button Shapes (DS-02).
  public var showsButtonShapes = false
  /// On/Off Labels (DS-03).
  public var showsOnOffLabels = false
  /// Color Filters set to Grayscale (DS-07).
  public var isGrayscale = false
  /// Reduce White Point (DS-07).
  public var reducesWhitePoint = false

  /// Everything as on a fresh device.
  public init() {}
}

/// How colours are inverted.
public enum InvertedColors: String, Hashable, Sendable, CaseIterable {
  case off
  /// Views with `ignoresInvertColors`, and all in them, stay as they are (DS-05).
  case smart
  /// Everything (DS-06).
  case classic
}
