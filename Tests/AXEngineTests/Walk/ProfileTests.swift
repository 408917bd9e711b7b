import Testing

@testable import AXEngine

@Suite struct ProfileTests {
  @Test func partsComeInAnyOrder() throws {
    let profile = try Profile.parse("vo:landscape:ar:AX3:deny=purchases")
    #expect(profile.technology == .voiceOver)
    #expect(profile.description == "voiceOver:landscape:ar:AX3:deny=purchases")
    var environment = Environment(device: .iPhone, locale: "en")
    profile.apply(to: &environment)
    #expect(environment.isLandscape)
    #expect(environment.locale == "ar")
    #expect(environment.contentSizeCategory == .accessibility3)
    #expect(environment.deniedRestrictions == ["purchases"])
    #expect(environment.screenSize == Size(844, 390))
  }

  @Test func devicesAndMotion() throws {
    var environment = Environment(device: .iPhone, locale: "en")
    try Profile.parse("fka:iPad:reduceMotion:ltr").apply(to: &environment)
    #expect(environment.device == .iPad)
    #expect(environment.isReduceMotionEnabled)
    #expect(environment.rightToLeftOverride == false)
  }

  @Test func displaySettings() throws {
    let text =
      "voiceOver:boldText:increaseContrast:reduceTransparency:differentiateWithoutColor:buttonShapes:onOffLabels"
      + ":grayscale:reduceWhitePoint:smartInvert"
    let profile = try Profile.parse(text)
    #expect(profile.description == text)
    var environment = Environment(device: .iPhone, locale: "en")
    profile.apply(to: &environment)
    #expect(environment.isBoldTextEnabled)
    #expect(environment.display.increasesContrast && environment.display.reducesTransparency)
    #expect(environment.display.differentiatesWithoutColor && environment.display.isGrayscale)
    #expect(environment.display.showsButtonShapes && environment.display.showsOnOffLabels)
    #expect(environment.display.reducesWhitePoint)
    #expect(environment.display.invertedColors == .smart)
    try Profile.parse("vo:classicInvert").apply(to: &environment)
    #expect(environment.display.invertedColors == .classic)
  }

  /// What a walk can set of the device, a profile can name.
  @Test func everySwitchOfTheDeviceIsAPartOfAProfile() throws {
    for row in Setting.all {
      guard case .device = row.target, case .choices(let values) = row.values, values == ["on", "off"] else {
        continue
      }
      #expect(
        try Profile.parse("vo:" + row.name).differences == [
          .setting(#require(Setting(name: row.name, value: "on")))
        ])
      #expect(Profile.offered.contains(row.name))
    }
  }

  @Test func theHelpOffersWhatCanBeSaidAndAllOfIt() throws {
    let start = try #require(Profile.offered.firstRange(of: "AX5), ")?.upperBound)
    let end = try #require(Profile.offered.firstRange(of: " or deny=NAME")?.lowerBound)
    let words = Profile.offered[start..<end].split(separator: ", ").map(String.init)
    for word in words { #expect(try Profile.parse("vo:" + word).description == "voiceOver:" + word) }
    #expect(Set(["portrait", "landscape", "iPhone", "iPad", "AppleTV", "rtl", "ltr"]).isSubset(of: words))
  }

  @Test func whatDiffersIsNamedAsInAProfile() throws {
    let own = Environment(device: .iPhone, locale: "en")
    #expect(Profile.differences(of: own, from: own).isEmpty)
    var other = own
    try Profile.parse("vo:ar:AX5:landscape:iPad:smartInvert:boldText").apply(to: &other)
    #expect(
      Profile.differences(of: other, from: own) == [
        "ar", "AX5", "landscape", "iPad", "boldText", "smartInvert",
      ])
  }

  @Test(
    arguments: [
      ("voiceOvr", 0, "did you mean 'voiceOver'?"), ("", 0, nil),
      ("vo:landscap", 3, "did you mean 'landscape'?"),
      ("vo:AX6", 3, "did you mean 'AX1'?"),
    ] as [(String, Int32, String?)])
  func mistakesAreNamed(_ text: String, _ offset: Int32, _ help: String?) {
    let error = #expect(throws: Diagnostic.self) { _ = try Profile.parse(text) }
    #expect(error?.range.start == offset)
    #expect(error?.help == help)
  }
}
