// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "xibc",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "xibc", targets: ["xibc"])
  ],
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
    .target(name: "SwiftEmission", dependencies: ["InterfaceModel", "UIKitCatalog"]),
    .target(name: "LoadGraph", dependencies: ["InterfaceModel"]),
    .target(
      name: "Linting",
      dependencies: ["InterfaceModel", "UIKitCatalog", "InterfaceBuilder", "LoadGraph"]
    ),
    .target(name: "Reporting", dependencies: ["InterfaceModel", "Linting"]),
    .executableTarget(
      name: "xibc",
      dependencies: [
        "XMLSyntax", "InterfaceModel", "UIKitCatalog", "InterfaceBuilder", "SwiftEmission", "Linting", "Reporting",
      ]
    ),
    .testTarget(name: "XMLSyntaxTests", dependencies: ["XMLSyntax"]),
  ],
  swiftLanguageModes: [.v6]
)
