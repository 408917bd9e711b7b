/// What frames depend on besides the views: when one of these changes, everything is measured anew.
struct LayoutContext: Hashable, Sendable {
  let screen: Size
  let idiom: DeviceDescription.Idiom
  let isLandscape: Bool
  let isRightToLeft: Bool
  let category: ContentSizeCategory
  let isBoldText: Bool
  /// How much of the screen's bottom the keyboard covers.
  let keyboard: Double
  /// Where sheets rest that were pulled.
  let rests: [AppState.SheetRest]
  /// A number that differs when anything here differs.
  let stamp: UInt32

  init(_ environment: Environment, keyboard: Double = 0, rests: [AppState.SheetRest] = []) {
    self.keyboard = keyboard
    self.rests = rests
    screen = Size(
      LayoutBox.bounded(environment.screenSize.width), LayoutBox.bounded(environment.screenSize.height))
    idiom = environment.device.idiom
    isLandscape = environment.isLandscape
    isRightToLeft = environment.isRightToLeft
    category = environment.contentSizeCategory
    isBoldText = environment.isBoldTextEnabled
    var hash = StableHash()
    hash.add(screen.width.bitPattern)
    hash.add(screen.height.bitPattern)
    hash.add(keyboard.bitPattern)
    hash.add(idiom.rawValue)
    for flag in [isLandscape, isRightToLeft, isBoldText] { hash.add(flag ? 1 as UInt8 : 0) }
    hash.add(UInt64(category.step))
    for rest in rests {
      hash.add(rest.sheet.hash)
      hash.add(UInt64(truncatingIfNeeded: rest.place))
    }
    stamp = UInt32(truncatingIfNeeded: hash.value) | 1
  }

  /// The edges of the screen that bars, the camera and the home indicator take; none where they would cover a
  /// small screen.
  var safeArea: LayoutInsets {
    let insets: LayoutInsets
    switch (idiom, isLandscape) {
    case (.phone, false): insets = LayoutInsets(top: 59, bottom: 34)
    case (.phone, true): insets = LayoutInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
    case (.pad, _): insets = LayoutInsets(top: 24, bottom: 20)
    case (.tv, _): insets = LayoutInsets()
    }
    return insets.vertical * 2 > screen.height || insets.horizontal * 2 > screen.width
      ? LayoutInsets() : insets
  }
}

/// Distances from the edges, in points.
struct LayoutInsets: Hashable, Sendable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }
}
