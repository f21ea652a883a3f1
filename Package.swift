// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "xibc",
  platforms: [.macOS(.v13)],
  targets: [
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .target(name: "XMLSyntax", dependencies: ["CLibXML2"]),
    .target(name: "InterfaceModel", dependencies: ["XMLSyntax"]),
    .target(name: "UIKitCatalog", dependencies: ["InterfaceModel"]),
    .target(name: "InterfaceBuilder", dependencies: ["XMLSyntax", "InterfaceModel", "UIKitCatalog"]),
    .target(name: "SwiftEmission", dependencies: ["XMLSyntax", "InterfaceModel", "UIKitCatalog"]),
    .target(name: "LoadGraph", dependencies: ["XMLSyntax", "InterfaceModel"]),
    .target(
      name: "Linting",
      dependencies: ["XMLSyntax", "InterfaceModel", "UIKitCatalog", "InterfaceBuilder", "LoadGraph"]),
    .target(name: "Reporting", dependencies: ["InterfaceModel", "Linting", "UIKitCatalog"]),
    .executableTarget(name: "xibc", dependencies: [
        "InterfaceBuilder", "InterfaceModel", "Linting", "Reporting", "SwiftEmission", "UIKitCatalog", "XMLSyntax",
      ]),
    .testTarget(name: "XMLSyntaxTests", dependencies: ["XMLSyntax"]),
  ],
  swiftLanguageModes: [.v6]
)
