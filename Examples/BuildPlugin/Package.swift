// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Greetings",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Greetings", targets: ["Greetings"])],
  dependencies: [
    // In a package of your own: `.package(url: …, from: …)`. The name is what `package:` below refers to.
    .package(name: "xibc", path: "../..")
  ],
  targets: [
    .target(name: "Greetings", plugins: [.plugin(name: "XIBCPlugin", package: "xibc")])
  ]
)
