// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "voterm",
  products: [
    .library(name: "AXEngine", targets: ["AXEngine"]),
    .executable(name: "voterm", targets: ["voterm"]),
  ],
  targets: [
    .target(
      name: "CNcurses",
      cSettings: [.define("NCURSES_WIDECHAR", to: "1"), .define("_GNU_SOURCE")],
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo", .when(platforms: [.linux]))]
    ),
    // Rounding numbers needs the C library's mathematics, which a program without Foundation does not link.
    .target(
      name: "AXEngine", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "voterm", dependencies: ["AXEngine", "CNcurses"], swiftSettings: strict),
    .testTarget(
      name: "AXEngineTests", dependencies: ["AXEngine"], exclude: ["Fixtures"], swiftSettings: strict),
    .target(
      name: "CPty", path: "Tests/CPty", cSettings: [.define("_GNU_SOURCE")],
      linkerSettings: [.linkedLibrary("util")]),
    .testTarget(
      name: "votermTests", dependencies: ["voterm", "AXEngine", "CPty"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
