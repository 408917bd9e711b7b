// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that plain builds and tests of voterm never compile it.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "voterm", path: "..")],
  targets: [
    .executableTarget(name: "bench", dependencies: [.product(name: "AXEngine", package: "voterm")])
  ],
  swiftLanguageModes: [.v6]
)
