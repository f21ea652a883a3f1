// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "xibc",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "xibc", targets: ["xibc"]),
    .plugin(name: "XIBCPlugin", targets: ["XIBCPlugin"]),
    .plugin(name: "XIBCLintPlugin", targets: ["XIBCLintPlugin"]),
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
    .target(name: "Suggestions"),
    .target(name: "LayoutSyntax", dependencies: ["InterfaceModel", "Suggestions"]),
    .target(name: "LayoutMetrics", dependencies: ["InterfaceModel", "UIKitCatalog"]),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["XMLSyntax", "InterfaceModel", "UIKitCatalog", "ViewLanguage", "GrammarChecking"]),
    .target(name: "SwiftEmission", dependencies: ["XMLSyntax", "InterfaceModel", "UIKitCatalog"]),
    .target(name: "Scaffolding", dependencies: ["XMLSyntax", "InterfaceModel", "UIKitCatalog", "SwiftEmission"]),
    .target(name: "SourceScanning"),
    .target(name: "PathPatterns"),
    .target(name: "ProjectResources"),
    .target(name: "AutoLayout"),
    .target(
      name: "InterfaceLayout", dependencies: ["AutoLayout", "InterfaceModel", "LayoutMetrics", "UIKitCatalog"]),
    .target(
      name: "ViewLanguage",
      dependencies: ["InterfaceModel", "LayoutSyntax", "Suggestions", "UIKitCatalog", "XMLSyntax"]),
    .target(
      name: "GrammarWriting",
      dependencies: ["InterfaceModel", "LayoutSyntax", "MarkupWriting", "UIKitCatalog", "ViewLanguage"]),
    .target(name: "SchemaValidation", dependencies: ["CLibXML2", "XMLSyntax"]),
    .target(
      name: "GrammarChecking",
      dependencies: ["GrammarWriting", "SchemaValidation", "Suggestions", "ViewLanguage", "XMLSyntax"]),
    .target(
      name: "DocumentConversion",
      dependencies: [
        "GrammarChecking", "InterfaceBuilder", "InterfaceLayout", "InterfaceModel", "UIKitCatalog", "ViewLanguage",
        "XMLSyntax",
      ]),
    .target(name: "LoadGraph", dependencies: ["XMLSyntax", "InterfaceModel", "SourceScanning", "UIKitCatalog"]),
    .target(
      name: "Linting",
      dependencies: [
        "XMLSyntax", "InterfaceModel", "UIKitCatalog", "InterfaceBuilder", "InterfaceLayout", "LayoutMetrics",
        "LoadGraph", "ProjectResources", "SourceScanning", "Suggestions",
      ], exclude: ["Rules.md"]),
    .target(name: "InterfaceComparison", dependencies: ["XMLSyntax"]),
    .target(name: "InterfaceDiff", dependencies: ["InterfaceComparison", "XMLSyntax"]),
    .target(name: "InterfaceMerge", dependencies: ["InterfaceComparison", "XMLSyntax"]),
    .target(name: "ConfigurationImport", dependencies: ["Linting", "PathPatterns"]),
    .target(name: "MarkupWriting"),
    .target(name: "GraphDrawing", dependencies: ["LoadGraph", "MarkupWriting"]),
    .target(
      name: "LayoutDrawing",
      dependencies: ["InterfaceLayout", "InterfaceModel", "LayoutMetrics", "Linting", "MarkupWriting", "UIKitCatalog"]),
    .target(
      name: "Reporting",
      dependencies: [
        "InterfaceDiff", "InterfaceLayout", "InterfaceMerge", "InterfaceModel", "LayoutMetrics", "Linting", "LoadGraph",
        "MarkupWriting", "UIKitCatalog", "XMLSyntax",
      ]),
    .target(name: "LanguageServerProtocol"),
    .target(
      name: "LanguageServer",
      dependencies: [
        "InterfaceBuilder", "InterfaceModel", "LanguageServerProtocol", "LayoutSyntax", "Linting", "UIKitCatalog",
        "ViewLanguage", "XMLSyntax",
      ]),
    .executableTarget(
      name: "xibc",
      dependencies: [
        "ConfigurationImport", "DocumentConversion", "GrammarWriting", "GraphDrawing", "InterfaceBuilder",
        "InterfaceComparison", "InterfaceDiff", "InterfaceLayout", "InterfaceMerge", "InterfaceModel", "LanguageServer",
        "LayoutDrawing", "LayoutMetrics", "Linting", "LoadGraph", "PathPatterns", "ProjectResources", "Reporting",
        "Scaffolding", "SourceScanning",
        "Suggestions", "SwiftEmission", "UIKitCatalog", "ViewLanguage", "XMLSyntax",
      ]),
    .plugin(name: "XIBCPlugin", capability: .buildTool(), dependencies: ["xibc"], path: "Sources/XIBCPlugin"),
    .plugin(
      name: "XIBCLintPlugin",
      capability: .command(
        intent: .custom(verb: "xibc-lint", description: "Lint the documents of a package's targets.")),
      dependencies: ["xibc"], path: "Sources/XIBCLintPlugin"),
    .testTarget(name: "XMLSyntaxTests", dependencies: ["XMLSyntax"]),
    .testTarget(
      name: "InterfaceDiffTests", dependencies: ["InterfaceComparison", "InterfaceDiff", "Reporting"]),
    .testTarget(name: "InterfaceMergeTests", dependencies: ["InterfaceComparison", "InterfaceMerge", "XMLSyntax"]),
    .testTarget(name: "UIKitCatalogTests", dependencies: ["UIKitCatalog"]),
    .testTarget(name: "SuggestionsTests", dependencies: ["Suggestions"]),
    .testTarget(
      name: "ViewLanguageTests",
      dependencies: ["DocumentConversion", "InterfaceBuilder", "UIKitCatalog", "ViewLanguage", "XMLSyntax"],
      exclude: ["Goldens", "XcodeStyle/Goldens", "XcodeStyle/Sources"]),
    .testTarget(
      name: "GrammarTests",
      dependencies: [
        "GrammarChecking", "GrammarWriting", "SchemaValidation", "UIKitCatalog", "ViewLanguage", "XMLSyntax",
      ],
      exclude: ["same_grammar.py"]),
    .testTarget(name: "LayoutSyntaxTests", dependencies: ["InterfaceModel", "LayoutSyntax"]),
    .testTarget(
      name: "LayoutMetricsTests",
      dependencies: ["InterfaceBuilder", "InterfaceModel", "LayoutMetrics", "UIKitCatalog"]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "InterfaceModel", "XMLSyntax"],
      exclude: ["Models"]),
    .testTarget(
      name: "SwiftEmissionTests",
      dependencies: ["InterfaceBuilder", "InterfaceModel", "SwiftEmission", "UIKitCatalog", "ViewLanguage"],
      exclude: ["Goldens"]),
    .testTarget(name: "ScaffoldingTests", dependencies: ["InterfaceBuilder", "Scaffolding", "ViewLanguage"]),
    .testTarget(name: "SourceScanningTests", dependencies: ["SourceScanning"]),
    .testTarget(name: "PathPatternsTests", dependencies: ["PathPatterns"]),
    .testTarget(name: "ProjectResourcesTests", dependencies: ["ProjectResources"]),
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["AutoLayout"], path: "Tests/SolverBenchmark",
      exclude: ["kiwi.cpp", "program.py", "run.py", "systems.py", "test_against_kiwi.py"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"]),
    .testTarget(
      name: "LayoutDrawingTests",
      dependencies: [
        "InterfaceBuilder", "InterfaceLayout", "InterfaceModel", "LayoutDrawing", "LayoutMetrics", "Linting",
        "XMLSyntax",
      ]),
    .testTarget(
      name: "InterfaceLayoutTests",
      dependencies: ["AutoLayout", "InterfaceBuilder", "InterfaceLayout", "InterfaceModel", "LayoutMetrics"]),
    .testTarget(
      name: "LoadGraphTests", dependencies: ["InterfaceBuilder", "InterfaceModel", "LoadGraph", "SourceScanning"]),
    .testTarget(
      name: "LintingTests",
      dependencies: ["InterfaceBuilder", "Linting", "ProjectResources", "SourceScanning", "XMLSyntax"]),
    .testTarget(name: "LanguageServerProtocolTests", dependencies: ["LanguageServerProtocol"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "LanguageServerProtocol", "LayoutSyntax", "Linting", "SourceScanning", "XMLSyntax",
      ],
      exclude: ["Scenarios"]),
    .testTarget(name: "ConfigurationImportTests", dependencies: ["ConfigurationImport", "Linting"]),
    .testTarget(
      name: "GraphDrawingTests", dependencies: ["GraphDrawing", "InterfaceBuilder", "LoadGraph", "SourceScanning"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "InterfaceBuilder", "InterfaceLayout", "InterfaceModel", "Linting", "LoadGraph", "Reporting", "SourceScanning",
        "XMLSyntax",
      ]),
    .testTarget(name: "CommandLineTests", dependencies: ["xibc"]),
    .testTarget(
      name: "CorpusTests",
      dependencies: [
        "DocumentConversion", "InterfaceBuilder", "InterfaceModel", "SwiftEmission", "ViewLanguage", "XMLSyntax",
      ]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "InterfaceBuilder", "InterfaceLayout", "InterfaceModel", "LayoutDrawing", "Linting", "SourceScanning",
        "SwiftEmission", "ViewLanguage",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
