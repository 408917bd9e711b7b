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

  @Test(
    arguments: [
      ("voiceOvr", 0, "did you mean 'voiceOver'?"), ("", 0, nil),
      ("vo:landscap", 3, "did you mean 'landscape'?"),
      ("vo:AX6", 3, "did you mean 'AX1'?"), ("switchControl", 0, nil),
    ] as [(String, Int32, String?)])
  func mistakesAreNamed(_ text: String, _ offset: Int32, _ help: String?) {
    let error = #expect(throws: Diagnostic.self) { _ = try Profile.parse(text) }
    #expect(error?.range.start == offset)
    #expect(error?.help == help)
  }
}
